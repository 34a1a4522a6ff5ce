import { expect, test } from 'vitest';
import { between, othersOf, placesAround } from './around';

test('the others sit clockwise from my left', () => {
  expect(othersOf({ ring: [0, 1, 2, 3], seat: 2 })).toEqual([3, 0, 1]);
  expect(othersOf({ ring: [0, 1, 3], seat: 2 })).toEqual([0, 1, 3]);
});

test('whoever is alone with me sits opposite, others as in a mirror', () => {
  const [only] = placesAround([1]);
  expect(only?.x).toBeCloseTo(0);
  expect(only?.y).toBe(-1);
  for (const count of [2, 3, 5, 7]) {
    const places = placesAround(Array.from({ length: count }, (_, i) => i));
    places.forEach((place, i) => {
      const mirrored = places[count - 1 - i];
      expect(place.x).toBeCloseTo(-(mirrored?.x ?? 9));
      expect(place.y).toBeCloseTo(mirrored?.y ?? 9);
    });
    expect(places[0]?.x).toBeLessThan(0);
  }
});

test('a card lies between two who sit side by side, and only there', () => {
  const others = [1, 2, 3];
  expect(between(others, 1, 2)?.x).toBeLessThan(0);
  expect(between(others, 1, 3)).toBeNull();
  expect(between(others, 0, 1)).toBeNull();
});

test('for those who watch, everybody sits evenly around the table, and nobody at the bottom', () => {
  for (const count of [2, 3, 6, 8]) {
    const others = Array.from({ length: count }, (_, i) => i);
    const places = placesAround(others, true);
    const [first, last] = [places[0], places.at(-1)];
    expect(first?.x).toBeCloseTo(-(last?.x ?? 9));
    expect(first?.x).toBeLessThan(-0.3);
  }
  const next = between([1, 2, 3], 3, 1, true);
  expect(next?.x).toBeCloseTo(0);
  expect(next?.y).toBeGreaterThan(0);
});
