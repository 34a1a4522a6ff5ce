/** The levels and missions in the order in which they are unlocked. */
import course from '../../../../../src/knobel/catalog/data/xcode/course.json';

export const COURSE: readonly string[] = course;
/** So many levels come before the missions. */
export const TRAINING = 4;

export const isMission = (name: string): boolean => COURSE.indexOf(name) >= TRAINING;

/** What may be played by who has won these: up to the first that is not won. */
export function unlocked(won: readonly string[]): string[] {
  const first = COURSE.findIndex((name) => !won.includes(name));
  return COURSE.slice(0, first < 0 ? COURSE.length : first + 1);
}

/** What comes next; null after the last. */
export function after(name: string): string | null {
  const at = COURSE.indexOf(name);
  return at < 0 ? null : (COURSE[at + 1] ?? null);
}
