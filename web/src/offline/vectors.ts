/** The questions of tests/vectors with the answers of the Python rules; for tests alone. */
import { readFileSync } from 'node:fs';

const TOP = new URL('../../../', import.meta.url);

/** A file of the repository. */
export const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(path, TOP), 'utf8')) as T;

export const vectors = <T>(name: string): T[] => read(`tests/vectors/${name}.json`);

/** A move, the views before and after it, and what has happened. */
export interface Verdict<View, Event> {
  before: View;
  move: string;
  after: View;
  events: Event[];
}

/** What the rules make of moves, one after the other: a case with a view begins anew. */
export function verdicts<View, Event>(name: string): Verdict<View, Event>[] {
  interface Case {
    view?: View;
    move: string;
    gives: [Partial<View>, Event[]];
  }
  const found: Verdict<View, Event>[] = [];
  let before = {} as View;
  for (const { view, move, gives } of vectors<Case>(name)) {
    if (view !== undefined) before = view;
    else {
      const [changes, events] = gives;
      const after = { ...before, ...changes };
      found.push({ before, move, after, events });
      before = after;
    }
  }
  return found;
}
