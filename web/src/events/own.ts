/** Results that this device may know before others, put where everybody will see them later. */
import type { EventSnapshot } from './socket';
import type { TournamentView } from './wire';

export function withOwn({
  view,
  you: { results = [] },
}: Pick<EventSnapshot, 'view' | 'you'>): TournamentView {
  if (view.heat === null || results.length === 0) return view;
  const known = new Map(results.map((found) => [found.id, found]));
  const bouts = view.heat.bouts.map((bout) => ({ ...bout, ...known.get(bout.id) }));
  return { ...view, heat: { ...view.heat, bouts } };
}
