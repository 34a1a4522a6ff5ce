/** How the end of a round is counted, piece by piece, and when the tune of the result may follow. */
import { rowSquares, stepsOf } from './rounds';
import type { ResultView, View } from './view';

/** The last piece settles; then one after the other lights up, however many there are. */
const SETTLE_MS = 180;
const LIGHT_MS = 190;
const ALL_MS = 1400;
/** A knockout strikes twice, in time with its sound. */
const KNOCKS_MS = 280;
const STAMP_MS = 600;
export const STRUCK_MS = KNOCKS_MS + STAMP_MS;
/** The last tone dies away before the tune begins. */
const TUNE_GAP_MS = 250;

/** Whether each piece of the row pays points. */
export const isPaid = ({ award }: ResultView): boolean => award?.prize === 'points';

/** With points, each piece of the row is a step of the score; else the steps follow the row. */
export const ticksOf = (result: ResultView, view: Pick<View, 'layout'>): number =>
  (isPaid(result) ? 0 : rowSquares(result).size) + stepsOf(result, view).length;

/** Milliseconds before the tick with this number, out of all ticks. */
export const pauseBefore = (tick: number, all: number): number =>
  tick === 0 ? SETTLE_MS : Math.min(LIGHT_MS, ALL_MS / all);

/** When the tune follows what is counted and knocked; without a result nothing is. */
export function tuneAfter(result: ResultView | null, view: Pick<View, 'layout'>): number {
  const all = result === null ? 0 : ticksOf(result, view);
  const counting = Math.max(0, all - 1) * pauseBefore(1, all);
  const knocks = result?.award?.prize === 'knockout' ? KNOCKS_MS : 0;
  return SETTLE_MS + counting + knocks + TUNE_GAP_MS;
}
