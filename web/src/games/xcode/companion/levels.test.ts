import { describe, expect, it } from 'vitest';
import { deckSize, LEVELS, levelOf, limitFor, pileAfterDeal, takenOut } from './levels';

describe('the levels for a real deck', () => {
  it('are all there, in their order', () => {
    expect(LEVELS.map(({ name }) => name).slice(0, 5)).toEqual([
      'level-1',
      'level-2',
      'level-3',
      'level-4',
      'rows',
    ]);
    expect(LEVELS).toHaveLength(11);
  });

  it('say what goes back into the box (XC-10, XC-61 to XC-64)', () => {
    expect(takenOut(levelOf('level-1'))).toEqual({ jokers: 3, left: 0, right: 0 });
    expect(takenOut(levelOf('level-2'))).toEqual({ jokers: 6, left: 1, right: 2 });
    expect(takenOut(levelOf('level-3'))).toEqual({ jokers: 6, left: 3, right: 3 });
    expect(takenOut(levelOf('level-4'))).toEqual({ jokers: 0, left: 4, right: 5 });
  });

  it('are played with 63, 57, 54 and 57 cards (XC-31)', () => {
    expect([1, 2, 3, 4].map((number) => deckSize(levelOf(`level-${number}`)))).toEqual([
      63, 57, 54, 57,
    ]);
    expect(pileAfterDeal(levelOf('level-1'), 4)).toBe(51);
  });

  it('have a hand limit for every number of players (XC-20, XC-62)', () => {
    const limits = (name: string): number[] =>
      [2, 3, 4, 5, 6, 7, 8].map((players) => limitFor(levelOf(name), players));

    expect(limits('level-1')).toEqual([10, 9, 8, 7, 6, 5, 5]);
    expect(limits('level-3')).toEqual([9, 8, 7, 6, 5, 4, 4]);
  });

  it('have sets of three codes, and of four at level 4 (XC-63)', () => {
    expect(levelOf('level-1').code_set).toBe(3);
    expect(levelOf('level-4').code_set).toBe(4);
  });
});
