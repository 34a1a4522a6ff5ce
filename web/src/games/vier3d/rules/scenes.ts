/** The positions of Vier-gewinnt 3D that its rules show. */
import { ghostOn, type Ghost, type Picture } from '../board/picture';
import { cellAt, rodIndex, RODS } from '../board/places';
import type { Ball, Stock, View } from '../board/view';

/** The rods with these stacks, the lowest ball first: `a1:rb b2:r`. */
function rodsOf(stacks: string): string[] {
  const rods = Array.from({ length: RODS }, () => '');
  for (const stack of stacks.split(' ').filter(Boolean)) {
    const [rod = '', balls = ''] = stack.split(':');
    rods[rodIndex(rod)] = balls;
  }
  return rods;
}

/** The cell of `b2-3`: rod and floor. */
const cellOf = (place: string): number =>
  cellAt(rodIndex(place.slice(0, 2)), Number(place.slice(3)) - 1);

interface Scene {
  stacks: string;
  /** Lines by their places, `a1-1 b1-1 c1-1 d1-1`, in the ball's colour. */
  lines?: { ball: Ball; at: string }[];
  ghost?: { rod: string; ball: Ball };
  last?: string;
  isDimmed?: boolean;
}

export function pictureOf({ stacks, lines = [], ghost, last, isDimmed = false }: Scene): Picture {
  const rods = rodsOf(stacks);
  const shadow: Ghost | null = ghost ? ghostOn(rods, rodIndex(ghost.rod), ghost.ball, true) : null;
  return {
    rods,
    last: last === undefined ? null : cellOf(last),
    lines: lines.map(({ ball, at }) => ({
      ball,
      cells: at.split(' ').map(cellOf),
      ply: 0,
      fresh: true,
    })),
    threats: [],
    ghost: shadow,
    glow: null,
    others: isDimmed ? 0.5 : 1,
  };
}

export const SOME = 'a1:rb b1:b c1:r d1:b a2:b b2:rrb c2:br d2:r b3:b c3:rb a4:r d4:br';

/** One line of each kind. */
export const KINDS: Scene[] = [
  {
    stacks: 'b2:rrrr c2:bb d3:bb a1:r',
    lines: [{ ball: 'r', at: 'b2-1 b2-2 b2-3 b2-4' }],
  },
  {
    stacks: 'a2:rb b2:bb c2:rb d2:rb b3:r c4:r',
    lines: [{ ball: 'b', at: 'a2-2 b2-2 c2-2 d2-2' }],
  },
  {
    stacks: 'a1:r b1:br c1:bbr d1:brbr a3:r',
    lines: [{ ball: 'r', at: 'a1-1 b1-2 c1-3 d1-4' }],
  },
  {
    stacks: 'a1:b b2:rb c3:rrb d4:rbrb',
    lines: [{ ball: 'b', at: 'a1-1 b2-2 c3-3 d4-4' }],
  },
];

export const WON: Scene = {
  stacks: 'a4:r b3:br c2:bbr d1:rbbr a1:r c3:rb b1:b d3:r',
  lines: [{ ball: 'r', at: 'a4-1 b3-2 c2-3 d1-4' }],
  last: 'd1-4',
  isDimmed: true,
};

/** A full board: three lines for red, of which two share a ball, and two for blue. */
export const FULL: Scene = {
  stacks:
    'a1:rbbr b1:brbb c1:bbrr d1:bbrr a2:brrr b2:rbbr c2:bbbr d2:rrbb ' +
    'a3:brbb b3:brbb c3:brrb d3:rrrb a4:rrbr b4:brrr c4:rbrr d4:bbrb',
  lines: [
    { ball: 'r', at: 'a1-1 b1-2 c1-3 d1-4' },
    { ball: 'r', at: 'a4-1 a3-2 a2-3 a1-4' },
    { ball: 'r', at: 'a3-2 b3-2 c3-2 d3-2' },
    { ball: 'b', at: 'a2-1 b2-2 c2-3 d2-4' },
    { ball: 'b', at: 'a3-4 b3-4 c3-4 d3-4' },
  ],
};

/** Yellow closes what red was about to complete. */
export const BLOCKED: Scene = {
  stacks: 'a1:rb b1:r c1:rb d1:y b2:byb c3:b d4:r a3:r',
  last: 'd1-1',
};

export const THREE: Scene = {
  stacks: 'a1:ryb b1:by c1:yr d1:b a2:r b2:yb c3:ryb d4:yb a4:r d2:r',
};

const EMPTY: View = {
  variant: 'most-lines',
  yellow: 'balanced',
  turn: 1,
  to_move: 0,
  rods: [],
  moves: [],
  lines: [],
  score: [0, 0, 0],
  stock: [],
  threats: [],
  out: [],
  clock: null,
};

export const stockOf = (stock: Stock[], score: number[]): View => ({ ...EMPTY, stock, score });
