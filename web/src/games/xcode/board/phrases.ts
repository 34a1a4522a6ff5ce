/** Quick phrases: what is worth saying now, and what was said. */
import { arrowOf, cardName, countOf, JOKER, symbolName, symbolOf, SYMBOLS, TIME } from './cards';
import type { Saying } from './moves';
import type { Card, Translate, View } from './view';

const MOST = 5;
const MOST_ALREADY = 3;

export interface Phrase extends Saying {
  /** Whom it answers, if anybody. */
  isAnswer: boolean;
}

const phrase = (
  kind: Saying['phrase'],
  about = '',
  already = 0,
  to: number | null = null,
  isAnswer = false,
): Phrase => ({ phrase: kind, about, already, to, isAnswer });

const isOpen = (view: View, symbol: string): boolean =>
  symbol === TIME || !view.cracked.some(({ field }) => field === symbol);

/** What others have asked for, the latest first, as long as it is of use. */
function asked(view: View, since: number): { symbol: string; by: number }[] {
  const found: { symbol: string; by: number }[] = [];
  for (const [seat, kind, about, , , at] of [...view.heard].reverse()) {
    if (seat === view.seat || at < since || (kind !== 'need' && kind !== 'which-arrow')) continue;
    if (!isOpen(view, about) || found.some(({ symbol }) => symbol === about)) continue;
    found.push({ symbol: about, by: seat });
  }
  return found;
}

/** The phrases to offer with one tap: answers first, then what I need most and have to spare. */
export function suggested(view: View, since = 0): Phrase[] {
  const { hand } = view;
  const found: Phrase[] = [];
  for (const { symbol } of asked(view, since)) {
    const card = hand.find((one) => symbolOf(one) === symbol);
    if (card !== undefined) found.push(phrase('have', card, 0, null, true));
  }
  const wanted = [...SYMBOLS, TIME]
    .filter((symbol) => isOpen(view, symbol) && isWanted(view, symbol))
    .sort((a, b) => countOf(hand, b) - countOf(hand, a));
  const singles = SYMBOLS.filter((symbol) => isOpen(view, symbol) && countOf(hand, symbol) === 1);
  for (const symbol of wanted) found.push(needing(view, symbol));
  for (const symbol of singles) {
    const card = hand.find((one) => symbolOf(one) === symbol);
    if (card !== undefined) found.push(phrase('have', card));
  }
  const told = new Set<string>();
  return found
    .filter(({ phrase: kind, about }) => {
      const key = `${kind} ${about}`;
      return !told.has(key) && told.add(key);
    })
    .slice(0, MOST);
}

/** I have some of it, but not enough for a set. */
function isWanted({ hand, level }: View, symbol: string): boolean {
  const count = countOf(hand, symbol);
  return count >= 2 && count < (symbol === TIME ? level.time_set : level.code_set);
}

/** How I need a symbol: with those that I have already. */
export const needing = (view: View, symbol: string): Phrase =>
  phrase('need', symbol, Math.min(MOST_ALREADY, countOf(view.hand, symbol)));

export const having = (card: Card): Phrase => phrase('have', card);
export const asking = (symbol: string): Phrase => phrase('which-arrow', symbol);
export const SAND: Phrase = phrase('sand');

/** My cards that can be named: one of each face, no jokers. */
export const nameable = (hand: readonly Card[]): Card[] =>
  [...new Set(hand)].filter((card) => card !== JOKER && arrowOf(card) !== null);

/** In words: with symbols as they are printed, or as they are called. */
export function wordsOf(
  { phrase: kind, about, already }: Omit<Saying, 'to'>,
  t: Translate,
  { isSpoken = false } = {},
): string {
  const printed = symbolOf(about);
  const symbol = isSpoken || printed === TIME ? symbolName(printed, t) : printed;
  switch (kind) {
    case 'need':
      if (about === TIME && already === 0) return t('xcode-say-time');
      return already > 0
        ? t('xcode-say-need-with', { symbol, count: already })
        : t('xcode-say-need', { symbol });
    case 'have':
      if (isSpoken) return t('xcode-say-have', { card: cardName(about, t) });
      return t(arrowOf(about) === 'left' ? 'xcode-say-have-left' : 'xcode-say-have-right', {
        symbol,
      });
    case 'which-arrow':
      return t('xcode-say-which-arrow', { symbol });
    case 'sand':
      return t('xcode-say-sand');
  }
}
