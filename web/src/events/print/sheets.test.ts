import { describe, expect, it } from 'vitest';
import { regional } from '../../lib/language';
import { bout, played, tournamentOf } from '../samples';
import type { HeatView, TournamentView } from '../wire';
import {
  byName,
  byTable,
  crossByHeat,
  crossByOpponent,
  dayOf,
  honoured,
  inParts,
  isSquare,
  tablesOf,
} from './sheets';

function heatOf(view: TournamentView, more: Partial<HeatView> = {}): HeatView {
  if (view.heat === null) throw new Error('no heat');
  return { ...view.heat, ...more };
}

describe('the schedule', () => {
  it('has every table in order', () => {
    const view = tournamentOf(6);
    const heat = heatOf(view, { bouts: [bout(3, [[1], [2]]), bout(1, [[3], [4]])] });

    expect(byTable(heat).map(({ table }) => table)).toEqual([1, 3]);
  });

  it('has every name once, also those of a bye', () => {
    const view = tournamentOf(61);
    const places = byName(view, heatOf(view), 'en');

    expect(new Set(places.map(({ entrant }) => entrant)).size).toBe(61);
    expect(places.filter((place) => place.bout === null).map(({ entrant }) => entrant)).toEqual([
      61,
    ]);
  });

  it('leaves out who does not play in the heat', () => {
    const view = tournamentOf(6);
    const heat = heatOf(view, { bouts: [bout(1, [[1], [2]])], byes: [] });

    expect(byName(view, heat, 'en').map(({ entrant }) => entrant)).toEqual([1, 2]);
  });
});

describe('cards', () => {
  it('are for every box, and for every table in use', () => {
    expect(tablesOf(tournamentOf(6))).toEqual([1, 2, 3, 4, 5]);
    expect(tablesOf(tournamentOf(14))).toHaveLength(7);
    expect(tablesOf(tournamentOf(6, { heat: null }, { boxes: 0 }))).toEqual([]);
  });

  it('are cut into pages', () => {
    expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  });
});

describe('the cross table', () => {
  it('names opponents by their line, and marks byes and forfeits', () => {
    const view = tournamentOf(3);
    const heats = [
      heatOf(view, { bouts: [bout(1, [[1], [2]], { result: played(3, 1) })], byes: [3] }),
      heatOf(view, {
        bouts: [bout(2, [[2], [3]], { result: { ...played(4, 0), how: 'forfeit' } })],
        byes: [],
      }),
    ];

    expect(crossByHeat(view, heats).map(({ cells }) => cells)).toEqual([
      [
        { against: '2', points: '1½' },
        { against: '', points: '' },
      ],
      [
        { against: '1', points: '½' },
        { against: '3', points: '2*' },
      ],
      [
        { against: '', points: '+' },
        { against: '2', points: '0*' },
      ],
    ]);
  });

  it('is a square where everybody meets everybody', () => {
    const view = tournamentOf(3, {}, { format: 'all-play-all' });
    const heats = [
      heatOf(view, { bouts: [bout(1, [[1], [2]], { result: played(3, 1) })], byes: [3] }),
      heatOf(view, { bouts: [bout(2, [[3], [1]], { result: played(4, 0) })], byes: [2] }),
    ];

    expect(isSquare(view)).toBe(true);
    expect(crossByOpponent(view, heats).map(({ cells }) => cells.map((one) => one.points))).toEqual(
      [
        ['', '1½', '0'],
        ['½', '', ''],
        ['2', '', ''],
      ],
    );
  });

  it('is no square where there are too many columns for a page', () => {
    expect(isSquare(tournamentOf(61, {}, { format: 'all-play-all' }))).toBe(false);
    expect(isSquare(tournamentOf(6))).toBe(false);
  });
});

describe('certificates', () => {
  it('are for the first three places, shared ones too, or for everybody with a place', () => {
    const view = tournamentOf(6);
    const rows = view.standing.rows.map((row, i) => ({ ...row, place: [1, 2, 3, 3, 5, null][i]! }));
    const told = { ...view, standing: { ...view.standing, rows } };

    expect(honoured(told, false).map(({ entrant }) => entrant)).toEqual([1, 2, 3, 4]);
    expect(honoured(told, true).map(({ entrant }) => entrant)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a day', () => {
  it('is written as in the country of the visitor', () => {
    const day = Date.UTC(2026, 10, 20, 12);

    expect(dayOf(day, regional('en', ['de', 'en-GB']))).toContain('20 November 2026');
    expect(dayOf(day, regional('en', ['de-AT']))).toContain('November 20, 2026');
  });
});
