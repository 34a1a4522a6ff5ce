import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './language';
import da from './languages/da';
import de from './languages/de';
import en from './languages/en';
import fr from './languages/fr';
import nl from './languages/nl';

const BASE = { de, fr, nl, en, da };
const LOCALE = join(import.meta.dirname, '../../../src/knobel/locale');

/** The files that come later: with the pages of a game, the companion, the settings. */
const others = (language: string): string[] =>
  readdirSync(join(LOCALE, language))
    .filter((name) => !/^(app|errors|cli|tui|shell|.*-start)\./.test(name))
    .map((name) => readFileSync(join(LOCALE, language, name), 'utf8'));
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, [...BASE[language], ...others(language)]]),
) as Record<Language, string[]>;

function ids(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ''),
  );
}

/** All messages that the sources name as a whole. */
function named(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return named(path);
    if (!/\.(svelte|ts)$/.test(entry.name) || entry.name.includes('.test.')) return [];
    const source = readFileSync(path, 'utf8');
    return [...source.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map(([, id]) => id ?? '');
  });
}

describe('the texts', () => {
  it.each(LANGUAGES)('in %s have every message once', (language) => {
    const found = ids(TEXTS[language]);
    expect(found.toSorted()).toEqual([...new Set(found)].toSorted());
    expect(found.toSorted()).toEqual(ids(TEXTS.en).toSorted());
  });

  it('of games do not burden the first page', () => {
    expect(ids(others('en')).length).toBeGreaterThan(100);
    expect(ids(en).filter((id) => /^(vier3d|xobrainer|xcode)-(?!pitch$)/.test(id))).toEqual([]);
  });

  it('have every message that the sources name', () => {
    const known = new Set(ids(TEXTS.en));
    const missing = named(join(import.meta.dirname, '..')).filter((id) => !known.has(id));
    expect(missing).toEqual([]);
  });

  it('have every part of the messages that are put together', () => {
    const known = new Set(ids(TEXTS.en));
    const matters = ['draw', 'take-back', 'pause', 'resume', 'rematch'];
    const levels = ['seedling', 'sapling', 'oak', 'redwood', 'worldtree'];
    const reasons = 'line full lines resigned time absent draw-agreed draw-claimed abandoned'.split(
      ' ',
    );
    const wanted = [
      ...matters.flatMap((matter) => [`asks-${matter}`, `asked-${matter}`]),
      ...matters.slice(0, 4).map((matter) => `propose-${matter}`),
      ...levels.flatMap((level) => [`level-${level}`, `level-${level}-hint`]),
      ...reasons.map((reason) => `reason-${reason}`),
      ...['won', 'lost', 'drawn'].flatMap((end) => [`result-${end}`, `my-game-${end}`]),
    ];
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });
});
