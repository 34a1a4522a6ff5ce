import { describe, expect, it } from 'vitest';
import type { Translate } from './i18n.svelte';
import { running, stateWords } from './mygames';
import type { MyGame } from './storage';

const t = ((id: string, facts: object = {}) =>
  [id, ...Object.values(facts).map(String)].join(' ')) as Translate;

const game = (id: string, changes: Partial<MyGame> = {}): MyGame => ({
  id,
  game: 'vier3d',
  token: 'secret',
  code: '',
  seen: 0,
  phase: 'running',
  others: ['Bo'],
  isMyTurn: false,
  waitsFor: 'Bo',
  result: null,
  ...changes,
});

describe('what goes on', () => {
  it('comes in the order in which somebody should look', () => {
    const games = [
      game('over', { phase: 'over' }),
      game('waits'),
      game('left to a bot', { left: { watch: null } }),
      game('open', { phase: 'open', waitsFor: null }),
      game('live', { waitsFor: null }),
      game('mine', { isMyTurn: true, seen: 2 }),
      game('mine, by the clock', { isMyTurn: true, due: 60_000, seen: 1 }),
      game('mine, and hurry', { isMyTurn: true, due: 9_000, seen: 1 }),
      game('waits, seen later', { seen: 5 }),
    ];
    expect(running(games).map(({ id }) => id)).toEqual([
      'mine, and hurry',
      'mine, by the clock',
      'mine',
      'live',
      'open',
      'waits, seen later',
      'waits',
    ]);
  });

  it('says whose turn it is', () => {
    expect(stateWords(game('a'), t)).toBe('status-turn Bo');
    expect(stateWords(game('a', { isMyTurn: true, waitsFor: null }), t)).toBe('my-game-my-turn');
    expect(stateWords(game('a', { waitsFor: null }), t)).toBe('my-game-running');
    expect(stateWords(game('a', { phase: 'over', result: 'won' }), t)).toBe('my-game-won');
  });
});
