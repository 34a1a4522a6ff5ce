/**
 * An evening at the real board as a value: its time, its state, and the steps back. What happens
 * in it is told by a `Course`; the page shows it, the device keeps it, and nobody else knows of it.
 */
import type { Dice } from '../twins/dice';
import { isRunning, paused, running, timeAt, UNWOUND, type Watch } from './watch';

/** Time and chance, as inputs. */
export interface Moment {
  /** Milliseconds of the evening; pauses do not count. */
  readonly at: number;
  readonly dice: Dice;
}

/** How a companion's state changes: two pure functions. */
export interface Course<State, Action> {
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

export interface Evening<State> {
  readonly version: number;
  readonly watch: Watch;
  readonly state: State;
  /** What undo goes back to, the latest at the end. */
  readonly past: readonly State[];
}

const MOST_BACK = 40;

export const newEvening = <State, Action>(course: Course<State, Action>): Evening<State> => ({
  version: course.version,
  watch: UNWOUND,
  state: course.fresh,
  past: [],
});

/** What the device has kept, if this page can still read it. */
export function kept<State, Action>(
  course: Course<State, Action>,
  found: Partial<Evening<State>> | null,
): Evening<State> {
  const isReadable =
    found?.version === course.version && found.watch && found.state && Array.isArray(found.past);
  return isReadable ? (found as Evening<State>) : newEvening(course);
}

export function settled<State, Action>(
  course: Course<State, Action>,
  evening: Evening<State>,
  wall: number,
  dice: Dice,
): Evening<State> {
  const state = course.settle(evening.state, { at: timeAt(evening.watch, wall), dice });
  return state === evening.state ? evening : { ...evening, state };
}

/** After an action; it can be undone, and what was due before it is not undone with it. */
export function done<State, Action>(
  course: Course<State, Action>,
  evening: Evening<State>,
  action: Action,
  wall: number,
  dice: Dice,
): Evening<State> {
  const now = settled(course, evening, wall, dice);
  const state = course.reduce(now.state, action, { at: timeAt(now.watch, wall), dice });
  if (state === now.state) return now;
  return { ...now, state, past: [...now.past, now.state].slice(-MOST_BACK) };
}

/** As if the last action had not been. */
export function undone<State, Action>(
  course: Course<State, Action>,
  evening: Evening<State>,
  wall: number,
  dice: Dice,
): Evening<State> {
  const before = evening.past.at(-1);
  if (before === undefined) return evening;
  const moment = { at: timeAt(evening.watch, wall), dice };
  const state = course.returned?.(before, evening.state, moment) ?? before;
  const back = { ...evening, state, past: evening.past.slice(0, -1) };
  return settled(course, back, wall, dice);
}

/** A new evening whose time flows and which begins with this action: nothing comes before it. */
export function begun<State, Action>(
  course: Course<State, Action>,
  action: Action,
  wall: number,
  dice: Dice,
): Evening<State> {
  const evening = newEvening(course);
  const state = course.reduce(evening.state, action, { at: 0, dice });
  return { ...evening, watch: running(UNWOUND, wall), state };
}

/** Stops the time, or lets it go on. */
export const toggled = <State>(evening: Evening<State>, wall: number): Evening<State> => ({
  ...evening,
  watch: isRunning(evening.watch) ? paused(evening.watch, wall) : running(evening.watch, wall),
});
