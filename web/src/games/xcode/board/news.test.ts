import { describe, expect, it } from 'vitest';
import type { Told } from '../../../lib/told';
import { cracked, table } from './samples';
import { newsOf, type News } from './news';
import type { GameEvent, Translate, View } from './view';

const t = ((id: string, facts: Record<string, unknown> = {}) =>
  [id, ...Object.values(facts)].join(' ')) as Translate;
const names = ['Anna', 'Bo', 'Cy', 'Dee'];

/** I am Anna, on seat 0. */
const heard = (
  events: GameEvent | GameEvent[],
  { before = table(), after = before, ...more }: Partial<Told<View, GameEvent>> = {},
): News[] =>
  newsOf(
    { how: 'now', events: [events].flat(), before, after, isShown: false, ...more },
    { names, t, at: 10_000 },
  );

const asked = { type: 'offered', seat: 1, to: 0, card: '7>', at: 1 } as const;
const need = { type: 'said', seat: 2, phrase: 'need', about: '9', already: 1, at: 1 } as const;
const glass = { type: 'hourglass', total: 180_000, ends: 100_000 } as const;

describe('what happens now', () => {
  it('sounds and is said: the start, a field, the sand', () => {
    const after = table('', { cracked: [cracked('8', 2)], sand: glass });

    expect(heard({ type: 'sand-started', sand: glass, at: 1 })).toEqual([
      { sound: 'turn', buzz: 80, words: 'xcode-started', weight: 'must' },
    ]);
    expect(heard(cracked('8', 2), { after })).toEqual([
      { sound: 'crack', buzz: 40, words: 'xcode-cracked-by 8 Cy 1', weight: 'must' },
    ]);
    expect(heard({ type: 'sand-turned', sand: glass, at: 1 }, { after })).toEqual([
      { sound: 'flip', words: 'xcode-turned 90', weight: 'must' },
    ]);
  });

  it('tells me of trades that are mine, and nobody else', () => {
    const words = 'xcode-offered Bo xcode-card-right 7';
    const traded = { type: 'traded', seat: 1, to: 0, card: '7>', against: '9<', at: 1 } as const;

    expect(heard(asked)).toEqual([{ sound: 'offer', buzz: 30, words, weight: 'must' }]);
    expect(heard(traded)).toEqual([
      { sound: 'trade', buzz: 40, words: 'xcode-traded Bo', weight: 'must' },
    ]);
    expect(heard({ type: 'turned-down', seat: 1, by: 0, card: '9<', at: 1 })).toEqual([
      { passing: 'xcode-declined Bo xcode-card-left 9' },
    ]);
    expect(
      heard([
        { ...asked, to: 2 },
        { ...traded, to: 2 },
      ]),
    ).toEqual([]);
    expect(heard([asked, traded], { before: table('', { seat: null }) })).toEqual([]);
  });

  it('tells what no longer lies open for me, whatever took it away', () => {
    const before = table('', { offers: [[1, 0, '7>']] });
    const gone = [{ words: 'xcode-offer-gone Bo xcode-card-right 7', weight: 'detail' }];

    expect(heard({ type: 'withdrawn', seat: 1, to: 0, card: '7>', at: 1 }, { before })).toEqual(
      gone,
    );
    expect(heard({ type: 'arrows-turned', symbol: '7', at: 1 }, { before })).toEqual(gone);
    expect(
      heard({ type: 'hand-lost', seat: 1, cards: ['7>'], why: 'limit', at: 1 }, { before }),
    ).toEqual(gone);
    expect(
      heard({ type: 'seat-left', seat: 1, cards: ['7>'], reason: 'absent', at: 1 }, { before }),
    ).toEqual(gone);
    expect(heard({ type: 'arrows-turned', symbol: '8', at: 1 }, { before })).toEqual([]);
  });

  it('shows and says what others say, and only shows what I say', () => {
    expect(heard({ ...need, to: null })).toEqual([
      {
        bubble: { seat: 2, text: 'xcode-say-need-with 9 1' },
        words: 'xcode-said Cy xcode-say-need-with 9 1',
      },
    ]);
    expect(heard({ ...need, to: 0 })[0]?.bubble?.text).toBe('xcode-to-you xcode-say-need-with 9 1');
    expect(heard({ ...need, seat: 0, to: null })).toEqual([
      { bubble: { seat: 0, text: 'xcode-say-need-with 9 1' } },
    ]);
  });
});

describe('my own move', () => {
  const own = cracked('5');
  const after = table('9<', { cracked: [own] });

  it('sounds ahead, and is said once the server has told it', () => {
    expect(heard(own, { how: 'ahead', after })).toEqual([{ sound: 'crack', buzz: 40 }]);
    expect(heard(own, { isShown: true, after })).toEqual([
      { words: 'xcode-cracked-by 5 Anna 1', weight: 'must' },
    ]);
  });

  it('tells what nobody could foresee with it', () => {
    const laid = { type: 'time-laid', seat: 0, cards: ['t<'], at: 1 } satisfies GameEvent;
    const turned = { type: 'sand-turned', sand: glass, at: 1 } as const;
    const drawn = { type: 'drawn', seat: 0, card: '1<', at: 1 } as const;
    const lost = {
      type: 'hand-lost',
      seat: 0,
      cards: ['1<'],
      why: 'limit',
      at: 1,
    } satisfies GameEvent;

    expect(heard([laid, turned], { isShown: true })[0]?.sound).toBe('flip');
    expect(heard([drawn, lost], { isShown: true })).toEqual([
      { buzz: 200, passing: 'xcode-lost-hand' },
    ]);
  });

  it('is shown once as a phrase', () => {
    const said = { ...need, seat: 0, to: null };

    expect(heard(said, { how: 'ahead' })).toEqual([
      { bubble: { seat: 0, text: 'xcode-say-need-with 9 1' } },
    ]);
    expect(heard(said, { isShown: true })).toEqual([{}]);
  });

  it('is a trade that I know of, unless I had only offered', () => {
    const traded = { type: 'traded', seat: 0, to: 1, card: '9<', against: '7>', at: 1 } as const;

    expect(heard(traded, { how: 'ahead' })).toEqual([]);
    expect(heard(traded, { isShown: true })).toEqual([]);
    expect(heard(traded)[0]).toMatchObject({ sound: 'trade', words: 'xcode-traded Bo' });
  });
});

describe('what was missed', () => {
  it('is said and shown, but does not sound', () => {
    const told = heard([asked, { ...need, to: null }], { how: 'missed' });

    expect(told.map(({ words }) => words)).toEqual([
      'xcode-offered Bo xcode-card-right 7',
      'xcode-said Cy xcode-say-need-with 9 1',
    ]);
    expect(told.some(({ sound, buzz }) => sound ?? buzz)).toBe(false);
    expect(told[1]?.bubble?.seat).toBe(2);
  });
});

describe('looking back', () => {
  it('is silent', () => {
    expect(heard([asked, cracked('8', 2)], { how: 'forward' })).toEqual([]);
    expect(heard([asked, cracked('8', 2)], { how: 'back' })).toEqual([]);
  });
});
