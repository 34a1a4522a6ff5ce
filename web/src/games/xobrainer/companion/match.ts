/**
 * A match at the real board as a value: who is on turn with which piece, what was dealt, how it
 * stands. Time and chance are inputs; the rules are those of the twins.
 */
import { claims, claimsAtOnce, timeClaim, type Laid } from '../offline/cards';
import {
  due,
  laidOut,
  timeOver,
  turnEnded,
  turnOf,
  type Round,
  type Turned,
} from '../offline/round';
import { scoringRows } from '../offline/rows';
import {
  changed,
  otherSide,
  playersOf,
  type Agreed,
  type Awarded,
  type Side,
} from '../offline/rules';
import {
  AT_FIRST,
  awarded,
  counted,
  nextFirst,
  SET,
  type Counted,
  type RoundReason,
  type Standing,
} from '../offline/score';
import type { GameFlow, Moment } from '../../../companion/session';

/** What the players have agreed on before they sit down. */
export interface Settings {
  agreed: Agreed;
  /** By seat; empty for players without a name. */
  names: readonly string[];
  /** Whether the device lies between the players, one half turned round. */
  isFacing: boolean;
}

/**
 * lots: who begins has been drawn. ready: line-ups lie, cards are looked at. play: turns are taken.
 * score: the round is over, somebody says how. result: it has been counted.
 */
type Phase = 'lots' | 'ready' | 'play' | 'score' | 'result';

export interface Result {
  round: number;
  set: number;
  winner: Side | null;
  reason: RoundReason;
  award: Awarded | null;
  isSetWon: boolean;
}

export interface Match extends Settings {
  phase: Phase;
  round: Round;
  /** Turns that each side has had: tells whose turn it is in a team (XO-04). */
  taken: [number, number];
  standing: Standing;
  results: readonly Result[];
  end: Counted['end'];
  /** When the last thing was done, for undo. */
  at: number;
}

/** Null before the first match of a session. */
export type Play = { match: Match | null };

/** How a round was won, as people tell it. */
export type Told =
  | { by: 'nobody' }
  /** Runs of squares, and the pieces of cards that players had laid. */
  | { by: 'board'; side: Side; runs: readonly (readonly string[])[]; laid: readonly Laid[] }
  | { by: 'hand'; side: Side; prize: Awarded['prize']; points: number };

export type Action =
  | ({ type: 'start' } & Settings)
  | { type: 'ready' }
  | { type: 'play' }
  /** The piece has been laid: the turn of this side is over. */
  | { type: 'lay'; side: Side }
  | { type: 'stop' }
  | { type: 'count'; told: Told }
  | { type: 'next' };

// --- Asking ---------------------------------------------------------------------------------------

export const hasClock = ({ agreed }: Match): boolean =>
  agreed.variants.some(({ type }) => type === 'time-bomb' || type === 'time-balance');

/** The seat that plays next for a side. */
export function seatOf({ agreed, taken }: Match, side: Side): number {
  const players = playersOf(agreed, side);
  return players[taken[side] % players.length] ?? side;
}

/** The running set; only the first number where a match has none. */
export const setOf = ({ standing: { sets } }: Pick<Match, 'standing'>): number =>
  sets[0] + sets[1] + 1;

/** The number of the running round in its set; a result that is looked at still belongs to it. */
export function roundInSet({ results, round }: Pick<Match, 'results' | 'round'>): number {
  const before = results.filter((result) => result.round < round.number);
  return before.length - before.findLastIndex(({ isSetWon }) => isSetWon);
}

/** What a told round is worth; null if the squares make no row and no card is full. */
export function awardOf({ agreed, round }: Pick<Match, 'agreed' | 'round'>, told: Told) {
  switch (told.by) {
    case 'nobody':
      return null;
    case 'hand': {
      const isAsPoints = told.prize === 'set' && agreed.length.type !== 'sets';
      const points = isAsPoints ? Math.max(SET, told.points) : told.points; // XO-43
      const isCounted = told.prize === 'points' || isAsPoints;
      return {
        ...awarded(agreed, told.side, [], []),
        prize: told.prize,
        points: isCounted ? points : 0,
      };
    }
    case 'board': {
      const { side, runs, laid } = told;
      const { hands } = round.deal;
      if (runs.length > 0) {
        return awarded(agreed, side, scoringRows(runs, agreed), claims(agreed, hands, side, laid));
      }
      const found = claimsAtOnce(agreed, hands, side, laid);
      return found.length > 0 ? awarded(agreed, side, [], found) : null;
    }
  }
}

const reasonOf = (told: Told): RoundReason => {
  if (told.by === 'nobody') return 'stock';
  return told.by === 'board' && told.runs.length === 0 ? 'mission' : 'row';
};

// --- Doing ----------------------------------------------------------------------------------------

function roundOver(match: Match, result: Omit<Result, 'round' | 'set' | 'isSetWon'>): Match {
  const { agreed, standing, round } = match;
  const { standing: next, isSetWon, end } = counted(agreed, standing, round.number, result);
  const whole: Result = { ...result, round: round.number, set: setOf(match), isSetWon };
  return {
    ...match,
    phase: 'result',
    // A turn that was running counts as taken.
    taken:
      round.side === null
        ? match.taken
        : changed(match.taken, round.side, match.taken[round.side] + 1),
    round: { ...round, side: null },
    standing: next,
    results: [...match.results, whole],
    end,
  };
}

function afterTurn(match: Match, side: Side, { round, ending }: Turned): Match {
  const next: Match = {
    ...match,
    round,
    taken: changed(match.taken, side, match.taken[side] + 1),
  };
  switch (ending) {
    case null:
      return next;
    case 'stock':
      // The last piece may have made a row: somebody has to say so.
      return { ...next, phase: 'score' };
    case 'deserted':
      return roundOver(next, { winner: null, reason: 'deserted', award: null });
    case 'time': {
      const winner = otherSide(side);
      const award = awarded(match.agreed, winner, [], [timeClaim(side)]);
      return roundOver(next, { winner, reason: 'time', award });
    }
  }
}

function begun(settings: Settings, { at, dice }: Moment): Match | null {
  const first: Side = dice(2) === 0 ? 0 : 1; // XO-20
  const { agreed, names, isFacing } = settings;
  const round = laidOut(agreed, 1, first, dice);
  if (round === null) return null;
  return {
    agreed,
    names,
    isFacing,
    phase: 'lots',
    round,
    taken: [0, 0],
    standing: AT_FIRST,
    results: [],
    end: null,
    at,
  };
}

function nextRound(match: Match, { dice }: Moment): Match {
  const { agreed, round, results, end } = match;
  const winner = results.at(-1)?.winner ?? null;
  const fresh = laidOut(agreed, round.number + 1, nextFirst(round.first, winner), dice);
  return end !== null || fresh === null ? match : { ...match, phase: 'ready', round: fresh };
}

function acted(match: Match, action: Exclude<Action, { type: 'start' }>, moment: Moment): Match {
  const { phase, round, agreed } = match;
  switch (action.type) {
    case 'ready':
      return phase === 'lots' ? { ...match, phase: 'ready' } : match;
    case 'play':
      return phase === 'ready'
        ? { ...match, phase: 'play', round: turnOf(agreed, round, round.first, moment.at) }
        : match;
    case 'lay': {
      if (phase !== 'play' || round.side !== action.side) return match;
      const turned = turnEnded(agreed, round, action.side, moment.at, moment.dice);
      return afterTurn(match, action.side, turned);
    }
    case 'stop':
      return phase === 'play' ? { ...match, phase: 'score' } : match;
    case 'count': {
      if (phase !== 'score') return match;
      const { told } = action;
      const award = awardOf(match, told);
      if (told.by !== 'nobody' && award === null) return match;
      const winner = told.by === 'nobody' ? null : told.side;
      return roundOver(match, { winner, reason: reasonOf(told), award });
    }
    case 'next':
      return phase === 'result' ? nextRound(match, moment) : match;
  }
}

/** The clock as if it had stood still from one time to another. */
function held(match: Match, from: number, to: number): Match {
  const { round } = match;
  const late = to - from;
  if (round.clock === null || late <= 0) return match;
  const clock =
    round.clock.type === 'fuse'
      ? { ...round.clock, burns_out: round.clock.burns_out + late }
      : { ...round.clock, since: round.clock.since + late };
  return { ...match, round: { ...round, clock } };
}

export const FLOW: GameFlow<Play, Action> = {
  version: 1,
  fresh: { match: null },

  settle(state, { at }) {
    let { match } = state;
    if (match?.phase !== 'play') return state;
    for (let end = due(match.round); end !== null && end <= at; end = due(match.round)) {
      const { side } = match.round;
      if (side === null || match.phase !== 'play') break;
      match = afterTurn(match, side, timeOver(match.agreed, match.round, side, end));
    }
    return match === state.match ? state : { match };
  },

  reduce(state, action, moment) {
    if (action.type === 'start') return { match: begun(action, moment) };
    if (state.match === null) return state;
    const match = acted(state.match, action, moment);
    return match === state.match ? state : { match: { ...match, at: moment.at } };
  },

  /** A mistaken tap costs nobody any time: the clock goes on from where it was at that tap. */
  returned({ match }, undone, { at }) {
    return { match: match && held(match, undone.match?.at ?? at, at) };
  },
};
