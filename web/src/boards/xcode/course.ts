/** The levels and missions in the order in which they are unlocked, and how far this device is. */
import course from '../../../../src/knobel/catalog/data/xcode/course.json';
import { shelf } from '../../lib/storage';

export const COURSE: readonly string[] = course;
/** So many levels come before the missions. */
export const TRAINING = 4;
const KEPT = 'xcode.won';

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

export function wonHere(): string[] {
  const kept = shelf.read<unknown>(KEPT, []);
  return Array.isArray(kept) ? kept.filter((name) => COURSE.includes(name as string)) : [];
}

export function keepWon(name: string): void {
  const won = wonHere();
  if (COURSE.includes(name) && !won.includes(name)) shelf.write(KEPT, [...won, name]);
}
