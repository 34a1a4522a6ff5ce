/** My hand: cards that keep their place while others come and go. */
import { countOf, HIDDEN, JOKER, symbolOf, SYMBOLS, TIME } from './cards';
import type { Card } from './view';

/** A card with a name of its own, for two with the same face are the same to everybody else. */
export interface Held {
  id: number;
  card: Card;
}

/**
 * The hand as it is now: whatever was there stays where it is, what is new comes last. Of equal
 * cards those on their `way` out leave first; a face-down card becomes what was drawn.
 */
export function carried(
  before: readonly Held[],
  hand: readonly Card[],
  way: ReadonlySet<number> = new Set(),
): Held[] {
  const coming = [...hand];
  const kept = new Map<number, Card>();
  const keep = (held: Held, isIt: (card: Card) => boolean): void => {
    const at = kept.has(held.id) ? -1 : coming.findIndex(isIt);
    if (at >= 0) kept.set(held.id, coming.splice(at, 1)[0] as Card);
  };
  const stayers = [...before].sort((a, b) => Number(way.has(a.id)) - Number(way.has(b.id)));
  for (const held of stayers) keep(held, (card) => card === held.card);
  // Arrows may have turned round.
  for (const held of stayers) {
    if (held.card !== JOKER && held.card !== HIDDEN && !way.has(held.id)) {
      keep(held, (card) => symbolOf(card) === symbolOf(held.card));
    }
  }
  for (const held of stayers) if (held.card === HIDDEN) keep(held, () => true);
  const old = before.flatMap(({ id }) => {
    const card = kept.get(id);
    return card === undefined ? [] : [{ id, card }];
  });
  let next = before.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  return [...old, ...coming.map((card) => ({ id: next++, card }))];
}

const rank = (card: Card): number => {
  if (card === HIDDEN) return 99;
  if (card === JOKER) return 98;
  return symbolOf(card) === TIME ? 97 : SYMBOLS.indexOf(symbolOf(card));
};

/** In the order of the keys: equal symbols lie side by side. */
export const sorted = (held: readonly Held[]): Held[] =>
  [...held].sort((a, b) => rank(a.card) - rank(b.card) || a.card.localeCompare(b.card));

/** What I could give most easily first: what is of no use, then single cards, time cards last. */
export function easiest(
  cards: readonly Card[],
  hand: readonly Card[],
  isCracked: (symbol: string) => boolean,
): Card[] {
  const worth = (card: Card): number => {
    const symbol = symbolOf(card);
    if (isCracked(symbol)) return 0;
    return countOf(hand, symbol) + (symbol === TIME ? 2 : 0);
  };
  return [...new Set(cards)].sort((a, b) => worth(a) - worth(b));
}

/** The places of these faces among the held cards, those that are chosen first. */
export function placesOf(
  held: readonly Held[],
  cards: readonly Card[],
  chosen: readonly number[] = [],
): number[] {
  const free = [...held].sort(
    (a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)),
  );
  return cards.flatMap((card) => {
    const at = free.findIndex((one) => one.card === card);
    return at < 0 ? [] : (free.splice(at, 1) as [Held]).map(({ id }) => id);
  });
}

/** Sets in the order in which to lay them: few jokers first, time last unless sand is low. */
export function bestFirst(sets: readonly Card[][], isLow: boolean): Card[][] {
  const cost = (set: readonly Card[]): number => {
    const isTime = set.some((card) => symbolOf(card) === TIME);
    return countOf(set, JOKER) + (isTime ? (isLow ? -10 : 10) : 0);
  };
  return [...sets].sort((a, b) => cost(a) - cost(b));
}
