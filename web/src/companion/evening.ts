/**
 * An evening at the real board as a value: its time, its state, and the steps back. What happens
 * in it is told by a `Course`; the page shows it, the device keeps it, and nobody else knows of it.
 */
import type { Dice } from '../offline/dice';
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

/** A state that undo goes back to, and the numbers that fell when it was left. */
interface Step<State> {
  readonly state: State;
  readonly fell: readonly number[];
}

export interface Evening<State> {
  readonly version: number;
  readonly watch: Watch;
  readonly state: State;
  /** The latest at the end. */
  readonly past: readonly Step<State>[];
  /** What fell in steps that were undone falls again: nobody undoes a step to draw something better. */
  readonly again: readonly number[];
}

const MOST_BACK = 40;

export const newEvening = <State, Action>(course: Course<State, Action>): Evening<State> => ({
  version: course.version,
  watch: UNWOUND,
  state: course.fresh,
  past: [],
  again: [],
});

/** What the device has kept, if this page can still read it. */
export function kept<State, Action>(
  course: Course<State, Action>,
  found: Partial<Evening<State>> | null,
): Evening<State> {
  const isReadable =
    found?.version === course.version &&
    found.watch &&
    found.state &&
    Array.isArray(found.past) &&
    Array.isArray(found.again);
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
  const again = [...now.again];
  const fell: number[] = [];
  const falling: Dice = (n) => {
    const before = again.shift();
    const pick = before === undefined || before >= n ? dice(n) : before;
    fell.push(pick);
    return pick;
  };
  const state = course.reduce(now.state, action, { at: timeAt(now.watch, wall), dice: falling });
  if (state === now.state) return now;
  const past = [...now.past, { state: now.state, fell }].slice(-MOST_BACK);
  return { ...now, state, past, again };
}

/** As if the last action had not been. */
export function undone<State, Action>(
  course: Course<State, Action>,
  evening: Evening<State>,
  wall: number,
  dice: Dice,
): Evening<State> {
  const step = evening.past.at(-1);
  if (step === undefined) return evening;
  const moment = { at: timeAt(evening.watch, wall), dice };
  const state = course.returned?.(step.state, evening.state, moment) ?? step.state;
  const again = [...step.fell, ...evening.again];
  const back = { ...evening, state, past: evening.past.slice(0, -1), again };
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
