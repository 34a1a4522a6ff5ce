import { describe, expect, it } from 'vitest';
import { tape } from '../../../offline/dice';
import type { Moment } from '../../../companion/session';
import { DUEL, leftOf, runningOf, type Action, type Duel, type Limit } from './duel';

const SECOND = 1000;
const moment = (seconds: number): Moment => ({ at: seconds * SECOND, dice: tape([]) });

describe('a clock for two', () => {
  const begin = (limit: Limit): Duel =>
    DUEL.reduce(DUEL.fresh, { type: 'start', limit }, moment(0));
  const press = (duel: Duel, seat: 0 | 1, seconds: number): Duel => {
    const action: Action = { type: 'press', seat };
    return DUEL.reduce(DUEL.settle(duel, moment(seconds)), action, moment(seconds));
  };
  const left = (duel: Duel, seat: 0 | 1, seconds: number): number =>
    leftOf(duel, seat, seconds * SECOND) / SECOND;

  const TOTAL: Limit = { type: 'total', seconds: 60, increment: 5 };
  const PER_MOVE: Limit = { type: 'per-move', seconds: 30 };

  it('stands until somebody presses: then the other begins', () => {
    const duel = begin(TOTAL);
    expect(left(duel, 0, 100)).toBe(60);

    expect(runningOf(press(duel, 1, 100))).toBe(0);
  });

  it('gives the increment to who has moved, and runs for the other', () => {
    const duel = press(press(begin(TOTAL), 1, 0), 0, 20);

    expect(left(duel, 0, 30)).toBe(45);
    expect(left(duel, 1, 30)).toBe(50);
    expect(duel.moves).toEqual([1, 0]);
  });

  it('does not hear who is not on turn', () => {
    const duel = press(begin(TOTAL), 1, 0);

    expect(press(duel, 1, 10)).toBe(duel);
  });

  it('gives every move the whole time again where time is per move', () => {
    const duel = press(press(begin(PER_MOVE), 1, 0), 0, 29);

    expect(left(duel, 1, 29)).toBe(30);
    expect(left(press(duel, 1, 31), 0, 32)).toBe(29);
  });

  it('falls in its own time, and is then deaf', () => {
    const duel = DUEL.settle(press(begin(PER_MOVE), 1, 0), moment(100));

    expect(duel.fallen).toBe(0);
    expect(left(duel, 0, 100)).toBe(0);
    expect(left(duel, 1, 100)).toBe(30);
    expect(press(duel, 0, 100)).toBe(duel);
  });
});
