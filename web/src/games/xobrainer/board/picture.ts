/** What the board's picture is made of, besides the pieces. */
import { squareOf } from './squares';
import type { Piece, View } from './view';

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

/** The squares that somebody threatens. */
export function threatsOn({ threats, side }: Pick<View, 'threats' | 'side'>): Threatened[] {
  const squares = new Set(threats.map(([, , name]) => squareOf(name)));
  return [...squares].map((square) => {
    const here = threats.filter(([, , name]) => squareOf(name) === square);
    return {
      square,
      sides: [...new Set(here.map(([, gainer]) => gainer))].sort(),
      isNow: here.some(([by]) => by === side),
    };
  });
}
