import { describe, expect, test } from 'vitest';
import { CLOSED, looked, opened, passedTo, seatLooking } from './curtain';

describe('the curtain', () => {
  test('asks for whoever is on turn first', () => {
    expect(opened([0, 1, 2], 1)).toEqual({ step: 'passing', seat: 1 });
  });

  test('asks for the first holder when somebody elsewhere is on turn', () => {
    expect(opened([0, 2], 1)).toEqual({ step: 'passing', seat: 0 });
    expect(opened([2], null)).toEqual({ step: 'passing', seat: 2 });
  });

  test('stays closed when nobody here holds a card', () => {
    expect(opened([], 0)).toEqual(CLOSED);
  });

  test('shows no card before its holder has tapped', () => {
    expect(seatLooking(CLOSED)).toBeNull();
    expect(seatLooking(opened([0, 1], 0))).toBeNull();
  });

  test('shows the card of the seat that was asked for, and no other', () => {
    expect(seatLooking(looked(opened([0, 1], 1)))).toBe(1);
  });

  test('does not open from nowhere', () => {
    expect(looked(CLOSED)).toEqual(CLOSED);
  });

  test('hides what is open before another seat is asked for', () => {
    const other = passedTo(0);

    expect(seatLooking(other)).toBeNull();
    expect(seatLooking(looked(other))).toBe(0);
  });
});
