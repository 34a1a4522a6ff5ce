/** The moments of X-Code that its rules show. Seat 0 is the reader. */
import { SYMBOLS } from '../board/cards';
import type { Held } from '../board/hand';
import { NOTHING, optionsFrom } from '../board/moves';
import { fieldsOf, type Field } from '../board/plan';
import { cracked, table } from '../board/samples';
import type { Halves } from '../board/sand';
import { neighboursOf, type Between } from '../board/trades';
import type { Seat, View } from '../board/view';

export const SEATS: Seat[] = [
  { name: 'Ada' },
  { name: 'Joost' },
  { name: 'Lise' },
  { name: 'Mara' },
];

/** Cards with names of their own: `5< 5> j`. */
export const heldOf = (cards: string): Held[] => cards.split(' ').map((card, id) => ({ id, card }));

/** The twelve fields with these cracked, only some of the others open, and what the hand can lay. */
export function fieldsWith(done: string, hand = '', open: string | null = null): Field[] {
  const set = hand === '' ? [] : hand.split(' ');
  const view = table(hand, {
    cracked: [...done].map((field) => cracked(field)),
    notes: open === null ? [] : [{ type: 'gate', open, rest: '' }],
  });
  return fieldsOf(view, { ...NOTHING, sets: set.length > 0 ? [set] : [] });
}

export const ALL = SYMBOLS.join('');

/** A sandglass, by its seconds in all and those left above. */
export const glassOf = (left: number, total = 180): Halves => ({
  above: 1000 * left,
  below: 1000 * (total - left),
  total: 1000 * total,
});

/** Both neighbours: the left one offers, and towards the right one a card of mine lies open. */
export function trades(): Between[] {
  const view = table('2< 8< 7> 7> j', {
    offers: [
      [1, 0, '5>'],
      [0, 3, '9>'],
    ],
  });
  const legal = ['give 2< 8< to 1 for 5>', 'decline 5> of 1', 'withdraw 9> from 3'];
  return neighboursOf(view, optionsFrom(legal, view));
}

/** What is worth saying with this hand, after the left neighbour has asked for an 8. */
export const talking = (): View =>
  table('3< 3> 8> t<', { heard: [[1, 'need', '8', 2, null, 0]], cracked: [cracked('1')] });
