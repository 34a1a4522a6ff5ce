/** When the sand calls: a minute before the end, near it, and every second at the very end. */

const SECONDS_LEFT = [60, 20, 10, 5, 4, 3, 2, 1];
const SPOKEN = [60, 20, 10];

/** The warning that fell due between two looks at the sand, in seconds; the latest if several. */
export function warningBetween(before: number, now: number): number | null {
  if (now <= 0) return null;
  const passed = SECONDS_LEFT.filter((left) => before > 1000 * left && now <= 1000 * left);
  return passed.at(-1) ?? null;
}

/** Whether it is said aloud too: those who hear the page can't be told every second. */
export const isSpoken = (left: number): boolean => SPOKEN.includes(left);
