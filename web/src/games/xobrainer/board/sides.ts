/** What each side has: players, line-up, bag, points. */
import { MAIN, missionMarks, nameOf, OTHER, sideOf, trapMarks, type Mark } from './squares';
import type { HeldCard, Piece, Seat, Side, Translate, View } from './view';

export const mainOf = (side: Side): Piece => (side === 0 ? MAIN[0] : MAIN[1]);
export const otherOf = (side: Side): Piece => (side === 0 ? OTHER[0] : OTHER[1]);

/** The sign of a side: its letter is the same in all languages. */
export const letterOf = (side: Side): string => (side === 0 ? 'X' : 'O');

/** The seats of a side in the order of their turns. */
export const playersOf = (view: View, side: Side): number[] =>
  view.sides.flatMap((one, seat) => (one === side ? [seat] : []));

/** Whether somebody plays in a team. */
export const hasTeams = (view: View): boolean => view.sides.length > 2;

/** What a side is called: its player, or the team. */
export function sideName(view: View, side: Side, seats: readonly Seat[], t: Translate): string {
  const players = playersOf(view, side);
  const [only] = players;
  return players.length === 1 && only !== undefined
    ? (seats[only]?.name ?? letterOf(side))
    : t('xobrainer-team', { sign: letterOf(side) });
}

/** The side that is drawn below the board: mine, if there is just one. */
export function nearSide(view: View, me: readonly number[]): Side {
  const mine = new Set(me.map((seat) => view.sides[seat]));
  const [only] = mine;
  return mine.size === 1 && only !== undefined ? only : 1;
}

/** The piece that a side lays next; null if it has none. */
export const nextPiece = (view: View, side: Side): Piece | null =>
  (lineupOf(view, side)[0] as Piece | undefined) ?? null;

const lineupOf = (view: View, side: Side): string => view.lineups[side === 0 ? 0 : 1];

export const pointsOf = (view: View, side: Side): number => view.points[side === 0 ? 0 : 1];
export const setsOf = (view: View, side: Side): number => view.sets[side === 0 ? 0 : 1];
export const bagOf = (view: View, side: Side): [number, number] => view.bags[side === 0 ? 0 : 1];

const PLACES = 4;

/** One of the places 1 to 4 of a line-up. */
export interface Place {
  /** Null where nothing ever lay: the bag is empty. */
  piece: Piece | null;
  state: 'played' | 'next' | 'waiting';
}

/** The four places; those that were played show what lay there. */
export function placesOf(view: View, side: Side): Place[] {
  const left = [...lineupOf(view, side)] as Piece[];
  const own = view.moves.map(([, , piece]) => piece).filter((piece) => sideOf(piece) === side);
  const played = own.slice(Math.max(0, own.length - (PLACES - left.length)));
  const places: Place[] = [
    ...played.map((piece): Place => ({ piece, state: 'played' })),
    ...left.map((piece, i): Place => ({ piece, state: i === 0 ? 'next' : 'waiting' })),
  ];
  while (places.length < PLACES) places.unshift({ piece: null, state: 'played' });
  return places;
}

const SET_POINTS = 20;

/** How far a side has come, and how far it must come; null where only the most points count. */
export function goalOf(view: View): number | null {
  switch (view.length.type) {
    case 'sets':
      return SET_POINTS;
    case 'points':
      return view.length.points;
    default:
      return null;
  }
}

/** How many sets win the match; 0 where there are none. */
export const setsNeeded = (view: View): number =>
  view.length.type === 'sets' ? Math.floor(view.length.best_of / 2) + 1 : 0;

// --- Cards ----------------------------------------------------------------------------------------

/** The squares of a card with the pieces that count there for its holders. */
export function marksOf(view: View, held: HeldCard): Mark[] {
  const holder = view.sides[held.seats[0] ?? 0] ?? 0;
  if (held.variant === 'mission') return missionMarks(held.card, holder);
  const trap = view.variants.find((variant) => variant.type === 'trap');
  const colours = trap?.type === 'trap' ? trap.colours : 'holder';
  return trapMarks(held.card, holder, colours, view.layout.rows);
}

/** Whether cards are held in secret in this match. */
export const hasSecrets = (view: View): boolean =>
  view.variants.some(({ type }) => type === 'mission' || type === 'trap');

/** The cards that a seat may look at: its mission and its side's traps. */
export const cardsOf = (view: View, seat: number): HeldCard[] =>
  view.cards.filter(({ seats }) => seats.includes(seat));

/** The cards that may lie open before these seats: at one screen for several, none. */
export function cardsOpenTo(view: View, me: readonly number[]): HeldCard[] {
  const [only] = me;
  if (only === undefined) return view.cards;
  return me.length === 1 ? cardsOf(view, only) : [];
}

/** Whether players laid just this piece there; those that came with Map do not count. */
export const isMet = (view: View, mark: Mark): boolean =>
  view.moves.some(([, square, piece]) => square === nameOf(mark.square) && piece === mark.piece);
