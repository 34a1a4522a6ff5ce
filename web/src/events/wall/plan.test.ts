import { describe, expect, it } from 'vitest';
import {
  HEAD,
  LOW,
  PAGE_MS,
  planOf,
  shapeOf,
  tilesIn,
  ZOOMS,
  type Content,
  type Page,
} from './plan';

const WINDOWS = {
  '16:9': [1920, 1080],
  '4:3': [1600, 1200],
  small: [1024, 768],
  ultra: [2560, 1080],
  phone: [390, 844],
} as const;
const SIZES = [6, 14, 15, 29, 61, 100, 101, 120, 500];

const content = (names: number, more: Partial<Content> = {}): Content => ({
  phase: 'playing',
  names,
  standing: names,
  boards: 0,
  ...more,
});

function plan(window: keyof typeof WINDOWS, told: Content, zoom = 1) {
  const [width, height] = WINDOWS[window];
  return planOf(shapeOf(width, height, zoom), told);
}

const ofKind = (pages: Page[], kind: Page['kind']): Page[] =>
  pages.filter((page) => page.kind === kind);

describe('the text', () => {
  it.each(['16:9', '4:3', 'small', 'ultra'] as const)('is 1/30 of the height at %s', (window) => {
    const [width, height] = WINDOWS[window];

    expect(shapeOf(width, height, 1).em).toBeCloseTo(height / 30);
  });

  it('grows with the zoom and is never smaller than without it', () => {
    const sizes = ZOOMS.map((zoom) => shapeOf(1920, 1080, zoom).em);

    expect(sizes[0]).toBe(36);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });

  it('is enlarged for a few names, and is of the smallest size for many', () => {
    expect(plan('16:9', content(6)).names.size).toBe(1.25);
    expect(plan('16:9', content(500)).names.size).toBe(1);
  });
});

describe('the names', () => {
  it('are one line each with the opponent up to 14', () => {
    for (const window of ['16:9', '4:3'] as const) {
      const { detail, names, pages } = plan(window, content(14));

      expect(detail).toBe('line');
      expect(names).toMatchObject({ columns: 1, rows: 14 });
      expect(ofKind(pages, 'names')).toHaveLength(1);
    }
  });

  it('are two columns of 12 a page from 15 on', () => {
    for (const window of ['16:9', '4:3'] as const) {
      const { detail, names, pages } = plan(window, content(29));

      expect(detail).toBe('pair');
      expect(names).toMatchObject({ columns: 2, rows: 6 });
      expect(ofKind(pages, 'names')).toEqual([
        { kind: 'names', from: 0, to: 12 },
        { kind: 'names', from: 12, to: 24 },
        { kind: 'names', from: 24, to: 29 },
      ]);
    }
  });

  it('stand alone with their table above 100', () => {
    expect(plan('16:9', content(100)).detail).toBe('pair');
    expect(plan('16:9', content(101)).detail).toBe('brief');
  });

  it('of 500 entrants are all shown within two and a half minutes', () => {
    for (const window of ['16:9', '4:3'] as const) {
      const pages = ofKind(plan(window, content(500)).pages, 'names').length;

      expect(pages * PAGE_MS).toBeLessThanOrEqual(150_000);
    }
  });
});

describe('every window, size, phase and zoom', () => {
  const cases = Object.keys(WINDOWS).flatMap((window) =>
    SIZES.flatMap((names) =>
      (['entry', 'pairing', 'playing', 'standing'] as const).flatMap((phase) =>
        [0, 2, 4].map((boards) => ({
          window: window as keyof typeof WINDOWS,
          names,
          phase,
          boards,
        })),
      ),
    ),
  );

  it.each(cases)('$window, $names entrants, $phase, $boards boards', (told) => {
    for (const zoom of ZOOMS) {
      const [width, height] = WINDOWS[told.window];
      const shape = shapeOf(width, height, zoom);
      const made = planOf(shape, content(told.names, told));
      const head = shape.isWide ? HEAD.wide : HEAD.tall;
      const low = made.panel === 'strip' || made.panel === 'below' ? LOW[made.panel] : 0;
      const room = shape.down - head - low;

      for (const { rows, pitch, size } of [made.names, made.standing]) {
        expect(size).toBeGreaterThanOrEqual(1);
        // Within the window, unless a single row is already too much for it.
        if (rows > 1) expect(rows * pitch).toBeLessThanOrEqual(room);
      }
      const kind = told.phase === 'standing' ? 'standing' : 'names';
      const shown = made.pages.flatMap((page) =>
        page.kind === kind
          ? Array.from({ length: page.to - page.from }, (_, i) => page.from + i)
          : [],
      );
      expect(shown).toEqual(Array.from({ length: told.names }, (_, i) => i));
    }
  });
});

describe('what the panel has no room for', () => {
  it('gets pages of its own', () => {
    const kinds = (window: '16:9' | '4:3', names: number): string[] =>
      plan(window, content(names, { boards: 2 })).pages.map(({ kind }) => kind);

    expect(kinds('16:9', 14)).toEqual(['names']);
    expect(kinds('4:3', 14)).toEqual(['names', 'standing', 'boards']);
    expect(kinds('4:3', 15)).toEqual(['names', 'names', 'boards']);
    expect(kinds('16:9', 500).slice(-3)).toEqual(['still', 'standing', 'boards']);
  });

  it('has fewer ranks if there are more boards, and if the text is larger', () => {
    const top = (boards: number, zoom = 1): number =>
      plan('16:9', content(14, { boards }), zoom).top;

    expect([top(0), top(2), top(4)]).toEqual([9, 5, 2]);
    expect([top(0, 1.5), top(2, 1.5), top(4, 1.5)]).toEqual([4, 1, 0]);
  });

  it('has as many tiles as fit', () => {
    expect(tilesIn(10, 1)).toBe(3);
    expect(tilesIn(10, 5)).toBe(6);
    expect(tilesIn(0, 0)).toBe(1);
  });
});
