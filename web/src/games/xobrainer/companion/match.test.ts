import { describe, expect, it } from 'vitest';
import { tape } from '../../../offline/dice';
import { agreedOf, type Named } from '../offline/vectors';
import {
  begun,
  done,
  settled,
  toggled,
  undone,
  type CompanionSession,
} from '../../../companion/session';
import {
  awardOf,
  FLOW,
  roundInSet,
  seatOf,
  setOf,
  type Action,
  type Match,
  type Play,
  type Told,
} from './match';

const PLAIN: Named = {
  layout: 'default',
  deck: null,
  variants: [],
  length: { type: 'sets', best_of: 5 },
  teams: [1, 1],
  rows: 'best',
};
const NO_DICE = tape([]);

/** A session that has come to its first turn at wall time 1000. */
function playing(named: Partial<Named>, picks: number[] = [0]): CompanionSession<Play> {
  const agreed = agreedOf({ ...PLAIN, ...named });
  const start: Action = { type: 'start', agreed, names: [], isFacing: true };
  const session = begun(FLOW, start, 1000, tape(picks));
  return all(session, 1000, { type: 'ready' }, { type: 'play' });
}

const all = (
  session: CompanionSession<Play>,
  wall: number,
  ...actions: Action[]
): CompanionSession<Play> =>
  actions.reduce((now, action) => done(FLOW, now, action, wall, NO_DICE), session);

function matchOf({ state }: CompanionSession<Play>): Match {
  if (state.match === null) throw new Error('no match');
  return state.match;
}

const LAY_X: Action = { type: 'lay', side: 0 };
const LAY_O: Action = { type: 'lay', side: 1 };
const ROW: Told = { by: 'board', side: 0, runs: [['d5', 'e5', 'f5', 'g5', 'h5']], laid: [] };

describe('a match at the table', () => {
  it('begins with lots, then line-ups, then the first turn', () => {
    const agreed = agreedOf(PLAIN);
    const start: Action = { type: 'start', agreed, names: ['Mara', 'Joost'], isFacing: true };
    const lots = begun(FLOW, start, 0, tape([1]));

    expect(matchOf(lots)).toMatchObject({ phase: 'lots', round: { first: 1, side: null } });
    expect(matchOf(all(lots, 5, { type: 'ready' })).round.lineups).toEqual(['XXXx', 'OOOo']);
    expect(matchOf(all(lots, 5, { type: 'ready' }, { type: 'play' })).round.side).toBe(1);
  });

  it('takes the piece that was touched off the line-up, and only on turn', () => {
    const session = all(playing({}), 2000, LAY_O, LAY_X);

    expect(matchOf(session).round).toMatchObject({
      side: 1,
      lineups: ['XXx', 'OOOo'],
      played: ['X', ''],
    });
  });

  it('lines up four new ones after the fourth', () => {
    const turns = Array.from({ length: 4 }, () => [LAY_X, LAY_O]).flat();

    expect(matchOf(all(playing({}), 2000, ...turns)).round).toMatchObject({
      lineups: ['XXXx', 'OOOo'],
      played: ['', ''],
      bags: [
        [18, 6],
        [18, 6],
      ],
    });
  });

  it('loses the turn when the bomb goes off, and not the piece', () => {
    const session = playing({ variants: [{ type: 'time-bomb', seconds: 10 }] });
    const late = done(FLOW, session, LAY_X, 11_000, NO_DICE);

    expect(matchOf(late).round).toMatchObject({ side: 1, lineups: ['XXXx', 'OOOo'], lost: [1, 0] });
    expect(matchOf(late).round.clock).toEqual({ type: 'fuse', burns_out: 20_000 });
  });

  it('goes on from where the clock was after a mistaken tap', () => {
    const session = playing({ variants: [{ type: 'time-bomb', seconds: 10 }] });
    const tapped = done(FLOW, session, LAY_X, 5000, NO_DICE);
    const back = undone(FLOW, tapped, 13_000, NO_DICE);

    // Four of ten seconds were gone at the tap; eight more went by until it was taken back.
    expect(matchOf(back).round).toMatchObject({ side: 0, clock: { burns_out: 18_000 } });
    expect(matchOf(back).round.lineups).toEqual(['XXXx', 'OOOo']);
  });

  it('gives the set away when the bar is at an end', () => {
    const session = playing({ variants: [{ type: 'time-balance', seconds: 10 }] });
    const over = settled(FLOW, session, 11_000, NO_DICE);

    expect(matchOf(over)).toMatchObject({
      phase: 'result',
      standing: { points: [0, 0], sets: [0, 1] },
      results: [{ winner: 1, reason: 'time', isSetWon: true }],
    });
    expect(matchOf(all(over, 12_000, { type: 'next' })).round.first).toBe(0);
  });

  it('stands still while it is paused', () => {
    const session = playing({ variants: [{ type: 'time-bomb', seconds: 10 }] });

    expect(settled(FLOW, toggled(session, 3000), 99_000, NO_DICE).state).toBe(session.state);
  });

  it('asks how it ended when all pieces are laid', () => {
    const turns = Array.from({ length: 32 }, () => [LAY_X, LAY_O]).flat();
    const session = all(playing({}), 2000, ...turns);

    expect(matchOf(session)).toMatchObject({ phase: 'score', round: { side: null } });
    expect(matchOf(all(session, 2000, { type: 'count', told: { by: 'nobody' } }))).toMatchObject({
      phase: 'result',
      results: [{ winner: null, reason: 'stock' }],
    });
  });
});

describe('the score', () => {
  const stopped = (named: Partial<Named> = {}): CompanionSession<Play> =>
    all(playing(named), 2000, LAY_X, LAY_O, { type: 'stop' });

  it('is counted on the board, and the loser begins', () => {
    const session = all(stopped(), 3000, { type: 'count', told: ROW });

    expect(matchOf(session)).toMatchObject({
      phase: 'result',
      standing: { points: [6, 0], sets: [0, 0] },
    });
    const next = matchOf(all(session, 4000, { type: 'next' }));
    expect(next).toMatchObject({
      phase: 'ready',
      round: { number: 2, first: 1, lineups: ['XXXx', 'OOOo'] },
    });
  });

  it('can be said by hand', () => {
    const told: Told = { by: 'hand', side: 1, prize: 'points', points: 21 };

    const session = all(stopped(), 3000, { type: 'count', told });
    expect(matchOf(session)).toMatchObject({
      standing: { points: [0, 0], sets: [0, 1] },
      results: [{ isSetWon: true, award: { points: 21 } }],
    });
    const next = matchOf(all(session, 4000, { type: 'next' }));
    expect([next.round.number, roundInSet(next), setOf(next)]).toEqual([2, 1, 2]);
  });

  it('of a set by hand is 20 points where there are no sets', () => {
    const told: Told = { by: 'hand', side: 1, prize: 'set', points: 0 };
    const session = stopped({ length: { type: 'points', points: 50 } });

    expect(matchOf(all(session, 3000, { type: 'count', told })).standing.points).toEqual([0, 20]);
  });

  it('ends the match with a knockout', () => {
    const told: Told = { ...ROW, runs: [['a1', 'b2', 'c3', 'd4', 'e5']] };
    const over = all(stopped(), 3000, { type: 'count', told });

    expect(matchOf(over).end).toEqual({ winner: 0, reason: 'knockout' });
    expect(matchOf(all(over, 4000, { type: 'next' }))).toBe(matchOf(over));
  });

  it('can be taken back', () => {
    const before = stopped();
    const session = all(before, 3000, { type: 'count', told: ROW });

    expect(undone(FLOW, session, 4000, NO_DICE).state).toEqual(before.state);
  });

  it('is not made of squares without a row', () => {
    expect(awardOf(matchOf(stopped()), { ...ROW, runs: [] })).toBeNull();
    const same = all(stopped(), 3000, { type: 'count', told: { ...ROW, runs: [] } });
    expect(matchOf(same).phase).toBe('score');
  });
});

describe('variants', () => {
  it('draw the line-up from the bag', () => {
    // The lot, then four of 32 for each side.
    const session = playing({ variants: [{ type: 'random' }] }, [0, 31, 0, 0, 0, 0, 0, 29, 0]);

    expect(matchOf(session).round.lineups).toEqual(['xXXX', 'OOoO']);
  });

  it('deal cards, and leave 28 pieces after Map', () => {
    const variants: Named['variants'] = [
      { type: 'map' },
      { type: 'mission', knockout: 'with-row' },
    ];
    const session = playing({ variants, deck: 'default' }, [0, 0, 0, 0, 0]);
    const { round } = matchOf(session);

    expect(round.deal.map).toEqual([0, 1]);
    expect(round.deal.hands.map(({ seats, card }) => [seats, card])).toEqual([
      [[0], 2],
      [[1], 3],
    ]);
    expect(round.bags).toEqual([
      [18, 6],
      [18, 6],
    ]);
  });

  it('count the pieces of a mission with the row', () => {
    const variants: Named['variants'] = [{ type: 'mission', knockout: 'with-row' }];
    const session = playing({ variants, deck: 'default' }, [0, 0, 0]);
    // Card 0 marks a1, f6 and j3 in the main colour, e9 in the other.
    const award = awardOf(matchOf(session), {
      ...ROW,
      side: 0,
      laid: [
        ['a1', 'X'],
        ['e9', 'X'],
      ],
    });

    expect(award).toMatchObject({ prize: 'points', points: 9 });
  });

  it('let team mates take turns', () => {
    const session = playing({ teams: [2, 1] });

    expect(seatOf(matchOf(session), 0)).toBe(0);
    expect(seatOf(matchOf(all(session, 2000, LAY_X, LAY_O)), 0)).toBe(2);
    expect(seatOf(matchOf(all(session, 2000, LAY_X, LAY_O, LAY_X, LAY_O)), 0)).toBe(0);
  });
});
