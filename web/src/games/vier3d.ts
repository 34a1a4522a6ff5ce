/** Vier-gewinnt 3D for the pages: names, settings, notation. No rules: those are the server's. */
import { formatSpan, type ClockView } from '../lib/clock';
import type { GameView } from '../lib/protocol';
import type { Ball, GameKit } from './index';

export type Variant = 'first-line' | 'most-lines';
export type Yellow = 'balanced' | 'free' | 'none' | 'three-players';

export type ClockChoice =
  { type: 'per-move'; seconds: number } | { type: 'total'; seconds: number; increment: number };

export interface Vier3dConfig {
  variant: Variant;
  yellow: Yellow;
  clock: ClockChoice | null;
}

export interface Vier3dView {
  variant: Variant;
  yellow: Yellow;
  turn: number;
  to_move: number | null;
  /** Each rod from the bottom up, a letter a ball; index = column + 4 * row. */
  rods: string[];
  moves: [ball: Ball, rod: string, seat: number][];
  lines: { ball: Ball; cells: number[]; ply: number }[];
  score: number[];
  stock: { own: number; yellow: number }[];
  threats: { ball: Ball; cell: number; now: boolean }[];
  out: { seat: number; reason: string }[];
  clock: ClockView | null;
}

export const asVier3d = (view: GameView): Vier3dView => view as unknown as Vier3dView;
const asConfig = (config: unknown): Vier3dConfig => config as Vier3dConfig;

const BALLS: readonly Ball[] = ['r', 'b', 'y'];
const COLOURS = ['colour-red', 'colour-blue', 'colour-yellow'];
const YELLOW = 'y:';

/** `b2` is 5: column + 4 * row. */
export function rodIndex(rod: string): number {
  return 'abcd'.indexOf(rod[0] ?? '') + 4 * (Number(rod[1]) - 1);
}

function seats(view: Vier3dView): number {
  return view.score.length;
}

export const vier3d: GameKit = {
  name: 'vier3d',
  title: 'Vier-gewinnt 3D',

  ballOf: (seat) => BALLS[seat] ?? 'r',

  seatName: (seat, t) => t(COLOURS[seat] ?? 'colour-red'),

  describe(config, t) {
    const { variant, yellow, clock } = asConfig(config);
    const words = [t(`variant-${variant}`)];
    if (variant === 'most-lines') words.push(t(`yellow-${yellow}`));
    if (clock?.type === 'per-move') {
      words.push(t('clock-says-per-move', { time: formatSpan(clock.seconds) }));
    } else if (clock?.type === 'total') {
      const { seconds, increment } = clock;
      words.push(t('clock-says-total', { time: formatSpan(seconds), increment }));
    } else {
      words.push(t('clock-says-none'));
    }
    return words;
  },

  toMove: (view) => asVier3d(view).to_move,

  clock: (view) => asVier3d(view).clock,

  budget: (config) => (asConfig(config).clock?.seconds ?? 0) * 1000,

  score: (view) => (asVier3d(view).variant === 'most-lines' ? asVier3d(view).score : null),

  played: (view) =>
    asVier3d(view).moves.map(([ball, rod, seat]) => ({ seat, ball, text: rod.toUpperCase() })),

  command(move, view) {
    const isYellow = move.startsWith(YELLOW);
    const rod = isYellow ? move.slice(YELLOW.length) : move;
    return { type: 'drop', rod, turn: asVier3d(view).turn, ...(isYellow ? { yellow: true } : {}) };
  },

  expected(shown, move) {
    const view = asVier3d(shown);
    const seat = view.to_move;
    if (seat === null) return shown;
    const isYellow = move.startsWith(YELLOW);
    const rod = isYellow ? move.slice(YELLOW.length) : move;
    const index = rodIndex(rod);
    const ball = isYellow ? 'y' : (BALLS[seat] ?? 'r');
    const cell = index + 16 * (view.rods[index] ?? '').length;
    const next: Partial<Vier3dView> = {
      rods: view.rods.map((balls, i) => (i === index ? balls + ball : balls)),
      moves: [...view.moves, [ball, rod, seat]],
      threats: view.threats.filter((threat) => threat.cell !== cell),
      to_move: (seat + 1) % seats(view),
    };
    return { ...shown, ...next };
  },
};
