/** Why a bout has no result yet, in words. */
import type { Translate } from '../lib/i18n.svelte';
import type { BoutView, TournamentView, You } from './wire';
import { countdown, nameOf, score, sideOf } from './words';

/** Entrants of a bout who have not said that they are at the table. */
const missing = (bout: BoutView): number[] =>
  bout.sides.flat().filter((entrant) => !bout.here.includes(entrant));

/** Entrants who are not connected to the screen of their bout, and since when (server time). */
export type Away = You['away'];

export function whyOpen(
  view: TournamentView,
  bout: BoutView,
  t: Translate,
  away: Away = [],
  now: number | null = null,
): string {
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
      const gone = away.filter(([entrant]) => sideOf(bout, entrant) >= 0);
      if (bout.board === 'screen' && gone.length > 0 && now !== null) {
        const latest = Math.max(...gone.map(([, since]) => since));
        return t('event-open-away', {
          names: gone.map(([entrant]) => nameOf(view, entrant)).join(', '),
          time: countdown(Math.max(0, now - latest)),
        });
      }
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
