import { beforeAll, describe, expect, it } from 'vitest';
import { loadGameTexts, loadLanguage, t } from '../lib/i18n.svelte';
import { configOf, hasWonAll, isWon, levelIn, levelName, levelOf, outcomeWords } from './climb';
import { heatsIn } from './knockout';
import { formatsFor, hasHeats, inFormat } from './plan';
import { bout, tournamentOf } from './samples';
import type { BoutView, Result, Setup } from './wire';

const CLIMB: Partial<Setup> = {
  format: 'climb',
  game: 'xcode',
  config: { players: 4, level: { name: 'level-3' } },
  scoring: 'field',
  sides: 1,
  heats: 6,
  levels: ['level-3', 'level-4', 'rows'],
  goal: 12,
};
const view = tournamentOf(2, {}, CLIMB);
const reached = (fields: number): Result => ({
  scores: [0],
  tallies: [[fields, 9000]],
  how: 'played',
});
const at = (label: string, result: Result | null = null): BoutView =>
  bout(1, [[1]], { label, result });

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  await loadLanguage('en');
  await Promise.all([loadGameTexts('xcode'), loadGameTexts('events')]);
});

it('calls the levels as the game does', () => {
  expect([1, 2, 3, 4].map((level) => levelName(view.setup, level, t))).toEqual([
    'Level 3',
    'Level 4',
    'Mission: row by row',
    '',
  ]);
  expect(['level-2', 'group-2', 'final', ''].map(levelOf)).toEqual([2, 0, 0, 0]);
  expect(levelIn(view, at('level-2'), t)).toBe('Level 4');
  expect(levelIn(tournamentOf(2), at('level-2'), t)).toBe('');
});

it('has the settings of the level that is played', () => {
  expect(configOf(view.setup, at('level-2'))).toEqual({ players: 4, level: 'level-4' });
  const league = { ...view.setup, format: 'league' as const };
  expect(configOf(league, at(''))).toBe(league.config);
});

describe('the result of a bout', () => {
  it('is a win with everything that is to be reached', () => {
    expect([reached(11), reached(12)].map((one) => isWon(view.setup, one))).toEqual([false, true]);
  });

  it('says what follows', () => {
    const words = (label: string, result: Result | null): string =>
      outcomeWords(view, at(label, result), t);
    expect(words('level-1', reached(12))).toBe('Won! Next: Level 4');
    expect(words('level-1', reached(11))).toBe('Not won. You can try it again: Level 3');
    expect(words('level-3', reached(12))).toBe('You have won the last level!');
    expect(words('level-1', null)).toBe('');
    const last = { ...view, is_last: true };
    expect(outcomeWords(last, at('level-1', reached(11)), t)).toBe('Level 3 is not won yet.');
    expect(outcomeWords(last, at('level-1', reached(12)), t)).toBe('You have won Level 3!');
    expect(words('level-1', { scores: [0], tallies: [], how: 'forfeit' })).toBe('');
  });
});

it('knows who has won all levels', () => {
  const rows = view.standing.rows.map((row, i) => ({ ...row, points: i === 0 ? 6 : 4 }));
  const after = { ...view, standing: { ...view.standing, rows } };
  expect([1, 2].map((entrant) => hasWonAll(after, entrant))).toEqual([true, false]);
  expect(hasWonAll({ ...after, setup: { ...after.setup, format: 'league' } }, 1)).toBe(false);
});

it('knows who has just won the last level, before the standing does', () => {
  const after = (label: string, result: Result | null) => ({
    ...view,
    heat: view.heat && { ...view.heat, bouts: [at(label, result)] },
  });
  const tries = [reached(12), reached(11), null].map((result) => after('level-3', result));
  expect(tries.map((one) => hasWonAll(one, 1))).toEqual([true, false, false]);
  expect(hasWonAll(after('level-2', reached(12)), 1)).toBe(false);
});

it('is offered to groups if the game has levels, with as many heats as the host says', () => {
  expect(formatsFor(1, true)).toEqual(['league', 'climb']);
  expect(formatsFor(1, false)).toEqual(['league']);
  expect(formatsFor(3, true)).toEqual(['threes', 'league']);
  expect(hasHeats('climb')).toBe(true);
  expect(heatsIn(view)).toBe(6);
  expect(inFormat({ ...view.setup, format: 'league', deals: 5, days: 7 }, 'climb')).toMatchObject({
    deals: 1,
    days: 0,
  });
});
