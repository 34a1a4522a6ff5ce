import { describe, expect, test } from 'vitest';
import { momentAt } from './moment';
import {
  ghostOn,
  inLines,
  lastCell,
  linesShown,
  pictureAt,
  pictureOf,
  type Shown,
} from './picture';
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

  const plain: Shown = { threats: false, allLines: false, ghost: null, own: null };

  test('where the first line wins, it glows and the other balls step back', () => {
    const upside = { ...line(0), cells: [48, 33, 18, 3] };
    const view = viewOf([['r', A1]], { lines: [upside, { ...line(0), cells: [0, 1, 2, 3] }] });
    const picture = pictureOf(view, plain);

    expect(picture.lines).toEqual([]);
    expect(picture.glow?.lines[0]).toEqual([3, 18, 33, 48]);
    expect(inLines(picture)).toEqual(new Set([0, 1, 2, 3, 18, 33, 48]));
    expect(picture.others).toBe(0.5);
    expect(pictureOf(view, { ...plain, own: 'r' }).glow?.isSoft).toBe(false);
    expect(pictureOf(view, { ...plain, own: 'b' }).glow?.isSoft).toBe(true);
  });

  test('during the winning moment only light changes, and nothing else is drawn again', () => {
    const still = pictureOf(viewOf([['r', A1]], { lines: [line(0)] }), plain);
    const { glow, others, ...rest } = pictureAt(still, momentAt(600));

    expect(glow?.balls).toEqual([1, 0.625, 0, 0]);
    expect(others).toBeLessThan(1);
    for (const [name, value] of Object.entries(rest)) expect(value).toBe(still[name as 'rods']);
    expect(glow?.lines).toBe(still.glow?.lines);
  });

  test('where lines are counted, they appear one after another', () => {
    const lines = [0, 1, 2, 3].map(line);
    const view = viewOf([], { variant: 'most-lines', lines });
    const picture = pictureOf(view, { ...plain, allLines: true });
    const shown = (ms: number): number => pictureAt(picture, momentAt(ms)).lines.length;

    expect([0, 400, 700, 2400].map(shown)).toEqual([0, 1, 3, 4]);
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
    const shown = (threats: boolean) => pictureOf(view, { ...plain, threats }).threats.length;

    expect([shown(false), shown(true)]).toEqual([0, 1]);
  });

  test('a ghost lies on its stack, and nowhere on a full rod', () => {
    expect(ghostOn(['rb'], 0, 'r', true)).toEqual({ cell: cellAt(0, 2), ball: 'r', armed: true });
    expect(ghostOn(['rbrb'], 0, 'r', true)).toBeNull();
  });
});
