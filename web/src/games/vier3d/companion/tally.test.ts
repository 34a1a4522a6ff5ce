import { describe, expect, it } from 'vitest';
import { tape } from '../../../offline/dice';
import { legalIn, TALLY, viewOf, type Tally, type Yellow } from './tally';

/** Neither time nor chance counts here. */
const NOW = { at: 0, dice: tape([]) };

describe('the lines of variant 2', () => {
  const begin = (yellow: Yellow): Tally =>
    TALLY.reduce(TALLY.fresh, { type: 'start', yellow }, NOW);
  const drop = (tally: Tally, ...moves: string[]): Tally =>
    moves.reduce((now, move) => TALLY.reduce(now, { type: 'drop', move }, NOW), tally);

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

    const back = TALLY.reduce(made, { type: 'lift' }, NOW);

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
