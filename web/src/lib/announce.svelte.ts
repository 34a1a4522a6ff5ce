/**
 * Words for people who listen to the page. Only this module decides what is said: listeners choose
 * once how much they want to hear, for every board.
 */
import { settings, type Verbosity } from './settings.svelte';

/** From what everybody must hear to what only some want to know. */
export type Weight =
  /** Whose move it was, what it did, how it ended, why something was refused. */
  | 'must'
  /** What goes on around it. */
  | 'news'
  /** What can be found out in other ways too. */
  | 'detail';

const HEARD: Record<Verbosity, readonly Weight[]> = {
  quiet: ['must'],
  normal: ['must', 'news'],
  everything: ['must', 'news', 'detail'],
};

/** Long enough for every screen reader to notice the line. */
const KEPT_MS = 6_000;

let next = 0;
let lines = $state.raw<readonly { id: number; text: string }[]>([]);

/** The latest lines: screen readers read out what is added, and ignore what is removed. */
export const announced = {
  get lines(): readonly { id: number; text: string }[] {
    return lines;
  },
};

const isHeard = (weight: Weight, verbosity: Verbosity): boolean =>
  HEARD[verbosity].includes(weight);

/** Adds a line, which is read out after those before it. */
export function announce(words: string, weight: Weight = 'news'): void {
  if (words === '' || !isHeard(weight, settings.verbosity)) return;
  const id = ++next;
  lines = [...lines, { id, text: words }];
  setTimeout(() => (lines = lines.filter((line) => line.id !== id)), KEPT_MS);
}
