import { describe, expect, test } from 'vitest';
import { presenter } from '../presenter';
import { tuneAfter } from './counting';
import { resultOf, viewOf } from './samples';

const VIEW = viewOf();
const AT_ONCE = tuneAfter(null, VIEW);

describe('the tune of the result', () => {
  test('waits until all pieces of the row have sounded', () => {
    const fifth = 180 + 4 * 190;

    expect(tuneAfter(resultOf(), VIEW)).toBeGreaterThan(fifth);
    expect(tuneAfter(resultOf(), VIEW)).toBeLessThan(1800);
  });

  test('waits for both strokes of a knockout', () => {
    const knockout = resultOf({
      award: { type: 'awarded', side: 0, prize: 'knockout', points: 0, dots: [], claims: [] },
    });

    expect(tuneAfter(knockout, VIEW)).toBeGreaterThan(180 + 4 * 190 + 280);
  });

  test('comes soon where nothing is counted', () => {
    const isOver = { ...VIEW, last: resultOf({ round: VIEW.round }) };
    const isResigned = { ...VIEW, last: resultOf({ round: VIEW.round - 1 }) };

    expect(presenter.tuneAfter?.(isOver)).toBeGreaterThan(AT_ONCE);
    expect(presenter.tuneAfter?.(isResigned)).toBe(AT_ONCE);
    expect(AT_ONCE).toBeLessThan(500);
  });
});
