import { describe, expect, it } from 'vitest';
import { layoutOf } from '../offline/vectors';
import {
  fileName,
  fileOf,
  fragmentOf,
  isBoard,
  layoutInFragment,
  properName,
  resized,
} from './layouts';

const WILD = { ...layoutOf('wild'), name: 'Küche & Co. 100%' };

const FOUR = ['KKKK11', '111111', '222222', '111111', '111119'];

describe('a board of another size', () => {
  it('has five to ten squares each way, and lines of one length', () => {
    const named = (rows: string[]) => ({ name: 'x', rows });

    expect(isBoard(named(FOUR))).toBe(true);
    expect(isBoard(named(FOUR.slice(1)))).toBe(false);
    expect(isBoard(named([...FOUR, '11111']))).toBe(false);
    expect(isBoard(named(Array<string>(11).fill('1'.repeat(10))))).toBe(false);
    expect(isBoard(null)).toBe(false);
  });

  it('keeps its lower left when its edges move', () => {
    expect(resized(FOUR, 5, 5)).toEqual(['KKKK1', '11111', '22222', '11111', '11111']);
    expect(resized(FOUR, 7, 6)).toEqual(['1111111', ...FOUR.map((row) => `${row}1`)]);
    expect(resized(['12345', ...FOUR.map((row) => row.slice(1))], 5, 5)[4]).toBe('11119');
  });
});

describe('a board in a link', () => {
  it('comes out as it went in', () => {
    expect(layoutInFragment(fragmentOf(WILD))).toEqual(WILD);
  });

  it('brings its size where that is another', () => {
    const small = { name: 'Small', rows: resized(WILD.rows, 7, 8) };

    expect(fragmentOf(small)).toMatch(/^#board=7x[1-9K]{56}\.Small$/);
    expect(layoutInFragment(fragmentOf({ ...small, rows: FOUR }))?.rows).toEqual(FOUR);
    expect(layoutInFragment(fragmentOf({ ...small, rows: FOUR }).replace('6x', '7x'))).toBeNull();
    expect(layoutInFragment(`#board=4x${'K111'.repeat(4)}.A`)).toBeNull();
    expect(layoutInFragment(`#board=11x${'K'.repeat(4)}${'1'.repeat(117)}.A`)).toBeNull();
  });

  it('is refused when it is broken', () => {
    const fragment = fragmentOf(WILD);

    expect(layoutInFragment('')).toBeNull();
    expect(layoutInFragment('#other')).toBeNull();
    expect(layoutInFragment(fragment.replace('K', '1'))).toBeNull();
    expect(layoutInFragment(fragment.replace('4', '0'))).toBeNull();
    expect(layoutInFragment(fragment.replace('.', '4.'))).toBeNull();
    expect(layoutInFragment(`${fragment}%`)).toBeNull();
  });

  it('has a name of at most forty signs', () => {
    const long = layoutInFragment(fragmentOf({ ...WILD, name: 'x'.repeat(99) }));

    expect(long?.name).toHaveLength(40);
    expect(layoutInFragment(fragmentOf({ ...WILD, name: '' }))?.name).toBe('XO');
    expect(properName('  ', 'Board')).toBe('Board');
  });

  it('is not cut in the middle of a sign', () => {
    const name = properName(`${'x'.repeat(39)}🎲🎲`, 'Board');

    expect(name).toBe(`${'x'.repeat(39)}🎲`);
    expect(layoutInFragment(fragmentOf({ ...WILD, name }))?.name).toBe(name);
  });
});

describe('a board in a file', () => {
  it('is what the server reads', () => {
    expect(JSON.parse(fileOf(WILD))).toEqual({ name: WILD.name, rows: WILD.rows });
  });

  it('has a name that every system takes', () => {
    expect(fileName(WILD)).toBe('Küche-Co-100.json');
    expect(fileName({ ...WILD, name: '///' })).toBe('board.json');
  });
});
