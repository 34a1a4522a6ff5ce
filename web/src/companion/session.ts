/**
 * A session at the real board as a value: its time, its state, and the steps back. What happens
 * in it is told by a `GameFlow`; the page shows it, the device keeps it, and nobody else knows of it.
 */
import type { Dice } from '../offline/dice';
import { isRunning, paused, running, timeAt, UNWOUND, type Watch } from './watch';

/** Time and chance, as inputs. */
export interface Moment {
  /** Milliseconds of the session; pauses do not count. */
  readonly at: number;
  readonly dice: Dice;
}

/** How a companion's state changes: two pure functions. */
export interface GameFlow<State, Action> {
  /** Raised when states kept by older pages can no longer be read. */
  readonly version: number;
  readonly fresh: State;
  /** What was due by now has happened, each thing in its own time. */
  settle(state: State, moment: Moment): State;
  /** The state after an action; the same state if the action means nothing now. */
  reduce(state: State, action: Action, moment: Moment): State;
  /** Undo comes back to a state: as it goes on. Without this, time has gone on all the same. */
  returned?(before: State, undone: State, moment: Moment): State;
}

/** A state that undo goes back to, and the numbers that fell when it was left. */
interface Step<State> {
  readonly state: State;
  readonly fell: readonly number[];
}

export interface CompanionSession<State> {
  readonly version: number;
  readonly watch: Watch;
  readonly state: State;
  /** The latest at the end. */
  readonly past: readonly Step<State>[];
  /** What fell in steps that were undone falls again: nobody undoes a step to draw something better. */
  readonly again: readonly number[];
}

const MOST_BACK = 40;

export const newSession = <State, Action>(
  flow: GameFlow<State, Action>,
): CompanionSession<State> => ({
  version: flow.version,
  watch: UNWOUND,
  state: flow.fresh,
  past: [],
  again: [],
});

/** What the device has kept, if this page can still read it. */
export function kept<State, Action>(
  flow: GameFlow<State, Action>,
  found: Partial<CompanionSession<State>> | null,
): CompanionSession<State> {
  const isReadable =
    found?.version === flow.version &&
    found.watch &&
    found.state &&
    Array.isArray(found.past) &&
    Array.isArray(found.again);
  return isReadable ? (found as CompanionSession<State>) : newSession(flow);
}

export function settled<State, Action>(
  flow: GameFlow<State, Action>,
  session: CompanionSession<State>,
  wall: number,
  dice: Dice,
): CompanionSession<State> {
  const state = flow.settle(session.state, { at: timeAt(session.watch, wall), dice });
  return state === session.state ? session : { ...session, state };
}

/** After an action; it can be undone, and what was due before it is not undone with it. */
export function done<State, Action>(
  flow: GameFlow<State, Action>,
  session: CompanionSession<State>,
  action: Action,
  wall: number,
  dice: Dice,
): CompanionSession<State> {
  const now = settled(flow, session, wall, dice);
  const again = [...now.again];
  const fell: number[] = [];
  const falling: Dice = (n) => {
    const before = again.shift();
    const pick = before === undefined || before >= n ? dice(n) : before;
    fell.push(pick);
    return pick;
  };
  const state = flow.reduce(now.state, action, { at: timeAt(now.watch, wall), dice: falling });
  if (state === now.state) return now;
  const past = [...now.past, { state: now.state, fell }].slice(-MOST_BACK);
  return { ...now, state, past, again };
}

/** As if the last action had not been. */
export function undone<State, Action>(
  flow: GameFlow<State, Action>,
  session: CompanionSession<State>,
  wall: number,
  dice: Dice,
): CompanionSession<State> {
  const step = session.past.at(-1);
  if (step === undefined) return session;
  const moment = { at: timeAt(session.watch, wall), dice };
  const state = flow.returned?.(step.state, session.state, moment) ?? step.state;
  const again = [...step.fell, ...session.again];
  const back = { ...session, state, past: session.past.slice(0, -1), again };
  return settled(flow, back, wall, dice);
}

/** A new session whose time flows and which begins with this action: nothing comes before it. */
export function begun<State, Action>(
  flow: GameFlow<State, Action>,
  action: Action,
  wall: number,
  dice: Dice,
): CompanionSession<State> {
  const session = newSession(flow);
  const state = flow.reduce(session.state, action, { at: 0, dice });
  return { ...session, watch: running(UNWOUND, wall), state };
}

/** Stops the time, or lets it go on. */
export const toggled = <State>(
  session: CompanionSession<State>,
  wall: number,
): CompanionSession<State> => ({
  ...session,
  watch: isRunning(session.watch) ? paused(session.watch, wall) : running(session.watch, wall),
});
