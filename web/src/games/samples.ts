/** Tables for tests of what is chosen at them. */
import type { Chair, MatchView, Order } from '../lib/protocol';
import type { Table } from './game';

/** The match that an order leads to, with the settings as the server tells them. */
export function tableFor(order: Order, config: object = order.config ?? {}): Table {
  const { seats, best_of_two: isSeries = false, group = null } = order;
  const you = seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  const match: Partial<MatchView> = {
    id: 'here',
    game: order.game,
    config,
    phase: 'running',
    chairs: seats.map(({ kind, level = null }) => ({ kind, level }) as Chair),
    sides: seats.map((_, seat) => seat % 2),
    order: order.order ?? 'seated',
    you,
    series: isSeries ? { games: 2, game: 1, points: [0, 0] } : null,
    group,
    is_opener: true,
  };
  const isShared = you.length === seats.length;
  return {
    match: match as MatchView,
    way: isShared ? 'local' : 'bot',
    names: you.map(() => 'Anna'),
  };
}
