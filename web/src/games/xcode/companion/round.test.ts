import { describe, expect, it } from 'vitest';
import { glassLeft } from '../../../offline/clocks';
import { tape, type Dice } from '../../../offline/dice';
import { ROUND, type Action, type Round, type Settings } from './round';
import { isSpoken, warningBetween } from './warnings';

const SECOND = 1000;

function begin(settings: Partial<Settings> = {}, dice: Dice = tape([])): Round {
  const start: Action = {
    type: 'start',
    level: 'level-1',
    players: 4,
    isRefill: false,
    ...settings,
  };
  return ROUND.reduce(ROUND.fresh, start, { at: 0, dice });
}

/** What was due before the action happens first, as the session does it. */
function act(round: Round, action: Action, seconds: number, dice: Dice = tape([])): Round {
  const moment = { at: seconds * SECOND, dice };
  return ROUND.reduce(ROUND.settle(round, moment), action, moment);
}

const wait = (round: Round, seconds: number, dice: Dice = tape([])): Round =>
  ROUND.settle(round, { at: seconds * SECOND, dice });

const left = (round: Round, seconds: number): number =>
  round.sand === null ? -1 : glassLeft(round.sand, seconds * SECOND) / SECOND;

const TURN: Action = { type: 'turn' };

describe('the sandglass of a real deck', () => {
  it('turned with 10 seconds left gives 170, turned with 170 left gives 10 (XC-40)', () => {
    const late = act(begin(), TURN, 170);

    expect(left(late, 170)).toBe(170);
    expect(left(act(late, TURN, 170), 170)).toBe(10);
    expect(late.turns).toBe(1);
  });

  it('is full again after every turn where that was chosen (XC-41)', () => {
    const round = act(begin({ isRefill: true }), TURN, 30);

    expect(left(round, 30)).toBe(180);
  });

  it('ends the round when it has run out, in its own time (XC-42)', () => {
    const round = wait(begin(), 200);

    expect(round.end).toEqual({ at: 180 * SECOND, reason: 'sand' });
    expect(act(round, TURN, 200)).toEqual(round);
  });

  it('is still to be turned a moment before', () => {
    expect(wait(begin(), 179.999).end).toBeNull();
  });

  it('is at rest when all is cracked (XC-60)', () => {
    const won = act(begin(), { type: 'win' }, 100);

    expect(won.end).toEqual({ at: 100 * SECOND, reason: 'cracked' });
    expect(wait(won, 500)).toBe(won);
  });
});

describe('fields that are tapped as cracked', () => {
  it('win when all twelve are', () => {
    let round = begin();
    for (const field of '123456789*0') round = act(round, { type: 'crack', field }, 50);
    expect(round.end).toBeNull();

    round = act(round, { type: 'crack', field: '#' }, 60);

    expect(round.end).toEqual({ at: 60 * SECOND, reason: 'cracked' });
  });

  it('are cracked once', () => {
    const once = act(begin(), { type: 'crack', field: '5' }, 10);

    expect(act(once, { type: 'crack', field: '5' }, 11)).toEqual(once);
  });
});

describe('missions', () => {
  it('row by row: the next row opens when the one above it is done', () => {
    let round = begin({ level: 'rows' });
    expect(act(round, { type: 'crack', field: '4' }, 5)).toEqual(round);

    for (const field of '312') round = act(round, { type: 'crack', field }, 6);

    expect(round.notes).toEqual([{ type: 'gate', open: '456', rest: '789*0#' }]);
  });

  it('in the dark: six fields are lit, and the next comes by chance', () => {
    const first = begin({ level: 'dark' }, tape(Array<number>(12).fill(0)));
    expect(first.notes).toEqual([{ type: 'gate', open: '123456', rest: '789*0#' }]);

    const round = act(first, { type: 'crack', field: '3' }, 6);

    expect(round.notes).toEqual([{ type: 'gate', open: '124567', rest: '89*0#' }]);
  });

  it('silence comes and goes at its times', () => {
    const round = begin({ level: 'silence' });

    expect(wait(round, 29).notes).toEqual([{ type: 'quiet', is_quiet: false, until: 30_000 }]);
    expect(wait(round, 31).notes).toEqual([{ type: 'quiet', is_quiet: true, until: 60_000 }]);
    expect(wait(round, 61).notes).toEqual([{ type: 'quiet', is_quiet: false, until: 90_000 }]);
  });

  it('a second glass is filled by every code, and loses the round when it is empty', () => {
    const round = act(begin({ level: 'second-glass' }), { type: 'crack', field: '7' }, 50);

    expect(wait(round, 109).end).toBeNull();
    expect(wait(round, 120).end).toEqual({ at: 110_000, reason: 'second-sand' });
  });

  it('turncoat: after 20 seconds the arrows of the named symbol mean the other side', () => {
    const round = begin({ level: 'turncoat' }, tape([4]));
    expect(round.notes).toEqual([{ type: 'turning', symbol: '5', due: 20_000 }]);

    const once = wait(round, 21, tape([4]));
    expect(once.turned).toBe('5');

    expect(wait(once, 41, tape([0])).turned).toBe('');
  });

  it('a cut cable is between two neighbours, and soon between others', () => {
    const round = begin({ level: 'cut-cable', players: 3 }, tape([2]));
    expect(round.notes).toEqual([{ type: 'cable', between: [2, 0], until: 15_000 }]);

    expect(wait(round, 16, tape([0])).notes).toEqual([
      { type: 'cable', between: [0, 1], until: 30_000 },
    ]);
  });

  it('a cable between two people is cut half of the time', () => {
    const round = begin({ level: 'cut-cable', players: 2 }, tape([1]));

    expect(round.notes).toEqual([{ type: 'cable', between: [], until: 15_000 }]);
  });

  it('a hot joker burns for 20 seconds, unless it is gone before', () => {
    const held = act(begin({ level: 'hot-joker', players: 3 }), { type: 'joker', seat: 1 }, 10);
    expect(held.notes).toEqual([{ type: 'fuses', dues: [null, 30_000, null] }]);
    expect(wait(held, 31).burnt).toEqual({ seat: 1, at: 30_000 });
    expect(wait(held, 31).notes).toEqual([{ type: 'fuses', dues: [null, null, null] }]);

    const rid = act(held, { type: 'joker', seat: 1 }, 29);

    expect(wait(rid, 31).burnt).toBeNull();
  });
});

describe('warnings', () => {
  it('come once, when the sand passes them', () => {
    expect(warningBetween(20_100, 20_000)).toBe(20);
    expect(warningBetween(20_000, 19_900)).toBeNull();
    expect(warningBetween(100_000, 99_900)).toBeNull();
  });

  it('are the latest where the page slept, and none at the end', () => {
    expect(warningBetween(70_000, 9_000)).toBe(10);
    expect(warningBetween(1_200, 0)).toBeNull();
  });

  it('do not come when a turn gave time', () => {
    expect(warningBetween(10_000, 170_000)).toBeNull();
  });

  it('are said aloud only now and then', () => {
    expect([60, 20, 10, 5, 1].map(isSpoken)).toEqual([true, true, true, false, false]);
  });
});
