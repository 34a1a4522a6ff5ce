/** Why a bout has no result yet, in words. */
import type { Translate } from '../lib/i18n.svelte';
import type { BoutView, TournamentView } from './wire';
import { nameOf, score } from './words';

/** Entrants of a bout who have not said that they are at the table. */
export const missing = (bout: BoutView): number[] =>
  bout.sides.flat().filter((entrant) => !bout.here.includes(entrant));

export function whyOpen(view: TournamentView, bout: BoutView, t: Translate): string {
  const [one, other] = bout.claims;
  switch (bout.phase) {
    case 'differ':
      return t('event-differ', {
        one: nameOf(view, one?.[0] ?? 0),
        first: one === undefined ? '' : score(one[1]),
        other: nameOf(view, other?.[0] ?? 0),
        second: other === undefined ? '' : score(other[1]),
      });
    case 'reported':
      return t('event-open-reported', {
        name: nameOf(view, one?.[0] ?? 0),
        score: one === undefined ? '' : score(one[1]),
      });
    case 'playing': {
      const over = bout.games.filter((game) => game !== null).length;
      if (bout.board === 'screen' && view.setup.games > 1) {
        return t('event-open-game', { number: Math.min(over + 1, view.setup.games) });
      }
      return t(bout.board === 'screen' ? 'event-open-screen' : 'event-open-real');
    }
    case 'waiting':
    case 'done': {
      if (bout.board === 'screen') return t('event-open-not-begun');
      const absent = missing(bout);
      if (absent.length === bout.sides.flat().length) return t('event-open-nobody');
      return t('event-open-missing', {
        names: absent.map((entrant) => nameOf(view, entrant)).join(', '),
      });
    }
  }
}
