/** The result in words. */
import { hasTeams } from './facts';
import type { Presenter } from '../games/presenter';
import type { Translate } from './i18n.svelte';
import type { MatchView, Outcome } from './protocol';
import { verdictOf } from './result';
import { named } from './texts';

export interface Words {
  headline: string;
  reason: string;
}

/** These name a loser; there is none if all lose together. */
const NAMING: readonly string[] = ['resigned', 'absent'];

/** These name the winner or the loser; a reader who is meant is addressed. */
const OF_WINNER: readonly string[] = ['line', 'sets', 'knockout'];
const OF_LOSER: readonly string[] = ['resigned', 'time', 'absent'];

export function verdictWords(
  outcome: Outcome,
  { you, sides }: Pick<MatchView, 'you' | 'sides'>,
  presenter: Presenter,
  names: readonly string[],
  t: Translate,
): Words {
  const verdict = verdictOf(outcome, you, sides);
  const isTeam = hasTeams(sides);
  /** In team matches, the side is named instead of its players. */
  const called = (seats: readonly number[]): string =>
    isTeam
      ? presenter.teamName(sides[seats[0] ?? 0] ?? 0, t)
      : seats.map((seat) => names[seat] ?? '').join(', ');
  const headline = (): string => {
    if (outcome.reason === 'abandoned') return t('result-abandoned-title');
    if (outcome.together) {
      const words = presenter.together?.end(outcome.together, t);
      return words ?? t(`result-team-${outcome.together}`);
    }
    if (verdict.mine === 'won' && isTeam) return t('result-team-won');
    if (verdict.mine === 'lost' && isTeam) return t('result-team-lost');
    if (verdict.mine !== null) return t(`result-${verdict.mine}`);
    if (verdict.isDraw) return t('result-drawn');
    return t('result-wins', { name: called(verdict.winners) });
  };
  const facts = { winner: called(verdict.winners), loser: called([verdict.last]) };
  const isMine = (seats: readonly number[]): boolean =>
    you.length === 1 && !isTeam && !outcome.together && seats.join() === you.join();
  const isOwn =
    (OF_WINNER.includes(outcome.reason) && isMine(verdict.winners)) ||
    (OF_LOSER.includes(outcome.reason) && isMine([verdict.last]));
  const isShared = outcome.together && NAMING.includes(outcome.reason);
  const why = outcome.reason;
  const reason = isShared ? `together-${why}` : isOwn ? `own-reason-${why}` : `reason-${why}`;
  return { headline: headline(), reason: t(named(reason), facts) };
}
