/** The moments of XOBrainer that its rules show. */
import deck from '../../../../../src/knobel/catalog/data/xobrainer/decks/default.json';
import { boardOf, viewOf } from '../board/samples';
import { missionMarks, nameOf, trapMarks, type Mark } from '../board/squares';
import type { Card, Seat, View } from '../board/view';

export const SEATS: Seat[] = ['Ada', 'Bo', 'Cleo', 'Dirk', 'Eva', 'Finn'].map((name) => ({ name }));

export interface Scene {
  board: string;
  /** The five squares. */
  row: string[];
}

const scene = (pieces: string, row = ''): Scene => ({
  board: boardOf(pieces),
  row: row.split(' ').filter(Boolean),
});

export const MIDDLE = scene('e5X f6O e6X d7O f5X d5O g5x c5o e4X f4O');
/** Five crosses in two colours, and five green pieces in two shapes. */
export const BY_SHAPE = scene('c7X d7X e7x f7X g7X d6O f5O e4o h8O', 'c7 d7 e7 f7 g7');
export const BY_COLOUR = scene('c3X d4X e5o f6X g7X e6O f4O c6O d7x', 'c3 d4 e5 f6 g7');
export const KNOCKOUT = scene('b2x c3X d4X e5X f6X d3O e4O f5O g5o', 'b2 c3 d4 e5 f6');

const CARDS: readonly Card[] = deck.cards;
const card = (number: number): Card => CARDS[number] ?? { white: [], purple: [] };

/** One card as a mission for each side. */
export const MISSION: readonly [Mark[], Mark[]] = [
  missionMarks(card(3), 0),
  missionMarks(card(3), 1),
];
/** Two of its pieces lie where the crosses want them. */
export const UNDERWAY = boardOf('a4X i7X e5O d5O f6x g4O');

/** The same card as a trap of the crosses, and a ring that has walked in. */
export const trapOf = (rows: readonly string[]): Mark[] => trapMarks(card(3), 0, 'holder', rows);
export const CAUGHT = boardOf('i7o e5X d5X f6O g4X');

/** What two cards of Map put on the board. */
export const MAP = boardOf(
  [...missionMarks(card(1), 0), ...missionMarks(card(8), 1)]
    .map(({ square, piece }) => nameOf(square) + piece)
    .join(' '),
);

const BOMB: View['variants'] = [{ type: 'time-bomb', seconds: 20 }];

/** Tables for the panel of a side. */
export const TABLES = {
  lineup: viewOf('e5X f6O', { lineups: ['XXx', 'OOo'] }),
  match: viewOf('', { points: [14, 8], sets: [1, 2], set: 4 }),
  bomb: viewOf('e5X f6O', {
    variants: BOMB,
    lineups: ['XXx', 'OOo'],
    clock: { type: 'fuse', burns_out: 7000 },
  }),
  random: viewOf('', {
    variants: [{ type: 'random' }],
    lineups: ['XxXx', 'oOOO'],
    bags: [
      [22, 6],
      [21, 7],
    ],
  }),
  teams: viewOf('', { sides: [0, 1, 0, 1, 0, 1] }),
} as const;
