import { beforeEach, describe, expect, it } from 'vitest';
import type { Translate } from '../lib/i18n.svelte';
import { groups, localStore } from '../lib/storage';
import { GAMES } from './all';
import type { Quick } from './game';

/** The id of a text with its facts, to see what is said. */
const t = ((id: string, facts: object = {}) =>
  [id, ...Object.values(facts).map(String)].join(' ')) as Translate;

async function quickOf(game: string): Promise<Quick> {
  const found = await GAMES.get(game)?.quick();
  if (found === undefined) throw new Error(game);
  return found.default;
}

const opponentIn = (game: string) => GAMES.get(game)?.opponent(t);

const kindsOf = (quick: Quick, ...[way, me = 'Anna']: [Parameters<Quick['order']>[0], string?]) =>
  quick.order(way, me).seats.map(({ kind, mine, level }) => (mine ? 'me' : (level ?? kind)));

beforeEach(() => {
  for (const game of GAMES.keys()) localStore.write(`setup.${game}`, {});
  localStore.write('groups', []);
});

describe('a match with one press', () => {
  it.each([...GAMES])('takes its seats by the way: %s', async (name, { ways }) => {
    const quick = await quickOf(name);
    for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
      const { game, name: me, seats } = quick.order(way, 'Anna');
      const others = seats.filter(({ mine }) => !mine);
      expect({ game, me }).toEqual({ game: name, me: 'Anna' });
      expect(seats.length).toBeGreaterThan(1);
      expect(others.every(({ kind }) => kind === 'bot')).toBe(way !== 'online');
      expect(others.length === 0).toBe(way === 'local');
      expect(quick.namesHere(way, t)?.length ?? 1).toBe(seats.length - others.length);
    }
  });

  it('is friendly the first time', async () => {
    expect(kindsOf(await quickOf('vier3d'), 'bot')).toEqual(['me', 'seedling']);
    const xobrainer = await quickOf('xobrainer');
    expect(xobrainer.order('bot', 'Anna').config).toMatchObject({ layout: 'calm', variants: [] });
    expect(opponentIn('xobrainer')).toBe('play-versus level-seedling');
    expect(opponentIn('xcode')).toBe('play-mates 3');
  });

  it('says with how many the computer plays along, as it will', async () => {
    for (const players of [2, 8, 99]) {
      localStore.write('setup.xcode', { players });
      const bots = kindsOf(await quickOf('xcode'), 'bot').length - 1;
      expect(opponentIn('xcode')).toBe(`play-mates ${bots}`);
    }
  });

  it('is what was set up last, whoever it was with', async () => {
    const vier3d = await quickOf('vier3d');
    localStore.write('setup.vier3d', { who: 'online', level: 'oak', variant: 'most-lines' });
    expect(opponentIn('vier3d')).toBe('play-versus level-oak');
    expect(vier3d.order('bot', 'Anna').config).toMatchObject({ variant: 'most-lines' });
    expect(kindsOf(vier3d, 'bot')).toEqual(['me', 'oak']);
  });

  it('keeps teams, but no friend among them who would have to be waited for', async () => {
    const xobrainer = await quickOf('xobrainer');
    const sitters = ['here', 'friend', 'oak', null];
    localStore.write('setup.xobrainer', { who: 'bot', teams: [2, 2], level: 'oak', sitters });
    expect(kindsOf(xobrainer, 'bot')).toEqual(['me', 'oak', 'oak', 'oak']);
    localStore.write('setup.xobrainer', { who: 'online', teams: [2, 2], sitters });
    expect(kindsOf(xobrainer, 'online')).toEqual(['me', 'person', 'oak', 'person']);
  });

  it('goes on where the group stands', async () => {
    const xcode = await quickOf('xcode');
    groups.meet('a-group-of-friends', 'xcode', 1, ['Bo']);
    groups.learn('a-group-of-friends', ['level-1']);
    expect(xcode.order('online', 'Anna')).toMatchObject({
      group: 'a-group-of-friends',
      config: { level: 'level-2' },
    });
    expect(xcode.order('bot', 'Anna')).toMatchObject({ group: null, config: { level: 'level-1' } });
  });
});
