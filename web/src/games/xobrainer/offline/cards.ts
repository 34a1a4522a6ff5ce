/** Map, Trap and Mission: how their cards are dealt and what they claim, as in variants.py. */
import { missionMarks, nameOf, trapMarks, type Mark } from '../board/squares';
import { draw, type Dice } from '../../../offline/dice';
import {
  otherSide,
  playersOf,
  SIDES,
  sidesOf,
  variantOf,
  type Agreed,
  type Claimed,
  type Piece,
  type Side,
} from './rules';
import { hasRow } from './rows';

/** A card, by its number in the deck, and whose it is. */
export interface Hand {
  variant: 'trap' | 'mission';
  seats: number[];
  card: number;
}

/** What was dealt before a round. */
export interface Deal {
  /** The Map card of each side; null without Map. */
  map: [number, number] | null;
  /** Traps of both sides, then the missions seat by seat. */
  hands: Hand[];
}

/** A piece that a player has laid; those that came with Map are not among them (XO-61, XO-74). */
export type Laid = readonly [square: string, piece: Piece];

const MAP_TRIES = 1 + 20; // XO-66
/** The number of marks on a card. */
const FULL = 4;
const EMPTY = '.'.repeat(100);

const cardOf = ({ deck }: Agreed, card: number) => deck?.cards[card] ?? { white: [], purple: [] };

/** The pieces that a Map card brings a side (XO-65). */
export const mapMarks = (agreed: Agreed, card: number, side: Side): Mark[] =>
  missionMarks(cardOf(agreed, card), side);

/** The pieces that count for the holders of a card. */
export function marksOfHand(agreed: Agreed, { variant, seats, card }: Hand): Mark[] {
  const side = sidesOf(agreed.teams)[seats[0] ?? 0] ?? 0;
  if (variant === 'mission') return missionMarks(cardOf(agreed, card), side);
  const colours = variantOf(agreed, 'trap')?.colours ?? 'holder';
  return trapMarks(cardOf(agreed, card), side, colours, agreed.layout.rows);
}

/** The board with what the two Map cards bring. */
export function mapped(agreed: Agreed, cards: readonly [number, number]): string {
  const cells = [...EMPTY];
  for (const side of SIDES) {
    for (const { square, piece } of mapMarks(agreed, cards[side], side)) cells[square] = piece;
  }
  return cells.join('');
}

/** All cards of a round: Map, then Trap, then Mission (XO-45). Null if the deck is refused. */
export function dealt(agreed: Agreed, dice: Dice): Deal | null {
  let deck = (agreed.deck?.cards ?? []).map((_, card) => card);
  const take = (count: number): number[] => {
    let rest = deck;
    return Array.from({ length: count }, () => {
      const [card, left] = draw(dice, rest);
      rest = left;
      return card;
    });
  };
  const gone = (cards: readonly number[]): void => {
    deck = deck.filter((card) => !cards.includes(card));
  };

  let map: Deal['map'] = null;
  if (variantOf(agreed, 'map')) {
    for (let tries = 0; tries < MAP_TRIES && map === null; tries++) {
      const [crosses = 0, rings = 0] = take(2);
      if (!hasRow(mapped(agreed, [crosses, rings]))) map = [crosses, rings];
    }
    if (map === null) return null;
    gone(map);
  }
  const hands: Hand[] = [];
  const hand = (variant: Hand['variant'], holders: readonly number[][]): void => {
    const cards = take(holders.length);
    gone(cards);
    hands.push(...holders.map((seats, i): Hand => ({ variant, seats, card: cards[i] ?? 0 })));
  };
  if (variantOf(agreed, 'trap'))
    hand(
      'trap',
      SIDES.map((side) => playersOf(agreed, side)),
    );
  if (variantOf(agreed, 'mission'))
    hand(
      'mission',
      sidesOf(agreed.teams).map((_, seat) => [seat]),
    );
  return { map, hands };
}

// --- What cards are worth -------------------------------------------------------------------------

/** The squares of these marks on which players have laid just that piece. */
const met = (marks: readonly Mark[], laid: readonly Laid[]): string[] =>
  marks
    .filter(({ square, piece }) =>
      laid.some(([name, lies]) => name === nameOf(square) && lies === piece),
    )
    .map(({ square }) => nameOf(square));

type Worth = Pick<Claimed, 'prize' | 'points'>;

const claim = (
  variant: Hand['variant'],
  side: Side,
  worth: Worth,
  squares: string[],
  seats: number[],
): Claimed => ({ type: 'claimed', variant, side, ...worth, squares, seats });

/** The points for a number of trapped pieces (XO-73). */
function trapWorth(count: number): Worth | null {
  switch (count) {
    case 0:
      return null;
    case 1:
      return { prize: 'points', points: 5 };
    case 2:
      return { prize: 'set', points: 0 };
    default:
      return { prize: 'knockout', points: 0 };
  }
}

/** The points for a number of mission pieces, or for a full card (XO-62, XO-63). */
const missionWorth = (count: number | 'full'): Worth =>
  count === 'full' ? { prize: 'knockout', points: 0 } : { prize: 'points', points: 3 * count };

function trapClaims(agreed: Agreed, hands: readonly Hand[], side: Side, laid: readonly Laid[]) {
  const hand = hands.filter(({ variant }) => variant === 'trap')[side];
  if (hand === undefined) return [];
  const squares = met(marksOfHand(agreed, hand), laid);
  const worth = trapWorth(squares.length);
  return worth === null ? [] : [claim('trap', side, worth, squares, hand.seats)];
}

/** For the side's best cards: as many as the smaller side has players (XO-63). */
function missionClaims(agreed: Agreed, hands: readonly Hand[], side: Side, laid: readonly Laid[]) {
  const players = playersOf(agreed, side);
  return hands
    .filter(({ variant, seats }) => variant === 'mission' && players.includes(seats[0] ?? -1))
    .map((hand) => ({ seats: hand.seats, squares: met(marksOfHand(agreed, hand), laid) }))
    .sort((a, b) => b.squares.length - a.squares.length)
    .slice(0, Math.min(...agreed.teams))
    .filter(({ squares }) => squares.length > 0)
    .map(({ seats, squares }) =>
      claim(
        'mission',
        side,
        missionWorth(squares.length === FULL ? 'full' : squares.length),
        squares,
        seats,
      ),
    );
}

/** What the winner's cards claim with a row, in the order of the variants (XO-62, XO-73). */
export const claims = (
  agreed: Agreed,
  hands: readonly Hand[],
  side: Side,
  laid: readonly Laid[],
): Claimed[] => [
  ...trapClaims(agreed, hands, side, laid),
  ...missionClaims(agreed, hands, side, laid),
];

/** What cards claim that people hold in their own hands: they say how many pieces count. */
export function claimsTold(side: Side, missions: number | 'full', traps: number): Claimed[] {
  const trapped = trapWorth(traps);
  return [
    ...(trapped === null ? [] : [claim('trap', side, trapped, [], [])]),
    ...(missions === 0 ? [] : [claim('mission', side, missionWorth(missions), [], [])]),
  ];
}

/** What all four pieces of a card claim without a row, where that is enough (XO-63). */
export const claimsAtOnce = (
  agreed: Agreed,
  hands: readonly Hand[],
  side: Side,
  laid: readonly Laid[],
): Claimed[] =>
  variantOf(agreed, 'mission')?.knockout === 'four-pieces'
    ? missionClaims(agreed, hands, side, laid).filter(({ prize }) => prize === 'knockout')
    : [];

/** The bar at the end of the other side claims the set (XO-53). */
export const timeClaim = (loser: Side): Claimed => ({
  type: 'claimed',
  variant: 'time-balance',
  side: otherSide(loser),
  prize: 'set',
  points: 0,
  squares: [],
  seats: [],
});
