/** Whether a layout or a deck may be played with, as in games/xobrainer/board.py (XO-02, XO-03). */
import { isKnockout, nameOf, signOf, SQUARES, squareOf, WIDTH } from '../board/squares';
import type { Card, Deck, Layout } from './rules';

/** Why something is refused: a code with facts, to be put into words elsewhere. */
export interface Refusal {
  code: string;
  facts: Record<string, string | number>;
}

const refused = (code: string, facts: Refusal['facts'] = {}): Refusal => ({ code, facts });
const sorted = (names: readonly string[]): string[] => [...names].sort();

const NAMES = new Set(Array.from({ length: SQUARES }, (_, square) => nameOf(square)));
const SIGNS = '123456789K';
const KNOCKOUTS = 4;
const CARDS = 25;
const MARKS = 4;

export const layoutFault = ({ rows }: Pick<Layout, 'rows'>): Refusal | null =>
  rows.length !== WIDTH || rows.some((row) => row.length !== WIDTH)
    ? refused('layout-size')
    : printFault(rows);

/** What is wrong with the signs on a board, whatever its size. */
export function printFault(rows: readonly string[]): Refusal | null {
  const [sign] = sorted([...rows.join('')].filter((one) => !SIGNS.includes(one)));
  if (sign !== undefined) return refused('layout-signs', { sign });
  const count = rows.join('').split('K').length - 1;
  return count === KNOCKOUTS ? null : refused('layout-knockouts', { count });
}

const squaresOf = ({ white, purple }: Card): string[] => [...white, ...purple];

function cardFault(marks: Card, card: number, colours: Deck['colours']): Refusal | null {
  const squares = squaresOf(marks);
  if (squares.length !== MARKS) return refused('deck-marks', { card, count: squares.length });
  const square = squares.find((name) => !NAMES.has(name));
  if (square !== undefined) return refused('deck-square', { card, square });
  const count = marks.white.length;
  if (colours === 'three-white' && count !== 3) return refused('deck-white', { card, count });
  return count === 0 || count === MARKS ? refused('deck-colours', { card }) : null;
}

export function deckFault({ cards, colours }: Deck): Refusal | null {
  if (cards.length !== CARDS) return refused('deck-size', { count: cards.length });
  for (const [i, card] of cards.entries()) {
    const fault = cardFault(card, i + 1, colours);
    if (fault !== null) return fault;
  }
  const marked = cards.flatMap(squaresOf);
  const [twice] = sorted(marked.filter((square, i) => marked.indexOf(square) !== i));
  return twice === undefined ? null : refused('deck-square-twice', { square: twice });
}

const isStar = ({ rows }: Layout, square: string): boolean => isKnockout(rows, squareOf(square));

/** On knockout squares only purple marks can be met. */
export function misfit({ cards }: Deck, layout: Layout): Refusal | null {
  for (const [i, { white }] of cards.entries()) {
    const [square] = sorted(white.filter((name) => isStar(layout, name)));
    if (square !== undefined) return refused('deck-knockout', { card: i + 1, square });
  }
  return null;
}

/** A mark beyond the edge of a board that is smaller than ours. */
export function strayMark({ cards }: Deck, { rows }: Layout): Refusal | null {
  for (const [i, card] of cards.entries()) {
    const square = squaresOf(card).find((name) => signOf(rows, squareOf(name)) === '');
    if (square !== undefined) return refused('deck-square', { card: i + 1, square });
  }
  return null;
}

/** The deck with white marks on knockout squares swapped with their card's purple one. */
export const fitted = (deck: Deck, layout: Layout): Deck => ({
  ...deck,
  cards: deck.cards.map((card) => fittedCard(card, layout)),
});

function fittedCard(card: Card, layout: Layout): Card {
  const white = [...card.white];
  const purple = [...card.purple];
  for (const [i, square] of white.entries()) {
    const spare = purple.findIndex((name) => !isStar(layout, name));
    if (!isStar(layout, square) || spare < 0) continue;
    white[i] = purple[spare] as string;
    purple[spare] = square;
  }
  return { white, purple };
}
