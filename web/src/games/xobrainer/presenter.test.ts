import { describe, expect, it } from 'vitest';
import type { Config, GameEvent, View } from './wire';
import { squareIndex, presenter as xobrainer } from './presenter';
import {
  configFrom,
  deckIn,
  DEFAULTS,
  layoutIn,
  obstacleTo,
  openingFrom,
  presetOf,
  PRESETS,
  restored,
  sidesOf,
  sittersOf,
  switched,
  withPreset,
  type Choices,
} from './setup/setup';
import { isAsExpected } from '../../lib/told';
import { verdicts } from '../../offline/vectors';

const t = (id: string, ...[facts]: unknown[]): string =>
  facts ? `${id} ${JSON.stringify(facts)}` : id;

const view = (changes: Partial<View> = {}): View =>
  ({
    round: 2,
    turn: 7,
    sides: [0, 1, 0],
    to_move: 0,
    side: 0,
    next_seats: [0, 1],
    board: '.'.repeat(100),
    moves: [],
    lineups: ['Xx', 'OOOo'],
    points: [12, 0],
    sets: [1, 0],
    length: { type: 'sets', best_of: 5 },
    threats: [
      [0, 0, 'a1'],
      [1, 1, 'e5'],
      [1, 1, 'a2'],
    ],
    cards: [],
    gone: [],
    last: null,
    rest: null,
    wait: null,
    ...changes,
  }) as View;

describe('notation', () => {
  it('counts squares from a1 on, row by row', () => {
    expect(['a1', 'j1', 'a2', 'e5', 'j10'].map(squareIndex)).toEqual([0, 9, 10, 44, 99]);
  });
});

describe("the server's verdict on a move", () => {
  const asked = verdicts<View, GameEvent>('xobrainer-guesses');

  it.each(asked)('is foreseen: $move', ({ before, move, after, events }) => {
    const [guess] = xobrainer.guessEvents(before, move);
    const guessed = xobrainer.guessView(before, move);
    const has = (type: GameEvent['type']): boolean => events.some((event) => event.type === type);

    expect(isAsExpected({ ...events[0] } as never, { type: '', ...guess })).toBe(true);
    if (has('round-ended')) {
      expect(guessed.board).toBe(after.last?.board);
      return;
    }
    const { board, moves, side, to_move, next_seats } = after;
    expect(guessed).toMatchObject({ board, moves, side, to_move, next_seats });
    if (!has('lined-up')) expect(guessed.lineups).toEqual(after.lineups); // else dice have fallen
  });
});

describe('the guessed view', () => {
  it('lays the next piece, and the turn passes to the other side', () => {
    const next = xobrainer.guessView(view(), 'e5');
    expect(next.board[44]).toBe('X');
    expect(next.moves).toEqual([[0, 'e5', 'X']]);
    expect(next.lineups).toEqual(['x', 'OOOo']);
    expect([next.side, next.to_move]).toEqual([1, 1]);
  });
  it('passes the turn on in the team', () => {
    expect(xobrainer.guessView(view(), 'e5').next_seats).toEqual([2, 1]);
    const second = view({ to_move: 2, next_seats: [2, 1] });
    expect(xobrainer.guessView(second, 'e5').next_seats).toEqual([0, 1]);
  });
  it('keeps the threats that still stand', () => {
    expect(xobrainer.guessView(view(), 'e5').threats).toEqual([[1, 1, 'a2']]);
  });
  it('changes nothing when a result is confirmed, or nobody is to move', () => {
    const rest = view({ to_move: null, side: null });
    expect(xobrainer.guessView(rest, 'e5')).toBe(rest);
    expect(xobrainer.guessView(view(), 'ok')).toEqual(view());
  });
});

describe('words', () => {
  it('name seats by side, and by number in teams', () => {
    expect(xobrainer.seatName(1, [0, 1], t)).toBe('player-ring');
    expect(xobrainer.seatName(2, [0, 1, 0], t)).toBe('seat-cross {"number":2}');
  });
  it('tell sets and points, or points alone', () => {
    expect(xobrainer.score(view(), t)?.[0]?.long).toBe('sets {"count":1}, points {"count":12}');
    const points = view({ length: { type: 'points', points: 50 } });
    expect(xobrainer.score(points, t)?.[0]?.long).toBe('points {"count":12}');
    const fresh = { ...view(), points: [0, 0] as [number, number] };
    expect(xobrainer.score(fresh, t)?.[0]?.long).toBe('sets {"count":1}');
    expect(xobrainer.score({ ...fresh, sets: [0, 0] }, t)).toBeNull();
  });
  it('describe what differs from the usual', () => {
    const config: Required<Config> = {
      layout: { name: 'wild', rows: [] },
      deck: null,
      variants: [
        { type: 'trap', colours: 'victim' },
        { type: 'time-bomb', seconds: 90 },
      ],
      length: { type: 'rounds', rounds: 7 },
      teams: [2, 1],
      large_teams: false,
      rows: 'all',
      wait: 'none',
    };
    expect(xobrainer.describe(config, t)).toEqual([
      'xobrainer-says-rounds {"count":7}',
      'Trap',
      'xobrainer-says-victim',
      'TimeBomb 1 min 30 s',
      'xobrainer-says-teams {"crosses":2,"rings":1}',
      'xobrainer-layout-wild',
      'xobrainer-says-all-rows',
    ]);
  });
});

describe('what decided a match', () => {
  const decided = (squares: string[], reason: string) => {
    const row = { kind: 'shape' as const, squares };
    const last = { winner: 0, rows: [row], award: { points: 7 } } as unknown as View['last'];
    const match = { outcome: { reason, places: [0, 1] }, you: [1], sides: [0, 1] };
    const rows = Array.from({ length: 10 }, (_, i) => (i === 1 ? '4K33223344' : '4443333444'));
    const shown = view({ last, layout: { name: 'own', rows } });
    return xobrainer.decided?.(shown, ['Bo', 'Anna'], t, match)?.words;
  };

  it('is a row, with its ends and its points', () => {
    const row = ['d3', 'e4', 'f5', 'g6', 'h7'];
    expect(decided(row, 'sets')).toBe(
      'xobrainer-decided-row {"kind":"xobrainer-five-crosses","from":"d3","to":"h7","points":7}',
    );
  });
  it('is the star that a row runs through', () => {
    const row = ['b9', 'c8', 'd7', 'e6', 'f5'];
    expect(decided(row, 'knockout')).toBe(
      'xobrainer-decided-knockout {"kind":"xobrainer-five-crosses","square":"b9"}',
    );
  });
  it('is nothing on the board where somebody gave up', () => {
    expect(decided(['d3', 'e4', 'f5', 'g6', 'h7'], 'resigned')).toBeUndefined();
  });
});

describe('set-up', () => {
  const choices = (changes: Partial<Choices> = {}): Choices => ({ ...DEFAULTS, ...changes });

  it('opens a first game with one press', () => {
    expect(openingFrom(DEFAULTS, 'Anna')).toEqual({
      game: 'xobrainer',
      config: {
        layout: 'calm',
        variants: [],
        length: { type: 'sets', best_of: 1 },
        teams: [1, 1],
        large_teams: false,
        rows: 'best',
        wait: 'limited',
      },
      seats: [{ kind: 'person', mine: true }, { kind: 'person' }],
      name: 'Anna',
      order: 'lot',
    });
  });
  it.each(PRESETS)('knows the preset %s again', (preset) => {
    expect(presetOf(withPreset(choices({ rows: 'all' }), preset))).toBe(preset);
  });
  it('calls everything else a mix of one’s own', () => {
    expect(presetOf(choices({ variants: ['random'] }))).toBeNull();
    const blitz = withPreset(choices(), 'blitz');
    expect(presetOf({ ...blitz, bomb: 20 })).toBeNull();
    expect(presetOf({ ...withPreset(choices(), 'everything'), deck: 'own' })).toBeNull();
  });
  it('has at most one clock', () => {
    expect(switched(['map', 'time-bomb'], 'time-balance', true)).toEqual({
      variants: ['map', 'time-balance'],
      dropped: 'time-bomb',
    });
    expect(switched(['time-bomb'], 'map', true)).toEqual({
      variants: ['map', 'time-bomb'],
      dropped: null,
    });
    expect(switched(['time-bomb'], 'time-bomb', false).variants).toEqual([]);
  });
  it('writes variants with their options, within their limits', () => {
    const mix = choices({ variants: ['time-bomb', 'mission', 'trap'], bomb: 2, colours: 'victim' });
    expect(configFrom(mix)['variants']).toEqual([
      { type: 'mission', knockout: 'with-row' },
      { type: 'trap', colours: 'victim' },
      { type: 'time-bomb', seconds: 3 },
    ]);
    const long = choices({ length: 'points', points: 1000 });
    expect(configFrom(long)['length']).toEqual({ type: 'points', points: 500 });
    expect(configFrom(choices({ length: 'rounds', rounds: NaN }))['length']).toEqual({
      type: 'rounds',
      rounds: 1,
    });
  });
  it('seats teams in turn', () => {
    expect(sidesOf([2, 2])).toEqual([0, 1, 0, 1]);
    expect(sidesOf([1, 3])).toEqual([0, 1, 1, 1]);
    expect(sidesOf([4, 1])).toEqual([0, 1, 0, 0, 0]);
    expect(configFrom(choices({ teams: [4, 1] }))['large_teams']).toBe(true);
  });
  it('fills seats as most people want it, and as each was chosen', () => {
    expect(sittersOf(choices({ teams: [2, 2], who: 'bot', level: 'oak', side: 'rings' }))).toEqual([
      'oak',
      'here',
      'oak',
      'oak',
    ]);
    const chosen = choices({ teams: [2, 2], sitters: [null, 'redwood', 'here'] });
    expect(sittersOf(chosen)).toEqual(['here', 'redwood', 'here', 'friend']);
    expect(sittersOf({ ...chosen, teams: [1, 1] })).toEqual(['here', 'friend']);
  });
  it('draws no lots where all sit at one screen', () => {
    const { order, config } = openingFrom(choices({ who: 'local' }), 'Anna');
    expect([order, config?.['wait']]).toEqual(['seated', 'unlimited']);
  });
  it('says what is missing', () => {
    expect(obstacleTo(DEFAULTS)).toBeNull();
    expect(obstacleTo(choices({ teams: [2, 1], sitters: ['oak', 'oak', 'friend'] }))).toBe(
      'nobody-here',
    );
    expect(obstacleTo(choices({ layout: 'own' }))).toBe('no-layout');
    expect(obstacleTo(choices({ deck: 'own' }))).toBeNull();
    expect(obstacleTo(choices({ deck: 'own', variants: ['map'] }))).toBe('no-deck');
  });
  it('restores what was chosen last, but nothing that is not known', () => {
    const kept = { variants: ['gone', 'map'], length: 'week', teams: [2, 2], who: 'bot' };
    expect(restored(kept as unknown as Partial<Choices>, 'online')).toMatchObject({
      variants: ['map'],
      length: DEFAULTS.length,
      teams: [2, 2],
      who: 'online',
    });
  });
});

describe('files', () => {
  const rows = Array.from({ length: 10 }, () => '1111111111');
  it('hold a layout', () => {
    expect(layoutIn({ name: 'mine', rows })).toEqual({ name: 'mine', rows });
    expect(layoutIn({ name: 'mine', rows: rows.slice(1) })).toBeNull();
    expect(layoutIn([])).toBeNull();
  });
  it('hold a deck', () => {
    const cards = [{ white: ['a1'], purple: ['b2'] }];
    expect(deckIn({ name: 'mine', cards })).toEqual({
      name: 'mine',
      cards,
      colours: 'three-white',
    });
    expect(deckIn({ name: 'mine', cards: [{ white: 'a1' }] })).toBeNull();
    expect(deckIn(null)).toBeNull();
  });
});
