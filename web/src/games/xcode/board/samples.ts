/** Small tables for the tests. */
import type { View } from './view';

const LEVEL: View['level'] = {
  name: 'level-1',
  jokers: 3,
  time_cards: [6, 6],
  limits: [10, 9, 8, 7, 6, 5, 5],
  code_set: 3,
  time_set: 3,
  dealt: 3,
  sand: 180,
  rules: [],
};

/** Four at the table, the sand runs since 0; I am on seat 0 and hold these. */
export const table = (hand = '5< 5> j 9<', changes: Partial<View> = {}): View => {
  const cards = hand === '' ? [] : hand.split(' ');
  return {
    level: LEVEL,
    overdraw: 'refused',
    turning: 'flip',
    limit: 8,
    seat: 0,
    left: 1,
    right: 3,
    hand: cards,
    ring: [0, 1, 2, 3],
    hands: [cards.length, 3, 3, 3],
    offers: [],
    pile: 30,
    discards: 0,
    top: null,
    cracked: [],
    times: [],
    sand: { type: 'hourglass', total: 180_000, ends: 180_000 },
    began: 0,
    notes: [],
    heard: [],
    end: null,
    shown: [],
    active: [],
    ...changes,
  };
};

export const cracked = (field: string, seat = 0, at = 0): View['cracked'][number] => ({
  type: 'cracked',
  seat,
  field,
  cards: [],
  at,
});
