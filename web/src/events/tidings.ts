/** What has happened in an event, in words for those who listen to the page. */
import type { Weight } from '../lib/announce.svelte';
import type { Translate } from '../lib/i18n.svelte';
import { levelIn, outcomeWords } from './climb';
import { isVeiled, withOwn } from './own';
import type { EventSnapshot } from './socket';
import type { TournamentView, You } from './wire';
import { boutOf, nameOf, score, sideName, sideOf } from './words';

export interface Tiding {
  words: string;
  weight: Weight;
}

const sentences = (...all: string[]): string => all.filter(Boolean).join(' ');

/** The opponents of an entrant in the current heat, by name. */
function opponents(view: TournamentView, entrant: number): string {
  const bout = boutOf(view.heat, entrant);
  const own = bout === undefined ? -1 : sideOf(bout, entrant);
  const others = (bout?.sides ?? []).filter((_, side) => side !== own);
  return others.map((side) => sideName(view, side)).join(', ');
}

function paired(view: TournamentView, you: You, t: Translate): Tiding[] {
  const heat = view.heat;
  if (heat === null) return [];
  const own = you.entrants.flatMap((entrant): Tiding[] => {
    const name = nameOf(view, entrant);
    const bout = boutOf(heat, entrant);
    if (bout !== undefined) {
      const against = opponents(view, entrant);
      const facts = { heat: heat.number, name, table: bout.table, against };
      const words = t(against === '' ? 'event-say-paired-alone' : 'event-say-paired', facts);
      return [{ words: sentences(words, levelIn(view, bout, t)), weight: 'must' }];
    }
    if (!heat.byes.includes(entrant)) return [];
    return [{ words: t('event-say-bye', { heat: heat.number, name }), weight: 'must' }];
  });
  if (own.length > 0) return own;
  return [{ words: t('event-say-heat', { heat: heat.number }), weight: 'news' }];
}

/** Results of bouts in which this device has a part: reported by the other side, or decided. */
function results(before: TournamentView, view: TournamentView, you: You, t: Translate): Tiding[] {
  return (view.heat?.bouts ?? []).flatMap((bout): Tiding[] => {
    const was = before.heat?.bouts.find(({ id }) => id === bout.id);
    const own = you.entrants.find((entrant) => sideOf(bout, entrant) >= 0);
    if (was === undefined || (own === undefined && you.role !== 'host')) return [];
    const weight: Weight = own === undefined ? 'news' : 'must';
    const names = bout.sides.map((side) => sideName(view, side)).join(' – ');
    // What others have reached is told by the page once the heat is over: all of it at once.
    if (isVeiled(view, bout) || isVeiled(before, was)) return [];
    if (bout.result !== null && (was.result === null || score(was.result) !== score(bout.result))) {
      const words = t('event-say-result', { names, score: score(bout.result) });
      const outcome = own === undefined ? '' : outcomeWords(view, bout, t);
      return [{ words: sentences(words, outcome), weight }];
    }
    if (bout.phase === 'differ' && was.phase !== 'differ') {
      return [{ words: t('event-say-differ', { names, table: bout.table }), weight: 'must' }];
    }
    const claim = bout.claims.find(([by]) => !you.entrants.includes(by));
    if (own === undefined || claim === undefined || was.claims.length >= bout.claims.length) {
      return [];
    }
    const [by, claimed] = claim;
    const facts = { name: nameOf(view, by), score: score(claimed, sideOf(bout, own)) };
    return [{ words: t('event-say-reported', facts), weight: 'must' }];
  });
}

/** Everything that is to be said after this change. */
export function tidings(before: EventSnapshot, after: EventSnapshot, t: Translate): Tiding[] {
  const [was, now] = [withOwn(before), withOwn(after)];
  if (now.is_over && !was.is_over) return [{ words: t('event-say-over'), weight: 'must' }];
  const number = now.heat?.number ?? 0;
  if (number > (was.heat?.number ?? 0)) return paired(now, after.you, t);
  if (number < (was.heat?.number ?? 0)) {
    return [{ words: t('event-say-unpaired', { heat: number + 1 }), weight: 'must' }];
  }
  const all = results(was, now, after.you, t);
  if (was.phase === 'announced' && now.phase === 'playing') {
    all.push({ words: t('event-say-begins', { heat: number }), weight: 'must' });
  }
  if (was.phase === 'playing' && now.phase === 'between') {
    all.push({ words: t('event-say-done', { heat: number }), weight: 'news' });
  }
  return all;
}
