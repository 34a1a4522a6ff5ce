/** Views for the tests of the board, drawn instead of listed. */
import { squareOf } from './squares';
import type { How } from '../../../lib/told';
import type { GameEvent } from '../wire';
import type { ResultView, Told, Translate, View } from './view';

export const LAYOUT: readonly string[] = [
  '4443333444',
  '4K332233K4',
  '4322222234',
  '3322112233',
  '3221111223',
  '3221111223',
  '3322112233',
  '4322222234',
  '4K332233K4',
  '4443333444',
];

const NOTHING = '.'.repeat(100);

/** Says the message's id and its arguments. */
export const t: Translate = (id: string, ...[facts]: unknown[]) =>
  facts === undefined ? id : `${id}(${Object.values(facts as object).join(' ')})`;

export const SEATS = [{ name: 'Mara' }, { name: 'Joost' }];

/** A board with these pieces, such as `e5X c4o`. */
export function boardOf(pieces: string): string {
  const letters = [...NOTHING];
  for (const one of pieces.split(' ').filter(Boolean)) {
    letters[squareOf(one.slice(0, -1))] = one.slice(-1);
  }
  return letters.join('');
}

/** A round in which these pieces were laid in turn, such as `e5X f5O`. */
export function viewOf(moves = '', changes: Partial<View> = {}): View {
  const laid = moves.split(' ').filter(Boolean);
  return {
    layout: { name: 'default', rows: [...LAYOUT] },
    deck: null,
    variants: [],
    length: { type: 'sets', best_of: 5 },
    several_rows: 'best',
    sides: [0, 1],
    round: 1,
    set: 1,
    round_in_set: 1,
    first: 0,
    turn: laid.length + 1,
    to_move: laid.length % 2,
    side: laid.length % 2,
    next_seats: [0, 1],
    board: boardOf(moves),
    moves: laid.map((one, ply) => [ply % 2, one.slice(0, -1), one.slice(-1) as 'X']),
    lineups: ['XXXx', 'OOOo'],
    bags: [
      [21, 7],
      [21, 7],
    ],
    points: [0, 0],
    sets: [0, 0],
    clock: null,
    rest: null,
    wait: null,
    cards: [],
    threats: [],
    last: null,
    gone: [],
    end: null,
    ...changes,
  };
}

/** Five crosses on d5 to h5, six points for side 0. */
export function resultOf(changes: Partial<ResultView> = {}): ResultView {
  const squares = ['d5', 'e5', 'f5', 'g5', 'h5'];
  return {
    round: 1,
    set: 1,
    round_in_set: 1,
    winner: 0,
    reason: 'row',
    board: boardOf('d5X e5X f5X g5X h5X'),
    rows: [{ kind: 'shape', squares }],
    award: {
      type: 'awarded',
      side: 0,
      prize: 'points',
      points: 6,
      dots: [
        ['d5', 1],
        ['e5', 1],
        ['f5', 1],
        ['g5', 1],
        ['h5', 2],
      ],
      claims: [],
    },
    points: [6, 0],
    is_set_won: false,
    cards: [],
    ...changes,
  };
}

/** A piece that was laid, such as `e5X`. */
export function placed(one: string): GameEvent {
  const [square, piece] = [one.slice(0, -1), one.slice(-1) as 'X'];
  const side = 'Xx'.includes(piece) ? 0 : 1;
  return { type: 'placed', side, seat: side, square, piece, at: 0 };
}

export const ROUND_ENDED: GameEvent = { type: 'round-ended', winner: 0, reason: 'row', at: 0 };

export const toldOf = (how: How, events: GameEvent[], changes: Partial<Told> = {}): Told => ({
  how,
  events,
  before: viewOf(),
  after: viewOf(),
  isShown: false,
  ...changes,
});
