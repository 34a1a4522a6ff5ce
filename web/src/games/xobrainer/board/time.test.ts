import { describe, expect, test } from 'vitest';
import { viewOf } from './samples';
import { barLeft, barPlace, bombSeconds, fuseLeft, fusePart, secondsShown, timeLeft } from './time';
import type { Bar } from './view';

describe('a fuse', () => {
  const fuse = { type: 'fuse', burns_out: 20_000 } as const;

  test('burns down to its deadline and no further', () => {
    expect(fuseLeft(fuse, 18_500, 20)).toBe(1500);
    expect(fuseLeft(fuse, 20_000, 20)).toBe(0);
    expect(fuseLeft(fuse, 25_000, 20)).toBe(0);
  });

  test('never shows more seconds than a turn has', () => {
    const variants = [{ type: 'time-bomb', seconds: 20 } as const];

    expect(secondsShown(fuseLeft(fuse, -300, 20))).toBe(20);
    expect(timeLeft(viewOf('', { clock: fuse, variants }), -300)).toBe(20_000);
  });

  test('shows full seconds, rounded up: 0 means that it is over', () => {
    expect([1500, 1000, 1, 0].map(secondsShown)).toEqual([2, 1, 1, 0]);
  });

  test('is drawn as the part that is left', () => {
    expect(fusePart(5000, 20)).toBe(0.25);
    expect(fusePart(21_000, 20)).toBe(1);
    expect(fusePart(0, 20)).toBe(0);
  });

  test('has the length that was agreed', () => {
    const bomb = viewOf('', { variants: [{ type: 'map' }, { type: 'time-bomb', seconds: 30 }] });

    expect(bombSeconds(bomb)).toBe(30);
    expect(bombSeconds(viewOf())).toBeNull();
  });
});

describe('the bar', () => {
  const bar = (side: number | null, place = 0): Bar => ({
    type: 'bar',
    reach: 20_000,
    place,
    side,
    since: 1000,
  });

  test('stands in the middle while nobody is on turn', () => {
    expect(barPlace(bar(null), 9000)).toBe(0);
  });

  test('creeps towards the side on turn', () => {
    expect(barPlace(bar(0), 6000)).toBe(-0.25);
    expect(barPlace(bar(1), 6000)).toBe(0.25);
  });

  test('goes on from where it was turned', () => {
    expect(barPlace(bar(1, -10_000), 6000)).toBe(-0.25);
  });

  test('does not go beyond its ends, nor back in time', () => {
    expect(barPlace(bar(0), 99_000)).toBe(-1);
    expect(barPlace(bar(1), 99_000)).toBe(1);
    expect(barPlace(bar(1), 0)).toBe(0);
  });

  test('tells each side how far its end is', () => {
    expect(barLeft(bar(0), 0, 6000)).toBe(15_000);
    expect(barLeft(bar(0), 1, 6000)).toBe(25_000);
  });
});

test('whoever is on turn has so long left', () => {
  const clock = { type: 'fuse', burns_out: 20_000 } as const;

  expect(timeLeft(viewOf('', { clock }), 12_000)).toBe(8000);
  expect(timeLeft(viewOf('', { clock: null }), 12_000)).toBeNull();
  expect(timeLeft(viewOf('', { clock, side: null }), 12_000)).toBeNull();
});
