/**
 * The course of a round as far as a table with a real board needs it: line-ups, turns and clocks, as
 * in games/xobrainer. Where pieces lie, the players see for themselves.
 */
import { barDue, barOf, barTurned, fuseFor, type Bar, type Fuse } from '../../../offline/clocks';
import type { Dice } from '../../../offline/dice';
import { dealt, mapMarks, type Deal } from './cards';
import { drawnFour, FULL, isEmpty, usualFour, without } from './lineup';
import { changed, otherSide, SIDES, variantOf, type Agreed, type Bag, type Side } from './rules';
import { IDLE_TURNS } from './score';

export interface Round {
  number: number;
  first: Side;
  deal: Deal;
  /** The pieces that each side plays next, in their order. */
  lineups: [string, string];
  /** What has been played of these line-ups. */
  played: [string, string];
  bags: [Bag, Bag];
  /** Whose turn runs; null before the first and after the last. */
  side: Side | null;
  /** Turns that each side has lost in a row. */
  lost: [number, number];
  clock: Fuse | Bar | null;
}

/** Why nobody's turn comes next. */
export type Ending = 'stock' | 'deserted' | 'time';
export interface Turned {
  round: Round;
  /** Null while it goes on. */
  ending: Ending | null;
  /** A side that has no piece left and passes (XO-31). */
  passed: Side | null;
}

const hasPieces = ({ lineups, bags }: Round, side: Side): boolean =>
  lineups[side] !== '' || !isEmpty(bags[side]);

function linedUp(agreed: Agreed, round: Round, side: Side, dice: Dice): Round {
  const bag = round.bags[side];
  const isDrawn = variantOf(agreed, 'random') !== null;
  const pieces = isDrawn ? drawnFour(bag, side, dice) : usualFour(bag, side);
  return {
    ...round,
    lineups: changed(round.lineups, side, pieces),
    played: changed(round.played, side, ''),
    bags: changed(round.bags, side, without(bag, pieces, side)),
  };
}

/** Cards dealt, line-ups laid out, no turn yet (XO-12). Null if the deck is refused. */
export function laidOut(agreed: Agreed, number: number, first: Side, dice: Dice): Round | null {
  const deal = dealt(agreed, dice);
  if (deal === null) return null;
  const bagOf = (side: Side): Bag => {
    const pieces = deal.map ? mapMarks(agreed, deal.map[side], side).map((mark) => mark.piece) : [];
    return without(FULL, pieces.join(''), side);
  };
  const balance = variantOf(agreed, 'time-balance');
  let round: Round = {
    number,
    first,
    deal,
    lineups: ['', ''],
    played: ['', ''],
    bags: [bagOf(0), bagOf(1)],
    side: null,
    lost: [0, 0],
    clock: balance === null ? null : barOf(balance.seconds),
  };
  for (const side of SIDES) round = linedUp(agreed, round, side, dice);
  return round;
}

/** It is this side's turn, and its time runs (XO-46). */
export function turnOf(agreed: Agreed, round: Round, side: Side, at: number): Round {
  const bomb = variantOf(agreed, 'time-bomb');
  const clock =
    bomb !== null
      ? fuseFor(bomb.seconds, at)
      : round.clock?.type === 'bar'
        ? barTurned(round.clock, side, at)
        : null;
  return { ...round, side, clock };
}

function nextTurn(agreed: Agreed, round: Round, side: Side, at: number): Turned {
  const other = otherSide(side);
  if (hasPieces(round, other)) {
    return { round: turnOf(agreed, round, other, at), ending: null, passed: null };
  }
  if (hasPieces(round, side)) {
    return { round: turnOf(agreed, round, side, at), ending: null, passed: other };
  }
  return { round: { ...round, side: null }, ending: 'stock', passed: null };
}

/** The piece of the side on turn is off its line-up: it has been laid. */
function pieceLaid(round: Round, side: Side): Round {
  const lineup = round.lineups[side];
  return {
    ...round,
    lineups: changed(round.lineups, side, lineup.slice(1)),
    played: changed(round.played, side, round.played[side] + lineup.slice(0, 1)),
    lost: changed(round.lost, side, 0),
  };
}

/** A piece has been laid and made no row: new four if they were the last, then the others' turn. */
export function turnEnded(
  agreed: Agreed,
  round: Round,
  side: Side,
  at: number,
  dice: Dice,
): Turned {
  let next = pieceLaid(round, side);
  if (next.lineups[side] === '' && !isEmpty(next.bags[side])) {
    next = linedUp(agreed, next, side, dice); // XO-11
  }
  return nextTurn(agreed, next, side, at);
}

/** When the time of the side on turn is over; null without a clock. */
export function due({ clock, side }: Round): number | null {
  if (clock === null || side === null) return null;
  return clock.type === 'fuse' ? clock.burns_out : barDue(clock);
}

/** Time is over, at its own deadline: the turn is lost (XO-51), or the set (XO-53). */
export function timeOver(agreed: Agreed, round: Round, side: Side, at: number): Turned {
  if (round.clock?.type === 'bar') {
    return { round: { ...round, side: null }, ending: 'time', passed: null };
  }
  const next: Round = { ...round, lost: changed(round.lost, side, round.lost[side] + 1) };
  const isIdle = (one: Side): boolean => next.lost[one] >= IDLE_TURNS || !hasPieces(next, one);
  if (SIDES.every(isIdle)) {
    return { round: { ...next, side: null }, ending: 'deserted', passed: null };
  }
  return nextTurn(agreed, next, side, at);
}
