import { describe, expect, it } from 'vitest';
import { presenter as vier3d } from '../games/vier3d/presenter';
import { presenter as xobrainer } from '../games/xobrainer/presenter';
import { guestName, isMyTurn, otherNames, seatNames, statusOf } from './seats';
import type { Chair, MatchView } from './protocol';

const t = (id: string, ...[args]: unknown[]): string =>
  args ? `${id} ${JSON.stringify(args)}` : id;
const chair = (name: string, changes: Partial<Chair> = {}): Chair => ({
  kind: 'person',
  level: null,
  name,
  taken: true,
  ready: true,
  away: null,
  claimable: null,
  stand_in: false,
  playing: true,
  ...changes,
});
const match = (chairs: Chair[], you: number[], changes: Partial<MatchView> = {}): MatchView =>
  ({
    chairs,
    you,
    sides: chairs.map((_, seat) => seat),
    phase: 'running',
    why_stopped: null,
    ...changes,
  }) as MatchView;
const view = { to_move: 0 };

describe('names', () => {
  it('are those of people, levels and colours', () => {
    const bot = chair('', { kind: 'bot', level: 'oak' });
    expect(seatNames(match([chair('Anna'), bot], [0]), vier3d, t)).toEqual(['Anna', 'level-oak']);
    const free = chair('', { taken: false });
    expect(seatNames(match([chair('Anna'), free], [0]), vier3d, t)[1]).toBe('colour-blue');
  });
  it('are colours at one screen where nobody gave a second name', () => {
    expect(seatNames(match([chair('Anna'), chair('Anna')], [0, 1]), vier3d, t)).toEqual([
      'colour-red',
      'colour-blue',
    ]);
    expect(seatNames(match([chair('Anna'), chair('Bo')], [0, 1]), vier3d, t)).toEqual([
      'Anna',
      'Bo',
    ]);
  });
  it('tell two mates of the same kind apart', () => {
    const oak = chair('', { kind: 'bot', level: 'oak' });
    const teams = match([chair('Anna'), oak, oak, chair('Bo')], [0], { sides: [0, 1, 0, 1] });
    expect(seatNames(teams, xobrainer, t)).toEqual(['Anna', 'level-oak 1', 'level-oak 2', 'Bo']);
  });
  it('of others leave out free seats', () => {
    const free = chair('', { taken: false });
    const three = match([chair('Anna'), chair('Bo'), free], [0]);
    expect(otherNames(three, ['Anna', 'Bo', 'yellow'])).toEqual(['Bo']);
    const one = match([chair('Anna'), chair('Bo')], [0, 1]);
    expect(otherNames(one, ['Anna', 'Bo'])).toEqual(['Anna', 'Bo']);
  });

  it('of guests are numbered if nobody at the table gives one', () => {
    expect(guestName([], t)).toBe('guest');
    expect(guestName(['Anna', 'guest', 'guest 2'], t)).toBe('guest 3');
  });
});

describe('whose turn it is', () => {
  const chairs = [chair('Anna'), chair('Bo')];
  it('is mine on my seat only', () => {
    expect(isMyTurn(match(chairs, [0]), view, vier3d)).toBe(true);
    expect(isMyTurn(match(chairs, [1]), view, vier3d)).toBe(false);
    expect(isMyTurn(match(chairs, [0], { phase: 'paused' }), view, vier3d)).toBe(false);
  });
  it('is told', () => {
    const status = (m: MatchView): string => statusOf(m, view, vier3d, ['Anna', 'Bo'], t);
    expect(status(match(chairs, [0]))).toBe('status-your-turn');
    expect(status(match(chairs, [1]))).toBe('status-turn {"name":"Anna"}');
    expect(status(match(chairs, [0, 1]))).toBe('status-turn {"name":"Anna"}');
    expect(status(match(chairs, [0], { phase: 'over' }))).toBe('status-over');
    expect(status(match(chairs, [0], { phase: 'paused', why_stopped: 'outage' }))).toBe(
      'status-outage',
    );
    expect(status(match(chairs, [0], { phase: 'paused', why_stopped: 'gathering' }))).toBe(
      'status-gathering',
    );
    const rest = { to_move: null, rest: { until: 9, seen: [] } };
    expect(statusOf(match(chairs, [0]), rest, xobrainer, ['Anna', 'Bo'], t)).toBe('status-rest');
    const bots = [chair('', { kind: 'bot', level: 'oak' }), chair('Bo')];
    expect(status(match(bots, [1]))).toContain('status-thinking');
  });
});
