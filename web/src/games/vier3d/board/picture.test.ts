import { describe, expect, test } from 'vitest';
import { ghostOn, lastCell, linesShown, pictureOf } from './picture';
import { cellAt } from './places';
import { viewOf } from './samples';
import type { Ball } from './view';

const A1 = 0;
const B2 = 5;

describe('what is drawn', () => {
  const line = (ply: number) => ({ ball: 'r' as const, cells: [0, 16, 32, 48], ply });

  test('the last ball is the uppermost of its rod', () => {
    const view = viewOf([
      ['r', B2],
      ['b', B2],
    ]);

    expect(lastCell(view)).toBe(cellAt(B2, 1));
    expect(lastCell(viewOf([]))).toBeNull();
  });

  test('where the first line wins, all lines are shown and the other balls step back', () => {
    const view = viewOf([['r', A1]], { lines: [line(0), { ...line(0), cells: [0, 1, 2, 3] }] });
    const picture = pictureOf(view, { threats: false, allLines: false, ghost: null });

    expect(picture.lines.map(({ fresh }) => fresh)).toEqual([true, true]);
    expect(picture.dimmed).toBe(true);
  });

  test('where lines are counted, older ones are shown on request', () => {
    const moves: [Ball, number][] = [
      ['r', A1],
      ['b', B2],
    ];
    const view = viewOf(moves, { variant: 'most-lines', lines: [line(0), line(1)] });

    expect(linesShown(view, false).map(({ ply }) => ply)).toEqual([1]);
    expect(linesShown(view, true).map(({ fresh }) => fresh)).toEqual([false, true]);
  });

  test('threats are shown on request only', () => {
    const view = viewOf([], { threats: [{ ball: 'r', cell: 3, now: true }] });
    const shown = (threats: boolean) =>
      pictureOf(view, { threats, allLines: false, ghost: null }).threats.length;

    expect([shown(false), shown(true)]).toEqual([0, 1]);
  });

  test('a ghost lies on its stack, and nowhere on a full rod', () => {
    expect(ghostOn(['rb'], 0, 'r', true)).toEqual({ cell: cellAt(0, 2), ball: 'r', armed: true });
    expect(ghostOn(['rbrb'], 0, 'r', true)).toBeNull();
  });
});
