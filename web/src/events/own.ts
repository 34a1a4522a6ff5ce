/** Results that this device may know before others, put where everybody will see them later. */
import type { EventSnapshot } from './socket';
import type { BoutView, TournamentView } from './wire';

export function withOwn({
  view,
  you: { results = [] },
}: Pick<EventSnapshot, 'view' | 'you'>): TournamentView {
  if (view.heat === null || results.length === 0) return view;
  const known = new Map(results.map((found) => [found.id, found]));
  const bouts = view.heat.bouts.map((bout) => ({ ...bout, ...known.get(bout.id) }));
  return { ...view, heat: { ...view.heat, bouts } };
}

/** Whether it is known that a group has played, but not yet how it fared: others play the same deals. */
export const isVeiled = (
  { setup }: Pick<TournamentView, 'setup'>,
  { result }: Pick<BoutView, 'result'>,
): boolean => setup.scoring === 'field' && result?.how === 'played' && result.tallies.length === 0;
