import { describe, expect, it } from 'vitest';
import { formatSpan, formatTime, lowBelow, matchTime, Offset, timeLeft } from './clock';

describe('match time', () => {
  it('flows from the epoch', () => {
    expect(matchTime({ epoch: 1000, stopped: null }, 5000)).toBe(4000);
  });
  it('stands still while the match is stopped, even at 0', () => {
    expect(matchTime({ epoch: 1000, stopped: 0 }, 5000)).toBe(0);
  });
  it('is 0 before the beginning', () => {
    expect(matchTime({ epoch: null, stopped: null }, 5000)).toBe(0);
  });
});

describe('time left', () => {
  const clock = { lefts: [60_000, 30_000], running: 0, since: 10_000 };
  it('flows for the running seat only', () => {
    expect(timeLeft(clock, 0, 15_000)).toBe(55_000);
    expect(timeLeft(clock, 1, 15_000)).toBe(30_000);
  });
  it('never grows when our estimate lags behind, and ends at 0', () => {
    expect(timeLeft(clock, 0, 9_000)).toBe(60_000);
    expect(timeLeft(clock, 0, 900_000)).toBe(0);
  });
});

describe('faces', () => {
  it.each([
    [300_000, '5:00'],
    [299_001, '5:00'],
    [59_000, '0:59'],
    [10_000, '0:10'],
    [9_940, '0:10.0'],
    [7_300, '0:07.3'],
    [1, '0:00.1'],
    [0, '0:00.0'],
    [3_900_000, '1:05:00'],
  ])('%i ms is %s', (millis, face) => {
    expect(formatTime(millis)).toBe(face);
  });
  it('writes spans for settings', () => {
    expect([formatSpan(30), formatSpan(300), formatSpan(90)]).toEqual([
      '30 s',
      '5 min',
      '1 min 30 s',
    ]);
  });
  it('warns earlier when there is more to lose', () => {
    expect(lowBelow(300_000)).toBe(20_000);
    expect(lowBelow(10_000)).toBe(3_000);
  });
});

describe('the offset', () => {
  it('trusts the quickest round trip', () => {
    const offset = new Offset();
    offset.measure(0, 1000, 10_000);
    offset.measure(2000, 2010, 12_105);
    offset.measure(4000, 4400, 15_000);
    expect(offset.value).toBe(10_100);
    expect(offset.latency).toBe(400);
  });
  it('is a guess at first', () => {
    const offset = new Offset();
    offset.guess(5000, 4000);
    expect(offset.value).toBe(1000);
    expect(offset.latency).toBeNull();
  });
});
