import { describe, expect, it } from 'vitest';
import { claimsOf } from './claims';
import type { Chair, MatchView } from './protocol';

/** Seats by who can be claimed against from when; null is there, 'bot' is a program. */
function match(
  chairs: (number | null | 'bot')[],
  sides: number[],
  changes: Partial<MatchView> = {},
): MatchView {
  const seated = chairs.map((from) => ({
    kind: from === 'bot' ? 'bot' : 'person',
    away: typeof from === 'number' ? from - 60_000 : null,
    claimable: from === 'bot' ? null : from,
    stand_in: false,
    playing: true,
  })) as Chair[];
  return { chairs: seated, sides, you: [0], phase: 'running', ...changes } as MatchView;
}
const PAIR = [0, 1];
const TEAMS = [0, 1, 0, 1];
const WAY_BACK = 100_000;

describe('claims', () => {
  it('open a minute after the other side has gone', () => {
    const away = match([null, WAY_BACK], PAIR);
    expect(claimsOf(away, WAY_BACK - 1)).toEqual({
      offers: [],
      from: WAY_BACK,
      isMateGone: false,
    });
    expect(claimsOf(away, WAY_BACK).offers).toEqual(['win', 'draw']);
  });
  it('are for players of a running match', () => {
    expect(claimsOf(match([null, WAY_BACK], PAIR, { you: [] }), WAY_BACK).offers).toEqual([]);
    const stopped = match([null, WAY_BACK], PAIR, { phase: 'paused' });
    expect(claimsOf(stopped, WAY_BACK)).toEqual({ offers: [], from: null, isMateGone: false });
  });
  it('are none where everybody is there', () => {
    expect(claimsOf(match([null, null], PAIR), WAY_BACK).from).toBeNull();
  });
  it('are none against an own mate', () => {
    const { offers, from } = claimsOf(match([null, null, WAY_BACK, null], TEAMS), WAY_BACK);
    expect({ offers, from }).toEqual({ offers: [], from: null });
  });
  it('need but one of the other team', () => {
    const away = match([null, null, null, WAY_BACK], TEAMS);
    expect(claimsOf(away, WAY_BACK).offers).toEqual(['win', 'draw']);
  });
  it('are no win while an own mate is gone too', () => {
    const both = match([null, null, WAY_BACK + 5000, WAY_BACK], TEAMS);
    expect(claimsOf(both, WAY_BACK).offers).toEqual(['win', 'draw']);
    expect(claimsOf(both, WAY_BACK + 5000)).toEqual({
      offers: ['draw'],
      from: WAY_BACK,
      isMateGone: true,
    });
  });
  it('are a draw with programs that wait for an own mate', () => {
    const mate = match([null, 'bot', WAY_BACK, 'bot'], TEAMS);
    expect(claimsOf(mate, WAY_BACK).offers).toEqual(['draw']);
  });
  it('do not wait for who has left the game, nor are they made against them', () => {
    const left = match([null, null, WAY_BACK], [0, 1, 2]);
    left.chairs = left.chairs.map((chair, seat) => ({ ...chair, playing: seat !== 1 }));
    expect(claimsOf(left, WAY_BACK).offers).toEqual(['win', 'draw']);
    const gone = match([null, WAY_BACK, null], [0, 1, 2]);
    gone.chairs = gone.chairs.map((chair, seat) => ({ ...chair, playing: seat !== 1 }));
    expect(claimsOf(gone, WAY_BACK)).toEqual({ offers: [], from: null, isMateGone: false });
    gone.chairs = gone.chairs.map((chair, seat) => ({ ...chair, playing: seat !== 0 }));
    expect(claimsOf(gone, WAY_BACK).offers).toEqual([]);
  });
  it('are no draw while one of three is still there', () => {
    expect(claimsOf(match([null, WAY_BACK, null], [0, 1, 2]), WAY_BACK).offers).toEqual(['win']);
  });
});
