/** The server's clocks, computed from deadlines and an offset, never by counting ticks. */
import type { MatchView } from './protocol';

/** What each seat has left at `since`; the time of the `running` seat flows from then on. */
export interface ClockView {
  lefts: number[];
  running: number | null;
  since: number;
}

/** Match time at this wall time of the server; 0 before the beginning. */
export function matchTime(match: Pick<MatchView, 'epoch' | 'stopped'>, serverNow: number): number {
  if (match.stopped !== null) return match.stopped;
  return match.epoch === null ? 0 : Math.max(0, serverNow - match.epoch);
}

/** What a seat has left at this match time. */
export function timeLeft(clock: ClockView, seat: number, at: number): number {
  const left = clock.lefts[seat] ?? 0;
  if (clock.running !== seat) return left;
  return Math.max(0, left - Math.max(0, at - clock.since));
}

const SECOND = 1000;
const TENTHS_BELOW = 10 * SECOND;

const two = (number: number): string => String(number).padStart(2, '0');

/** `1:05:00`, `4:31`, and under ten seconds `0:07.3`. Rounded up, so that 0:00 means it is over. */
export function formatTime(millis: number): string {
  if (millis < TENTHS_BELOW) {
    const tenths = Math.ceil(Math.max(0, millis) / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  const seconds = Math.ceil(millis / SECOND);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** `1 h 5 min` for settings: short and the same in all our languages. */
export function formatSpan(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

const LOW_TOTAL = 20 * SECOND;
const LOW_SHARE = 0.3;

/** When time counts as short: in the last 20 seconds, or the last third of a short budget. */
export const lowBelow = (budget: number): number => Math.min(LOW_TOTAL, budget * LOW_SHARE);

/** Milliseconds until the shown text can change: tenths at the end, else the next full second. */
export function untilNextFace(left: number): number {
  return left < TENTHS_BELOW + 100 ? 100 : Math.max(20, left % SECOND || SECOND);
}

// --- The server's clock -------------------------------------------------------------------------

interface Sample {
  offset: number;
  roundTrip: number;
}

const KEPT = 8;

/** The difference of the server's clock to ours, by the quickest of the last round trips. */
export class Offset {
  #samples: Sample[] = [];
  #rough: number | null = null;

  /** The time in a one-way message is good enough until the first answer to a ping. */
  guess(serverNow: number, localNow: number): void {
    this.#rough = serverNow - localNow;
  }

  measure(sent: number, received: number, serverNow: number): void {
    const roundTrip = Math.max(0, received - sent);
    this.#samples.push({ offset: serverNow - (sent + received) / 2, roundTrip });
    if (this.#samples.length > KEPT) this.#samples.shift();
  }

  /** Add this to the local time. */
  get value(): number {
    if (this.#samples.length === 0) return this.#rough ?? 0;
    return this.#samples.reduce((a, b) => (b.roundTrip < a.roundTrip ? b : a)).offset;
  }

  /** The last round trip, or null before the first. */
  get latency(): number | null {
    return this.#samples.at(-1)?.roundTrip ?? null;
  }
}
