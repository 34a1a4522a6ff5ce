/** How a match ended, in the form in which it is told. */
import type { MatchView, Outcome, Series } from './protocol';

export interface Verdict {
  reason: string;
  /** The seats on the first place. */
  winners: number[];
  isDraw: boolean;
  /** For somebody on one side; null for spectators, and at a screen that both sides share. */
  mine: 'won' | 'lost' | 'drawn' | null;
  /** The seats in the last place: out of time, resigned, or absent. */
  last: number;
}

/** The side of a seat; by default every seat is a side of its own. */
const sideOf = (sides: readonly number[], seat: number): number => sides[seat] ?? seat;

export function verdictOf(
  outcome: Outcome,
  you: readonly number[],
  sides: readonly number[] = [],
): Verdict {
  const { reason, places, together = null } = outcome;
  if (together !== null) return verdictTogether(outcome, together, you);
  const winners = places.flatMap((place, seat) => (place === 0 ? [seat] : []));
  // whoever left a game for three does not share the draw of the others
  const isDraw = winners.length === places.length || reason.startsWith('draw-');
  const last = places.indexOf(Math.max(...places));
  const [seat] = you;
  const isOneSide = new Set(you.map((mine) => sideOf(sides, mine))).size === 1;
  const mine = seat === undefined || !isOneSide ? null : mineOf(winners, isDraw, seat);
  return { reason, winners, isDraw, mine, last };
}

/** If all play on one side, all have won or lost. */
function verdictTogether(
  { reason, places }: Outcome,
  together: 'won' | 'lost',
  you: readonly number[],
): Verdict {
  const winners = together === 'won' ? places.map((_, seat) => seat) : [];
  return { reason, winners, isDraw: false, mine: you.length === 0 ? null : together, last: 0 };
}

function mineOf(winners: readonly number[], isDraw: boolean, seat: number): Verdict['mine'] {
  if (!winners.includes(seat)) return 'lost';
  return isDraw ? 'drawn' : 'won';
}

/** The points of a series with this match counted: a win is 2, a draw 1. */
export function seriesPoints(series: Series, outcome: Outcome | null): number[] {
  if (outcome === null) return series.points;
  const { winners } = verdictOf(outcome, []);
  const gain = winners.length === 1 ? 2 : 1;
  return series.points.map((points, seat) => points + (winners.includes(seat) ? gain : 0));
}

/** By seat, the games that the same people have won, including this one; draws do not count. */
export function gamesWon({ won, outcome, sides }: MatchView): number[] {
  const verdict = outcome === null ? null : verdictOf(outcome, [], sides);
  const winners = verdict === null || verdict.isDraw ? [] : verdict.winners;
  return sides.map((_, seat) => (won[seat] ?? 0) + (winners.includes(seat) ? 1 : 0));
}

export const isLastOfSeries = (series: Series): boolean => series.game >= series.games;

/** Whether people at other screens take part. */
export function isOnline(match: MatchView): boolean {
  return match.chairs.some((chair, seat) => chair.kind === 'person' && !match.you.includes(seat));
}
