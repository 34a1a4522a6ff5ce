/** The result in words. */
import type { Translate } from '../games';
import type { Outcome } from './protocol';
import { verdictOf } from './result';
import { named } from './texts';

export interface Words {
  headline: string;
  reason: string;
}

export function verdictWords(
  outcome: Outcome,
  you: readonly number[],
  names: readonly string[],
  t: Translate,
): Words {
  const verdict = verdictOf(outcome, you);
  const winner = verdict.winners.map((seat) => names[seat] ?? '').join(', ');
  const loser = names[verdict.last] ?? '';
  const headline = (): string => {
    if (outcome.reason === 'abandoned') return t('result-abandoned-title');
    if (verdict.mine !== null) return t(`result-${verdict.mine}`);
    if (verdict.isDraw) return t('result-drawn');
    return t('result-wins', { name: winner });
  };
  return { headline: headline(), reason: t(named(`reason-${outcome.reason}`), { winner, loser }) };
}
