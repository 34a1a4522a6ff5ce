import { describe, expect, it } from 'vitest';
import type { Translate } from '../board/view';
import { tape } from '../../../offline/dice';
import { newsBetween } from './news';
import { ROUND, type Action, type Round } from './round';

/** The id of a text, and what it was told. */
const t = ((id: string, facts?: object) =>
  facts === undefined ? id : `${id} ${Object.values(facts).join(' ')}`) as Translate;

const start = (level: string): Round =>
  ROUND.reduce(
    ROUND.fresh,
    { type: 'start', level, players: 4, isRefill: false },
    { at: 0, dice: tape([4]) },
  );

/** What is told when this happens, or when nothing but time passes. */
function told(before: Round, at: number, action: Action | null, dice = tape([])) {
  const settled = ROUND.settle(before, { at, dice });
  const after = action === null ? settled : ROUND.reduce(settled, action, { at, dice });
  return newsBetween(before, after, at, t).map(({ sound, words }) => [sound, words]);
}

describe('what is heard at the table', () => {
  it('a turn, with what is left to run', () => {
    expect(told(start('level-1'), 170_000, { type: 'turn' })).toEqual([
      ['flip', 'xcode-turned 170'],
    ]);
  });

  it('the end, and nothing else with it', () => {
    expect(told(start('level-1'), 180_000, null)).toEqual([['lose', 'reason-sand']]);
    expect(told(start('level-1'), 50_000, { type: 'win' })).toEqual([['win', 'reason-cracked']]);
  });

  it('silence, and that it is over', () => {
    const quiet = ROUND.settle(start('silence'), { at: 31_000, dice: tape([]) });

    expect(told(start('silence'), 31_000, null)).toEqual([['draw', 'xcode-quiet']]);
    expect(told(quiet, 61_000, null)).toEqual([['turn', 'xcode-companion-speak']]);
  });

  it('arrows that have turned', () => {
    expect(told(start('turncoat'), 20_000, null, tape([0]))).toEqual([
      ['trade', 'xcode-companion-arrows-turned 5'],
    ]);
  });

  it('a joker that has burnt', () => {
    const held = ROUND.reduce(
      start('hot-joker'),
      { type: 'joker', seat: 2 },
      { at: 0, dice: tape([]) },
    );

    expect(told(held, 20_000, null)).toEqual([['lose', 'xcode-companion-burnt xcode-seat 3']]);
  });

  it('nothing where nothing has changed', () => {
    expect(told(start('level-1'), 5_000, null)).toEqual([]);
  });
});
