/**
 * Vier-gewinnt 3D as far as a real board needs it, as in games/vier3d: the 76 lines of 4 x 4 rods
 * with four places each, and who has how many. A cell is rod + 16 * level, a rod column + 4 * row.
 */

export type Ball = 'r' | 'b' | 'y';
/** Each rod from the bottom up, a letter a ball, a1 to d1 first. */
export type Rods = readonly string[];
/** The four cells of a line, in ascending order. */
export type Line = readonly [number, number, number, number];

export const SIDE = 4;
export const RODS: readonly string[] = ['1', '2', '3', '4'].flatMap((row) =>
  ['a', 'b', 'c', 'd'].map((column) => column + row),
);
export const EMPTY: Rods = RODS.map(() => '');

function findLines(): Line[] {
  const found: Line[] = [];
  const steps = [-1, 0, 1];
  for (let start = 0; start < SIDE ** 3; start++) {
    const at = [start % SIDE, Math.floor(start / SIDE) % SIDE, Math.floor(start / SIDE ** 2)];
    for (const dx of steps) {
      for (const dy of steps) {
        for (const dz of steps) {
          const way = [dx, dy, dz];
          const end = at.map((place, axis) => place + (SIDE - 1) * (way[axis] ?? 0));
          const isStraight = way.some(Boolean) && end.every((place) => place >= 0 && place < SIDE);
          const step = dx + SIDE * dy + SIDE ** 2 * dz;
          // Every line is met from both of its ends: once is enough.
          if (isStraight && step > 0) {
            found.push([start, start + step, start + 2 * step, start + 3 * step]);
          }
        }
      }
    }
  }
  return found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export const LINES: readonly Line[] = findLines();

/** The ball in a cell; null where none is. */
export const ballAt = (rods: Rods, cell: number): Ball | null =>
  (rods[cell % 16]?.[Math.floor(cell / 16)] as Ball | undefined) ?? null;

/** Where a ball on this rod comes to rest; null on a full rod (V3-12). */
export function landing(rods: Rods, rod: number): number | null {
  const level = rods[rod]?.length ?? SIDE;
  return level < SIDE ? rod + 16 * level : null;
}

/** The board with one ball more; the rod must have room. */
export const dropped = (rods: Rods, rod: number, ball: Ball): Rods =>
  rods.map((balls, other) => (other === rod ? balls + ball : balls));

/** The lines that are full of this ball (V3-20). */
const linesOf = (rods: Rods, ball: Ball): Line[] =>
  LINES.filter((line) => line.every((cell) => ballAt(rods, cell) === ball));

/** The lines that the ball in this cell has completed. */
export function linesMade(rods: Rods, cell: number): Line[] {
  const ball = ballAt(rods, cell);
  return ball === null ? [] : linesOf(rods, ball).filter((line) => line.includes(cell));
}

/** Lines of each colour, as variant 2 counts them (V3-42); yellow counts with three players only. */
export const linesCounted = (rods: Rods, balls: readonly Ball[]): number[] =>
  balls.map((ball) => linesOf(rods, ball).length);

/** Which of the 76 lines these four cells are; null if they are none. */
export function lineOf(cells: readonly number[]): Line | null {
  const wanted = [...cells].sort((a, b) => a - b).join();
  return LINES.find((line) => line.join() === wanted) ?? null;
}
