import { describe, expect, it } from 'vitest';
import { lineOf, LINES } from '../offline/lines';
import { exampleOf, kindOf, KINDS, linesOfKind, pictureOf, toggled, verdictOf } from './line';

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

    const kinds = [first, second].map(lineOf).map((found) => found && kindOf(found));
    expect(kinds).toEqual(['space', 'space']);
    expect(second).not.toEqual(first);
  });

  it('draws the places where they are, also above nothing', () => {
    const picture = pictureOf([0, 63], 'r');

    expect(picture.rods[0]).toBe('r');
    expect(picture.rods[15]).toBe('   r');
    expect(picture.threats.map(({ cell }) => cell)).toEqual([21, 42]);
  });
});
