/** Choosing a square: what is open, what waits for its confirmation, what is to be sent. */
import { nameOf, squareOf } from './squares';

/** What the server lets me do now. */
export interface Offer {
  squares: ReadonlySet<number>;
  /** Whether it waits for my word that I have seen the result. */
  isAsked: boolean;
}

/** The word for "I have seen the result". */
export const SEEN = 'ok';

export const offerFrom = (legal: readonly string[]): Offer => ({
  squares: new Set(legal.filter((move) => move !== SEEN).map(squareOf)),
  isAsked: legal.includes(SEEN),
});

/** The armed square after a press, and the move to send if the press was one. */
export interface Chosen {
  armed: number | null;
  move: string | null;
}

/** Press a square: play it; where moves are confirmed, arm it and play it when pressed again. */
export function press(
  armed: number | null,
  square: number,
  offer: Offer,
  confirm: boolean,
): Chosen {
  if (!offer.squares.has(square)) return { armed: null, move: null };
  if (confirm && armed !== square) return { armed: square, move: null };
  return { armed: null, move: nameOf(square) };
}

/** Play the armed square. */
export const confirmed = (armed: number | null, offer: Offer): Chosen =>
  armed === null ? { armed, move: null } : press(armed, armed, offer, false);

/** What stays armed when the position became another. */
export const settled = (armed: number | null, offer: Offer): number | null =>
  armed !== null && offer.squares.has(armed) ? armed : null;
