import { expect, test } from 'vitest';
import { roomAround } from './beside-hand';

test('above the hand of an upright phone', () => {
  const hand = { left: 10, top: 560, right: 380, bottom: 680 };

  expect(roomAround(hand, 390, 844)).toEqual({ left: 0, top: 0, right: 390, bottom: 560 });
});

test('beside the hand of a phone that lies', () => {
  const hand = { left: 430, top: 150, right: 830, bottom: 330 };

  expect(roomAround(hand, 844, 390)).toEqual({ left: 0, top: 0, right: 430, bottom: 390 });
});

test('anywhere while the hand is out of sight', () => {
  const hand = { left: 10, top: 900, right: 380, bottom: 990 };

  expect(roomAround(hand, 390, 640)).toEqual({ left: 0, top: 0, right: 390, bottom: 640 });
});
