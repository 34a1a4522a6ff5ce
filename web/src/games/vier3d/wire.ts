// Written by tools/wire.py from the server's types: do not edit, run `make types`.

/** The game starts, and with it the first player's clock. */
export interface Begun {
  type: 'begun';
  at: number;
}

/** The time left of each seat at `since`, when the clock of `running` started. */
export interface ClockView {
  lefts: number[];
  running: number | null;
  since: number;
}

/** The settings that the players choose. */
export interface Config {
  variant?: 'first-line' | 'most-lines';
  yellow?: 'balanced' | 'free' | 'none' | 'three-players';
  clock?: PerMove | Total | null;
}

/** Put a ball on a rod. `turn` is the turn that the player meant: a late click is refused. */
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

/** A seat has left the game. */
export interface Forfeited {
  type: 'forfeited';
  seat: number;
  reason: 'absent' | 'resigned' | 'time';
  at: number;
}

/** Four in a row; `ply` is the index of the ball that completed it. */
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

/** A time limit for every ball. */
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

/** The last `plies` balls are taken back and `seat` is to move; clocks keep their times. */
export interface TakenBack {
  type: 'taken-back';
  seat: number;
  plies: number;
  at: number;
}

/** A free cell that would complete a line; `now` if the next ball on its rod lands there. */
export interface Threat {
  ball: 'b' | 'r' | 'y';
  cell: number;
  now: boolean;
}

/** A time limit for the whole game, with an increment for every ball. */
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
