import { describe, expect, test } from 'vitest';
import { SEATS, t, viewOf } from './samples';
import {
  cardsOf,
  cardsOpenTo,
  goalOf,
  hasSecrets,
  hasTeams,
  isMet,
  marksOf,
  nearSide,
  nextPiece,
  placesOf,
  playersOf,
  setsNeeded,
  sideName,
} from './sides';
import { nameOf } from './squares';

const TEAMS = viewOf('', { sides: [0, 1, 0, 1, 0] });

describe('a side', () => {
  test('has its seats in the order of their turns', () => {
    expect(playersOf(TEAMS, 0)).toEqual([0, 2, 4]);
    expect(playersOf(TEAMS, 1)).toEqual([1, 3]);
    expect([hasTeams(TEAMS), hasTeams(viewOf())]).toEqual([true, false]);
  });

  test('is called by its player, a team by its sign', () => {
    expect(sideName(viewOf(), 1, SEATS, t)).toBe('Joost');
    expect(sideName(TEAMS, 1, SEATS, t)).toBe('xobrainer-team(O)');
  });

  test('is below the board when it is mine', () => {
    expect(nearSide(viewOf(), [0])).toBe(0);
    expect(nearSide(viewOf(), [1])).toBe(1);
    expect(nearSide(TEAMS, [0, 2])).toBe(0);
  });

  test('is the rings below when nobody or both are mine', () => {
    expect(nearSide(viewOf(), [])).toBe(1);
    expect(nearSide(viewOf(), [0, 1])).toBe(1);
  });
});

describe('a line-up', () => {
  test('has four places, those played with what lay there', () => {
    const view = viewOf('e5X f5O e6X', { lineups: ['Xx', 'OOo'] });

    expect(placesOf(view, 0)).toEqual([
      { piece: 'X', state: 'played' },
      { piece: 'X', state: 'played' },
      { piece: 'X', state: 'next' },
      { piece: 'x', state: 'waiting' },
    ]);
    expect(placesOf(view, 1).map(({ state }) => state)).toEqual([
      'played',
      'next',
      'waiting',
      'waiting',
    ]);
  });

  test('that is new shows nothing of the last one', () => {
    const view = viewOf('e5X f5O e6X f6O e7X f7O c9x', { lineups: ['XXXx', 'o'] });

    expect(placesOf(view, 0).map(({ state }) => state)).toEqual([
      'next',
      'waiting',
      'waiting',
      'waiting',
    ]);
  });

  test('that ran out has no next piece', () => {
    const view = viewOf('e5X', { lineups: ['', ''] });

    expect(nextPiece(view, 0)).toBeNull();
    expect(placesOf(view, 1)).toEqual(
      Array.from({ length: 4 }, () => ({ piece: null, state: 'played' })),
    );
  });
});

describe('the goal', () => {
  test('is 20 points for a set, or the points that were agreed', () => {
    expect(goalOf(viewOf())).toBe(20);
    expect(goalOf(viewOf('', { length: { type: 'points', points: 50 } }))).toBe(50);
  });

  test('is missing where the most points win', () => {
    expect(goalOf(viewOf('', { length: { type: 'rounds', rounds: 5 } }))).toBeNull();
    expect(goalOf(viewOf('', { length: { type: 'single-round' } }))).toBeNull();
  });

  test.each([
    [5, 3],
    [3, 2],
    [1, 1],
  ] as const)('of the best of %i sets are %i', (best, needed) => {
    expect(setsNeeded(viewOf('', { length: { type: 'sets', best_of: best } }))).toBe(needed);
  });
});

describe('cards', () => {
  const card = { white: ['e5', 'a1', 'j10'], purple: ['f5'] };
  const mine = { variant: 'mission', seats: [0], card };
  const theirs = { variant: 'trap', seats: [1], card };
  const view = viewOf('e5X f5o', {
    variants: [
      { type: 'trap', colours: 'holder' },
      { type: 'mission', knockout: 'with-row' },
    ],
    cards: [mine, theirs],
  });

  test('are those of the seat alone', () => {
    expect(cardsOf(view, 0)).toEqual([mine]);
    expect(cardsOf(view, 1)).toEqual([theirs]);
    expect([[0], [0, 1], []].map((me) => cardsOpenTo(view, me))).toEqual([
      [mine],
      [],
      [mine, theirs],
    ]);
    expect([hasSecrets(view), hasSecrets(viewOf())]).toEqual([true, false]);
  });

  test('are read from where their holder sits', () => {
    const said = (marks: ReturnType<typeof marksOf>): string[] =>
      marks.map(({ square, piece, kind }) => `${kind} ${nameOf(square)}${piece}`);

    expect(said(marksOf(view, mine))[0]).toBe('mission e5X');
    expect(said(marksOf(view, theirs))[0]).toBe('trap e5x');
  });

  test('are met by the very piece that players laid', () => {
    const [met, open, , other] = marksOf(view, mine);

    expect(met && isMet(view, met)).toBe(true);
    expect(open && isMet(view, open)).toBe(false);
    expect(other && isMet(view, other)).toBe(false);
  });

  test('are not met by what Map has laid', () => {
    const [met] = marksOf(view, mine);

    expect(met && isMet({ ...view, moves: [] }, met)).toBe(false);
  });
});
