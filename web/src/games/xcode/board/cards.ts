/** What is printed on cards, and what it is called. */
import type { Card, Side, Translate } from './view';

/** In the order of the keys. */
export const SYMBOLS: readonly string[] = [...'123456789*0#'];
export const TIME = 't';
export const JOKER = 'j';
export const HIDDEN = '?';

export const symbolOf = (card: Card): string => card[0] ?? '';

/** Which way a card may travel; null for those without an arrow. */
export function arrowOf(card: Card): Side | null {
  if (card[1] === '<') return 'left';
  return card[1] === '>' ? 'right' : null;
}

/** The symbol that a set is of; its jokers stand for that. */
export const symbolOfSet = (cards: readonly Card[]): string =>
  symbolOf(cards.find((card) => card !== JOKER) ?? '');

/** Whether the cards go opposite ways. */
export const fit = (one: Card, other: Card): boolean =>
  arrowOf(one) !== null && arrowOf(other) !== null && arrowOf(one) !== arrowOf(other);

/** The cards without these; null if one of them is not there. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] | null {
  const rest = [...cards];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export const countOf = (cards: readonly Card[], symbol: string): number =>
  cards.filter((card) => symbolOf(card) === symbol).length;

/** The name of a symbol, or of time cards. */
export function symbolName(symbol: string, t: Translate): string {
  switch (symbol) {
    case TIME:
      return t('xcode-time');
    case '*':
      return t('xcode-star');
    case '#':
      return t('xcode-hash');
    default:
      return symbol;
  }
}

/** What is printed on a card, without its arrow. */
export const printed = (card: Card, t: Translate): string =>
  card === JOKER ? t('xcode-joker') : symbolOf(card) === TIME ? t('xcode-time') : symbolOf(card);

/** The card in words, for those who hear it. */
export function cardName(card: Card, t: Translate): string {
  if (card === JOKER) return t('xcode-joker');
  if (card === HIDDEN) return t('xcode-hidden');
  const symbol = symbolName(symbolOf(card), t);
  return t(arrowOf(card) === 'left' ? 'xcode-card-left' : 'xcode-card-right', { symbol });
}
