/** A clock for two beside a real board: after a move the player presses, and the other's time runs. */
import type { PerMove, Total } from '../wire';
import {
  countdownDue,
  countdownLeft,
  countdownOf,
  countdownStarted,
  countdownStopped,
  type Countdown,
} from '../../../offline/clocks';
import type { GameFlow } from '../../../companion/session';

export type Seat = 0 | 1;
export type Limit = PerMove | Total;

export interface Duel {
  readonly limit: Limit;
  /** null before it begins. */
  readonly clock: Countdown | null;
  /** How often each seat has pressed. */
  readonly moves: readonly [number, number];
  /** Whose time has run out. */
  readonly fallen: Seat | null;
}

export type Action = { type: 'start'; limit: Limit } | { type: 'press'; seat: Seat };

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** The whole time that a seat has, in milliseconds. */
export const budgetOf = (limit: Limit): number => 1000 * limit.seconds;

const newClock = (limit: Limit): Countdown =>
  countdownOf(2, limit.seconds, limit.type === 'total' ? limit.increment : 0);

/** Where every move has its own time, both begin with the whole of it. */
function passed(duel: Duel, clock: Countdown, at: number): Countdown {
  const stopped = countdownStopped(clock, at, true);
  if (duel.limit.type === 'total') return stopped;
  return { ...stopped, lefts: stopped.lefts.map(() => budgetOf(duel.limit)) };
}

function pressed(duel: Duel, seat: Seat, at: number): Duel {
  const { clock, fallen, moves } = duel;
  if (clock === null || fallen !== null) return duel;
  if (clock.running === null) return { ...duel, clock: countdownStarted(clock, other(seat), at) };
  if (clock.running !== seat) return duel;
  const [first, second] = moves;
  return {
    ...duel,
    clock: countdownStarted(passed(duel, clock, at), other(seat), at),
    moves: seat === 0 ? [first + 1, second] : [first, second + 1],
  };
}

export const leftOf = ({ clock }: Duel, seat: Seat, at: number): number =>
  clock === null ? 0 : countdownLeft(clock, seat, at);

/** Whose time runs. */
export const runningOf = ({ clock }: Duel): Seat | null => (clock?.running ?? null) as Seat | null;

export const DUEL: GameFlow<Duel, Action> = {
  version: 1,
  fresh: {
    limit: { type: 'total', seconds: 300, increment: 5 },
    clock: null,
    moves: [0, 0],
    fallen: null,
  },

  settle(duel, { at }) {
    const { clock } = duel;
    const due = clock === null ? null : countdownDue(clock);
    if (clock === null || due === null || due > at) return duel;
    return { ...duel, clock: countdownStopped(clock, due, false), fallen: clock.running as Seat };
  },

  reduce(duel, action, { at }) {
    switch (action.type) {
      case 'start':
        return { ...DUEL.fresh, limit: action.limit, clock: newClock(action.limit) };
      case 'press':
        return pressed(duel, action.seat, at);
    }
  },
};
