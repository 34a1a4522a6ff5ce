import { describe, expect, test } from 'vitest';
import { layoutFor, placeOf, QUARTERS, rodNear, STACKED } from './layout';
import { rodOf } from './places';

describe('floors', () => {
  test('lead from every place to its rod, in both layouts', () => {
    for (const layout of [STACKED, QUARTERS]) {
      for (let cell = 0; cell < 64; cell++) {
        expect(rodNear(placeOf(cell, layout), layout)).toBe(rodOf(cell));
      }
      expect(rodNear({ x: -200, y: -200 }, layout)).toBeNull();
    }
  });

  test('lie in quarters where they would be too small when stacked', () => {
    expect(layoutFor(900, 700)).toBe(STACKED);
    expect(layoutFor(380, 320)).toBe(QUARTERS);
  });
});
