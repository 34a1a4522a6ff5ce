import { expect, it } from 'vitest';
import { lacks } from './lacks';

it('names what plain http does not have', () => {
  expect(lacks({ canStayAwake: false, canWorkOffline: false })).toEqual(['awake', 'offline']);
  expect(lacks({ canStayAwake: true, canWorkOffline: true })).toEqual([]);
});
