/** Vier-gewinnt 3D for the pages: names, settings, notation. No rules: those are the server's. */
import { decided } from './decided';
import { TUNE } from './board/moment';
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

function guessedDrop({ to_move: seat }: View, move: string) {
  if (seat === null) return null;
  const isYellow = move.startsWith(YELLOW);
  const rod = isYellow ? move.slice(YELLOW.length) : move;
  const ball: Ball = isYellow ? 'y' : (BALLS[seat] ?? 'r');
  return { type: 'dropped', seat, ball, rod };
}

/** Who moves after this seat, if the game goes on. */
function guessedNext({ score, out }: View, seat: number): number {
  const after = score.map((_, i) => (seat + 1 + i) % score.length);
  return after.find((other) => !out.some((gone) => gone.seat === other)) ?? seat;
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

  decided,

  tuneAfter: (view) => (view.lines.length > 0 ? TUNE : 0),

  played: (view) =>
    view.moves.map(([mark, rod, seat]) => ({ seat, mark, text: rod.toUpperCase() })),

  rounds: null,

  guessEvents(view, move) {
    const drop = guessedDrop(view, move);
    return drop === null ? [] : [drop];
  },

  guessView(view, move) {
    const drop = guessedDrop(view, move);
    if (drop === null) return view;
    const { seat, ball, rod } = drop;
    const index = rodIndex(rod);
    const cell = index + 16 * (view.rods[index] ?? '').length;
    const next: Partial<View> = {
      rods: view.rods.map((balls, i) => (i === index ? balls + ball : balls)),
      moves: [...view.moves, [ball, rod, seat]],
      threats: view.threats.filter((threat) => threat.cell !== cell),
      to_move: guessedNext(view, seat),
    };
    return { ...view, ...next };
  },
};
