import { afterEach, describe, expect, it, vi } from 'vitest';

import { getHistory, openMatch } from './api';
import { server } from './server.svelte';

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

    expect(asked).toEqual(['/api/matches/m/history?after=0', '/api/matches/m/history?after=2']);
    expect(history.steps.map(({ v }) => v)).toEqual([1, 2, 3]);
    expect(history.more).toBe(false);
  });
});

describe('a refusal with status 503', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answered = async (body: string): Promise<unknown> => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 503 })));
    return openMatch({ game: 'vier3d', seats: [] }, 'key').catch((fault: unknown) => fault);
  };

  it('tells why, if the server itself refuses', async () => {
    expect(await answered('{"code": "storage-failed", "facts": {}}')).toMatchObject({
      code: 'storage-failed',
    });
    expect(server.isAway).toBe(false);
  });

  it('means that the server is away, if a proxy answers for it', async () => {
    vi.useFakeTimers();
    expect(await answered('<h1>Service unavailable</h1>')).toMatchObject({ code: 'offline' });
    expect(server.isAway).toBe(true);
    vi.useRealTimers();
  });
});
