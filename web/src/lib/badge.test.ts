import { afterEach, expect, it, vi } from 'vitest';
import { showTurn } from './badge';

afterEach(() => vi.unstubAllGlobals());

it('marks the icon and the app while it is my turn and nobody looks', () => {
  let href = '/icon.svg';
  const icon = { getAttribute: () => href, setAttribute: (_: string, to: string) => (href = to) };
  const told: string[] = [];
  vi.stubGlobal('document', { querySelector: () => icon });
  vi.stubGlobal('navigator', {
    setAppBadge: (count: number) => Promise.resolve(told.push(`set ${count}`)),
    clearAppBadge: () => Promise.reject(new Error(`${told.push('cleared')} not allowed`)),
  });
  showTurn(true);
  expect(href).toBe('/icon-turn.svg');
  showTurn(false);
  expect(href).toBe('/icon.svg');
  expect(told).toEqual(['set 1', 'cleared']);
});
