// Written by tools/wire.py from the server's types: do not edit, run `make types`.

/** The first player's time runs. */
export interface Begun {
  type: 'begun';
  at: number;
}

/** What each seat has left at `since`; the time of the `running` seat flows from then on. */
export interface ClockView {
  lefts: number[];
  running: number | null;
  since: number;
}

/** What the players agree on before they begin. */
export interface Config {
  variant?: 'first-line' | 'most-lines';
  yellow?: 'balanced' | 'free' | 'none' | 'three-players';
  clock?: PerMove | Total | null;
}

/** Put a ball on a rod. `turn` is the turn it is meant for: a late click is refused. */
export interface Drop {
  type: 'drop';
  rod: string;
  turn: number;
  yellow: boolean;
}

export interface Dropped {
  type: 'dropped';
  seat: number;
  ball: 'b' | 'r' | 'y';
  rod: string;
  at: number;
}

/** A seat is out of the game. */
export interface Forfeited {
  type: 'forfeited';
  seat: number;
  reason: 'absent' | 'resigned' | 'time';
  at: number;
}

/** Four in a row, completed by the ball number `ply`. */
export interface Line {
  ball: 'b' | 'r' | 'y';
  cells: number[];
  ply: number;
}

/** A seat that has forfeited. */
export interface Out {
  seat: number;
  reason: 'absent' | 'resigned' | 'time';
}

/** So many seconds for every ball. */
export interface PerMove {
  type: 'per-move';
  seconds: number;
}

/** One ball played. */
export type Ply = ['b' | 'r' | 'y', string, number];

/** The balls that a seat may still play; with the option *free* yellow is shared. */
export interface Stock {
  own: number;
  yellow: number;
}

/** The last `plies` balls are off the board again and `seat` is to move; clocks stay. */
export interface TakenBack {
  type: 'taken-back';
  seat: number;
  plies: number;
  at: number;
}

/** A free cell that would complete a line; `now` if a ball would come to rest there. */
export interface Threat {
  ball: 'b' | 'r' | 'y';
  cell: number;
  now: boolean;
}

/** So many seconds for the whole game, and some back for every ball. */
export interface Total {
  type: 'total';
  seconds: number;
  increment: number;
}

export interface View {
  variant: 'first-line' | 'most-lines';
  yellow: 'balanced' | 'free' | 'none' | 'three-players';
  turn: number;
  to_move: number | null;
  rods: string[];
  moves: Ply[];
  lines: Line[];
  score: number[];
  stock: Stock[];
  threats: Threat[];
  out: Out[];
  clock: ClockView | null;
}

export type GameEvent =
  | Begun
  | Dropped
  | Forfeited
  | TakenBack;

export type Action =
  | Drop;
