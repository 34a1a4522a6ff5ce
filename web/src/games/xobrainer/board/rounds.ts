/** How a round ended: what is shown of it, for how long, and how it was counted. */
import { isKnockout, pieceAt, sideOf, squareOf } from './squares';
import type { Claimed, ResultView, Side, Told, View } from './view';

/** One thing that was counted, with the sum so far. */
export interface Step {
  kind: 'dots' | 'mission' | 'trap' | 'time' | 'knockout-row';
  squares: string[];
  /** Whose card it was. */
  seats: number[];
  prize: Claimed['prize'];
  points: number;
  total: number;
}

const isCard = (variant: string): variant is 'mission' | 'trap' =>
  variant === 'mission' || variant === 'trap';

/**
 * What the winner gets, piece by piece. A knockout and a won set come before points: then only that
 * which led to them is counted.
 */
export function stepsOf(result: ResultView, view: Pick<View, 'layout'>): Step[] {
  const { award } = result;
  if (award === null) return [];
  const steps: Omit<Step, 'total'>[] = [];
  if (award.prize === 'points') {
    for (const [square, points] of award.dots) {
      steps.push({ kind: 'dots', squares: [square], seats: [], prize: 'points', points });
    }
  }
  if (award.prize === 'knockout') {
    const squares = award.dots
      .map(([square]) => square)
      .filter((square) => isKnockout(view.layout.rows, squareOf(square)));
    if (squares.length > 0) {
      steps.push({ kind: 'knockout-row', squares, seats: [], prize: 'knockout', points: 0 });
    }
  }
  for (const { variant, prize, points, squares, seats } of award.claims) {
    if (prize !== award.prize) continue;
    steps.push({ kind: isCard(variant) ? variant : 'time', squares, seats, prize, points });
  }
  let total = 0;
  return steps.map((step) => ({ ...step, total: (total += step.points) }));
}

/** The squares of all rows that scored. */
export const rowSquares = (result: ResultView): Set<number> =>
  new Set(result.rows.flatMap(({ squares }) => squares.map(squareOf)));

/** Why a round ended, as the id of its text; rows say of what they are made. */
export function endingOf({ reason, winner, rows }: ResultView) {
  if (reason !== 'row') return `xobrainer-end-${reason}` as const;
  const kind = rows[0]?.kind ?? 'shape';
  return kind === 'shape'
    ? winner === 0
      ? 'xobrainer-end-crosses'
      : 'xobrainer-end-rings'
    : winner === 0
      ? 'xobrainer-end-green'
      : 'xobrainer-end-pink';
}

/** What the end of a round leaves behind for whoever saw it happen. */
export interface Witnessed {
  round: number;
  /** Where the last piece was laid. */
  square: number | null;
}

/** What was told of the end of a round; without a piece of its own it ended after the one before. */
export function witnessed({ events, before }: Told, { round, board }: ResultView): Witnessed {
  const placed = events.find((event) => event.type === 'placed');
  // A piece that came too late was shown ahead, but never lay on the board.
  const laid = before.moves.findLast(([, name]) => pieceAt(board, squareOf(name)) !== null);
  const name = placed?.square ?? laid?.[1];
  return { round, square: name === undefined ? null : squareOf(name) };
}

/** Where the last piece of a round was laid, as far as it is known. */
export function lastSquareOf(
  view: View,
  result: ResultView,
  seen: Witnessed | null,
): number | null {
  if (seen?.round === result.round) return seen.square;
  const name = view.round === result.round ? view.moves.at(-1)?.[1] : undefined;
  return name === undefined ? null : squareOf(name);
}

/** Whether the losing side laid the last piece: the row counts for the other one (XO-25). */
export function isGift(result: ResultView, last: number | null): boolean {
  const piece = last === null ? null : pieceAt(result.board, last);
  return (
    result.reason === 'row' &&
    result.winner !== null &&
    piece !== null &&
    sideOf(piece) !== result.winner
  );
}

/** The points of both sides before the round was counted. */
export function pointsBefore({ award, points }: ResultView): [number, number] {
  const before: [number, number] = [...points];
  if (award !== null) before[award.side === 0 ? 0 : 1] -= award.points;
  return before;
}

/** The points as they are counted. */
export interface Tally {
  /** The side that gains them. */
  side: Side;
  gained: number;
  /** Of both sides; those of a set that is won stay while its result is shown. */
  points: [number, number];
}

/** The points after this much was counted, or after all (null); null where none were won. */
export function tallyOf(result: ResultView | null, counted: number | null): Tally | null {
  const award = result?.award ?? null;
  if (result === null || award?.prize !== 'points') return null;
  const points = pointsBefore(result);
  const gained = counted ?? award.points;
  points[award.side === 0 ? 0 : 1] += gained;
  return { side: award.side, gained, points };
}

// --- When it is shown -----------------------------------------------------------------------------

/** Who looks: a player, somebody who watches, or somebody who steps through a finished match. */
export type Looker = 'player' | 'watcher' | 'reader';

export const lookerOf = (me: readonly number[], running: boolean): Looker =>
  me.length > 0 ? 'player' : running ? 'watcher' : 'reader';

/** Whether clocks rest between rounds; else the next round begins at once. */
const hasClock = (view: Pick<View, 'variants'>): boolean =>
  view.variants.some(({ type }) => type === 'time-bomb' || type === 'time-balance');

/**
 * Whether the last round's result is shown instead of the board. `seen` is the last round whose
 * result was put away. Nobody's clock runs behind it: with a clock it is shown while that rests.
 */
export function isResultShown(view: View, seen: number, looker: Looker): boolean {
  const { last } = view;
  if (last === null) return false;
  if (view.rest !== null || view.end !== null) return true;
  if (hasClock(view)) return false;
  const isFresh = view.moves.length === 0 && last.round === view.round - 1;
  return looker === 'reader' ? isFresh : last.round > seen;
}

/** Which result counts as seen by somebody who has just come: an old one, but not a fresh one. */
export const seenAtFirst = (view: View): number => {
  if (view.last === null) return 0;
  return view.moves.length > 0 ? view.last.round : view.last.round - 1;
};

/** The seat that laid a piece in the next round while the last one is still looked at. */
export const goneOn = (view: View): number | null =>
  view.last !== null && view.last.round < view.round ? (view.moves.at(-1)?.[0] ?? null) : null;

/** Who has still to say that the result was seen. */
export const unseenBy = (view: View): number[] =>
  view.rest === null
    ? []
    : view.sides.flatMap((_, seat) =>
        view.rest?.seen.includes(seat) || view.gone.includes(seat) ? [] : [seat],
      );

/** Whether a side's mate or the side itself is mine. */
export const isMine = (view: View, me: readonly number[], side: Side | null): boolean =>
  side !== null && me.some((seat) => view.sides[seat] === side);
