import { beforeAll, expect, it } from 'vitest';
import { loadGameTexts, loadLanguage, t } from '../lib/i18n.svelte';
import { bout, tournamentOf } from './samples';
import type { EventSnapshot } from './socket';
import { tidings } from './tidings';
import type { BoutView, HeatView, Result, Setup, TournamentView, You } from './wire';

const CLIMB: Partial<Setup> = {
  format: 'climb',
  game: 'xcode',
  config: { players: 4, level: { name: 'level-3' } },
  scoring: 'field',
  sides: 1,
  heats: 6,
  levels: ['level-3', 'level-4'],
  goal: 12,
};

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  await loadLanguage('en');
  await Promise.all([loadGameTexts('xcode'), loadGameTexts('events')]);
});

const group = (table: number, result: Result | null = null): BoutView =>
  bout(table, [[table]], { label: 'level-1', phase: result ? 'done' : 'playing', result });

function snapshot(bouts: BoutView[], you: Partial<You>, more: Partial<TournamentView> = {}) {
  const view = tournamentOf(3, more, CLIMB);
  const heat: HeatView | null = view.heat && { ...view.heat, bouts };
  return { v: 1, view: { ...view, heat }, you: { entrants: [1], results: [], ...you } } as never;
}

const said = (before: EventSnapshot, after: EventSnapshot): string[] =>
  tidings(before, after, t).map(({ words }) => words);

const reached = (...tallies: number[][]): Result => ({ scores: [0], tallies, how: 'played' });
const own = { id: 1, result: reached([12, 34_500]), games: [] };

it('says what a group has reached while others still play, and what follows', () => {
  const before = snapshot([group(1), group(2)], { role: 'player' });
  const after = snapshot([group(1, reached()), group(2)], { role: 'player', results: [own] });

  expect(said(before, after)).toEqual(['Anna: 12 · 0:35 counts. Won! Next: Level 4']);
});

it('says nothing of results that a host who plays may not know, nor all of them at the end', () => {
  const you: Partial<You> = { role: 'host', results: [own] };
  const before = snapshot([group(1, reached()), group(2), group(3)], you);
  const veiled = snapshot([group(1, reached()), group(2, reached()), group(3)], you);
  const told = [1, 2, 3].map((table) => group(table, reached([12, 34_500])));
  const after = snapshot(told, { ...you, results: [] }, { phase: 'between' });

  expect(said(before, veiled)).toEqual([]);
  expect(said(veiled, after)).toEqual(['Cnna: 12 · 0:35 counts.', 'Heat 3 is over.']);
});

it('says which level a group plays', () => {
  const before = snapshot([], { role: 'player' }, { heat: null });
  const after = snapshot([group(1), group(2)], { role: 'player' });

  expect(said(before, after)).toEqual(['Heat 3: Anna plays at table 1. Level 3']);
});
