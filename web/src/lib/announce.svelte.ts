/**
 * Words for those who hear the page. This is the one place that decides what is said: how much a
 * listener wants to hear is set once, and holds for every board.
 */
import { settings, type Verbosity } from './settings.svelte';

/** From what nobody may miss to what only some want to know. */
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

/** Long enough for every reader to have taken it up. */
const KEPT_MS = 6_000;

let next = 0;
let lines = $state.raw<readonly { id: number; text: string }[]>([]);

/** What was said of late; a line that is added is read out, one that goes is not. */
export const announced = {
  get lines(): readonly { id: number; text: string }[] {
    return lines;
  },
};

const isHeard = (weight: Weight, verbosity: Verbosity): boolean =>
  HEARD[verbosity].includes(weight);

/** Said politely: after what is being said, and what came just before is not lost. */
export function announce(words: string, weight: Weight = 'news'): void {
  if (words === '' || !isHeard(weight, settings.verbosity)) return;
  const id = ++next;
  lines = [...lines, { id, text: words }];
  setTimeout(() => (lines = lines.filter((line) => line.id !== id)), KEPT_MS);
}
