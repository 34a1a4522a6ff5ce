import { describe, expect, it } from 'vitest';

import { presenter as xcode } from './presenter';
import {
  groupLabel,
  groupName,
  likelyGroup,
  nextOf,
  stopsOf,
  unlockedWords,
} from '../../lib/ladder';
import type { Translate } from '../../lib/i18n.svelte';
import { DEFAULTS, openingFrom } from './setup/setup';
import { ladder, STAGES } from './stages';
import type { GameView, MatchView } from '../../lib/protocol';
import type { MyGroup } from '../../lib/storage';
import { verdictWords } from '../../lib/verdict';

const t = ((id: string, facts: Record<string, unknown> = {}) =>
  [id, ...Object.values(facts)].join(' ')) as Translate;
const group = (id: string, ...mates: string[]): MyGroup => ({
  id,
  game: 'xcode',
  mates,
  seen: 0,
  won: ['level-1'],
});

describe('the way of a group', () => {
  it('is won, then open once, then locked', () => {
    const states = stopsOf(ladder, ['level-1', 'level-2']).map(({ state }) => state);

    expect(states.slice(0, 4)).toEqual(['won', 'won', 'open', 'locked']);
    expect(new Set(states.slice(3))).toEqual(new Set(['locked']));
    expect(states).toHaveLength(STAGES.length);
    expect(stopsOf(ladder, STAGES).every(({ state }) => state === 'won')).toBe(true);
  });

  it('shows tries and best times where there are any', () => {
    const stage = { name: 'level-1', tries: 3, wins: 2, best: 90_500 };
    const [first, second] = stopsOf(ladder, ['level-1'], [stage]);

    expect(first).toEqual({ ...stage, state: 'won' });
    expect(second).toMatchObject({ state: 'open', tries: 0, best: null });
  });

  it('leads to the first that is not won, in the end to the last', () => {
    expect(nextOf(ladder, [])).toBe('level-1');
    expect(nextOf(ladder, ['level-1', 'level-2', 'level-3', 'level-4'])).toBe('rows');
    expect(nextOf(ladder, STAGES)).toBe(STAGES.at(-1));
  });
});

describe('my groups', () => {
  it('are called by whom I play with', () => {
    expect(groupName(group('a', 'Bo', 'Cleo'), t)).toBe('group-with Bo, Cleo');
    expect(groupName(group('a'), t)).toBe('group-alone');
    expect(groupLabel(ladder, group('a'), t)).toBe('group-alone · 1/11');
  });

  it('are guessed by with whom one wants to play', () => {
    const mine = [group('us', 'Bo'), group('me')];

    expect(likelyGroup(mine, null)).toBe('us');
    expect(likelyGroup(mine, 'online')).toBe('us');
    expect(likelyGroup(mine, 'bot')).toBe('me');
    expect(likelyGroup([group('me')], 'online')).toBeNull();
    expect(likelyGroup([], null)).toBeNull();
  });

  it('go on where they were', () => {
    expect(openingFrom(DEFAULTS, 'Anna', 'us').group).toBe('us');
    expect(openingFrom(DEFAULTS, 'Anna').group).toBeNull();
  });
});

describe('the end, together', () => {
  const match = (level: string, together: 'won' | 'lost', reason: string): MatchView =>
    ({
      config: { level: { name: level } },
      outcome: { reason, places: [0, 0], together },
      you: [0],
      sides: [0, 0],
      chairs: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }],
    }) as unknown as MatchView;

  it('says what was unlocked', () => {
    const names = ['Anna', 'Bo', 'Bot'];
    const said = (level: string, together: 'won' | 'lost', active = [0, 1]) => {
      const view = { active } as unknown as GameView;
      return (
        unlockedWords(ladder, match(level, together, 'cracked'), view, names, t)?.words ?? null
      );
    };

    expect(said('level-1', 'won', [0, 2])).toBe('stage-not-unlocked Bo 1');
    expect(said('level-1', 'won', [2])).toBe('stage-not-unlocked Anna and Bo 2');
    expect(said('level-4', 'won')).toBe('stage-unlocked xcode-mission-rows');
    expect(said(STAGES.at(-1) ?? '', 'won')).toBe('stage-all-won');
    expect(said('level-1', 'lost')).toBeNull();
  });

  it('names no loser', () => {
    for (const reason of ['resigned', 'absent']) {
      const lost = match('level-1', 'lost', reason);
      const words = verdictWords(lost.outcome as never, lost, xcode, ['Anna', 'Bo'], t);

      expect(words.headline).toBe('xcode-lost');
      expect(words.reason.split(' ')[0]).toBe(`together-${reason}`);
    }
    const sand = match('level-1', 'lost', 'sand');
    expect(verdictWords(sand.outcome as never, sand, xcode, [], t).reason).toContain('reason-sand');
  });
});
