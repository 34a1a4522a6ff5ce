import { expect, test } from 'vitest';
import { withOwn } from './own';
import { bout, tournamentOf } from './samples';
import type { Result, You } from './wire';

const done = (...tallies: number[][]): Result => ({ scores: [0], tallies, how: 'played' });
const you = (results: You['results']): You => ({
  role: 'player',
  entrants: [1],
  forbidden: [],
  helpers: 0,
  blockers: [],
  away: [],
  results,
});

test('shows a group its own result, and of others only that they are done', () => {
  const view = tournamentOf(2);
  if (view.heat === null) throw new Error('there is a heat');
  view.heat.bouts = [1, 2].map((table) => bout(table, [[table]], { result: done() }));
  const own = { id: 1, result: done([7, 41_234]), games: [] };

  const [first, second] = withOwn({ view, you: you([own]) }).heat?.bouts ?? [];
  expect([first?.result, second?.result]).toEqual([done([7, 41_234]), done()]);
  expect(first?.table).toBe(1);
  expect(withOwn({ view, you: you([]) })).toBe(view);
});

test('shows what everybody sees while a node of the previous version sends no own results', () => {
  const view = tournamentOf(2);
  const { results: _, ...previous } = you([]);
  expect(withOwn({ view, you: previous as You })).toBe(view);
});
