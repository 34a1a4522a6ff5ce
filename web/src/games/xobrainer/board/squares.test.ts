import { spotsOf } from '../dots';
import { describe, expect, test } from 'vitest';
import {
  boxOf,
  columnOf,
  dotsOf,
  isKnockout,
  lineOf,
  missionMarks,
  nameOf,
  neighbour,
  pieceAt,
  signOf,
  sizeOf,
  squareAt,
  squareOf,
  SQUARES,
  trapMarks,
} from './squares';
import { LAYOUT } from './samples';

const A1 = 0;
const J1 = 9;
const A10 = 90;
const J10 = 99;

describe('squares', () => {
  test('are numbered as the letters of a board: a1 to j1 first', () => {
    expect([A1, J1, 10, A10, J10].map(nameOf)).toEqual(['a1', 'j1', 'a2', 'a10', 'j10']);
    expect(Array.from({ length: SQUARES }, (_, i) => squareOf(nameOf(i)))).toEqual(
      Array.from({ length: SQUARES }, (_, i) => i),
    );
  });

  test('are drawn with a10 at the top left', () => {
    expect([columnOf(A10), lineOf(A10)]).toEqual([0, 0]);
    expect([columnOf(J1), lineOf(J1)]).toEqual([9, 9]);
    expect(squareAt(9, 0)).toBe(J10);
  });

  test('carry the dots of the layout, whose first row is row 10', () => {
    const rows = ['1234567891', ...LAYOUT.slice(1)];

    expect(dotsOf(rows, squareOf('a10'))).toBe(1);
    expect(dotsOf(rows, squareOf('i10'))).toBe(9);
    expect(dotsOf(rows, squareOf('e5'))).toBe(1);
  });

  test('have no dots where they are for knockouts', () => {
    expect(isKnockout(LAYOUT, squareOf('b2'))).toBe(true);
    expect(dotsOf(LAYOUT, squareOf('b2'))).toBe(0);
    expect(isKnockout(LAYOUT, squareOf('c2'))).toBe(false);
  });

  test('of a smaller board lie at its lower left', () => {
    const rows = ['123456', '222222', '222222', '222222', 'K78923'];

    expect(signOf(rows, squareOf('a1'))).toBe('K');
    expect(signOf(rows, squareOf('f5'))).toBe('6');
    expect([signOf(rows, squareOf('g1')), signOf(rows, squareOf('a6'))]).toEqual(['', '']);
    expect(sizeOf(rows)).toEqual({ width: 6, height: 5 });
    expect(boxOf(sizeOf(rows))).toBe('0 500 600 500');
  });

  test('hold a piece or nothing', () => {
    const board = `${'.'.repeat(12)}x${'.'.repeat(87)}`;

    expect(pieceAt(board, squareOf('c2'))).toBe('x');
    expect(pieceAt(board, squareOf('d2'))).toBeNull();
    expect(pieceAt('', 5)).toBeNull();
  });

  test.each([1, 2, 3, 4, 5, 6])('show %i dots as the same number of spots', (dots) => {
    expect(spotsOf(dots)).toHaveLength(dots);
  });

  test('write more than six dots as a number', () => {
    expect(spotsOf(7)).toEqual([]);
  });
});

describe('arrow keys', () => {
  const from = (name: string, key: string, far = false): string | null => {
    const square = neighbour(squareOf(name), key, far);
    return square === null ? null : nameOf(square);
  };

  test('lead to the next square', () => {
    expect(from('e5', 'ArrowUp')).toBe('e6');
    expect(from('e5', 'ArrowDown')).toBe('e4');
    expect(from('e5', 'ArrowLeft')).toBe('d5');
    expect(from('e5', 'ArrowRight')).toBe('f5');
  });

  test('wrap at the edges', () => {
    expect(from('a10', 'ArrowUp')).toBe('a1');
    expect(from('j5', 'ArrowRight')).toBe('a5');
  });

  test('lead to the ends of the row, of the column and of the board', () => {
    expect(from('e5', 'Home')).toBe('a5');
    expect(from('e5', 'End')).toBe('j5');
    expect(from('e5', 'PageUp')).toBe('e10');
    expect(from('e5', 'PageDown')).toBe('e1');
    expect(from('e5', 'Home', true)).toBe('a10');
    expect(from('e5', 'End', true)).toBe('j1');
  });

  test('stay on a board that is smaller', () => {
    const on = (name: string, key: string, far = false): string =>
      nameOf(neighbour(squareOf(name), key, far, { width: 6, height: 7 }) ?? -1);

    expect(on('e7', 'ArrowUp')).toBe('e1');
    expect(on('a1', 'ArrowDown')).toBe('a7');
    expect(on('f5', 'ArrowRight')).toBe('a5');
    expect(on('a5', 'ArrowLeft')).toBe('f5');
    expect(on('e5', 'Home', true)).toBe('a7');
    expect(on('e5', 'End', true)).toBe('f1');
  });

  test('are no other keys', () => {
    expect(from('e5', 'x')).toBeNull();
  });
});

describe('cards', () => {
  const card = { white: ['a1', 'f6'], purple: ['i9'] };
  const said = (marks: { square: number; piece: string }[]): string[] =>
    marks.map(({ square, piece }) => `${nameOf(square)}${piece}`);

  test('ask for own pieces: white is the own main colour', () => {
    expect(said(missionMarks(card, 0))).toEqual(['a1X', 'f6X', 'i9x']);
    expect(said(missionMarks(card, 1))).toEqual(['a1O', 'f6O', 'i9o']);
  });

  test('set traps for pieces of the other side in the main colour of the holder', () => {
    expect(said(trapMarks(card, 0, 'holder', LAYOUT))).toEqual(['a1o', 'f6o', 'i9o']);
  });

  test('set traps in the main colour of the victim, if that was agreed', () => {
    expect(said(trapMarks(card, 0, 'victim', LAYOUT))).toEqual(['a1O', 'f6O', 'i9o']);
  });

  test('set traps on knockout squares for the one piece that may lie there', () => {
    const trap = { white: ['b2'], purple: ['c3'] };

    expect(said(trapMarks(trap, 1, 'holder', LAYOUT))).toEqual(['b2x', 'c3X']);
    expect(said(trapMarks(trap, 1, 'victim', LAYOUT))).toEqual(['b2x', 'c3x']);
  });
});
