/**
 * What the server will probably answer to a move, for an instant picture of it. These are guesses:
 * others act at the same time, so the server's word replaces them, whatever it is.
 */
import { fit, HIDDEN, symbolOfSet, TIME, without } from './cards';
import { actionOf, heldBy } from './moves';
import type { Card, GameEvent, View } from './view';

type Deed =
  | 'drawn'
  | 'discarded'
  | 'cracked'
  | 'time-laid'
  | 'offered'
  | 'traded'
  | 'withdrawn'
  | 'turned-down'
  | 'said';

/** Nobody can know when it will happen, nor which card is drawn. */
type Foreseen<Event> = Event extends { type: 'drawn' }
  ? Omit<Event, 'at' | 'card'>
  : Event extends { type: Deed }
    ? Omit<Event, 'at'>
    : never;

export type Guess = Foreseen<GameEvent>;

/** What a legal move will do; null if that cannot be guessed. */
export function guessedEvent(view: View, move: string): Guess | null {
  const action = actionOf(move);
  const { seat } = view;
  if (action === null || seat === null) return null;
  switch (action.type) {
    case 'draw':
      return view.pile + view.discards > 0 ? { type: 'drawn', seat } : null;
    case 'discard':
      return { type: 'discarded', seat, cards: action.cards };
    case 'lay': {
      const field = symbolOfSet(action.cards);
      const cards = [...action.cards].sort(); // as the server tells a set
      return field === TIME
        ? { type: 'time-laid', seat, cards }
        : { type: 'cracked', seat, field, cards };
    }
    case 'offer': {
      const { card, to } = action;
      const lying = view.offers.find((open) => open[0] === to && open[1] === seat)?.[2];
      return lying !== undefined && fit(card, lying)
        ? { type: 'traded', seat, to, card, against: lying }
        : { type: 'offered', seat, to, card };
    }
    case 'accept':
      return { ...action, type: 'traded', seat };
    case 'withdraw':
      return { ...action, type: 'withdrawn', seat };
    case 'decline':
      return { ...action, type: 'turned-down', seat };
    case 'say':
      return { ...action, type: 'said', seat };
  }
}

/** The view after the move, if the guess is right; what cannot be foreseen stays as it is. */
export function guessedView(view: View, move: string): View {
  const guess = guessedEvent(view, move);
  return (guess && after(guess, view)) ?? view;
}

/** Null if the cards are no longer there: somebody was quicker. */
function after(guess: Guess, view: View): View | null {
  switch (guess.type) {
    case 'drawn':
      return drawn(view);
    case 'discarded': {
      const { cards } = guess;
      const next = given(view, cards);
      return next && { ...next, discards: view.discards + cards.length, top: cards.at(-1) ?? null };
    }
    case 'cracked': {
      const next = given(view, guess.cards);
      return next && { ...next, cracked: [...view.cracked, { ...guess, at: view.began }] };
    }
    case 'time-laid': {
      const next = given(view, guess.cards);
      return next && { ...next, times: [...view.times, { ...guess, at: view.began }] };
    }
    case 'offered': {
      const next = given(view, [guess.card]);
      return next && { ...next, offers: [...view.offers, [guess.seat, guess.to, guess.card]] };
    }
    case 'traded': {
      const { seat, to, card, against } = guess;
      const next = lifted(view, to, seat, against);
      return next && given(taken(taken(next, seat, against), to, card), [card]);
    }
    case 'withdrawn': {
      const { seat, to, card } = guess;
      const next = lifted(view, seat, to, card);
      return next && taken(next, seat, card);
    }
    case 'turned-down': {
      const { seat, by, card } = guess;
      const next = lifted(view, by, seat, card);
      return next && taken(next, by, card);
    }
    case 'said':
      return view;
  }
}

/** With the card face down; not where a hand that is too full may be lost. */
function drawn(view: View): View | null {
  if (view.seat === null || heldBy(view) >= view.limit) return null;
  const next = taken(view, view.seat, HIDDEN);
  if (view.pile > 0) return { ...next, pile: view.pile - 1 };
  return { ...next, pile: view.discards - 1, discards: 0, top: null };
}

/** My hand without these cards; null if I do not have them. */
function given(view: View, cards: readonly Card[]): View | null {
  const hand = without(view.hand, cards);
  return hand && { ...view, hand, hands: counted(view, view.seat, -cards.length) };
}

/** With a card more in the hand of this seat. */
function taken(view: View, seat: number, card: Card): View {
  const hand = seat === view.seat ? [...view.hand, card] : view.hand;
  return { ...view, hand, hands: counted(view, seat, 1) };
}

const counted = (view: View, seat: number | null, more: number): number[] =>
  view.hands.map((count, other) => (other === seat ? count + more : count));

/** Without the card that lies open there; null if it does not. */
function lifted(view: View, seat: number, to: number, card: Card): View | null {
  const isIt = (open: View['offers'][number]): boolean =>
    open[0] === seat && open[1] === to && open[2] === card;
  const offers = view.offers.filter((open) => !isIt(open));
  return offers.length === view.offers.length ? null : { ...view, offers };
}
