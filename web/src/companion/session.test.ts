import { describe, expect, it } from 'vitest';
import { tape } from '../offline/dice';
import { begun, done, kept, newSession, settled, toggled, undone, type GameFlow } from './session';
import { isRunning, paused, running, timeAt, UNWOUND } from './watch';

/** Counts taps, and ends by itself after ten seconds. */
interface Taps {
  readonly times: readonly number[];
  readonly drawn: number | null;
  readonly isOver: boolean;
}

const TAPS: GameFlow<Taps, 'tap' | 'draw' | 'nothing'> = {
  version: 3,
  fresh: { times: [], drawn: null, isOver: false },
  settle: (state, { at }) => (at >= 10_000 && !state.isOver ? { ...state, isOver: true } : state),
  reduce(state, action, { at, dice }) {
    if (state.isOver || action === 'nothing') return state;
    if (action === 'draw') return { ...state, drawn: dice(6) };
    return { ...state, times: [...state.times, at] };
  },
};
const NO_DICE = tape([]);

describe('the time of a session', () => {
  it('flows from its beginning, and not while it is paused', () => {
    const watch = paused(running(UNWOUND, 1000), 4000);

    expect(timeAt(watch, 9000)).toBe(3000);
    expect(timeAt(running(watch, 9000), 9500)).toBe(3500);
  });

  it('is at 0 before it begins', () => {
    expect(timeAt(UNWOUND, 5000)).toBe(0);
    expect(isRunning(UNWOUND)).toBe(false);
  });
});

describe('a session', () => {
  const early = begun(TAPS, 'nothing', 1000, NO_DICE);

  it('does things at its own time', () => {
    const session = done(TAPS, early, 'tap', 3000, NO_DICE);

    expect(session.state.times).toEqual([2000]);
  });

  it('goes back step by step, and time goes on', () => {
    const twice = done(TAPS, done(TAPS, early, 'tap', 2000, NO_DICE), 'tap', 3000, NO_DICE);
    const back = undone(TAPS, twice, 4000, NO_DICE);

    expect(back.state.times).toEqual([1000]);
    expect(timeAt(back.watch, 4000)).toBe(3000);
    expect(undone(TAPS, undone(TAPS, back, 4000, NO_DICE), 4000, NO_DICE).state.times).toEqual([]);
  });

  it('keeps no step for what changed nothing', () => {
    expect(done(TAPS, early, 'nothing', 2000, NO_DICE)).toBe(early);
  });

  it('lets happen what is due before an action is heard', () => {
    const late = done(TAPS, early, 'tap', 11_000, NO_DICE);

    expect(late.state).toEqual({ times: [], drawn: null, isOver: true });
    expect(late.past).toEqual([]);
  });

  it('lets happen what is due by now after a step back', () => {
    const tapped = done(TAPS, early, 'tap', 2000, NO_DICE);

    expect(undone(TAPS, tapped, 12_000, NO_DICE).state.isOver).toBe(true);
  });

  it('stands still in a pause', () => {
    const session = toggled(early, 2000);

    expect(settled(TAPS, session, 60_000, NO_DICE)).toBe(session);
    expect(settled(TAPS, toggled(session, 60_000), 69_000, NO_DICE).state.isOver).toBe(true);
  });

  it('begins with its first action, and nothing lies before that', () => {
    const session = begun(TAPS, 'tap', 7000, NO_DICE);

    expect(session.state.times).toEqual([0]);
    expect(undone(TAPS, session, 8000, NO_DICE)).toBe(session);
  });

  it('is given its chance', () => {
    expect(done(TAPS, early, 'draw', 2000, tape([4])).state.drawn).toBe(4);
  });

  it('gives nobody another chance for a step taken back', () => {
    const drawn = done(TAPS, early, 'draw', 2000, tape([4]));
    const twice = done(TAPS, drawn, 'draw', 3000, tape([1]));
    const back = undone(TAPS, undone(TAPS, twice, 4000, NO_DICE), 4000, NO_DICE);
    const same = done(TAPS, done(TAPS, back, 'tap', 5000, NO_DICE), 'draw', 5000, NO_DICE);

    expect(same.state.drawn).toBe(4);
    expect(done(TAPS, same, 'draw', 6000, NO_DICE).state.drawn).toBe(1);
    expect(done(TAPS, { ...back, again: [9] }, 'draw', 6000, tape([5])).state.drawn).toBe(5);
  });

  it('is read again after a reload, but not from another version', () => {
    const session = done(TAPS, early, 'tap', 3000, NO_DICE);
    const stored = JSON.parse(JSON.stringify(session)) as typeof session;

    expect(kept(TAPS, stored)).toEqual(session);
    expect(kept(TAPS, { ...stored, version: 2 })).toEqual(newSession(TAPS));
    expect(kept(TAPS, { ...stored, again: undefined })).toEqual(newSession(TAPS));
    expect(kept(TAPS, null)).toEqual(newSession(TAPS));
  });
});
