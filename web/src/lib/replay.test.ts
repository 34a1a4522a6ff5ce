import { describe, expect, it } from 'vitest';
import type { HeldCard, ResultView, View } from '../games/xobrainer/wire';
import { presenter as vier3d } from '../games/vier3d/presenter';
import { presenter as xobrainer } from '../games/xobrainer/presenter';
import {
  positionsOf,
  pointIn,
  pointsOf,
  stepBy,
  tellTurned,
  type Openness,
  type PastStep,
} from './replay';
import type { GameEvent, GameView } from './protocol';
import { Channel, type Told } from './told';

const after = (...rods: string[]): GameView => ({
  moves: rods.map((rod, i) => [i % 2 ? 'b' : 'r', rod, i % 2]),
});
const told = (
  view: GameView,
  events: GameEvent[] = [],
  others: PastStep['others'] = {},
): PastStep => ({ view, at: 0, events, others });

describe('positions', () => {
  it('leave out what was taken back', () => {
    const steps = [
      after(),
      after('a1'),
      after('a1', 'b1'),
      after('a1'),
      after('a1', 'c1'),
      after('a1', 'c1'),
    ].map((view) => told(view));
    const last = after('a1', 'c1');
    const positions = positionsOf(steps, last, vier3d, 'all');
    expect(positions.map(({ view }) => view)).toEqual([after(), after('a1'), last]);
    expect(positions.map(({ move }) => move?.text ?? null)).toEqual([null, 'A1', 'C1']);
  });
  it('have no holes', () => {
    const last = after('a1', 'c1');
    expect(positionsOf([], last, vier3d, 'all').map(({ view }) => view)).toEqual([
      last,
      last,
      last,
    ]);
  });
});

describe('whoever turns the pages', () => {
  const dropped = (rod: string): GameEvent => ({ type: 'dropped', rod });
  const all = positionsOf(
    [
      told(after()),
      told(after('a1'), [dropped('a1')]),
      told(after('a1', 'b1'), [dropped('b1')]),
      told(after('a1'), [{ type: 'taken-back' }]),
      told(after('a1', 'c1'), [dropped('c1')]),
      told(after('a1', 'c1'), [{ type: 'forfeited', seat: 0 }]),
    ],
    after('a1', 'c1'),
    vier3d,
    'all',
  );
  const turned = (from: number, to: number): Told[] => {
    const heard: Told[] = [];
    const channel = new Channel();
    channel.listen((one) => heard.push(one));
    tellTurned(channel, all, from, to);
    return heard;
  };
  const heard = (from: number, to: number) =>
    turned(from, to).map(({ how, events }) => [how, events.map((e) => e['rod'] ?? e.type)]);

  it('is told what happened, one step on; what was taken back never did', () => {
    expect(heard(0, 1)).toEqual([['forward', ['a1']]]);
    expect(heard(1, 2)).toEqual([['forward', ['c1', 'forfeited']]]);
  });
  it('is told what is undone, one step back', () => {
    expect(heard(2, 1)).toEqual([['back', ['c1', 'forfeited']]]);
    expect(turned(2, 1)[0]).toMatchObject({ before: after('a1', 'c1'), after: after('a1') });
  });
  it('is told no events after a jump', () => {
    expect(heard(0, 2)).toEqual([['forward', []]]);
    expect(heard(2, 0)).toEqual([['back', []]]);
  });
  it('is told nothing at the same position', () => {
    expect(heard(1, 1)).toEqual([]);
  });
});

// --- Several rounds -------------------------------------------------------------------------------

const EMPTY = '.'.repeat(100);
const board = (pieces: Record<number, string>): string =>
  [...EMPTY].map((sign, i) => pieces[i] ?? sign).join('');
const card = (seat: number): HeldCard => ({
  variant: 'mission',
  seats: [seat],
  card: { white: ['a1', 'b1', 'c1'], purple: [`d${seat + 1}`] },
});
const round = (number: number, changes: Partial<View>): GameView => ({
  round: number,
  set: 1,
  round_in_set: 1,
  turn: 1,
  sides: [0, 1],
  to_move: 0,
  side: 0,
  next_seats: [0, 1],
  board: EMPTY,
  moves: [],
  lineups: ['XXXx', 'OOOo'],
  points: [0, 0],
  sets: [0, 0],
  length: { type: 'sets', best_of: 5 },
  clock: null,
  rest: null,
  wait: null,
  cards: [card(0)],
  threats: [],
  last: null,
  gone: [],
  end: null,
  ...changes,
});
const result: ResultView = {
  round: 1,
  set: 1,
  round_in_set: 1,
  winner: 1,
  reason: 'row',
  board: board({ 0: 'X', 9: 'O' }),
  rows: [],
  award: { type: 'awarded', side: 1, prize: 'points', points: 9, dots: [], claims: [] },
  points: [0, 9],
  is_set_won: false,
  cards: [card(0), card(1)],
};
const laid = round(1, {
  board: board({ 0: 'X' }),
  moves: [[0, 'a1', 'X']],
  to_move: 1,
  side: 1,
  lineups: ['XXx', 'OOOo'],
});
const second = round(2, { last: result, points: [0, 9], turn: 3 });
/** The round ends with the ring on j1, and the next has begun at once. */
const placed = (seat: number, square: string, piece: string): GameEvent => ({
  type: 'placed',
  side: seat,
  seat,
  square,
  piece,
});
const ended = { type: 'round-ended', winner: 1, reason: 'row' };
const began = (number: number): GameEvent => ({ type: 'round-began', round: number });
const over = [placed(1, 'j1', 'O'), ended, began(2)];
const steps = [
  told(round(0, { cards: [] })),
  told(round(1, {}), [began(1)]),
  told(laid, [placed(0, 'a1', 'X')]),
  told(second, over),
];

const positions = (openness: Openness) => positionsOf(steps, second, xobrainer, openness);
const asXobrainer = (view: GameView): View => view as unknown as View;
const holders = (view: GameView): number[] => asXobrainer(view).cards.flatMap(({ seats }) => seats);

describe('a match of rounds', () => {
  it('is told in the order of play, each round from its beginning', () => {
    const points = positions('own').map(({ round: number, move }) => [number, move?.text ?? null]);
    expect(points).toEqual([
      [1, null],
      [1, 'A1'],
      [1, 'J1'],
      [2, null],
    ]);
  });
  it('shows the last piece of a round, though no view of the server does', () => {
    const ending = asXobrainer(positions('own')[2]?.view ?? {});
    expect(ending).toMatchObject({
      round: 1,
      board: result.board,
      to_move: null,
      points: [0, 9],
      lineups: ['XXx', 'OOo'],
      last: result,
    });
    expect(ending.moves).toEqual([
      [0, 'a1', 'X'],
      [1, 'j1', 'O'],
    ]);
    expect(asXobrainer(positions('own')[3]?.view ?? {}).last).toBeNull();
  });
  it('opens the cards of rounds that are over, and no others', () => {
    expect(positions('own').map(({ view }) => holders(view))).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0],
    ]);
  });
  it('shows no card of the running round where a screen is shared', () => {
    expect(holders(positions('past')[3]?.view ?? {})).toEqual([]);
    expect(holders(positions('past')[0]?.view ?? {})).toEqual([0, 1]);
  });
  it('opens everything once the match is over, however it ended', () => {
    const others = { '1': { cards: [card(1)] } };
    const all = positionsOf(
      [...steps.slice(0, 3), told(second, over, others)],
      second,
      xobrainer,
      'all',
    );
    expect(holders(all[3]?.view ?? {})).toEqual([0, 1]);
  });
  it('shows the end of a round that was lost on time with the board as it was', () => {
    const late = round(2, { last: { ...result, reason: 'time', board: board({ 0: 'X' }) } });
    const views = positionsOf([told(laid), told(late)], late, xobrainer, 'own');
    expect(views.map(({ move }) => move?.text ?? null)).toEqual([null, 'A1', null]);
    expect(xobrainer.rounds?.isEnd(asXobrainer(views[1]?.view ?? {}))).toBe(true);
  });
  it('keeps the rest between rounds as the end of a round', () => {
    const rest = round(1, { ...laid, last: result, rest: { until: 9, seen: [] }, to_move: null });
    const views = positionsOf([told(laid), told(rest), told(second)], second, xobrainer, 'own');
    expect(views.map(({ round: number }) => number)).toEqual([1, 1, 2]);
    expect(asXobrainer(views[1]?.view ?? {}).rest).not.toBeNull();
  });
  it('tells what ended a round with its last piece, and what began the next one after that', () => {
    expect(positions('own').map(({ events }) => events)).toEqual([
      [began(1)],
      [placed(0, 'a1', 'X')],
      [placed(1, 'j1', 'O'), ended],
      [began(2)],
    ]);
  });
  it('counts moves by round', () => {
    expect(pointIn(positions('own'), 2)).toEqual({ move: 2, count: 2 });
    expect(pointIn(positions('own'), 3)).toEqual({ move: 0, count: 0 });
    expect(pointsOf(laid, xobrainer).map(({ move }) => move?.text)).toEqual([undefined, 'A1']);
  });
  it('tells how a round ended', () => {
    const t = (id: string, ...[facts]: unknown[]): string => `${id} ${JSON.stringify(facts ?? {})}`;
    expect(xobrainer.rounds?.result(asXobrainer(positions('own')[2]?.view ?? {}), t)).toEqual({
      winner: 1,
      words: 'round-points {"count":9}',
      stand: 'round-stand-sets {"sets":"0:0","points":"0:9"}',
    });
  });
});

describe('keys', () => {
  it.each([
    ['Home', 3, 0],
    ['End', 3, 9],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowRight', 9, 9],
    ['x', 3, null],
  ])('%s from %i leads to %s', (key, at, to) => {
    expect(stepBy(key, at, 9)).toBe(to);
  });
});
