import { describe, expect, it } from 'vitest';
import en from '../lib/languages/en';
import { GAMES, titleOf } from './all';
import { presenterOf } from './presenters';

describe('the games', () => {
  it('are found, in the order of the first page', () => {
    expect(GAMES.size).toBeGreaterThan(2);
    const ranks = [...GAMES.values()].map(({ order }) => order);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(titleOf('xcode')).toBe('X-Code');
  });

  it.each([...GAMES.keys()])('have a presenter and a pitch: %s', (game) => {
    expect(presenterOf(game)).toBeDefined();
    expect(en.join('\n')).toContain(`\n${game}-pitch = `);
  });

  it('are none but those', () => {
    expect(presenterOf('chess')).toBeUndefined();
    expect(presenterOf('constructor')).toBeUndefined();
    expect(titleOf('chess')).toBe('chess');
  });
});
