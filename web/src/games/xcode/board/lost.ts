/** What decided a match: the sand that was left, or the cards that would have cracked a field. */
import { countOf, symbolOf, SYMBOLS } from './cards';
import { sandOf, secondsOf } from './sand';
import type { Card, Translate, View } from './view';

/** What decided it, in a sentence; null if nobody finished it. */
export function decidedWords(view: View, names: readonly string[], t: Translate): string | null {
  if (view.end === null) return null;
  if (view.end.is_won) {
    return t('xcode-decided-won', { seconds: secondsOf(sandOf(view, view.end.at)).above });
  }
  if (view.end.reason !== 'sand' && view.end.reason !== 'second-sand') return null;
  const near = nearest(view);
  if (near === null) {
    const fields = missingOf(view);
    return t('xcode-decided-missing', { count: fields.length, fields: fields.join(' ') });
  }
  const who = [...near.found].map(([seat, { length: count }]) =>
    seat === view.seat
      ? t('xcode-held-you', { count })
      : t('xcode-held-by', { name: names[seat] ?? '', count }),
  );
  return t('xcode-decided-held', { symbol: near.symbol, who: who.join(', ') });
}

/** By seat: the cards that come to light. */
export type Found = ReadonlyMap<number, readonly Card[]>;

const NOTHING: Found = new Map();

/** All cards of a seat, those on offer too; nobody's before the end. */
const cardsOf = (view: View, seat: number): Card[] => [
  ...(view.shown[seat] ?? []),
  ...view.offers.filter(([from]) => from === seat).map(([, , card]) => card),
];

export interface Nearest {
  symbol: string;
  found: Found;
}

const missingOf = (view: View): string[] =>
  SYMBOLS.filter((symbol) => !view.cracked.some(({ field }) => field === symbol));

/** The field whose whole set was in the hands, the one in the fewest hands; null if there is none. */
export function nearest(view: View): Nearest | null {
  if (view.end === null || view.end.is_won) return null;
  const hands = view.ring.map((seat) => ({ seat, cards: cardsOf(view, seat) }));
  const inReach = missingOf(view).flatMap((symbol) => {
    const isOf = (card: Card): boolean => symbolOf(card) === symbol;
    const holders = hands.filter(({ cards }) => cards.some(isOf));
    const held = holders.reduce((sum, { cards }) => sum + countOf(cards, symbol), 0);
    const found = new Map(holders.map(({ seat, cards }) => [seat, cards.filter(isOf)]));
    return held >= view.level.code_set ? [{ symbol, found }] : [];
  });
  inReach.sort((a, b) => a.found.size - b.found.size);
  return inReach[0] ?? null;
}

export const foundIn = (view: View): Found => nearest(view)?.found ?? NOTHING;
