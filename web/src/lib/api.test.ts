import { afterEach, describe, expect, it, vi } from 'vitest';

import { getHistory } from './api';

describe('getHistory', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks for page after page and puts them together', async () => {
    const asked: string[] = [];
    const pages = [
      { match: { id: 'm' }, steps: [{ v: 1 }, { v: 2 }], more: true },
      { match: { id: 'm' }, steps: [{ v: 3 }], more: false },
    ];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify(pages[asked.length - 1])));
    });

    const history = await getHistory('m', 'a-secret-of-a-seat');

    expect(asked).toEqual(['/api/matches/m/history', '/api/matches/m/history?after=2']);
    expect(history.steps.map(({ v }) => v)).toEqual([1, 2, 3]);
    expect(history.more).toBe(false);
  });
});
