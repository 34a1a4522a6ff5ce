import { describe, expect, test } from 'vitest';
import { LOUPE, loupeAt, squareUnder } from './aim';
import { squareOf } from './squares';

const BOX = { left: 10, top: 200, width: 400, height: 400 };
const WHOLE = { width: 10, height: 10 };

describe('the square under a finger', () => {
  test('is counted from the top left, where a10 is', () => {
    expect(squareUnder(11, 201, BOX, WHOLE)).toBe(squareOf('a10'));
    expect(squareUnder(409, 599, BOX, WHOLE)).toBe(squareOf('j1'));
  });

  test('is none beside the board', () => {
    expect(squareUnder(9, 300, BOX, WHOLE)).toBeNull();
    expect(squareUnder(100, 601, BOX, WHOLE)).toBeNull();
  });

  test('is right on boards of other sizes, whose a1 is below on the left too', () => {
    expect(squareUnder(11, 599, BOX, { width: 5, height: 6 })).toBe(squareOf('a1'));
    expect(squareUnder(409, 201, BOX, { width: 5, height: 6 })).toBe(squareOf('e6'));
  });
});

describe('the enlarged piece', () => {
  test('is above the finger', () => {
    expect(loupeAt(210, 400, BOX)).toEqual({ x: 200, y: 114 });
  });

  test('is beside the finger where the screen ends above', () => {
    const box = { ...BOX, top: 40 };

    expect(loupeAt(210, 60, box).x).toBeLessThan(200 - LOUPE);
    expect(loupeAt(50, 60, box).x).toBeGreaterThan(40 + LOUPE);
  });

  test('never sticks out at the sides', () => {
    expect(loupeAt(12, 400, BOX).x).toBe(LOUPE);
    expect(loupeAt(408, 400, BOX).x).toBe(400 - LOUPE);
  });
});
