/** The board's geometry: names of squares, what is printed on them, where they are drawn. */
import type { Card, Piece, Side, Trap } from './view';

export const WIDTH = 10;
export const SQUARES = WIDTH * WIDTH;
export const COLUMNS = 'abcdefghij';
/** The row of each line of squares, from the top down. */
export const ROWS_DOWN: readonly number[] = Array.from({ length: WIDTH }, (_, i) => WIDTH - i);

/** What is printed on the board, row 10 first: 1 to 9, or K for knockout. */
export type Rows = readonly string[];

/** a1 is 0, j1 is 9, a2 is 10: as in the 100 letters of a board. */
export const nameOf = (square: number): string =>
  `${COLUMNS[square % WIDTH]}${Math.floor(square / WIDTH) + 1}`;

export const squareOf = (name: string): number =>
  COLUMNS.indexOf(name[0] ?? '') + WIDTH * (Number(name.slice(1)) - 1);

/** Column and line of a square in a picture, a10 at the top left. */
export const columnOf = (square: number): number => square % WIDTH;
export const lineOf = (square: number): number => WIDTH - 1 - Math.floor(square / WIDTH);
export const squareAt = (column: number, line: number): number =>
  column + WIDTH * (WIDTH - 1 - line);

/** Squares side by side, and one above the other. */
export interface Size {
  width: number;
  height: number;
}

const WHOLE: Size = { width: WIDTH, height: WIDTH };

/** Boards of one's own may be smaller than ours; their a1 lies where ours does. */
export const sizeOf = (rows: Rows): Size => ({
  width: Math.min(rows[0]?.length || WIDTH, WIDTH),
  height: Math.min(rows.length || WIDTH, WIDTH),
});

/** The part of a picture of 1000 by 1000 in which a board of this size lies. */
export const boxOf = ({ width, height }: Size): string =>
  `0 ${100 * (WIDTH - height)} ${100 * width} ${100 * height}`;

/** In which of its rows a square is printed. */
export const rowOf = (rows: Rows, square: number): number =>
  rows.length - 1 - Math.floor(square / WIDTH);

/** What is printed on a square: its dots, or K for knockout; nothing where there is no square. */
export const signOf = (rows: Rows, square: number): string =>
  rows[rowOf(rows, square)]?.[columnOf(square)] ?? '';

export const isKnockout = (rows: Rows, square: number): boolean => signOf(rows, square) === 'K';

/** A knockout square has no dots. */
export const dotsOf = (rows: Rows, square: number): number =>
  Number(signOf(rows, square).replace('K', '0'));

export const pieceAt = (board: string, square: number): Piece | null => {
  const letter = board[square];
  return letter === undefined || letter === '.' ? null : (letter as Piece);
};

/** The square that a key leads to, or null if the key leads nowhere; the edges wrap. */
export function neighbour(
  square: number,
  key: string,
  far = false,
  { width, height }: Size = WHOLE,
): number | null {
  const top = WIDTH - height;
  const step = (columns: number, lines: number): number =>
    squareAt(
      (columnOf(square) + columns + width) % width,
      top + ((lineOf(square) - top + lines + height) % height),
    );
  switch (key) {
    case 'ArrowLeft':
      return step(-1, 0);
    case 'ArrowRight':
      return step(1, 0);
    case 'ArrowUp':
      return step(0, -1);
    case 'ArrowDown':
      return step(0, 1);
    case 'Home':
      return squareAt(0, far ? top : lineOf(square));
    case 'End':
      return squareAt(width - 1, far ? WIDTH - 1 : lineOf(square));
    case 'PageUp':
      return squareAt(columnOf(square), top);
    case 'PageDown':
      return squareAt(columnOf(square), WIDTH - 1);
    default:
      return null;
  }
}

// --- Pieces and cards -----------------------------------------------------------------------------

export const MAIN: readonly [Piece, Piece] = ['X', 'O'];
export const OTHER: readonly [Piece, Piece] = ['x', 'o'];

export const sideOf = (piece: Piece): Side => (piece === 'X' || piece === 'x' ? 0 : 1);

/** A square that a card marks, and the piece that counts there. */
export interface Mark {
  square: number;
  piece: Piece;
  kind: 'mission' | 'trap';
}

/** What a mission card asks its holder's side to lay: white is its main colour (XO-61). */
export function missionMarks(card: Card, side: Side): Mark[] {
  const mark = (name: string, piece: Piece): Mark => ({
    square: squareOf(name),
    piece,
    kind: 'mission',
  });
  return [
    ...card.white.map((name) => mark(name, side === 0 ? MAIN[0] : MAIN[1])),
    ...card.purple.map((name) => mark(name, side === 0 ? OTHER[0] : OTHER[1])),
  ];
}

/** Which pieces of the other side spring the traps of a card (XO-71). */
export function trapMarks(card: Card, holder: Side, colours: Trap['colours'], rows: Rows): Mark[] {
  const victim = 1 - holder;
  const main = victim === 0 ? MAIN[0] : MAIN[1];
  const other = victim === 0 ? OTHER[0] : OTHER[1];
  const [white, purple] = colours === 'victim' ? [main, other] : [other, main];
  const mark = (name: string, piece: Piece): Mark => {
    const square = squareOf(name);
    return { square, piece: isKnockout(rows, square) ? other : piece, kind: 'trap' };
  };
  return [
    ...card.white.map((name) => mark(name, white)),
    ...card.purple.map((name) => mark(name, purple)),
  ];
}
