import { describe, expect, it } from 'vitest';
import { vectors } from '../../../offline/vectors';
import {
  dropped,
  EMPTY,
  landing,
  lineOf,
  LINES,
  linesCounted,
  linesMade,
  type Ball,
  type Rods,
} from './lines';

type Question =
  | { ask: 'lines'; gives: number[][] }
  | {
      ask: 'score';
      balls: Ball[];
      drops: [number, Ball][];
      gives: { rods: Rods; made: [number, number[][]][]; score: number[] };
    };

describe('lines of Vier-gewinnt 3D', () => {
  const questions = vectors<Question>('vier3d');

  it('are the 76 of the rules', () => {
    const [all] = questions.filter((question) => question.ask === 'lines');

    expect(LINES).toEqual(all?.gives);
    expect(LINES).toHaveLength(76);
  });

  it.each(questions.filter((question) => question.ask === 'score'))(
    'are counted ball by ball, $drops.length balls',
    ({ balls, drops, gives }) => {
      let rods = EMPTY;
      const made: [number, number[][]][] = [];
      for (const [i, [rod, ball]] of drops.entries()) {
        const cell = landing(rods, rod);
        rods = dropped(rods, rod, ball);
        const lines = balls.includes(ball) ? linesMade(rods, cell ?? -1) : [];
        if (lines.length > 0) made.push([i, lines.map((line) => [...line])]);
      }

      expect({ rods, made, score: linesCounted(rods, balls) }).toEqual(gives);
    },
  );

  it('are found by four cells in any order', () => {
    expect(lineOf([63, 21, 0, 42])).toEqual([0, 21, 42, 63]);
    expect(lineOf([0, 1, 2, 4])).toBeNull();
    expect(lineOf([0, 1, 2])).toBeNull();
  });

  it('have no room on a full rod', () => {
    expect(landing(['rbrb', ...EMPTY.slice(1)], 0)).toBeNull();
  });
});
