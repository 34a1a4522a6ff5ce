import { describe, expect, test } from 'vitest';
import {
  endingOf,
  goneOn,
  isGift,
  isMine,
  isResultShown,
  lastSquareOf,
  lookerOf,
  pointsBefore,
  rowSquares,
  seenAtFirst,
  stepsOf,
  tallyOf,
  unseenBy,
  witnessed,
} from './rounds';
import { boardOf, placed, resultOf, ROUND_ENDED, toldOf, viewOf } from './samples';
import { nameOf, squareOf } from './squares';
import type { Awarded, Claimed } from './view';

const VIEW = viewOf();

const award = (changes: Partial<Awarded>): Awarded => ({
  type: 'awarded',
  side: 0,
  prize: 'points',
  points: 0,
  dots: [],
  claims: [],
  ...changes,
});

const claim = (changes: Partial<Claimed>): Claimed => ({
  type: 'claimed',
  variant: 'mission',
  side: 0,
  prize: 'points',
  points: 0,
  squares: [],
  seats: [0],
  ...changes,
});

describe('counting', () => {
  test('goes dot by dot and keeps the sum', () => {
    const steps = stepsOf(resultOf(), VIEW);

    expect(steps.map(({ squares, points, total }) => [squares[0], points, total])).toEqual([
      ['d5', 1, 1],
      ['e5', 1, 2],
      ['f5', 1, 3],
      ['g5', 1, 4],
      ['h5', 2, 6],
    ]);
  });

  test('adds missions and traps after the dots', () => {
    const claims = [
      claim({ variant: 'trap', points: 5, squares: ['g7'], seats: [0, 2] }),
      claim({ points: 6, squares: ['d5', 'a1'] }),
    ];
    const steps = stepsOf(
      resultOf({ award: award({ points: 12, dots: [['d5', 1]], claims }) }),
      VIEW,
    );

    expect(steps.map(({ kind, points, total }) => [kind, points, total])).toEqual([
      ['dots', 1, 1],
      ['trap', 5, 6],
      ['mission', 6, 12],
    ]);
    expect(steps[1]?.seats).toEqual([0, 2]);
  });

  test('tells a knockout by the square that the row runs through', () => {
    const dots: Awarded['dots'] = [
      ['f9', 2],
      ['g9', 3],
      ['h9', 3],
      ['i9', 0],
      ['j9', 4],
    ];
    const steps = stepsOf(resultOf({ award: award({ prize: 'knockout', dots }) }), VIEW);

    expect(steps).toEqual([
      {
        kind: 'knockout-row',
        squares: ['i9'],
        seats: [],
        prize: 'knockout',
        points: 0,
        total: 0,
      },
    ]);
  });

  test('tells a knockout by the mission that is complete, and not by dots', () => {
    const claims = [
      claim({ variant: 'trap', points: 5, squares: ['g7'] }),
      claim({ prize: 'knockout', squares: ['a3', 'c8', 'f4', 'j7'] }),
    ];
    const steps = stepsOf(
      resultOf({ award: award({ prize: 'knockout', dots: [['e4', 1]], claims }) }),
      VIEW,
    );

    expect(steps.map(({ kind, prize }) => [kind, prize])).toEqual([['mission', 'knockout']]);
  });

  test('tells a set by the bar, or by two traps', () => {
    const bar = claim({ variant: 'time-balance', prize: 'set', seats: [] });
    const traps = claim({ variant: 'trap', prize: 'set', squares: ['a1', 'b1'] });

    const kinds = [bar, traps].map(
      (one) => stepsOf(resultOf({ award: award({ prize: 'set', claims: [one] }) }), VIEW)[0]?.kind,
    );

    expect(kinds).toEqual(['time', 'trap']);
  });

  test('has nothing to count in a drawn round', () => {
    expect(stepsOf(resultOf({ winner: null, reason: 'stock', award: null }), VIEW)).toEqual([]);
  });

  test('frames each square of the rows once', () => {
    const rows = [
      { kind: 'shape' as const, squares: ['a1', 'b1'] },
      { kind: 'colour' as const, squares: ['b1', 'b2'] },
    ];

    expect([...rowSquares(resultOf({ rows }))].map(nameOf)).toEqual(['a1', 'b1', 'b2']);
  });
});

describe('the end of a round', () => {
  test.each([
    [0, 'shape', 'xobrainer-end-crosses'],
    [1, 'shape', 'xobrainer-end-rings'],
    [0, 'colour', 'xobrainer-end-green'],
    [1, 'colour', 'xobrainer-end-pink'],
  ] as const)('for side %i by %s is told as %s', (winner, kind, id) => {
    expect(endingOf(resultOf({ winner, rows: [{ kind, squares: [] }] }))).toBe(id);
  });

  test('by anything but a row is told by its reason', () => {
    expect(endingOf(resultOf({ reason: 'deserted', rows: [] }))).toBe('xobrainer-end-deserted');
  });

  test('is remembered with the last piece', () => {
    const before = viewOf('', { board: boardOf('d5X e5X f5X g5X') });
    const told = toldOf('now', [placed('h5X'), ROUND_ENDED], { before });

    expect(witnessed(told, resultOf())).toEqual({ round: 1, square: squareOf('h5') });
  });

  test('is remembered with the piece before if it came without one', () => {
    const result = resultOf({ reason: 'time', board: boardOf('e5X') });
    const told = (moves: string) => toldOf('now', [ROUND_ENDED], { before: viewOf(moves) });

    expect(witnessed(told('e5X'), result).square).toBe(squareOf('e5'));
    expect(witnessed(told(''), result).square).toBeNull();
  });

  test('forgets a piece that was shown ahead of the server and came too late', () => {
    const told = toldOf('now', [ROUND_ENDED], { before: viewOf('e5X f5O') });
    const result = resultOf({ reason: 'time', board: boardOf('e5X') });

    expect(witnessed(told, result).square).toBe(squareOf('e5'));
  });

  test('shows its last piece also to those who come while it is looked at', () => {
    const view = viewOf('h5X', { last: resultOf() });

    expect(lastSquareOf(view, resultOf(), null)).toBe(squareOf('h5'));
    expect(lastSquareOf({ ...view, round: 2 }, resultOf(), null)).toBeNull();
  });

  test('is a gift if the loser laid the last piece', () => {
    const given = resultOf({ winner: 1, board: boardOf('h5x') });

    expect(isGift(given, squareOf('h5'))).toBe(true);
    expect(isGift(resultOf(), squareOf('h5'))).toBe(false);
    expect(isGift(given, null)).toBe(false);
    expect(isGift({ ...given, reason: 'resigned' }, squareOf('h5'))).toBe(false);
  });

  test('tells the points before it was counted', () => {
    const points: [number, number] = [19, 8];

    expect(pointsBefore(resultOf({ points }))).toEqual([13, 8]);
    expect(pointsBefore(resultOf({ points, award: null, winner: null }))).toEqual([19, 8]);
  });

  test('counts up to the points that have won the set, and shows them until the next one', () => {
    const won = resultOf({ is_set_won: true, points: [23, 8] });

    expect(tallyOf(won, 2)).toEqual({ side: 0, gained: 2, points: [19, 8] });
    expect(tallyOf(won, null)).toEqual({ side: 0, gained: 6, points: [23, 8] });
  });

  test('is mine if a seat of mine plays for that side', () => {
    const teams = viewOf('', { sides: [0, 1, 0, 1] });

    expect(isMine(teams, [2], 0)).toBe(true);
    expect(isMine(teams, [2], 1)).toBe(false);
    expect(isMine(teams, [2], null)).toBe(false);
  });
});

describe('the result is shown', () => {
  const fresh = viewOf('', { round: 2, last: resultOf() });
  const later = viewOf('e5X', { round: 2, last: resultOf() });

  test('until the player puts it away, also when the next round goes on', () => {
    expect(isResultShown(fresh, 0, 'player')).toBe(true);
    expect(isResultShown(later, 0, 'player')).toBe(true);
    expect(isResultShown(later, 1, 'player')).toBe(false);
  });

  test('and says that the next round goes on', () => {
    expect(goneOn(fresh)).toBeNull();
    expect(goneOn(later)).toBe(0);
  });

  test('while the clocks rest, whatever was put away', () => {
    const rest = { until: 9000, seen: [0] };
    const view = viewOf('h5X', {
      variants: [{ type: 'time-bomb', seconds: 10 }],
      last: resultOf(),
      rest,
    });

    expect(isResultShown(view, 1, 'player')).toBe(true);
    expect(unseenBy(view)).toEqual([1]);
  });

  test('not while a clock runs behind it', () => {
    const view = { ...fresh, variants: [{ type: 'time-bomb' as const, seconds: 10 }] };

    expect(isResultShown(view, 0, 'player')).toBe(false);
  });

  test('at the end of the match', () => {
    const end = { winner: 0, reason: 'knockout' as const };

    expect(isResultShown(viewOf('h5X', { last: resultOf(), end }), 1, 'player')).toBe(true);
  });

  test('to readers between two rounds and not beyond', () => {
    expect(isResultShown(fresh, 9, 'reader')).toBe(true);
    expect(isResultShown(later, 0, 'reader')).toBe(false);
  });

  test('not before there is one', () => {
    expect(isResultShown(viewOf(), 0, 'player')).toBe(false);
    expect(unseenBy(viewOf())).toEqual([]);
  });

  test('to newcomers if it is fresh', () => {
    expect(seenAtFirst(fresh)).toBe(0);
    expect(seenAtFirst(later)).toBe(1);
    expect(seenAtFirst(viewOf())).toBe(0);
  });
});

test('who has no seat watches what goes on, or reads what is over', () => {
  expect([lookerOf([0], false), lookerOf([], true), lookerOf([], false)]).toEqual([
    'player',
    'watcher',
    'reader',
  ]);
});
