import { describe, expect, it } from 'vitest';
import { t } from '../board/samples';
import { tape } from '../../../offline/dice';
import { agreedOf } from '../offline/vectors';
import { FLOW, type Action, type Match, type Play } from './match';
import { endWords, isTold, lowBetween, newsBetween, turnWords } from './news';

const MOMENT = { at: 0, dice: tape([]) };

function after(state: Play, ...actions: Action[]): Match {
  const { match } = actions.reduce((now, one) => FLOW.reduce(now, one, MOMENT), state);
  if (match === null) throw new Error('no match');
  return match;
}

const agreed = agreedOf({
  layout: 'default',
  deck: null,
  variants: [{ type: 'time-bomb', seconds: 10 }],
  length: { type: 'single-round' },
  teams: [1, 1],
  rows: 'best',
});
const begun = FLOW.reduce(
  FLOW.fresh,
  { type: 'start', agreed, names: ['Mara', 'Joost'], isFacing: true },
  { at: 0, dice: tape([0]) },
);
const first = after(begun, { type: 'ready' }, { type: 'play' });

describe('what is heard at the table', () => {
  it('is whose turn it is, with which piece', () => {
    expect(turnWords(first, t)).toBe('xobrainer-choose-named(Mara xobrainer-green-cross)');
    expect(newsBetween(first, after({ match: first }, { type: 'lay', side: 0 }), t)).toEqual({
      sound: 'drop',
      words: 'xobrainer-choose-named(Joost xobrainer-pink-ring)',
      isShown: false,
    });
  });

  it('is a turn that was lost', () => {
    const { match } = FLOW.settle({ match: first }, { at: 10_000, dice: tape([]) });

    expect(match && newsBetween(first, match, t)).toEqual({
      sound: 'lose',
      words: 'xobrainer-turn-lost(Mara) xobrainer-choose-named(Joost xobrainer-pink-ring)',
      isShown: true,
    });
  });

  it('is how it ended', () => {
    const told = { by: 'hand', side: 1, prize: 'points', points: 7 } as const;
    const over = after({ match: first }, { type: 'stop' }, { type: 'count', told });

    expect(newsBetween(first, over, t)?.words).toBe(
      'xobrainer-companion-won-round(Joost) xobrainer-companion-match-won(Joost)',
    );
    expect(endWords(first, t)).toBeNull();
  });

  it('is nothing where nothing has changed', () => {
    expect(newsBetween(first, { ...first }, t)).toBeNull();
  });
});

describe('little time', () => {
  it('is heard second by second at the very end', () => {
    expect(lowBetween(3050, 2990)).toBe(3);
    expect(lowBetween(2990, 2900)).toBeNull();
    expect(lowBetween(1010, 990)).toBe(1);
    expect(lowBetween(100, 0)).toBeNull();
    expect(lowBetween(6050, 5990)).toBeNull();
  });

  it('is said once', () => {
    expect(isTold(5050, 4950)).toBe(true);
    expect(isTold(4950, 4850)).toBe(false);
  });
});
