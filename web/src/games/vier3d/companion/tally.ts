/** The lines of variant 2 on a real board, counted ball by ball as they are put on the rods. */
import type { Line, Stock, Threat, View } from '../wire';
import {
  ballAt,
  dropped,
  EMPTY,
  landing,
  LINES,
  linesCounted,
  linesMade,
  RODS,
  type Ball,
  type Rods,
} from '../offline/lines';
import type { GameFlow } from '../../../companion/session';

export type Yellow = View['yellow'];
type Ply = View['moves'][number];

export interface Tally {
  readonly yellow: Yellow;
  readonly isOpen: boolean;
  readonly plies: readonly Ply[];
}

export type Action =
  | { type: 'start'; yellow: Yellow }
  /** `b2` for the own ball, `y:b2` for a yellow one that belongs to nobody. */
  | { type: 'drop'; move: string }
  | { type: 'lift' };

const YELLOW = 'y:';
const BALLS: readonly Ball[] = ['r', 'b', 'y'];

/** The balls of the seats (V3-44); red begins (V3-03). */
const STOCKS: Record<Yellow, readonly Stock[]> = {
  balanced: [
    { own: 22, yellow: 10 },
    { own: 21, yellow: 11 },
  ],
  free: [
    { own: 32, yellow: 21 },
    { own: 32, yellow: 21 },
  ],
  none: [
    { own: 32, yellow: 0 },
    { own: 32, yellow: 0 },
  ],
  'three-players': [
    { own: 22, yellow: 0 },
    { own: 21, yellow: 0 },
    { own: 21, yellow: 0 },
  ],
};

export const ballsOf = (yellow: Yellow): readonly Ball[] => BALLS.slice(0, STOCKS[yellow].length);

function stockOf({ yellow, plies }: Tally): Stock[] {
  return STOCKS[yellow].map((first, seat) => {
    const isMine = (ply: Ply): boolean => ply[2] === seat;
    const isYellow = ([ball, , by]: Ply): boolean => ball !== BALLS[by];
    const own = plies.filter((ply) => isMine(ply) && !isYellow(ply)).length;
    // With the option *free* there is one stock for all.
    const spent = plies.filter((ply) => isYellow(ply) && (yellow === 'free' || isMine(ply))).length;
    return { own: first.own - own, yellow: first.yellow - spent };
  });
}

const PLACES = 64;

function seatToMove(tally: Tally, stock: readonly Stock[]): number | null {
  const { plies } = tally;
  if (!tally.isOpen || plies.length === PLACES) return null;
  const first = plies.length === 0 ? 0 : (plies.at(-1)?.[2] ?? 0) + 1;
  for (let i = 0; i < stock.length; i++) {
    const seat = (first + i) % stock.length;
    const { own = 0, yellow = 0 } = stock[seat] ?? {};
    if (own + yellow > 0) return seat;
  }
  return null;
}

/** Free places that would complete a line; `now` where a ball would come to rest there. */
function threatsOn(rods: Rods, balls: readonly Ball[]): Threat[] {
  const found = new Map<string, Threat>();
  for (const line of LINES) {
    const free = line.filter((cell) => ballAt(rods, cell) === null);
    const [cell] = free;
    if (cell === undefined || free.length > 1) continue;
    for (const ball of balls) {
      if (!line.every((other) => other === cell || ballAt(rods, other) === ball)) continue;
      found.set(`${cell}${ball}`, { ball, cell, now: landing(rods, cell % RODS.length) === cell });
    }
  }
  return [...found.values()];
}

/** The position as the board draws it. */
export function viewOf(tally: Tally): View {
  const balls = ballsOf(tally.yellow);
  const lines: Line[] = [];
  let rods: Rods = EMPTY;
  tally.plies.forEach(([ball, rod], ply) => {
    const index = RODS.indexOf(rod);
    const cell = landing(rods, index);
    rods = dropped(rods, index, ball);
    // A yellow ball that belongs to nobody makes no line (V3-41).
    if (cell === null || !balls.includes(ball)) return;
    for (const cells of linesMade(rods, cell)) lines.push({ ball, cells: [...cells], ply });
  });
  const stock = stockOf(tally);
  return {
    variant: 'most-lines',
    yellow: tally.yellow,
    turn: tally.plies.length,
    to_move: seatToMove(tally, stock),
    rods: [...rods],
    moves: [...tally.plies],
    lines,
    score: linesCounted(rods, balls),
    stock,
    threats: threatsOn(rods, balls),
    out: [],
    clock: null,
  };
}

/** What may be put where, in the words of the board. */
export function legalIn({ to_move: seat, stock, rods }: View): string[] {
  const { own = 0, yellow = 0 } = seat === null ? {} : (stock[seat] ?? {});
  const open = RODS.filter((_, rod) => landing(rods, rod) !== null);
  return [
    ...(own > 0 ? open : []),
    ...(yellow > 0 ? open.map((rod) => `${YELLOW}${rod}`) : []), // V3-41, V3-45
  ];
}

function withBall(tally: Tally, move: string): Tally {
  const view = viewOf(tally);
  const seat = view.to_move;
  if (seat === null || !legalIn(view).includes(move)) return tally; // V3-12
  const isYellow = move.startsWith(YELLOW);
  const rod = isYellow ? move.slice(YELLOW.length) : move;
  const ball = isYellow ? 'y' : (BALLS[seat] ?? 'r');
  return { ...tally, plies: [...tally.plies, [ball, rod, seat]] };
}

export const TALLY: GameFlow<Tally, Action> = {
  version: 1,
  fresh: { yellow: 'balanced', isOpen: false, plies: [] },

  settle: (tally) => tally,

  reduce(tally, action) {
    switch (action.type) {
      case 'start':
        return { yellow: action.yellow, isOpen: true, plies: [] };
      case 'drop':
        return withBall(tally, action.move);
      case 'lift':
        return tally.plies.length === 0 ? tally : { ...tally, plies: tally.plies.slice(0, -1) };
    }
  },
};
