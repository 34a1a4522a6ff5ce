/** The sandglass: both halves by match time, never by counting ticks. */
import type { Hourglass, View } from './view';

const SECOND = 1000;
/** From here on sand is low. */
export const LOW_MS = 15 * SECOND;
export const LAST_MS = 10 * SECOND;
/** Above this nobody turns the glass by a tap. */
export const MUCH_MS = 30 * SECOND;

export interface Halves {
  /** Milliseconds of sand that are still to run, and that have run through. */
  above: number;
  below: number;
  total: number;
}

export function halves(glass: Hourglass, at: number): Halves {
  const above = Math.min(glass.total, Math.max(0, glass.ends - at));
  return { above, below: glass.total - above, total: glass.total };
}

/** Before the beginning all sand is above. */
export const sandOf = (view: View, at: number): Halves =>
  view.sand === null
    ? { above: view.level.sand * SECOND, below: 0, total: view.level.sand * SECOND }
    : halves(view.sand, view.end?.at ?? at);

/** Rounded up above and down below: together they are the whole, and 0 means that it is over. */
export function secondsOf({ above, total }: Halves): { above: number; below: number } {
  const left = Math.ceil(above / SECOND);
  return { above: left, below: Math.round(total / SECOND) - left };
}

/** Whether a second has passed that is one of the last. */
export const beats = (before: number, seconds: number): boolean =>
  seconds > 0 && seconds < before && seconds * SECOND <= LAST_MS;

/** Seconds until it begins, at least one: that it has begun is for the server to say; then null. */
export function countdown(view: View, at: number): number | null {
  if (view.sand !== null || view.end !== null) return null;
  return Math.max(1, Math.ceil((view.began - at) / SECOND));
}

/** What a turn would leave to run, in seconds. */
export function afterTurn(view: View, at: number): number {
  const sand = sandOf(view, at);
  return view.turning === 'refill' ? Math.round(sand.total / SECOND) : secondsOf(sand).below;
}

/** The small glass of a mission, if it has one. */
export function secondGlass(view: Pick<View, 'notes'>): Hourglass | null {
  for (const note of view.notes) if (note.type === 'hourglass') return note;
  return null;
}

/** How high sand stands in a half that narrows to its neck, as a share of its height. */
export const heightAbove = (share: number): number => Math.sqrt(Math.max(0, Math.min(1, share)));
export const heightBelow = (share: number): number =>
  1 - Math.sqrt(1 - Math.max(0, Math.min(1, share)));
