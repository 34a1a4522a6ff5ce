import { describe, expect, it } from 'vitest';
import type { Presenter } from '../games/presenter';
import { tableFor } from '../games/samples';
import type { MatchView, Order } from './protocol';
import { tableOf } from './table';

const me = { kind: 'person', mine: true } as const;
const bot = { kind: 'bot', level: 'oak' } as const;

/** A view is who has played, and in which round. */
const presenter = {
  played: ({ seats }: { seats: number[] }) => seats.map((seat) => ({ seat, mark: null, text: '' })),
  rounds: { of: ({ round }: { round: number }) => round },
} as unknown as Presenter;

function held(
  seats: Order['seats'],
  played: number[] = [],
  { round = 1, ...facts }: Partial<MatchView> & { round?: number } = {},
) {
  const { match } = tableFor({ game: 'some', seats });
  return tableOf({ ...match, ...facts }, { seats: played, round }, presenter, ['Anna', 'Bo'], 's');
}

describe('the options of a match', () => {
  it('are one’s own against the computer and at one screen', () => {
    expect(held([me, bot])).toMatchObject({ way: 'bot', names: ['Anna'], token: 's' });
    expect(held([me, me])).toMatchObject({ way: 'local', names: ['Anna', 'Bo'] });
  });

  it('are nobody’s where others play, before the start, or of a match that was imported', () => {
    expect(held([me, { kind: 'person' }])).toBeNull();
    expect(held([{ kind: 'person' }, bot])).toBeNull();
    expect(held([me, bot], [], { phase: 'open' })).toBeNull();
    expect(held([me, bot], [], { imported: true })).toBeNull();
  });

  it('count at once until a person has played', () => {
    expect(held([me, bot])?.isUntouched).toBe(true);
    expect(held([bot, me], [0])?.isUntouched).toBe(true);
    expect(held([bot, me], [0, 1])?.isUntouched).toBe(false);
    expect(held([me, bot], [], { round: 2 })?.isUntouched).toBe(false);
    expect(held([me, bot], [], { phase: 'over' })?.isUntouched).toBe(false);
    expect(held([me, bot], [], { is_live: true })?.isUntouched).toBe(false);
    expect(held([me, bot], [], { is_opener: false })?.isUntouched).toBe(false);
  });
});
