/** Clocks as the screen shows them: where a fuse or the bar is at a match time. */
import type { Bar, Fuse, View } from './view';

/** From here on a fuse is about to go off. */
export const LAST_MS = 3000;

/** Never more than a turn has in all: the clock of this screen may be late by a moment. */
export const fuseLeft = (fuse: Fuse, at: number, seconds: number): number =>
  Math.min(1000 * seconds, Math.max(0, fuse.burns_out - at));

/** Rounded up, so that 0 means it is over. */
export const secondsShown = (left: number): number => Math.ceil(left / 1000);

/** How much of the fuse is left, from 1 to 0. */
export const fusePart = (left: number, seconds: number): number =>
  seconds <= 0 ? 0 : Math.min(1, left / (1000 * seconds));

/** The seconds that a turn has with TimeBomb; null where it is not played. */
export function bombSeconds(view: View): number | null {
  const bomb = view.variants.find((variant) => variant.type === 'time-bomb');
  return bomb?.type === 'time-bomb' ? bomb.seconds : null;
}

/** Where the bar stands: -1 is the end of the crosses, 1 that of the rings. */
export function barPlace(bar: Bar, at: number): number {
  if (bar.reach <= 0) return 0;
  const way = bar.side === null ? 0 : Math.max(0, at - bar.since);
  const place = bar.side === 0 ? bar.place - way : bar.place + way;
  return Math.min(1, Math.max(-1, place / bar.reach));
}

/** How long until the bar is at the end of this side, if it crept there from where it is. */
export const barLeft = (bar: Bar, side: number, at: number): number =>
  Math.round(bar.reach * (side === 0 ? 1 + barPlace(bar, at) : 1 - barPlace(bar, at)));

/** What whoever is on turn has left; null without a clock. */
export function timeLeft(view: View, at: number): number | null {
  const { clock, side } = view;
  if (clock === null || side === null) return null;
  return clock.type === 'fuse'
    ? fuseLeft(clock, at, bombSeconds(view) ?? Infinity)
    : barLeft(clock, side, at);
}
