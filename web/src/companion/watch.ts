/** The time of a session: it flows until somebody pauses, also while the page is away. */
import { matchTime } from '../lib/clock';

/** As a match has it: when its time was 0, and at which time it stands if it stands. */
export interface Watch {
  readonly epoch: number | null;
  readonly stopped: number | null;
}

export const UNWOUND: Watch = { epoch: null, stopped: null };

/** Milliseconds of the session at this wall time. */
export const timeAt = (watch: Watch, wall: number): number => matchTime(watch, wall);

export const isRunning = (watch: Watch): boolean => watch.epoch !== null && watch.stopped === null;

/** Begins, or goes on where it stood. */
export const running = (watch: Watch, wall: number): Watch =>
  isRunning(watch) ? watch : { epoch: wall - timeAt(watch, wall), stopped: null };

export const paused = (watch: Watch, wall: number): Watch =>
  isRunning(watch) ? { ...watch, stopped: timeAt(watch, wall) } : watch;
