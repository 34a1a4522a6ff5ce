/** The presenters of all games, for pages about matches. */
import type { Presenter } from './presenter';

const FOUND = import.meta.glob<Presenter>('./*/presenter.ts', {
  eager: true,
  import: 'presenter',
});

export const presenterOf = (game: string): Presenter | undefined => FOUND[`./${game}/presenter.ts`];
