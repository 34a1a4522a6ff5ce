/** Is this a line? Up to four places, and what they are. */
import type { Picture } from '../board/picture';
import { LINES, lineOf, SIDE, type Ball, type Line } from '../offline/lines';

/** V3-20 to V3-23. */
export const KINDS = ['vertical', 'horizontal', 'plane', 'space'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf([first, second]: Line): Kind {
  const step = second - first;
  // Of the three coordinates these change from ball to ball.
  const axes = [1, SIDE, SIDE ** 2].filter((unit) => {
    const place = (cell: number): number => Math.floor(cell / unit) % SIDE;
    return place(first) !== place(second);
  });
  if (axes.length === 3) return 'space';
  if (axes.length === 2) return 'plane';
  return step === SIDE ** 2 ? 'vertical' : 'horizontal';
}

export const linesOfKind = (kind: Kind): Line[] => LINES.filter((line) => kindOf(line) === kind);

export type Verdict =
  | { type: 'empty' }
  /** One place, and the number of lines through it. */
  | { type: 'one'; count: number }
  /** Two or three places of one line. */
  | { type: 'part'; line: Line; kind: Kind; missing: readonly number[] }
  | { type: 'line'; line: Line; kind: Kind }
  | { type: 'none' };

export function verdictOf(cells: readonly number[]): Verdict {
  const [first] = cells;
  if (first === undefined) return { type: 'empty' };
  const through = LINES.filter((line) => cells.every((cell) => line.includes(cell)));
  if (cells.length === 1) return { type: 'one', count: through.length };
  const line = lineOf(cells);
  if (line !== null) return { type: 'line', line, kind: kindOf(line) };
  const [common] = through; // two places have at most one line in common
  if (common === undefined) return { type: 'none' };
  const missing = common.filter((cell) => !cells.includes(cell));
  return { type: 'part', line: common, kind: kindOf(common), missing };
}

/** One place more, or one less; after four it begins anew. */
export function toggled(cells: readonly number[], cell: number): number[] {
  if (cells.includes(cell)) return cells.filter((other) => other !== cell);
  return cells.length < SIDE ? [...cells, cell] : [cell];
}

/** An example of a kind: the next one if one is shown. */
export function exampleOf(kind: Kind, shown: readonly number[]): number[] {
  const all = linesOfKind(kind);
  const line = lineOf(shown);
  const at = line === null ? -1 : all.indexOf(line);
  return [...(all[(at + 1) % all.length] ?? [])];
}

/** What a rod is written with where it has a gap below a ball. */
const GAP = ' ';

/** The places as a picture of the board, and the line that they are or could be. */
export function pictureOf(cells: readonly number[], ball: Ball): Picture {
  const rods = Array.from({ length: SIDE ** 2 }, (_, rod) =>
    Array.from({ length: SIDE }, (_, level) =>
      cells.includes(rod + SIDE ** 2 * level) ? ball : GAP,
    )
      .join('')
      .trimEnd(),
  );
  const verdict = verdictOf(cells);
  return {
    rods,
    last: null,
    lines: verdict.type === 'line' ? [{ ball, cells: [...verdict.line], ply: 0, fresh: true }] : [],
    threats:
      verdict.type === 'part' ? verdict.missing.map((cell) => ({ ball, cell, now: false })) : [],
    ghost: null,
    glow: null,
    others: 1,
  };
}
