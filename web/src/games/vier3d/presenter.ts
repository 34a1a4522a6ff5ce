/** Vier-gewinnt 3D for the pages: names, settings, notation. No rules: those are the server's. */
import { rodIndex } from './board/places';
import type { Config, PerMove, Total, View } from './wire';
import { formatSpan } from '../../lib/clock';
import type { Presenter } from '../presenter';
import Mark from './Mark.svelte';

export type Variant = View['variant'];
export type Yellow = View['yellow'];
type Ball = View['moves'][number][0];
export type ClockChoice = PerMove | Total;

const BALLS: readonly Ball[] = ['r', 'b', 'y'];
const COLOURS = ['colour-red', 'colour-blue', 'colour-yellow'] as const;
const YELLOW = 'y:';

function seats(view: View): number {
  return view.score.length;
}

/** The server sends every setting, also those that nobody chose. */
export const presenter: Presenter<View, Required<Config>, Ball> = {
  markOf: (side) => BALLS[side] ?? 'r',

  Mark,

  sideName: (side, t) => t(COLOURS[side] ?? 'colour-red'),

  seatName: (seat, _, t) => t(COLOURS[seat] ?? 'colour-red'),

  teamName: (side, t) => t(COLOURS[side] ?? 'colour-red'),

  describe(config, t) {
    const { variant, yellow, clock } = config;
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

  toMove: (view) => view.to_move,

  isRest: () => false,

  clock: (view) => view.clock,

  budget: (config) => (config.clock?.seconds ?? 0) * 1000,

  boardNamesPlayers: false,

  score(view, t) {
    const { variant, score } = view;
    if (variant !== 'most-lines') return null;
    return score.map((count) => ({ short: String(count), long: t('lines', { count }) }));
  },

  played: (view) =>
    view.moves.map(([mark, rod, seat]) => ({ seat, mark, text: rod.toUpperCase() })),

  rounds: null,

  ahead(view, move) {
    const seat = view.to_move;
    if (seat === null) return [];
    const isYellow = move.startsWith(YELLOW);
    const rod = isYellow ? move.slice(YELLOW.length) : move;
    return [{ type: 'dropped', seat, ball: isYellow ? 'y' : (BALLS[seat] ?? 'r'), rod }];
  },

  expected(view, move) {
    const seat = view.to_move;
    if (seat === null) return view;
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
    return { ...view, ...next };
  },
};
