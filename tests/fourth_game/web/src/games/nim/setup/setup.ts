/** From the choices on the set-up page to the match that is opened. */
import type { Order, SeatOrder } from '../../../lib/protocol';

export const WHOS = ['online', 'bot'] as const;
export const LEVELS = ['seedling', 'oak'] as const;

export interface Choices {
  who: (typeof WHOS)[number];
  level: (typeof LEVELS)[number];
  goal: 'against' | 'together';
}

export const DEFAULTS: Choices = { who: 'online', level: 'oak', goal: 'against' };

export function openingFrom({ who, level, goal }: Choices, name: string): Order {
  const other: SeatOrder = who === 'bot' ? { kind: 'bot', level } : { kind: 'person' };
  return {
    game: 'nim',
    config: { together: goal === 'together' },
    seats: [{ kind: 'person', mine: true }, other],
    name,
  };
}
