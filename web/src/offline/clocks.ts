/**
 * Clocks as values, as in core/clock.py: they hold deadlines, never a running count. All times are
 * milliseconds of a match. A deadline has passed when `at >= due`.
 */

/** Burns for one move. */
export interface Fuse {
  type: 'fuse';
  burns_out: number;
}

/** A sandglass: turning it exchanges its halves. */
export interface Hourglass {
  type: 'hourglass';
  total: number;
  ends: number;
}

/** Shared by two sides: `place` is where it stood at `since`, between -reach (side 0) and +reach. */
export interface Bar {
  type: 'bar';
  reach: number;
  place: number;
  side: number | null;
  since: number;
}

/** Total time for every seat, with an increment for each finished move. */
export interface Countdown {
  type: 'countdown';
  /** As of `since`, when the running seat's time began to flow. */
  lefts: readonly number[];
  increment: number;
  running: number | null;
  since: number;
}

// --- A fuse burns for one move (XO-50) ------------------------------------------------------------

export const fuseFor = (seconds: number, at: number): Fuse => ({
  type: 'fuse',
  burns_out: at + 1000 * seconds,
});

export const fuseLeft = (fuse: Fuse, at: number): number => Math.max(0, fuse.burns_out - at);

// --- A clock for several, each with a time of one's own -------------------------------------------

export const countdownOf = (seats: number, seconds: number, increment: number): Countdown => ({
  type: 'countdown',
  lefts: Array.from({ length: seats }, () => 1000 * seconds),
  increment: 1000 * increment,
  running: null,
  since: 0,
});

export function countdownLeft(clock: Countdown, seat: number, at: number): number {
  const left = clock.lefts[seat] ?? 0;
  return seat === clock.running ? Math.max(0, left - (at - clock.since)) : left;
}

export const countdownDue = ({ running, since, lefts }: Countdown): number | null =>
  running === null ? null : since + (lefts[running] ?? 0);

/** Stops the running seat's time; adds the increment if it has `moved`. */
export function countdownStopped(clock: Countdown, at: number, moved: boolean): Countdown {
  const { running } = clock;
  if (running === null) return clock;
  const left = countdownLeft(clock, running, at) + (moved ? clock.increment : 0);
  const lefts = clock.lefts.map((other, seat) => (seat === running ? left : other));
  return { ...clock, lefts, running: null, since: at };
}

export const countdownStarted = (clock: Countdown, seat: number, at: number): Countdown => ({
  ...clock,
  running: seat,
  since: at,
});

// --- A sandglass: turning it exchanges its halves (XC-40 to XC-42) --------------------------------

export const glassOf = (seconds: number, at: number): Hourglass => ({
  type: 'hourglass',
  total: 1000 * seconds,
  ends: at + 1000 * seconds,
});

export const glassLeft = (glass: Hourglass, at: number): number => Math.max(0, glass.ends - at);

/** The sand that has run through is the sand that now must run back. */
export const glassFlipped = (glass: Hourglass, at: number): Hourglass => ({
  ...glass,
  ends: at + glass.total - glassLeft(glass, at),
});

export const glassRefilled = (glass: Hourglass, at: number): Hourglass => ({
  ...glass,
  ends: at + glass.total,
});

// --- One bar for two sides, creeping towards the side on turn (XO-52) -----------------------------

/** The bar in the middle; `seconds` is the way from there to an end. */
export const barOf = (seconds: number): Bar => ({
  type: 'bar',
  reach: 1000 * seconds,
  place: 0,
  side: null,
  since: 0,
});

/** Where the bar is: -reach is the end of side 0, +reach that of side 1. */
export function barWhere({ reach, place, side, since }: Bar, at: number): number {
  if (side === null) return place;
  return side === 0
    ? Math.max(-reach, place - (at - since))
    : Math.min(reach, place + (at - since));
}

/** When the bar is at the end of the side on turn. */
export function barDue({ reach, place, side, since }: Bar): number | null {
  if (side === null) return null;
  return side === 0 ? since + reach + place : since + reach - place;
}

/** From now on the bar creeps towards this side. */
export const barTurned = (bar: Bar, side: number, at: number): Bar => ({
  ...bar,
  place: barWhere(bar, at),
  side,
  since: at,
});
