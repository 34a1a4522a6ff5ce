import { describe, expect, test } from 'vitest';
import { distanceToAxis, isSteady, rodUnder, type ScreenRod } from './pointing';

describe('pointing', () => {
  const upright = (rod: number, x: number): ScreenRod => ({
    rod,
    foot: { x, y: 100 },
    tip: { x, y: 0 },
    reach: 30,
  });
  const rods = [upright(0, 0), upright(1, 40)];

  test('the nearest axis is meant, unless the finger is far from all', () => {
    expect(rodUnder({ x: 18, y: 50 }, rods, [])).toBe(0);
    expect(rodUnder({ x: 22, y: 50 }, rods, [])).toBe(1);
    expect(rodUnder({ x: 90, y: 50 }, rods, [])).toBeNull();
    expect(distanceToAxis({ x: 3, y: -4 }, upright(0, 0))).toBe(5);
  });

  test('a ball in front is meant rather than the rod behind it', () => {
    const centre = { x: 20, y: 50 };
    const balls = [
      { rod: 7, centre, radius: 25, distance: 12 },
      { rod: 3, centre, radius: 25, distance: 9 },
    ];

    expect(rodUnder({ x: 38, y: 50 }, rods, balls)).toBe(3);
  });

  test('a press that travels is no tap', () => {
    expect(isSteady({ x: 0, y: 0 }, { x: 5, y: 5 })).toBe(true);
    expect(isSteady({ x: 0, y: 0 }, { x: 9, y: 0 })).toBe(false);
  });
});
