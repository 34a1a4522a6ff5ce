/** Which cards fly where when something happens, so that everybody sees to whom they go. */
import { isActedOut, type Told } from '../../../lib/told';
import { HIDDEN } from './cards';
import type { Card, GameEvent, View } from './view';

/** A seat, a card that lies open from one seat to another, a field, or something else on the table. */
export type Place =
  number | `offer ${number} ${number}` | `field ${string}` | 'pile' | 'discards' | 'sand';

export interface Flight {
  card: Card;
  from: Place;
  to: Place;
  /** Milliseconds until it leaves. */
  delay: number;
}

export const FLIGHT_MS = 260;
/** From one dealt card to the next, and between cards that somebody plays together. */
const DEALT_MS = 120;
const TOGETHER_MS = 40;

const together = (cards: readonly Card[], from: Place, to: Place): Flight[] =>
  cards.map((card, i) => ({ card, from, to, delay: i * TOGETHER_MS }));

function flightsOfEvent(event: GameEvent): Flight[] {
  const one = (card: Card, from: Place, to: Place): Flight[] => together([card], from, to);
  switch (event.type) {
    case 'drawn':
      // Before the server has answered nobody knows the card.
      return one((event as Partial<typeof event>).card ?? HIDDEN, 'pile', event.seat);
    case 'pile-turned':
      return one(HIDDEN, 'discards', 'pile');
    case 'discarded':
    case 'hand-lost':
    case 'seat-left':
      return together(event.cards, event.seat, 'discards');
    case 'cracked':
      return together(event.cards, event.seat, `field ${event.field}`);
    case 'time-laid':
      return together(event.cards, event.seat, 'sand');
    case 'offered':
      return one(event.card, event.seat, `offer ${event.seat} ${event.to}`);
    case 'withdrawn':
      return one(event.card, `offer ${event.seat} ${event.to}`, event.seat);
    case 'turned-down':
      return one(event.card, `offer ${event.by} ${event.seat}`, event.by);
    case 'traded': {
      const { seat, to, card, against } = event;
      return [...one(card, seat, to), ...one(against, `offer ${to} ${seat}`, seat)];
    }
    default:
      return [];
  }
}

export const flightsOf = (told: Told<View, GameEvent>): Flight[] =>
  isActedOut(told) ? told.events.flatMap(flightsOfEvent) : [];

/** The deal, card by card around the table; it is over when the countdown is, `left` milliseconds from now. */
export function dealt({ hand, hands, ring, seat }: View, left: number): Flight[] {
  const rounds = Math.max(0, ...ring.map((one) => hands[one] ?? 0));
  const cards = Array.from({ length: rounds }, (_, round) =>
    ring
      .filter((to) => round < (hands[to] ?? 0))
      .map((to) => ({ to, card: to === seat ? (hand[round] ?? HIDDEN) : HIDDEN })),
  ).flat();
  const gap = Math.max(0, Math.min(DEALT_MS, (left - FLIGHT_MS) / cards.length));
  return cards.map(({ to, card }, i) => ({ card, from: 'pile', to, delay: i * gap }));
}
