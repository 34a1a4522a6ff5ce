/** Choosing a move: what is open, armed and played. What is legal comes from the server. */
import { rodIndex, rodName } from './places';
import type { Ball, Seat } from './view';

/** Which ball a move spends: the player's own, or a yellow one that belongs to nobody. */
export type Kind = 'own' | 'yellow';

/** The rods that are open to each kind of ball. */
export type Offer = Readonly<Record<Kind, ReadonlySet<number>>>;

/** What the player has in hand: a kind of ball, and a rod once one is armed. */
export interface Choice {
  rod: number | null;
  kind: Kind;
}

/** A choice after an action, with the move to send, if the action played one. */
export interface Chosen {
  choice: Choice;
  move: string | null;
}

const YELLOW_PREFIX = 'y:';

export const NO_CHOICE: Choice = { rod: null, kind: 'own' };

export function notation(rod: number, kind: Kind): string {
  return (kind === 'yellow' ? YELLOW_PREFIX : '') + rodName(rod).toLowerCase();
}

export function offerFrom(legal: readonly string[]): Offer {
  const own = new Set<number>();
  const yellow = new Set<number>();
  for (const move of legal) {
    if (move.startsWith(YELLOW_PREFIX)) yellow.add(rodIndex(move.slice(YELLOW_PREFIX.length)));
    else own.add(rodIndex(move));
  }
  return { own, yellow };
}

export const isChoosable = (offer: Offer): boolean => offer.own.size > 0 && offer.yellow.size > 0;

/** The wanted kind if any rod takes it, else the one that is left. */
export function kindFor(offer: Offer, wanted: Kind): Kind {
  if (offer[wanted].size > 0) return wanted;
  return offer.own.size > 0 ? 'own' : offer.yellow.size > 0 ? 'yellow' : wanted;
}

export const isOpen = (offer: Offer, choice: Choice, rod: number): boolean =>
  offer[kindFor(offer, choice.kind)].has(rod);

/** The ball that a kind stands for when this seat moves. */
export const ballOf = (kind: Kind, seat: Seat | undefined): Ball =>
  kind === 'yellow' ? 'y' : (seat?.mark ?? 'r');

/** Press a rod: play it; where moves are confirmed, arm it and play it when pressed again. */
export function press(choice: Choice, rod: number, offer: Offer, confirm: boolean): Chosen {
  if (!isOpen(offer, choice, rod)) return { choice: { ...choice, rod: null }, move: null };
  if (confirm && choice.rod !== rod) return { choice: { ...choice, rod }, move: null };
  return { choice: NO_CHOICE, move: notation(rod, kindFor(offer, choice.kind)) };
}

/** Play the armed rod. */
export function confirmed(choice: Choice, offer: Offer): Chosen {
  if (choice.rod === null) return { choice, move: null };
  return press(choice, choice.rod, offer, false);
}

export const cancelled = (choice: Choice): Choice => ({ ...choice, rod: null });

/** Take another kind of ball; an armed rod stays armed if it takes that kind too. */
export function withKind(choice: Choice, kind: Kind, offer: Offer): Choice {
  return settled({ ...choice, kind }, offer);
}

/** The choice after the position changed: what is no longer possible is let go. */
export function settled(choice: Choice, offer: Offer): Choice {
  const keeps = choice.rod !== null && isOpen(offer, choice, choice.rod);
  return keeps || choice.rod === null ? choice : cancelled(choice);
}
