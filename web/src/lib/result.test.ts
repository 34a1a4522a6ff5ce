import { describe, expect, it } from 'vitest';
import { presenter as xobrainer } from '../games/xobrainer/presenter';
import { isLastOfSeries, isOnline, seriesPoints, verdictOf } from './result';
import { verdictWords } from './verdict';
import type { Chair, MatchView } from './protocol';

describe('the verdict', () => {
  const won = { reason: 'line', places: [0, 1] };
  it('tells winner and loser', () => {
    expect(verdictOf(won, [0])).toMatchObject({ mine: 'won', winners: [0], last: 1 });
    expect(verdictOf(won, [1])).toMatchObject({ mine: 'lost', isDraw: false });
  });
  it('takes no side at one screen and for spectators', () => {
    expect(verdictOf(won, [0, 1]).mine).toBeNull();
    expect(verdictOf(won, []).mine).toBeNull();
  });
  it('gives who has left no share in a draw of the others', () => {
    const agreed = { reason: 'draw-agreed', places: [0, 2, 0] };
    expect(verdictOf(agreed, [0])).toMatchObject({ mine: 'drawn', isDraw: true });
    expect(verdictOf(agreed, [1]).mine).toBe('lost');
  });
  it('knows draws and shared wins', () => {
    expect(verdictOf({ reason: 'full', places: [0, 0] }, [1])).toMatchObject({
      mine: 'drawn',
      isDraw: true,
    });
    expect(verdictOf({ reason: 'lines', places: [0, 2, 0] }, [2])).toMatchObject({
      mine: 'won',
      isDraw: false,
      winners: [0, 2],
      last: 1,
    });
  });
});

const t = (id: string, ...[facts]: unknown[]): string =>
  facts ? `${id} ${JSON.stringify(facts)}` : id;

describe('the reason', () => {
  it('addresses whom it names', () => {
    const idOf = (reason: string, you: number[]): string | undefined => {
      const match = { you, sides: [0, 1] };
      const words = verdictWords({ reason, places: [0, 1] }, match, xobrainer, ['Anna', 'Bo'], t);
      return words.reason.split(' ')[0];
    };
    expect(idOf('line', [0])).toBe('own-reason-line');
    expect(idOf('time', [1])).toBe('own-reason-time');
    for (const you of [[1], [0, 1], []]) expect(idOf('line', you)).toBe('reason-line');
    expect(idOf('time', [0])).toBe('reason-time');
  });
});

describe('the verdict for teams', () => {
  const won = { reason: 'sets', places: [0, 1, 0, 1] };
  const sides = [0, 1, 0, 1];
  const words = (you: number[]) =>
    verdictWords(won, { you, sides }, xobrainer, ['Anna', 'Bo', 'Cleo', 'Dan'], t);

  it('is that of the side, also for one screen on which a side sits', () => {
    expect(verdictOf(won, [2], sides).mine).toBe('won');
    expect(verdictOf(won, [1, 3], sides).mine).toBe('lost');
    expect(verdictOf(won, [0, 1], sides).mine).toBeNull();
    expect(verdictOf({ reason: 'points', places: [0, 0, 0, 0] }, [2], sides).mine).toBe('drawn');
  });
  it('names the side', () => {
    expect(words([0]).headline).toBe('result-team-won');
    expect(words([3]).headline).toBe('result-team-lost');
    expect(words([]).headline).toBe('result-wins {"name":"xobrainer-team {\\"sign\\":\\"X\\"}"}');
    expect(words([]).reason).toContain('reason-sets');
  });
});

describe('a series', () => {
  const series = { games: 2, game: 1, points: [0, 2] };
  it('counts two for a win, one for a draw', () => {
    expect(seriesPoints(series, { reason: 'line', places: [0, 1] })).toEqual([2, 2]);
    expect(seriesPoints(series, { reason: 'full', places: [0, 0] })).toEqual([1, 3]);
    expect(seriesPoints(series, null)).toEqual([0, 2]);
  });
  it('ends', () => {
    expect(isLastOfSeries(series)).toBe(false);
    expect(isLastOfSeries({ ...series, game: 2 })).toBe(true);
  });
});

describe('online play', () => {
  const match = (you: number[], kinds: Chair['kind'][]): MatchView =>
    ({ you, chairs: kinds.map((kind) => ({ kind })) }) as MatchView;
  it('needs a person at another screen', () => {
    expect(isOnline(match([0], ['person', 'person']))).toBe(true);
    expect(isOnline(match([0, 1], ['person', 'person']))).toBe(false);
    expect(isOnline(match([0], ['person', 'bot']))).toBe(false);
  });
});
