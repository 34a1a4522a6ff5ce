import { describe, expect, it } from 'vitest';
import { tape } from '../../twins/dice';
import { LINES } from '../../twins/vier3d';
import { DUEL, leftOf, runningOf, type Action, type Duel, type Limit } from './duel';
import { exampleOf, kindOf, KINDS, linesOfKind, pictureOf, toggled, verdictOf } from './line';
import { legalIn, TALLY, viewOf, type Tally, type Yellow } from './tally';

const SECOND = 1000;
const moment = (seconds: number) => ({ at: seconds * SECOND, dice: tape([]) });

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

describe('the lines of variant 2', () => {
  const begin = (yellow: Yellow): Tally =>
    TALLY.reduce(TALLY.fresh, { type: 'start', yellow }, moment(0));
  const drop = (tally: Tally, ...moves: string[]): Tally =>
    moves.reduce((now, move) => TALLY.reduce(now, { type: 'drop', move }, moment(0)), tally);

  it('are counted as they are made, and shown as new (V3-42)', () => {
    const view = viewOf(drop(begin('none'), 'a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1'));

    expect(view.score).toEqual([1, 0]);
    expect(view.lines).toEqual([{ ball: 'r', cells: [0, 1, 2, 3], ply: 6 }]);
    expect(view.to_move).toBe(1);
  });

  it('do not come from yellow balls that belong to nobody (V3-41)', () => {
    const moves = ['y:a1', 'y:b1', 'y:c1', 'y:d1'];

    expect(viewOf(drop(begin('free'), ...moves)).score).toEqual([0, 0]);
  });

  it('come from yellow where a third person plays it (V3-44)', () => {
    const rows = ['a', 'b', 'c', 'd'].flatMap((column) => [
      `${column}1`,
      `${column}2`,
      `${column}3`,
    ]);

    expect(viewOf(drop(begin('three-players'), ...rows)).score).toEqual([1, 1, 1]);
  });

  it('go back with the ball that made them', () => {
    const made = drop(begin('none'), 'a1', 'b1', 'a1', 'b1', 'a1', 'b1', 'a1');
    expect(viewOf(made).score).toEqual([1, 0]);

    const back = TALLY.reduce(made, { type: 'lift' }, moment(0));

    expect(viewOf(back).score).toEqual([0, 0]);
    expect(viewOf(back).to_move).toBe(0);
  });

  it('are played for with 22 and 10, 21 and 11 balls (V3-44)', () => {
    const view = viewOf(drop(begin('balanced'), 'y:a1', 'a1'));

    expect(view.stock).toEqual([
      { own: 22, yellow: 9 },
      { own: 20, yellow: 11 },
    ]);
  });

  it('share one stock of yellow where that is free', () => {
    expect(viewOf(drop(begin('free'), 'y:a1')).stock.map(({ yellow }) => yellow)).toEqual([20, 20]);
  });

  it('do not get a ball onto a full rod, nor one that is not there (V3-12)', () => {
    const full = drop(begin('none'), 'a1', 'a1', 'a1', 'a1');

    expect(drop(full, 'a1')).toBe(full);
    expect(drop(full, 'y:b1')).toBe(full);
    expect(legalIn(viewOf(full))).not.toContain('a1');
  });

  it('can be counted to the last place with every stock (V3-45)', () => {
    for (const yellow of ['balanced', 'free', 'none', 'three-players'] as const) {
      let tally = begin(yellow);
      for (let ball = 0; ball < 64; ball++) {
        tally = drop(tally, legalIn(viewOf(tally)).at(-1) ?? '');
      }

      expect(viewOf(tally).to_move).toBeNull();
      expect(tally.plies).toHaveLength(64);
    }
  });

  it('that are one ball short are named', () => {
    const view = viewOf(drop(begin('none'), 'a1', 'a2', 'b1', 'b2', 'c1'));

    expect(view.threats).toEqual([{ ball: 'r', cell: 3, now: true }]);
  });
});

describe('is this a line?', () => {
  it('knows 16, 32, 24 and 4 of each kind (V3-20 to V3-23)', () => {
    expect(KINDS.map((kind) => linesOfKind(kind).length)).toEqual([16, 32, 24, 4]);
    expect(LINES).toHaveLength(76);
  });

  it('says which kind it is', () => {
    expect(verdictOf([0, 16, 32, 48])).toMatchObject({ type: 'line', kind: 'vertical' });
    expect(verdictOf([12, 0, 8, 4])).toMatchObject({ type: 'line', kind: 'horizontal' });
    expect(verdictOf([0, 17, 34, 51])).toMatchObject({ type: 'line', kind: 'plane' });
    expect(verdictOf([0, 21, 42, 63])).toMatchObject({ type: 'line', kind: 'space' });
    expect(verdictOf([0, 1, 2, 4])).toEqual({ type: 'none' });
  });

  it('says what is missing as soon as two places fit', () => {
    expect(verdictOf([0, 63])).toMatchObject({ type: 'part', kind: 'space', missing: [21, 42] });
    expect(verdictOf([0, 6])).toEqual({ type: 'none' });
  });

  it('counts the lines through one place: seven in a corner, four on an edge', () => {
    expect(verdictOf([0])).toEqual({ type: 'one', count: 7 });
    expect(verdictOf([1])).toEqual({ type: 'one', count: 4 });
  });

  it('takes a place back, and begins anew after four', () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1, 2, 3, 4], 9)).toEqual([9]);
  });

  it('shows one example after the other', () => {
    const first = exampleOf('space', []);
    const second = exampleOf('space', first);

    expect([first, second].map((cells) => kindOf(cells as never))).toEqual(['space', 'space']);
    expect(second).not.toEqual(first);
  });

  it('draws the places where they are, also above nothing', () => {
    const picture = pictureOf([0, 63], 'r');

    expect(picture.rods[0]).toBe('r');
    expect(picture.rods[15]).toBe('   r');
    expect(picture.threats.map(({ cell }) => cell)).toEqual([21, 42]);
  });
});
