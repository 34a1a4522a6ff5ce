/** The presenters of all games, for pages about matches. */
import type { Ladder, Presenter } from './presenter';

const FOUND = import.meta.glob<Presenter>('./*/presenter.ts', {
  eager: true,
  import: 'presenter',
});

export const presenterOf = (game: string): Presenter | undefined => FOUND[`./${game}/presenter.ts`];

/** The first game with stages to unlock, and its ladder. */
export function firstLadder(): [string, Ladder] {
  for (const [path, { ladder }] of Object.entries(FOUND)) {
    if (ladder !== undefined) return [path.split('/')[1] ?? '', ladder];
  }
  throw new Error('no game has stages');
}
