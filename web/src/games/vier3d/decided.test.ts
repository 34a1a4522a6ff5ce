import { expect, test } from 'vitest';
import { t, viewOf } from './board/samples';
import { decided } from './decided';
import type { View } from './wire';

const NAMES = ['Anna', 'Bo', 'Cleo'];
const by = (cells: number[]): string | undefined =>
  decided(viewOf([], { lines: [{ ball: 'r', cells, ply: 6 }] }), NAMES, t)?.words;

test('the line is told by its kind and its ends', () => {
  expect(by([0, 16, 32, 48])).toBe('vier3d-decided-vertical(A1 A1 1)');
  expect(by([16, 17, 18, 19])).toBe('vier3d-decided-horizontal(A1 D1 2)');
  expect(by([12, 9, 6, 3])).toBe('vier3d-decided-level(D1 A4 1)');
  expect(by([0, 17, 34, 51])).toBe('vier3d-decided-climbing(A1 D1 1)');
  expect(by([63, 42, 21, 0])).toBe('vier3d-decided-climbing(A1 D4 1)');
});

test('one may look at the position before the line', () => {
  const view = viewOf([], { lines: [{ ball: 'r', cells: [0, 1, 2, 3], ply: 6 }] });
  expect(decided(view, NAMES, t)?.show?.after).toBe(6);
});

test('where lines are counted the count is told, if it decided', () => {
  const empty = { own: 0, yellow: 0 };
  const full: Partial<View> = {
    variant: 'most-lines',
    to_move: null,
    score: [3, 5, 1],
    stock: [empty, empty, empty],
  };
  const gone = (seat: number) => ({ seat, reason: 'time' as const });
  const words = (changes: Partial<View>) =>
    decided(viewOf([], { ...full, ...changes }), NAMES, t)?.words;

  expect(words({})).toBe('vier3d-decided-count(Anna 3, Bo 5, Cleo 1)');
  expect(words({ stock: [empty, empty, { own: 4, yellow: 0 }], out: [gone(2)] })).toContain('Bo 5');
  expect(words({ out: [gone(1), gone(2)] })).toBeUndefined();
  expect(words({ stock: [{ own: 2, yellow: 1 }, empty, empty] })).toBeUndefined();
});

test('time and resignation decide without a line', () => {
  const view = viewOf([], { to_move: null, out: [{ seat: 1, reason: 'resigned' }] });
  expect(decided(view, NAMES, t)).toBeNull();
});
