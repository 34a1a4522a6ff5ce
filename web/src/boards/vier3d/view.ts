/** What the server tells a viewer about a match of Vier-gewinnt 3D. */

export type Ball = 'r' | 'b' | 'y';

export interface Line {
  ball: Ball;
  /** Four cells; a cell is rod + 16 * level. */
  cells: number[];
  /** Index of the move that completed the line. */
  ply: number;
}

export interface Threat {
  ball: Ball;
  /** The empty cell that would complete a line. */
  cell: number;
  /** Whether a ball can come to rest there with the next move. */
  now: boolean;
}

export interface Stock {
  own: number;
  yellow: number;
}

export interface Clock {
  left: number[];
  running: number | null;
  since: number;
}

export interface View {
  variant: 'first-line' | 'most-lines';
  yellow: 'balanced' | 'free' | 'none' | 'three-players';
  /** Sixteen stacks, bottom-up; index = column + 4 * row, so a1 = 0 and d4 = 15. */
  rods: string[];
  turn: number;
  /** The seat to move, or null when the game is over. */
  to_move: number | null;
  moves: [Ball, number][];
  lines: Line[];
  score: number[];
  stock: Stock[];
  threats: Threat[];
  out: { seat: number; reason: string }[];
  clock: Clock | null;
}

export interface Seat {
  name: string;
  ball: Ball;
}

/** Looks up a message of the catalogue. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;
