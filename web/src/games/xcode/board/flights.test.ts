import { describe, expect, it } from 'vitest';
import type { Told } from '../../../lib/told';
import { dealt, flightsOf } from './flights';
import { table } from './samples';
import type { GameEvent, View } from './view';

const flown = (event: object, more: Partial<Told<View, GameEvent>> = {}): string[] =>
  flightsOf({
    how: 'now',
    events: [{ at: 1, ...event } as GameEvent],
    before: table(),
    after: table(),
    isShown: false,
    ...more,
  }).map(({ card, from, to, delay }) => `${card}: ${from} → ${to}, ${delay}`);

const drawn = { type: 'drawn', seat: 2, card: '?' };

describe('cards fly', () => {
  it('from the pile to whoever draws, face down if I may not see them', () => {
    expect(flown(drawn)).toEqual(['?: pile → 2, 0']);
    expect(flown({ type: 'drawn', seat: 0 }, { how: 'ahead' })).toEqual(['?: pile → 0, 0']);
    expect(flown({ type: 'drawn', seat: 0, card: '5<' })).toEqual(['5<: pile → 0, 0']);
  });

  it('both ways in a trade, one of them from where it was offered', () => {
    const traded = { type: 'traded', seat: 0, to: 1, card: '9<', against: '7>' };

    expect(flown(traded)).toEqual(['9<: 0 → 1, 0', '7>: offer 1 0 → 0, 0']);
  });

  it('to where they are offered, and back', () => {
    const offered = { seat: 1, to: 0, card: '7>' };

    expect(flown({ type: 'offered', ...offered })).toEqual(['7>: 1 → offer 1 0, 0']);
    expect(flown({ type: 'withdrawn', ...offered })).toEqual(['7>: offer 1 0 → 1, 0']);
    expect(flown({ type: 'turned-down', seat: 0, by: 1, card: '7>' })).toEqual([
      '7>: offer 1 0 → 1, 0',
    ]);
  });

  it('one after another to the field, the sand and the discards', () => {
    const cards = ['5<', '5>', 'j'];

    expect(flown({ type: 'cracked', seat: 2, field: '5', cards })).toEqual([
      '5<: 2 → field 5, 0',
      '5>: 2 → field 5, 40',
      'j: 2 → field 5, 80',
    ]);
    expect(flown({ type: 'time-laid', seat: 2, cards: ['t<'] })).toEqual(['t<: 2 → sand, 0']);
    for (const type of ['discarded', 'hand-lost', 'seat-left'])
      expect(flown({ type, seat: 2, cards: ['5<'] })).toEqual(['5<: 2 → discards, 0']);
    expect(flown({ type: 'pile-turned' })).toEqual(['?: discards → pile, 0']);
  });

  it('not a second time when the server confirms it, and not if it was missed', () => {
    expect(flown(drawn, { isShown: true })).toEqual([]);
    expect(flown(drawn, { how: 'missed' })).toEqual([]);
    expect(flown(drawn, { how: 'back' })).toEqual([]);
    expect(flown(drawn, { how: 'forward' })).toHaveLength(1);
  });

  it('not for what is only said', () => {
    expect(flown({ type: 'said', seat: 1, phrase: 'sand' })).toEqual([]);
  });
});

describe('the deal', () => {
  const view = table('5< 9> j', { hands: [3, 3, 3], ring: [0, 1, 2], sand: null });

  it('goes around the table, my cards face up', () => {
    const cards = dealt(view, 3000);

    expect(cards.map(({ to, card }) => `${to} ${card}`)).toEqual(
      ['0 5<', '1 ?', '2 ?', '0 9>', '1 ?', '2 ?', '0 j', '1 ?', '2 ?'], //
    );
    expect(cards.map(({ delay }) => delay)).toEqual([0, 120, 240, 360, 480, 600, 720, 840, 960]);
    expect(new Set(cards.map(({ from }) => from))).toEqual(new Set(['pile']));
  });

  it('is quicker when the countdown is nearly over', () => {
    expect(dealt(view, 260 + 900).at(-1)?.delay).toBe(800);
    expect(dealt(view, 100).at(-1)?.delay).toBe(0);
  });
});
