/** What the board's picture is made of, besides the pieces. */
import type { Piece } from './view';

/** A piece where it would lie. */
export interface Ghost {
  square: number;
  piece: Piece;
  /** Waiting for its confirmation, as opposed to merely pointed at. */
  armed: boolean;
}

/** A square on which the next piece of somebody would complete a row for these sides. */
export interface Threatened {
  square: number;
  sides: readonly number[];
  /** Whoever is on turn could do so now. */
  isNow: boolean;
}
