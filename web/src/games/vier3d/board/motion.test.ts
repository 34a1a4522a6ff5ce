import { describe, expect, test } from 'vitest';
import { fallHeight, impactTime, planBetween, restTime } from './motion';
import { RODS } from './places';

const B2 = 5;

describe('motion', () => {
  const empty = Array.from({ length: RODS }, () => '');
  const withRod = (rod: number, stack: string) => empty.with(rod, stack);

  test('a new ball falls, one taken back is lifted', () => {
    const full = withRod(B2, 'r');

    expect(planBetween(empty, full)).toEqual({ falls: [{ cell: B2, ball: 'r' }], lifts: [] });
    expect(planBetween(full, empty)).toEqual({ falls: [], lifts: [{ cell: B2, ball: 'r' }] });
  });

  test('a jump in the game moves nothing', () => {
    expect(planBetween(empty, withRod(B2, 'rbr'))).toEqual({ falls: [], lifts: [] });
  });

  test('a ball falls, bounces and lies still, by time and not by frames', () => {
    const height = 4;
    const impact = impactTime(height);

    expect(fallHeight(0, height)).toBe(height);
    expect(fallHeight(impact / 2, height)).toBeCloseTo(height * 0.75);
    expect(fallHeight(impact, height)).toBeCloseTo(0);
    expect(fallHeight(impact + 60, height)).toBeGreaterThan(0);
    expect(fallHeight(restTime(height), height)).toBeCloseTo(0);
    expect(restTime(height)).toBeLessThan(900);
  });
});
