/** Vier-gewinnt 3D for the pages: names, settings, notation. No rules: those are the server's. */
import { rodIndex } from './board/headless';
import type { Config, PerMove, Total, View } from './wire';
import { formatSpan } from '../../lib/clock';
import type { GameView } from '../../lib/protocol';
import type { Presenter } from '../index';

export type Variant = View['variant'];
export type Yellow = View['yellow'];
type Ball = View['moves'][number][0];
export type ClockChoice = PerMove | Total;

export const asVier3d = (view: GameView): View => view as unknown as View;
/** The server sends every setting, also those that nobody chose. */
const asConfig = (config: unknown): Required<Config> => config as Required<Config>;

const BALLS: readonly Ball[] = ['r', 'b', 'y'];
const COLOURS = ['colour-red', 'colour-blue', 'colour-yellow'] as const;
const YELLOW = 'y:';

function seats(view: View): number {
  return view.score.length;
}

export const vier3d: Presenter = {
  name: 'vier3d',
  title: 'Vier-gewinnt 3D',

  markOf: (side) => BALLS[side] ?? 'r',

  sideName: (side, t) => t(COLOURS[side] ?? 'colour-red'),

  seatName: (seat, _, t) => t(COLOURS[seat] ?? 'colour-red'),

  teamName: (side, t) => t(COLOURS[side] ?? 'colour-red'),

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

  isRest: () => false,

  clock: (view) => asVier3d(view).clock,

  budget: (config) => (asConfig(config).clock?.seconds ?? 0) * 1000,

  hasClock: (config) => asConfig(config).clock !== null,

  allowsTakeBack: () => true,

  boardNamesPlayers: false,

  score(view, t) {
    const { variant, score } = asVier3d(view);
    if (variant !== 'most-lines') return null;
    return score.map((count) => ({ short: String(count), long: t('lines', { count }) }));
  },

  played: (view) =>
    asVier3d(view).moves.map(([mark, rod, seat]) => ({ seat, mark, text: rod.toUpperCase() })),

  rounds: null,

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
    const next: Partial<View> = {
      rods: view.rods.map((balls, i) => (i === index ? balls + ball : balls)),
      moves: [...view.moves, [ball, rod, seat]],
      threats: view.threats.filter((threat) => threat.cell !== cell),
      to_move: (seat + 1) % seats(view),
    };
    return { ...shown, ...next };
  },
};
