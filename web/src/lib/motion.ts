/** How much may move, and how it moves. */

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Calls back now and whenever the media query changes; returns how to stop. */
export function watchMedia(query: string, tell: (matches: boolean) => void): () => void {
  const media = matchMedia(query);
  const listen = (): void => tell(media.matches);
  listen();
  media.addEventListener('change', listen);
  return () => media.removeEventListener('change', listen);
}

/** Calls back with whether the user asked for less motion. */
export const watchReducedMotion = (tell: (reduced: boolean) => void): (() => void) =>
  watchMedia(REDUCED, tell);

export const isMotionReduced = (): boolean => matchMedia(REDUCED).matches;

/** Gentle start and end. */
export const easeInOut = (part: number): number =>
  part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;

/** The share of a duration that has passed, from 0 to 1. */
export const progress = (elapsed: number, duration: number): number =>
  duration <= 0 ? 1 : Math.min(1, Math.max(0, elapsed / duration));
