/** The winning moment: what is seen when, by the milliseconds since the match ended. */
import { easeInOut, progress } from '../../../lib/motion';
import { between, nearest, type Orbit } from './orbit';
import { columnOf, levelOf, rodOf, rowOf } from './places';

export interface Moment {
  /** How bright the balls of the line are, one after another. */
  balls: readonly number[];
  /** The share of the line that is drawn. */
  drawn: number;
  /** How much is seen of all other balls. */
  others: number;
}

/** When each ball lights up. */
export const GLOWS = [300, 500, 750, 1000] as const;
export const GLOW_MS = 160;
/** When the tune of the result follows the tones of the balls. */
export const TUNE = 1250;
/** Until when the ball bounces, the camera looks along the line, stands broadside to it, and rests. */
const BOUNCE = 180;
const ALONG = 700;
const BROADSIDE = 1400;
export const REST = 2300;
/** However long the last ball falls, all the rest has its time. */
const LATEST = 450;

/** The end of it, and what is shown without motion. */
export const STILL: Moment = { balls: [1, 1, 1, 1], drawn: 1, others: 0.5 };

const within = (ms: number, from: number, to: number): number => progress(ms - from, to - from);
const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** How late everything before the rest is, because the ball is still in the air for `falling` ms. */
export const lateness = (falling: number): number => Math.min(LATEST, Math.max(0, falling));

export function momentAt(ms: number, late = 0): Moment {
  const time = ms - late;
  if (ms >= REST) return STILL;
  return {
    balls: GLOWS.map((at) => progress(time - at, GLOW_MS)),
    drawn: drawnAt(time),
    others: othersAt(ms, late),
  };
}

/** The line reaches a ball when that lights up. */
function drawnAt(time: number): number {
  const gaps = GLOWS.slice(1).map((at, i) => within(time, GLOWS[i] ?? 0, at));
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
}

function othersAt(ms: number, late: number): number {
  const time = ms - late;
  if (time < ALONG) return mix(1, 0.45, within(time, BOUNCE, ALONG));
  if (time < BROADSIDE) return mix(0.45, 0.35, within(time, ALONG, BROADSIDE));
  return mix(0.35, STILL.others, within(ms, BROADSIDE + late, REST));
}

/**
 * For a view whose parts move by themselves: when it is told something, and which time of the moment
 * it is to show when it is told the next thing.
 */
export const STEPS = GLOWS.map((at, i) => ({ at, shows: GLOWS[i + 1] ?? at + GLOW_MS }));

/** How much is seen of all other balls, as an animation of `REST` milliseconds. */
export const othersFading = (late: number): Keyframe[] =>
  [0, BOUNCE + late, ALONG + late, BROADSIDE + late, REST].map((ms) => ({
    offset: ms / REST,
    opacity: othersAt(ms, late),
  }));

/** Where the camera stands; `from` is where it stood when the match ended. */
export function orbitAt(ms: number, late: number, from: Orbit, cells: readonly number[]): Orbit {
  const { along, broadside, rest } = stationsOf(from, cells);
  const time = ms - late;
  if (time < ALONG) return between(from, along, easeInOut(within(time, BOUNCE, ALONG)));
  if (time < BROADSIDE) {
    return between(along, broadside, easeInOut(within(time, ALONG, BROADSIDE)));
  }
  return between(broadside, rest, easeInOut(within(ms, BROADSIDE + late, REST)));
}

/** A little aside of the line itself, or its first ball would hide the others. */
const ASIDE = 0.26;

function stationsOf(from: Orbit, cells: readonly number[]) {
  const [first = 0, last = 0] = [cells.at(0), cells.at(-1)];
  const right = columnOf(rodOf(last)) - columnOf(rodOf(first));
  const away = rowOf(rodOf(last)) - rowOf(rodOf(first));
  const isUpright = right === 0 && away === 0;
  const bearing = isUpright ? from.azimuth + Math.PI / 2 : Math.atan2(-right, away);
  const low = levelOf(first) === levelOf(last) ? 1.08 : 1.16;
  const along: Orbit = isUpright
    ? { azimuth: from.azimuth, polar: 0.3, zoom: 0.8 }
    : halfTurnNearest(from, { azimuth: bearing + ASIDE, polar: low, zoom: 0.76 });
  const broadside = halfTurnNearest(along, {
    azimuth: bearing + Math.PI / 2,
    polar: 1.2,
    zoom: 0.92,
  });
  return { along, broadside, rest: { ...broadside, polar: 1.08, zoom: 1 } };
}

/** Seen from here or from the other end, whichever is less of a turn. */
function halfTurnNearest(from: Orbit, to: Orbit): Orbit {
  const turn = (orbit: Orbit): number => Math.abs(orbit.azimuth - from.azimuth);
  const [here, there] = [to, { ...to, azimuth: to.azimuth + Math.PI }].map((orbit) =>
    nearest(from, orbit),
  ) as [Orbit, Orbit];
  return turn(here) <= turn(there) ? here : there;
}
