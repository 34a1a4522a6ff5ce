import { describe, expect, it } from 'vitest';
import { vier3d } from '../games/vier3d';
import { positions, stepBy } from './replay';
import type { GameView } from './protocol';

const after = (...rods: string[]): GameView => ({
  moves: rods.map((rod, i) => [i % 2 ? 'b' : 'r', rod, i % 2]),
});

describe('positions', () => {
  it('leave out what was taken back', () => {
    const steps = [
      { view: after() },
      { view: after('a1') },
      { view: after('a1', 'b1') },
      { view: after('a1') },
      { view: after('a1', 'c1') },
      { view: after('a1', 'c1') },
    ];
    const last = after('a1', 'c1');
    expect(positions(steps, last, vier3d)).toEqual([after(), after('a1'), last]);
  });
  it('have no holes', () => {
    const last = after('a1', 'c1');
    expect(positions([], last, vier3d)).toEqual([last, last, last]);
  });
});

describe('keys', () => {
  it.each([
    ['Home', 3, 0],
    ['End', 3, 9],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowRight', 9, 9],
    ['x', 3, null],
  ])('%s from %i leads to %s', (key, at, to) => {
    expect(stepBy(key, at, 9)).toBe(to);
  });
});
