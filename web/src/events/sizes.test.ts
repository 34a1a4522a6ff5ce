import { expect, it } from 'vitest';
import { sizesOf, usualSize } from './sizes';

it.each([
  ['a group', { sides: 1, sizes: [2, 5] }, [2, 3, 4, 5], 2],
  ['a group of an older event', { sides: 1, sizes: [1, 8] }, [1, 2, 3, 4, 5, 6, 7, 8], 2],
  ['a group at an older node', { sides: 1 }, [1, 2, 3, 4, 5, 6, 7, 8], 2],
  ['a team', { sides: 2, sizes: [1, 3] }, [1, 2, 3], 1],
  ['a person', { sides: 2, sizes: [1, 1] }, [], 1],
  ['a pair', { sides: 2, sizes: [2, 2] }, [], 2],
  ['whoever shares a seat', { sides: 2, sizes: [1, 8] }, [], 1],
  ['somebody at an older node', { sides: 3 }, [], 1],
] as const)('is asked for %s', (_, setup, sizes, usual) => {
  expect(sizesOf(setup)).toEqual(sizes);
  expect(usualSize(setup)).toBe(usual);
});
