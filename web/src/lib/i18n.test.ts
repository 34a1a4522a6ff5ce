import { beforeAll, describe, expect, it, vi } from 'vitest';
import { has, loadGameTexts, loadLanguage, speaksOf, spoken, t } from './i18n.svelte';

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  await loadLanguage('de');
});

it('says for several hosts that they invite', () => {
  const title = (hosts: string[]): string =>
    t('join-invites', { name: hosts.join(' und '), count: hosts.length });
  expect(title(['Anna'])).toBe('Anna lädt dich ein');
  expect(title(['Anna', 'Bo'])).toBe('Anna und Bo laden dich ein');
});

describe('texts of a game', () => {
  it('come when its pages are opened, without its rules', async () => {
    expect([speaksOf('xobrainer'), has('xobrainer-board')]).toEqual([false, false]);
    await loadGameTexts('xobrainer');
    expect([speaksOf('xobrainer'), has('xobrainer-board')]).toEqual([true, true]);
    expect(t('xobrainer-says-base')).toBe('Grundspiel');
    expect(has('xobrainer-rules-goal')).toBe(false);
    expect(has('vier3d-board')).toBe(false);
  });

  it('have the rules where they are wanted', async () => {
    await loadGameTexts('xobrainer', 'rules');
    expect(has('xobrainer-rules-goal')).toBe(true);
  });

  it('stay through a change of the language', async () => {
    await loadLanguage('fr');
    expect(spoken()).toBe('fr');
    expect(t('xobrainer-says-base')).toBe('Jeu de base');
    expect(t('new-title')).not.toBe('new-title');
  });

  it('are those of the last language asked for, however the answers come', async () => {
    await Promise.all([loadLanguage('nl'), loadGameTexts('vier3d'), loadLanguage('da')]);
    expect(spoken()).toBe('da');
    expect([has('vier3d-board'), has('xobrainer-board')]).toEqual([true, true]);
  });

  it('of a game that nobody knows are none', async () => {
    await loadGameTexts('chess');
    expect(speaksOf('chess')).toBe(true);
  });

  it('asked for before any language come together with it', async () => {
    vi.resetModules();
    const fresh = await import('./i18n.svelte');
    await fresh.loadGameTexts('vier3d');
    expect(fresh.has('vier3d-board')).toBe(false);
    await fresh.loadLanguage('de');
    expect([fresh.has('vier3d-board'), fresh.has('new-title')]).toEqual([true, true]);
  });

  it('are read once each, however many pages ask for more', async () => {
    const read = new Map<string, number>();
    const fluent = await import('@fluent/bundle');
    class Counted extends fluent.FluentResource {
      constructor(text: string) {
        super(text);
        read.set(text, (read.get(text) ?? 0) + 1);
      }
    }
    vi.resetModules();
    vi.doMock('@fluent/bundle', () => ({ ...fluent, FluentResource: Counted }));
    const fresh = await import('./i18n.svelte');
    await fresh.loadLanguage('de');
    await Promise.all([fresh.loadGameTexts('together'), fresh.loadGameTexts('xcode')]);
    await fresh.loadGameTexts('xcode', 'rules');
    vi.doUnmock('@fluent/bundle');

    expect(fresh.has('xcode-board')).toBe(true);
    expect([...read.values()].every((times) => times === 1)).toBe(true);
  });
});
