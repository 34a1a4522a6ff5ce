/** Rows of five: where they can lie, which five of a longer one score, as in games/xobrainer. */
import {
  columnOf,
  dotsOf,
  isKnockout,
  lineOf,
  nameOf,
  squareAt,
  squareOf,
  WIDTH,
} from '../board/squares';
import type { Agreed, Layout, Side } from './rules';

const FIVE = 5;
/** For each side, the pieces that count in a row of its shape and in one of its colour (XO-24). */
const SERVES: Readonly<Record<Side, readonly [string, string]>> = {
  0: ['Xx', 'Xo'],
  1: ['Oo', 'Ox'],
};

/** Steps to the right, up, up to the right, down to the right. */
const WAYS = [
  [1, 0],
  [0, -1],
  [1, -1],
  [1, 1],
] as const;

function walk(from: number, [across, down]: readonly [number, number], steps: number): number[] {
  const squares: number[] = [];
  for (let i = 0; i < steps; i++) {
    const [column, line] = [columnOf(from) + i * across, lineOf(from) + i * down];
    if (column < 0 || column >= WIDTH || line < 0 || line >= WIDTH) break;
    squares.push(squareAt(column, line));
  }
  return squares;
}

const WINDOWS: readonly (readonly number[])[] = Array.from({ length: WIDTH ** 2 }, (_, square) =>
  WAYS.map((way) => walk(square, way, FIVE)).filter((window) => window.length === FIVE),
).flat();

/** Whether somebody has five in a row anywhere on a board of 100 letters. */
export const hasRow = (cells: string): boolean =>
  Object.values(SERVES)
    .flat()
    .some((serving) =>
      WINDOWS.some((window) => window.every((square) => serving.includes(cells[square] ?? '.'))),
    );

/** The squares from one to the other, named, if they lie on a line; else null. */
export function runBetween(from: string, to: string): string[] | null {
  const [a, b] = [squareOf(from), squareOf(to)];
  const across = columnOf(b) - columnOf(a);
  const down = lineOf(b) - lineOf(a);
  const length = Math.max(Math.abs(across), Math.abs(down)) + 1;
  if (across !== 0 && down !== 0 && Math.abs(across) !== Math.abs(down)) return null;
  const way = [Math.sign(across), Math.sign(down)] as const;
  const squares = walk(a, way, length).map(nameOf);
  // As the rules read them: to the right, or upwards.
  return across < 0 || (across === 0 && down > 0) ? squares.reverse() : squares;
}

/** The straight run that exactly these squares make, in the rules' order; null if they are none. */
export function runOf(squares: readonly string[]): string[] | null {
  const found = new Set(squares);
  for (const from of found) {
    for (const to of found) {
      const run = runBetween(from, to);
      if (run?.length === found.size && run.every((square) => found.has(square))) return run;
    }
  }
  return null;
}

interface Worth {
  squares: string[];
  isKnockout: boolean;
  dots: number;
}

function worthOf(squares: string[], { rows }: Layout): Worth {
  const places = squares.map(squareOf);
  return {
    squares,
    isKnockout: places.some((square) => isKnockout(rows, square)),
    dots: places.reduce((sum, square) => sum + dotsOf(rows, square), 0),
  };
}

/** A row through a knockout square comes before all others, then the most dots. */
const compare = (a: Worth, b: Worth): number =>
  Number(b.isKnockout) - Number(a.isKnockout) || b.dots - a.dots;

/** The five of a run of five or more that score (XO-27). */
export function bestFive(run: readonly string[], layout: Layout): string[] {
  const fives = Array.from({ length: run.length - FIVE + 1 }, (_, i) =>
    worthOf(run.slice(i, i + FIVE), layout),
  );
  return fives.sort(compare)[0]?.squares ?? [];
}

/** The straight line of the board on which a row lies: where it leads, and past which squares. */
function lineThrough([first, second]: readonly string[]): string {
  const [a, b] = [squareOf(first ?? ''), squareOf(second ?? '')];
  const [across, down] = [columnOf(b) - columnOf(a), lineOf(b) - lineOf(a)];
  return [across, down, across * lineOf(a) - down * columnOf(a)].join();
}

/** The rows that score of all that a piece has made, best first; one on each line (XO-28). */
export function scoringRows(
  runs: readonly (readonly string[])[],
  { layout, rows }: Pick<Agreed, 'layout' | 'rows'>,
): string[][] {
  const best = runs.map((run) => worthOf(bestFive(run, layout), layout)).sort(compare);
  if (rows !== 'all') return best.slice(0, 1).map(({ squares }) => squares);
  const onLines = new Map<string, string[]>();
  for (const { squares } of best) {
    const line = lineThrough(squares);
    if (!onLines.has(line)) onLines.set(line, squares);
  }
  return [...onLines.values()];
}
