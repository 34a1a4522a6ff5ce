import { expect, it } from 'vitest';
import { lacks } from './lacks';

it('names what plain http does not have', () => {
  expect(lacks({ navigator: {} })).toEqual(['awake', 'offline']);
  expect(lacks({ navigator: { wakeLock: {}, serviceWorker: {} } })).toEqual([]);
});
