/**
 * What can be done, out of the few words in which the server tells it, and the words for doing it.
 *
 *     draw                    discard                 say
 *     lay 5< 5> j             give 5< 9< to 2 for 7>  offer 5< 9< to 2
 *     withdraw 5< from 2      decline 7> of 2
 */
import { JOKER, symbolOfSet, TIME, without } from './cards';
import type { Action, Card, View } from './view';

/** The number of cards that are discarded at once. */
export const THROWN = 3;

export interface Options {
  canDraw: boolean;
  canDiscard: boolean;
  canSay: boolean;
  sets: Card[][];
  gives: { cards: Card[]; to: number; against: Card }[];
  offers: { cards: Card[]; to: number }[];
  withdraws: { card: Card; to: number }[];
  declines: { card: Card; by: number }[];
}

type Phrase = Extract<Action, { type: 'say' }>['phrase'];
const PHRASES: readonly string[] = ['need', 'have', 'which-arrow', 'sand'];

export const NOTHING: Options = {
  canDraw: false,
  canDiscard: false,
  canSay: false,
  sets: [],
  gives: [],
  offers: [],
  withdraws: [],
  declines: [],
};

/** How many cards count for my limit: those that lie open do too. */
export const heldBy = (view: View): number =>
  view.hand.length + view.offers.filter(([seat]) => seat === view.seat).length;

/** What can be done now, without what is on its way already. */
export function optionsFrom(legal: readonly string[], view: View): Options {
  const options: Options = { ...NOTHING, sets: [], gives: [], offers: [] };
  options.withdraws = [];
  options.declines = [];
  const has = (card: Card): boolean => view.hand.includes(card);
  const lies = (seat: number, to: number, card: Card): boolean =>
    view.offers.some((open) => open[0] === seat && open[1] === to && open[2] === card);
  const isFree = (to: number): boolean =>
    !view.offers.some((open) => open[0] === view.seat && open[1] === to);
  const me = view.seat ?? -1;
  for (const text of legal) {
    const [verb, ...words] = text.split(' ');
    switch (verb) {
      case 'draw':
        options.canDraw =
          view.pile + view.discards > 0 &&
          (view.overdraw === 'loses-hand' || heldBy(view) < view.limit);
        break;
      case 'discard':
        options.canDiscard = view.hand.length >= THROWN;
        break;
      case 'say':
        options.canSay = true;
        break;
      case 'lay': {
        const isOpen = !view.cracked.some(({ field }) => field === symbolOfSet(words));
        if (isOpen && without(view.hand, words) !== null) options.sets.push(words);
        break;
      }
      case 'give': {
        const at = words.indexOf('to');
        const to = Number(words[at + 1]);
        const against = words[at + 3] ?? '';
        const cards = words.slice(0, at).filter(has);
        if (cards.length > 0 && lies(to, me, against)) options.gives.push({ cards, to, against });
        break;
      }
      case 'offer': {
        const at = words.indexOf('to');
        const to = Number(words[at + 1]);
        const cards = words.slice(0, at).filter(has);
        if (cards.length > 0 && isFree(to)) options.offers.push({ cards, to });
        break;
      }
      case 'withdraw': {
        const to = Number(words[2]);
        const card = words[0] ?? '';
        if (lies(me, to, card)) options.withdraws.push({ card, to });
        break;
      }
      case 'decline': {
        const by = Number(words[2]);
        const card = words[0] ?? '';
        if (lies(by, me, card)) options.declines.push({ card, by });
      }
    }
  }
  return options;
}

// --- Words ----------------------------------------------------------------------------------------

export const DRAW = 'draw';
export const discard = (cards: readonly Card[]): string => `discard ${cards.join(' ')}`;
export const lay = (cards: readonly Card[]): string => `lay ${cards.join(' ')}`;
export const offer = (card: Card, to: number): string => `offer ${card} to ${to}`;
export const give = (card: Card, to: number, against: Card): string =>
  `give ${card} to ${to} for ${against}`;
export const withdraw = (card: Card, from: number): string => `withdraw ${card} from ${from}`;
export const decline = (card: Card, of: number): string => `decline ${card} of ${of}`;

/** What somebody wants to say. */
export interface Saying {
  phrase: Phrase;
  about: Card;
  already: number;
  to: number | null;
}

export function say({ phrase, about, already, to }: Saying): string {
  const words = ['say', phrase];
  if (about !== '') words.push(about);
  if (already > 0) words.push('with', String(already));
  if (to !== null) words.push('to', String(to));
  return words.join(' ');
}

function readSaying([phrase, ...words]: string[]): Action | null {
  if (phrase === undefined || !PHRASES.includes(phrase)) return null;
  const rest = [...words];
  const about = rest[0] !== undefined && !['with', 'to'].includes(rest[0]) ? rest.shift() : '';
  const fact = (name: string): number | null => {
    if (rest[0] !== name) return null;
    const [, number] = rest.splice(0, 2);
    return Number(number);
  };
  const already = fact('with') ?? 0;
  const to = fact('to');
  return { type: 'say', phrase: phrase as Phrase, about: about ?? '', already, to };
}

/** The action that the words stand for; null if for nothing. */
export function actionOf(move: string): Action | null {
  const [verb, ...words] = move.split(' ');
  const [card = ''] = words;
  switch (verb) {
    case 'draw':
      return { type: 'draw' };
    case 'discard':
      return { type: 'discard', cards: words };
    case 'lay':
      return { type: 'lay', cards: words };
    case 'offer':
      return { type: 'offer', card, to: Number(words[2]) };
    case 'give':
      return { type: 'accept', card, to: Number(words[2]), against: words[4] ?? '' };
    case 'withdraw':
      return { type: 'withdraw', card, to: Number(words[2]) };
    case 'decline':
      return { type: 'decline', card, by: Number(words[2]) };
    case 'say':
      return readSaying(words);
    default:
      return null;
  }
}

/** Whether the server would take it, as far as can be told from here. */
export function isLegal(move: string, legal: readonly string[], view: View): boolean {
  const action = actionOf(move);
  if (action === null) return false;
  const can = optionsFrom(legal, view);
  switch (action.type) {
    case 'draw':
      return can.canDraw;
    case 'discard':
      return (
        can.canDiscard &&
        action.cards.length === THROWN &&
        without(view.hand, action.cards) !== null
      );
    case 'lay':
      return canLay(action.cards, can, view);
    case 'offer':
      return can.offers.some(({ cards, to }) => to === action.to && cards.includes(action.card));
    case 'accept':
      return can.gives.some(
        ({ cards, to, against }) =>
          to === action.to && against === action.against && cards.includes(action.card),
      );
    case 'withdraw':
      return can.withdraws.some(({ card, to }) => to === action.to && card === action.card);
    case 'decline':
      return can.declines.some(({ card, by }) => by === action.by && card === action.card);
    case 'say':
      return can.canSay;
  }
}

/** The server names one set a field; others of the same symbol will do as well. */
function canLay(cards: readonly Card[], { sets }: Options, view: View): boolean {
  const symbol = symbolOfSet(cards);
  const size = symbol === TIME ? view.level.time_set : view.level.code_set;
  return (
    cards.length === size &&
    cards.every((card) => card === JOKER || card[0] === symbol) &&
    without(view.hand, cards) !== null &&
    sets.some((set) => symbolOfSet(set) === symbol)
  );
}
