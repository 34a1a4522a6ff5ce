/** How balls fall onto the board and are taken off it. */
import { ballIn, LEVELS, RODS } from './places';
import type { Ball } from './view';

export interface Placed {
  cell: number;
  ball: Ball;
}

export interface Plan {
  falls: Placed[];
  lifts: Placed[];
}

/** More than this many changes at once is a jump in the game, shown without ceremony. */
const MOST_MOVING = 2;

/** Which balls fall onto the board and which are taken off between two positions. */
export function planBetween(before: readonly string[], after: readonly string[]): Plan {
  const falls: Placed[] = [];
  const lifts: Placed[] = [];
  for (let cell = 0; cell < RODS * LEVELS; cell++) {
    const was = ballIn(before, cell);
    const is = ballIn(after, cell);
    if (was === is) continue;
    if (was !== null) lifts.push({ cell, ball: was });
    if (is !== null) falls.push({ cell, ball: is });
  }
  return falls.length + lifts.length > MOST_MOVING ? { falls: [], lifts: [] } : { falls, lifts };
}

/** In board units (the gap between two levels is a bit less than one) per second squared. */
const GRAVITY = 42;
const BOUNCE = 0.26;
const SLOWEST_BOUNCE = 1.2;

const impactAfter = (height: number): number => Math.sqrt((2 * height) / GRAVITY);

/** How high above its place a ball is, `ms` after it was let go at `height`. */
export function fallHeight(ms: number, height: number): number {
  const impact = impactAfter(height);
  let time = ms / 1000;
  if (time < impact) return height - (GRAVITY * time * time) / 2;
  time -= impact;
  let speed = GRAVITY * impact * BOUNCE;
  while (speed > SLOWEST_BOUNCE) {
    const air = (2 * speed) / GRAVITY;
    if (time < air) return speed * time - (GRAVITY * time * time) / 2;
    time -= air;
    speed *= BOUNCE;
  }
  return 0;
}

/** Milliseconds until the ball first touches its place. */
export const impactTime = (height: number): number => impactAfter(height) * 1000;

/** Milliseconds until the ball lies still. */
export function restTime(height: number): number {
  const impact = impactAfter(height);
  let time = impact;
  for (let speed = GRAVITY * impact * BOUNCE; speed > SLOWEST_BOUNCE; speed *= BOUNCE) {
    time += (2 * speed) / GRAVITY;
  }
  return time * 1000;
}
