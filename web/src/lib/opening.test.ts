import { afterEach, expect, it, vi } from 'vitest';

import { open } from './opening';
import type { Order } from './protocol';

vi.mock('./router.svelte', () => ({ go: () => Promise.resolve() }));
vi.mock('./settings.svelte', () => ({ settings: { name: '' } }));

afterEach(() => vi.unstubAllGlobals());

it('asks again with the same key if the answer was lost, and then with another', async () => {
  const keys: unknown[] = [];
  const order: Order = { game: 'vier3d', seats: [{ kind: 'person', mine: true }] };
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    keys.push((JSON.parse(body) as Order).key);
    if (keys.length === 1) return Promise.reject(new TypeError('network'));
    return Promise.resolve(
      new Response('{"id": "m", "code": "K7PM2X", "token": "t", "watch": ""}'),
    );
  });

  await expect(open('vier3d', order)).rejects.toMatchObject({ code: 'offline' });
  expect(await open('vier3d', order)).toBe('m');
  await open('vier3d', order);

  expect(keys[0]).toHaveLength(32);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
