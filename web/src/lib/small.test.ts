import { describe, expect, it } from 'vitest';
import { cleanCode, invitation, isWholeCode, matchIn, spaced, strangers } from './codes';
import { hasTeams, withFacts } from './facts';
import type { MatchView } from './protocol';
import { parse } from './routes';
import { randomId } from './random';
import { pageTitle } from './title';

describe('codes', () => {
  it('are upper-cased and freed of what is not a symbol', () => {
    expect(cleanCode(' k7p-m2x ')).toBe('K7PM2X');
    expect(isWholeCode('K7PM2X')).toBe(true);
    expect(isWholeCode('K7PM2')).toBe(false);
  });
  it('are found in a pasted link', () => {
    expect(cleanCode('http://192.168.1.5:8000/j/k7pm2x?x=1')).toBe('K7PM2X');
  });
  it('are given away with their match, so that the link is no guess', () => {
    const link = invitation('K7PM2X', 'k7m2x9q4tw3b');
    expect(link).toBe('/j/K7PM2X?m=k7m2x9q4tw3b');
    expect(matchIn(`http://192.168.1.5:8000${link}`)).toBe('k7m2x9q4tw3b');
    expect(matchIn('http://192.168.1.5:8000/j/K7PM2X?x=1&m=k7m2x9q4tw3b')).toBe('k7m2x9q4tw3b');
    expect(invitation('K7PM2X', null)).toBe('/j/K7PM2X');
    expect(matchIn('K7PM2X')).toBeNull();
    expect(matchIn('http://192.168.1.5:8000/j/K7PM2X')).toBeNull();
  });
  it('never hold look-alikes', () => {
    expect(strangers('K7PO2O')).toEqual(['O']);
    expect(strangers('K7PM2X')).toEqual([]);
  });
  it('are read aloud in two groups', () => {
    expect(spaced('K7PM2X')).toBe('K7P M2X');
  });
});

describe('routes', () => {
  it.each([
    ['/', { name: 'start' }],
    ['/new/vier3d', { name: 'new', game: 'vier3d' }],
    ['/j/K7PM2X', { name: 'join', code: 'K7PM2X' }],
    ['/m/k7m2x9q4tw/', { name: 'play', id: 'k7m2x9q4tw' }],
    ['/w/abc', { name: 'watch', watch: 'abc' }],
    ['/r/abc', { name: 'replay', id: 'abc' }],
    ['/rules/vier3d', { name: 'rules', game: 'vier3d' }],
    ['/rules', { name: 'index', about: 'rules' }],
    ['/learn/', { name: 'index', about: 'learn' }],
    ['/companion', { name: 'index', about: 'companion' }],
    ['/admin', { name: 'admin' }],
    ['/groups', { name: 'groups' }],
    ['/groups/x', { name: 'missing' }],
    ['/e', { name: 'events' }],
    ['/e/new', { name: 'event-new' }],
    ['/e/K7PM2X', { name: 'event', code: 'K7PM2X' }],
    ['/e/K7PM2X/host', { name: 'event-host', code: 'K7PM2X' }],
    ['/e/K7PM2X/t/7', { name: 'event-table', code: 'K7PM2X', table: 7 }],
    ['/e/K7PM2X/standing', { name: 'event-standing', code: 'K7PM2X' }],
    ['/e/K7PM2X/t/x', { name: 'missing' }],
    ['/e/K7PM2X/host/x', { name: 'missing' }],
    ['/privacy', { name: 'privacy' }],
    ['/m', { name: 'missing' }],
    ['/m/a/b', { name: 'missing' }],
    ['/m/%', { name: 'play', id: '%' }],
    ['/elsewhere/x', { name: 'missing' }],
  ])('%s', (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});

describe('random ids', () => {
  it('are long enough and differ', () => {
    expect(randomId()).toHaveLength(16);
    expect(randomId()).not.toBe(randomId());
  });
});

describe('the title', () => {
  it('has a star when it is my turn and the tab is hidden', () => {
    expect(pageTitle('Your turn', { mine: true, hidden: true })).toBe('★ Your turn · Knobel');
    expect(pageTitle('Your turn', { mine: true, hidden: false })).toBe('Your turn · Knobel');
    expect(pageTitle('')).toBe('Knobel');
  });
});

describe('facts', () => {
  const old = (sides: number[]): MatchView => ({ sides }) as MatchView;
  it('are completed in what was saved before there were any', () => {
    expect(withFacts(old([0, 0, 0]))).toMatchObject({
      is_together: true,
      is_live: true,
      has_ladder: true,
    });
    expect(withFacts(old([0, 1]))).toMatchObject({ is_together: false, is_live: false });
  });
  it('are left as the server told them', () => {
    const told = { ...withFacts(old([0, 0])), is_live: false, has_clock: true };
    expect(withFacts(told)).toEqual(told);
  });
  it('tell teams apart from players for themselves', () => {
    expect([hasTeams([0, 1, 0]), hasTeams([0, 1])]).toEqual([true, false]);
  });
});
