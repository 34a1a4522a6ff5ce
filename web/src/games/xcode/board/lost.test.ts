import { expect, test } from 'vitest';
import { endingOf, FOUND_MS, MISSING_MS } from './ending';
import { SYMBOLS } from './cards';
import { decidedWords, nearest } from './lost';
import { cracked, table } from './samples';
import type { Translate, View } from './view';

const t = ((id: string, facts: Record<string, unknown> = {}) =>
  [id, ...Object.values(facts)].join(' ')) as Translate;
const NAMES = ['Anna', 'Otto', 'Ida', 'Ben'];
const DONE = SYMBOLS.filter((symbol) => symbol !== '*' && symbol !== '#');

const lost = (shown: string[], changes: Partial<View> = {}): View =>
  table('', {
    cracked: DONE.map((symbol) => cracked(symbol)),
    shown: shown.map((hand) => hand.split(' ')),
    end: { is_won: false, reason: 'sand', at: 180_000 },
    ...changes,
  });

test('the cards that would have cracked a field come to light, those on offer too', () => {
  const view = lost(['#< 1>', '#> 2<', '*<', '*>'], { offers: [[1, 2, '#<']] });

  expect([...(nearest(view)?.found ?? [])]).toEqual([
    [0, ['#<']],
    [1, ['#>', '#<']],
  ]);
  expect(decidedWords(view, NAMES, t)).toBe(
    'xcode-decided-held # xcode-held-you 1, xcode-held-by Otto 2',
  );
});

test('without a whole set it says which fields were missing', () => {
  expect(decidedWords(lost(['#<', '*>', '1<', '2<']), NAMES, t)).toBe(
    'xcode-decided-missing 2 * #',
  );
});

test('a win tells of the sand that was left, and an abandoned match of nothing', () => {
  const won = lost([], { end: { is_won: true, reason: 'cracked', at: 157_000 } });
  const left = lost([], { end: { is_won: false, reason: 'absent', at: 20_000 } });

  expect(decidedWords(won, NAMES, t)).toBe('xcode-decided-won 23');
  expect(decidedWords(left, NAMES, t)).toBeNull();
});

test('the end is acted out step by step, and shown at once where nothing moves', () => {
  const view = lost(['#< #> #<', '1<', '1<', '1<']);
  const won = { ...view, end: { is_won: true, reason: 'cracked', at: 1 } as const };

  expect(endingOf(view, 0)).toMatchObject({ door: 'shut', isLost: false });
  expect(endingOf(view, MISSING_MS)).toMatchObject({ isLost: true, found: new Map() });
  expect(endingOf(view, FOUND_MS).found.size).toBe(1);
  expect(endingOf(view, Infinity).found.size).toBe(1);
  expect(endingOf(won, 0).door).toBe('opening');
  expect(endingOf(won, Infinity).door).toBe('open');
  expect(endingOf(table(), Infinity).door).toBe('shut');
});
