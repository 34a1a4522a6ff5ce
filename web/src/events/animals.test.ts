import { describe, expect, it } from 'vitest';
import { freeAnimal } from './animals';

const LIST = 'Badger, Fox, Hare';

describe('an animal for somebody in a school', () => {
  it('is one that nobody has, whatever its capitals', () => {
    expect(freeAnimal(LIST, ['badger', 'HARE', 'Anna'], () => 0.99)).toBe('Fox');
  });

  it('is drawn by chance', () => {
    expect([0, 0.5, 0.99].map((chance) => freeAnimal(LIST, [], () => chance))).toEqual([
      'Badger',
      'Fox',
      'Hare',
    ]);
  });

  it('gets a number when all are taken', () => {
    const taken = ['Badger', 'Fox', 'Hare', 'Badger 2'];
    expect(freeAnimal(LIST, taken, () => 0)).toBe('Fox 2');
  });
});
