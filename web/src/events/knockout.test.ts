import { describe, expect, it } from 'vitest';
import { heatsIn, isOut, isRound } from './knockout';
import { bout, played, tournamentOf } from './samples';
import type { BoutView, Setup, TournamentView } from './wire';

const labelled = (one: BoutView, label: string, ...scores: number[]): BoutView => ({
  ...one,
  label,
  result: scores.length > 0 ? played(...scores) : null,
});

/** A heat of an event for eight. */
function heatOf(
  bouts: BoutView[],
  { byes = [], number = 1, ...changes }: Partial<Setup> & { byes?: number[]; number?: number } = {},
): TournamentView {
  const view = tournamentOf(8);
  const heat = view.heat && { ...view.heat, number, bouts, byes };
  return { ...view, heat, setup: { ...view.setup, format: 'knockout', ...changes } };
}

const outs = (view: TournamentView): number[] =>
  view.entrants.map(({ id }) => id).filter((id) => isOut(view, id));

describe('the number of heats', () => {
  it.each([
    ['last-32', 1, 5],
    ['last-16', 1, 4],
    ['quarterfinal', 1, 3],
    ['semifinal', 2, 3],
    ['final', 3, 3],
  ])('of a knockout follows from its bracket: %s in heat %s', (label, number, heats) => {
    const view = heatOf([labelled(bout(1, [[1], [2]]), label)], { number, heats: 9 });
    expect(heatsIn(view)).toBe(heats);
  });

  it.each(['stages', 'double-knockout'] as const)('of %s is not known before', (format) => {
    const label = format === 'stages' ? 'group-1' : 'unbeaten';
    expect(heatsIn(heatOf([labelled(bout(1, [[1], [2]]), label)], { format }))).toBeNull();
    expect(heatsIn(heatOf([], { format, byes: [1, 2] }))).toBeNull();
  });

  it('is what the host has set in formats that play on', () => {
    expect(heatsIn(heatOf([], { format: 'swiss', heats: 5 }))).toBe(5);
    expect(heatsIn(heatOf([], { format: 'arena', heats: 5 }))).toBeNull();
    expect(heatsIn(heatOf([], { format: 'swiss', heats: 5, number: 6 }))).toBeNull();
  });
});

describe('somebody is out of a knockout', () => {
  it('who has lost, or is in no bout any more', () => {
    const bouts = [
      labelled(bout(1, [[1], [2]]), 'quarterfinal', 2, 0),
      labelled(bout(2, [[3], [4]]), 'quarterfinal'),
    ];
    expect(outs(heatOf(bouts, { byes: [5, 6] }))).toEqual([2, 7, 8]);
  });

  it('but not before the bout for the third place', () => {
    const bouts = [
      labelled(bout(1, [[1], [2]]), 'semifinal', 2, 0),
      labelled(bout(2, [[3], [4]]), 'semifinal', 0, 2),
    ];
    expect(outs(heatOf(bouts))).toEqual([5, 6, 7, 8]);
    expect(outs(heatOf(bouts, { third_place: false }))).toEqual([2, 3, 5, 6, 7, 8]);
    expect(outs(heatOf(bouts.slice(0, 1), { byes: [3] }))).toEqual([2, 4, 5, 6, 7, 8]);
  });

  it('but not who played in the last heat', () => {
    const bouts = [
      labelled(bout(1, [[1], [2]]), 'final', 2, 0),
      labelled(bout(2, [[3], [4]]), 'third-place', 0, 2),
    ];
    expect(outs(heatOf(bouts))).toEqual([5, 6, 7, 8]);
  });

  it('after a second loss where the first one is forgiven', () => {
    const bouts = [
      labelled(bout(1, [[1], [2]]), 'unbeaten', 2, 0),
      labelled(bout(2, [[3], [4]]), 'beaten-once', 0, 2),
    ];
    expect(outs(heatOf(bouts, { format: 'double-knockout', byes: [5] }))).toEqual([3, 6, 7, 8]);
  });

  it('who did not qualify, once the groups are over', () => {
    const inGroups = [labelled(bout(1, [[1], [2]]), 'group-1', 2, 0)];
    const after = [labelled(bout(1, [[1], [3]]), 'final')];
    expect(outs(heatOf(inGroups, { format: 'stages' }))).toEqual([]);
    expect(outs(heatOf(after, { format: 'stages' }))).toEqual([2, 4, 5, 6, 7, 8]);
  });

  it('in no other format', () => {
    const bouts = [labelled(bout(1, [[1], [2]]), '', 2, 0)];
    expect(outs(heatOf(bouts, { format: 'swiss' }))).toEqual([]);
  });
});

it('names the last rounds only', () => {
  expect(['final', 'semifinal', 'last-16', 'group-1', ''].filter(isRound)).toEqual([
    'final',
    'semifinal',
  ]);
});
