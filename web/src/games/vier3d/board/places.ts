/** Rods, cells and what players call them. */
import type { Ball } from './view';

export const SIDE = 4;
export const LEVELS = 4;
export const RODS = SIDE * SIDE;
export const COLUMNS = 'ABCD';

export const columnOf = (rod: number): number => rod % SIDE;
export const rowOf = (rod: number): number => Math.floor(rod / SIDE);
export const rodAt = (column: number, row: number): number => column + SIDE * row;
export const rodOf = (cell: number): number => cell % RODS;
export const levelOf = (cell: number): number => Math.floor(cell / RODS);
export const cellAt = (rod: number, level: number): number => rod + RODS * level;

/** `b2` is 5: column + 4 * row. */
export const rodIndex = (name: string): number =>
  rodAt('abcd'.indexOf(name[0] ?? ''), Number(name[1]) - 1);

/** The name players see: `B2`. */
export const rodName = (rod: number): string => `${COLUMNS[columnOf(rod)]}${rowOf(rod) + 1}`;

/** The ball in a cell, or null; a picture may leave gaps below a ball, written as spaces. */
export function ballIn(rods: readonly string[], cell: number): Ball | null {
  const found = rods[rodOf(cell)]?.[levelOf(cell)];
  return found === undefined || found === ' ' ? null : (found as Ball);
}

/** The rod that an arrow key leads to; the edges wrap. A1 is at the bottom left. */
export function neighbour(rod: number, key: string): number | null {
  const step = (dx: number, dy: number): number =>
    rodAt((columnOf(rod) + dx + SIDE) % SIDE, (rowOf(rod) + dy + SIDE) % SIDE);
  switch (key) {
    case 'ArrowLeft':
      return step(-1, 0);
    case 'ArrowRight':
      return step(1, 0);
    case 'ArrowUp':
      return step(0, 1);
    case 'ArrowDown':
      return step(0, -1);
    case 'Home':
      return rodAt(0, rowOf(rod));
    case 'End':
      return rodAt(SIDE - 1, rowOf(rod));
    default:
      return null;
  }
}
