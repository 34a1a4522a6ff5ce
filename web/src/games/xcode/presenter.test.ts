import { describe, expect, it } from 'vitest';
import type { Translate } from '../../lib/i18n.svelte';
import { presenter } from './presenter';
import { isHelped, ladder } from './stages';
import type { View } from './wire';
import { onwardWords } from '../../lib/ladder';
import { DEFAULTS, fewerBots, openingFrom, restored } from './setup/setup';
import { verdictOf } from '../../lib/result';
import type { GameView, MatchView } from '../../lib/protocol';

const t = ((id: string, facts: Record<string, unknown> = {}) =>
  [id, ...Object.values(facts)].join(' ')) as Translate;
const nothing = { who: null, level: null };

describe('set-up', () => {
  it('seats people first and bots after them', () => {
    const order = openingFrom({ ...DEFAULTS, players: 4, bots: 2, pace: 'fast' }, 'Freja');

    expect(order.seats).toEqual([
      { kind: 'person', mine: true },
      { kind: 'person' },
      { kind: 'bot', level: 'fast' },
      { kind: 'bot', level: 'fast' },
    ]);
    expect(order.config).toEqual({
      level: 'level-1',
      players: 4,
      turning: 'flip',
      overdraw: 'refused',
      countdown: 3,
    });
  });

  it('never leaves the table to bots alone', () => {
    expect(fewerBots({ ...DEFAULTS, players: 2, bots: 7 })).toBe(1);
    expect(restored({ players: 3 }, [], { who: 'bot', level: null }).bots).toBe(2);
    expect(restored({ players: 3, bots: 2 }, [], { who: 'online', level: null }).bots).toBe(0);
  });

  it('keeps no level that is still locked', () => {
    expect(restored({ level: 'dark' }, [], nothing).level).toBe('level-1');
    expect(restored({}, ['level-1'], { who: null, level: 'level-2' }).level).toBe('level-2');
    expect(restored({ players: 99, pace: 'odd' as never }, [], nothing)).toMatchObject({
      players: 4,
      pace: 'slow',
    });
  });
});

describe('bots', () => {
  it('only help on the first two levels', () => {
    expect(ladder.stages.filter(isHelped)).toEqual(['level-1', 'level-2']);
  });
});

describe('the pages', () => {
  const match = (together: 'won' | 'lost'): MatchView =>
    ({
      config: { level: { name: 'level-1' } },
      outcome: { reason: 'cracked', places: [0, 0], together },
      chairs: [{ kind: 'person' }, { kind: 'bot' }],
    }) as unknown as MatchView;
  const view = (...active: number[]) => ({ active }) as unknown as GameView;

  it('go on to the next level when it was won, else try again', () => {
    expect(onwardWords(ladder, match('won'), view(0), t)).toBe('stage-onward xcode-level 2');
    expect(onwardWords(ladder, match('lost'), view(0), t)).toBe('stage-again');
    expect(onwardWords(ladder, match('won'), view(1), t)).toBe('stage-again');
  });

  it('let the vault open before the tune of a win, and never before a loss', () => {
    const end = { reason: 'sand', at: 1 };
    const tune = (is_won: boolean) =>
      presenter.tuneAfter?.({ end: { ...end, is_won } } as unknown as View);

    expect([tune(true), tune(false)]).toEqual([1100, 0]);
  });

  it('know that all have won or lost together', () => {
    const outcome = { reason: 'sand', places: [0, 0], together: 'lost' } as const;

    expect(verdictOf({ ...outcome, places: [0, 0] }, [1], [0, 0])).toMatchObject({
      mine: 'lost',
      isDraw: false,
      winners: [],
    });
    expect(verdictOf({ ...outcome, places: [0, 0], together: 'won' }, [], [0, 0])).toMatchObject({
      mine: null,
      winners: [0, 1],
    });
  });
});
