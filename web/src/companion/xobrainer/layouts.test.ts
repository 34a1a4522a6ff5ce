import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../twins/vectors';
import { fileName, fileOf, fragmentOf, layoutInFragment, properName } from './layouts';

const WILD = { ...layoutOf('wild'), name: 'Küche & Co. 100%' };

describe('a board in a link', () => {
  it('comes out as it went in', () => {
    expect(layoutInFragment(fragmentOf(WILD))).toEqual(WILD);
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
