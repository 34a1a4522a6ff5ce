/** Nim for the pages: names, settings, what a move will lead to. No rules: those are the server's. */
import type { GameEvent } from '../../lib/protocol';
import type { Presenter } from '../presenter';
import type { Config, View } from './wire';

/** `2-3`: three stones from the second pile. */
export function pileAndCount(move: string): [pile: number, count: number] {
  const [pile = '', count = ''] = move.split('-');
  return [Number(pile) - 1, Number(count)];
}

/** What is left after the move; null if only the server knows. */
function leftAfter(view: View, move: string): number | null {
  const [pile, count] = pileAndCount(move);
  const stones = view.piles[pile] ?? null;
  return stones === null ? null : stones - count;
}

/** The server sends every setting, also those that nobody chose. */
export const presenter: Presenter<View, Required<Config>, null> = {
  markOf: () => null,
  sideName: (side, t) => t('nim-seat', { number: side + 1 }),
  seatName: (seat, _, t) => t('nim-seat', { number: seat + 1 }),
  teamName: (side, t) => t('nim-seat', { number: side + 1 }),
  describe: ({ together }, t) => [t(together ? 'nim-goal-together' : 'nim-goal-against')],
  toMove: (view) => view.to_move,
  isRest: () => false,
  clock: () => null,
  budget: () => 0,
  boardNamesPlayers: false,
  score: () => null,
  played: (view) =>
    view.moves.map(([seat, pile, count]) => ({ seat, mark: null, text: `${pile + 1}-${count}` })),
  rounds: null,

  together: {
    end: (result, t) => t(result === 'won' ? 'nim-won' : 'nim-lost'),
    leaving: (t) => t('nim-leaving'),
    leavingPage: (t) => t('nim-leaving-page'),
    seatHint: (t) => t('nim-seats'),
  },

  /** Nothing, while a pile is hidden from this player: only the server knows what is left. */
  guessEvents(view, move): GameEvent[] {
    const [pile, count] = pileAndCount(move);
    const left = leftAfter(view, move);
    const seat = view.to_move;
    return seat === null || left === null ? [] : [{ type: 'taken', seat, pile, count, left }];
  },

  guessView(view, move) {
    const [pile, count] = pileAndCount(move);
    const left = leftAfter(view, move);
    const seat = view.to_move;
    if (seat === null || left === null) return view;
    return {
      ...view,
      piles: view.piles.map((stones, i) => (i === pile ? left : stones)),
      hidden: view.hidden.map((is, i) => is && i !== pile),
      moves: [...view.moves, [seat, pile, count]],
      to_move: 1 - seat,
    };
  },
};
