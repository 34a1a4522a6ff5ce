/** What is seen of a full board: levels are peeled off from above, and balls let a rod through. */
import { levelOf, LEVELS, RODS } from './places';

/** Time for one level, and for balls before a rod. */
export const PEEL_MS = 180;
export const FADE_MS = 120;
/** What remains of a peeled ball, so that nobody forgets it; and of one before the pointed rod. */
export const PEELED = 0.09;
export const HIDING = 0.2;

/** By cell: how much of its ball is seen, with this number of levels left. */
export const visibility = (levels: number, hiding: ReadonlySet<number>): number[] =>
  Array.from({ length: RODS * LEVELS }, (_, cell) => {
    if (levelOf(cell) >= levels) return PEELED;
    return hiding.has(cell) ? HIDING : 1;
  });

/** Levels follow one another: down from the top, up from the lowest. */
export function peelWait(cell: number, from: number, to: number): number {
  const level = levelOf(cell);
  const turn = to < from ? from - 1 - level : level - from;
  return Math.max(0, turn) * PEEL_MS;
}
