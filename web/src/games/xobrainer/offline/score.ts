/** What a won round is worth, and what becomes of the match, as in games/xobrainer. */
import { dotsOf, isKnockout, squareOf } from '../board/squares';
import {
  changed,
  otherSide,
  type Agreed,
  type Awarded,
  type Claimed,
  type ResultView,
  type Side,
} from './rules';

/** The points that win a set (XO-40). */
export const SET = 20;
/** Lost turns of each side that make a round a draw; such rounds that end the match (XO-31). */
export const IDLE_TURNS = 3;
const IDLE_ROUNDS = 3;

/** The one place that decides what a won round is worth. */
export function awarded(
  { layout, length }: Pick<Agreed, 'layout' | 'length'>,
  side: Side,
  rows: readonly (readonly string[])[],
  claims: Claimed[],
): Awarded {
  const squares = [...new Set(rows.flat())];
  const dots = squares.map((square): [string, number] => [
    square,
    dotsOf(layout.rows, squareOf(square)),
  ]);
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const points = sum(dots.map(([, count]) => count)) + sum(claims.map((claim) => claim.points));
  const has = (prize: Claimed['prize']): boolean => claims.some((claim) => claim.prize === prize);
  const given = (prize: Awarded['prize'], worth: number): Awarded => ({
    type: 'awarded',
    side,
    prize,
    points: worth,
    dots,
    claims,
  });
  const isStar = squares.some((square) => isKnockout(layout.rows, squareOf(square)));
  if (has('knockout') || isStar) return given('knockout', 0); // XO-42
  if (has('set')) return given('set', length.type === 'sets' ? 0 : Math.max(SET, points)); // XO-43
  return given('points', points);
}

/** How a match stands between two rounds. */
export interface Standing {
  points: [number, number];
  sets: [number, number];
  /** Rounds in a row that were drawn because nobody played (XO-31). */
  deserted: number;
}

export const AT_FIRST: Standing = { points: [0, 0], sets: [0, 0], deserted: 0 };

export type RoundReason = ResultView['reason'];
type MatchReason = 'knockout' | 'sets' | 'points' | 'round' | 'abandoned' | 'deck';

export interface Counted {
  standing: Standing;
  isSetWon: boolean;
  end: { winner: Side | null; reason: MatchReason } | null;
}

/** The standing after a round, and the end of the match if that was its last. */
export function counted(
  { length }: Pick<Agreed, 'length'>,
  before: Standing,
  round: number,
  { award, winner, reason }: { award: Awarded | null; winner: Side | null; reason: RoundReason },
): Counted {
  let { points, sets } = before;
  let isSetWon = false;
  if (award !== null && winner !== null) {
    points = changed(points, winner, points[winner] + award.points);
    if (length.type === 'sets' && (award.prize === 'set' || points[winner] >= SET)) {
      isSetWon = true; // XO-40
      points = [0, 0];
      sets = changed(sets, winner, sets[winner] + 1);
    }
  }
  const deserted = reason === 'deserted' ? before.deserted + 1 : 0;
  const standing: Standing = { points, sets, deserted };
  const isKnockedOut = award?.prize === 'knockout';
  return { standing, isSetWon, end: endOf({ length }, standing, round, winner, isKnockedOut) };
}

function endOf(
  { length }: Pick<Agreed, 'length'>,
  { points, sets, deserted }: Standing,
  round: number,
  winner: Side | null,
  isKnockedOut: boolean,
): Counted['end'] {
  if (isKnockedOut) return { winner, reason: 'knockout' };
  switch (length.type) {
    case 'sets':
      if (Math.max(...sets) > Math.floor(length.best_of / 2)) {
        return { winner: ahead(sets), reason: 'sets' };
      }
      break;
    case 'rounds':
      if (round >= length.rounds) return { winner: ahead(points), reason: 'points' };
      break;
    case 'points':
      if (Math.max(...points) >= length.points) return { winner: ahead(points), reason: 'points' };
      break;
    case 'single-round':
      return { winner, reason: 'round' };
  }
  return deserted >= IDLE_ROUNDS ? { winner: null, reason: 'abandoned' } : null;
}

const ahead = ([crosses, rings]: readonly [number, number]): Side | null =>
  crosses === rings ? null : crosses > rings ? 0 : 1;

/** The loser begins; after a draw it is the side that did not begin last time (XO-30). */
export const nextFirst = (first: Side, winner: Side | null): Side =>
  otherSide(winner === null ? first : winner);
