import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimIn, entrantPath, helperPath } from './links';
import { isTooLate, placeToPraise, ranked } from './place';
import {
  boardsOf,
  changes,
  entrantsOf,
  heatsOf,
  inFormat,
  lasting,
  sizeWords,
  takes,
  type Field,
} from './plan';
import {
  asked,
  forfeit,
  missingFor,
  pointsByDeal,
  resultOf,
  scoresForPlaces,
  type Winner,
} from './results';
import type { BoutView, HeatView, Result, Setup, TournamentView } from './wire';
import { countdown, moment, openBouts, points, score, timeLeft } from './words';

const setup = (changes: Partial<Setup> = {}): Setup =>
  ({ format: 'swiss', scoring: 'games', games: 2, heats: 5, minutes: 20, ...changes }) as Setup;

describe('figures', () => {
  it.each([
    [0, '0'],
    [1, '½'],
    [2, '1'],
    [3, '1½'],
  ])('writes %s half points as %s', (half, words) => expect(points(half)).toBe(words));

  it('writes a score from either side', () => {
    expect(score({ scores: [3, 1] })).toBe('1½ : ½');
    expect(score({ scores: [3, 1] }, 1)).toBe('½ : 1½');
  });

  it.each([
    [768_000, '12:48'],
    [3_725_000, '1:02:05'],
    [999, '0:01'],
    [0, '0:00'],
    [-130_000, '+2:10'],
  ])('counts %s ms down as %s', (millis, words) => expect(countdown(millis)).toBe(words));
});

describe('times', () => {
  const evening = Date.UTC(2026, 10, 20, 20, 40);
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['Europe/Berlin', '21:40 CET'],
    ['Europe/London', '20:40 GMT'],
    ['Asia/Tokyo', '05:40 GMT+9'],
  ])('are those of %s, with the name of the zone', (zone, words) => {
    vi.stubEnv('TZ', zone);
    expect(moment(evening, 'en-GB', evening - 3_600_000)).toBe(words);
  });

  it('have their date if they are on another day', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(moment(evening, 'en-GB', evening - 7 * 86_400_000)).toBe('Fri 20 Nov, 21:40 CET');
  });

  it('that are left are counted in days if there are many', () => {
    expect(timeLeft(47 * 3_600_000, 'en')).toBe('47:00:00');
    expect(timeLeft(6.9 * 86_400_000, 'en')).toBe('in 6 days');
    expect(timeLeft(6.9 * 86_400_000, 'de')).toBe('in 6 Tagen');
  });
});

describe('a group that plays the same deals as others', () => {
  const one = {
    scores: [0],
    tallies: [
      [5, 35_000],
      [3, 0],
    ],
    how: 'played',
  } as Result;
  const other = {
    scores: [0],
    tallies: [
      [5, 20_000],
      [3, 0],
    ],
    how: 'played',
  } as Result;
  const third = {
    scores: [0],
    tallies: [
      [4, 90_000],
      [6, 0],
    ],
    how: 'played',
  } as Result;

  it('has a score deal by deal', () => {
    expect(score(one)).toBe('5 · 0:35, 3 · 0:00');
  });

  it('gets two half points from each that did worse, one from each that did as well', () => {
    expect(pointsByDeal([one, other, third])).toEqual([
      [4, 1],
      [2, 1],
      [0, 4],
    ]);
    expect(pointsByDeal([one, null])).toEqual([[0, 0], []]);
  });
});

describe('what a host must see first', () => {
  it('lists contradictions before everything else, and nothing that is done', () => {
    const bout = (table: number, phase: BoutView['phase']): BoutView =>
      ({ table, phase, result: phase === 'done' ? { scores: [2, 0] } : null }) as BoutView;
    const heat = {
      bouts: [bout(1, 'reported'), bout(2, 'done'), bout(3, 'playing'), bout(4, 'differ')],
    } as HeatView;
    expect(openBouts(heat).map(({ table }) => table)).toEqual([4, 3, 1]);
  });
});

describe('results', () => {
  it('is whole once every game is decided', () => {
    expect(resultOf(setup(), '', [0, null])).toBeNull();
    expect(resultOf(setup(), '', [0, 'draw'])?.scores).toEqual([3, 1]);
  });

  it('asks for no game after a side has won the bout', () => {
    const best = setup({ scoring: 'win', games: 3 });
    expect(asked(best, '', [1, 1, null])).toEqual([1, 1]);
    expect(resultOf(best, '', [1, 1])?.scores).toEqual([0, 4]);
  });

  it('asks for one more game while a knockout has no winner', () => {
    const knockout = setup({ format: 'knockout' });
    const level: Winner[] = [0, 1];
    expect(asked(knockout, 'final', level)).toEqual([0, 1, null]);
    expect(resultOf(knockout, 'final', [...level, 0])?.scores).toEqual([4, 2]);
    expect(asked(setup({ format: 'stages' }), 'group-1', level)).toEqual(level);
  });

  it('shares the points of shared places', () => {
    expect(scoresForPlaces([1, 2, 3])).toEqual([4, 2, 0]);
    expect(scoresForPlaces([1, 1, 3])).toEqual([3, 3, 0]);
    expect(scoresForPlaces([2, 1, 2])).toEqual([1, 4, 1]);
    expect(scoresForPlaces([1, 1])).toEqual([2, 2]);
  });
});

describe('links', () => {
  it('keeps secrets in the fragment, and finds them there', () => {
    const helper = new URL(helperPath('K7PM2X', 'ev', 's3cr-et'), 'https://play.example');
    expect(helper.search).toBe('?m=ev');
    expect(claimIn(helper.hash)).toEqual({ role: 'helper', secret: 's3cr-et' });
    const entrant = new URL(entrantPath('K7PM2X', 'ev', 7, 'abc'), 'https://play.example');
    expect(claimIn(entrant.hash)).toEqual({ role: 'player', entrant: 7, secret: 'abc' });
  });

  it.each(['', '#main', '#entrant=x.y', '#helper='])('finds nothing in %j', (hash) => {
    expect(claimIn(hash)).toBeNull();
  });
});

describe('a bout that was missed', () => {
  const three = { sides: [[1], [2], [3]] };
  it.each([
    ['games', { sides: [[1], [2]] }, [2], [4, 0]],
    [
      'win',
      {
        sides: [
          [1, 2],
          [3, 4],
        ],
      },
      [3],
      [4, 0],
    ],
    ['win', { sides: [[1], [2]] }, [1, 2], [0, 0]],
    ['places', three, [2], [6, 0, 6]],
    ['places', three, [1, 3], [0, 8, 0]],
    ['places', three, [1, 2, 3], [0, 0, 0]],
    ['field', { sides: [[1]] }, [1], [0]],
  ] as const)('by %s of %j without %j gives %j', (scoring, { sides }, absent, scores) => {
    const bout = { sides: sides.map((side) => [...side]) };
    const how = 'forfeit';
    expect(forfeit(setup({ scoring }), bout, absent)).toEqual({ scores, tallies: [], how });
  });
});

describe('a place', () => {
  it('is among those who have played or still may, not among those who never came', () => {
    const states = ['here', 'withdrawn', 'here', 'entered', 'withdrawn'];
    const view = {
      entrants: states.map((state, id) => ({ id, state })),
      standing: { rows: [1, 2, null, null, null].map((place, entrant) => ({ entrant, place })) },
    } as TournamentView;
    expect(ranked(view)).toBe(3);
  });

  it.each([
    [5, [1, 2, 3, null, null]],
    [3, [1, 2, null]],
    [1, [1]],
  ])(
    'of %s is praised at the end among the first three, but not the last: %j',
    (count, praised) => {
      const numbers = Array.from({ length: count }, (_, i) => i + 1);
      const view = {
        is_over: true,
        entrants: numbers.map((id) => ({ id, state: 'here' })),
        standing: { rows: numbers.map((place) => ({ entrant: place, place })) },
      } as TournamentView;

      expect(numbers.map((one) => placeToPraise(view, one))).toEqual(praised);
      expect(placeToPraise({ ...view, is_over: false }, 1)).toBeNull();
    },
  );
});

it.each([
  ['swiss', [false, false, false, true]],
  ['league', [false, false, false, true]],
  ['knockout', [false, true, true, true]],
  ['arena', [false, false, false, false]],
] as const)('says when it is too late to come for the first time to a %s', (format, late) => {
  const after = (heats: number) =>
    isTooLate({
      setup: setup({ format, heats: 4 }),
      heat: heats === 0 ? null : ({ number: heats } as HeatView),
    });
  expect([0, 1, 2, 3].map(after)).toEqual(late);
});

describe('a changed proposal', () => {
  it('takes as long as its heats', () => {
    expect(takes(setup({ announce: 60 }), 8)).toBe(105);
    expect(heatsOf(setup({ format: 'all-play-all' }), 7)).toBe(7);
    expect(heatsOf(setup({ format: 'knockout' }), 9)).toBe(4);
    expect(heatsOf(setup({ format: 'arena', heats: 1 }), 9)).toBe(0);
  });

  it.each([
    [2, 5, 5],
    [4, 5, 3],
    [4, 6, 6],
    [5, 14, 10],
  ])('has %s meet as often as the heats allow: planned %s, played %s', (entrants, heats, played) =>
    expect(heatsOf(setup({ format: 'all-play-all', heats }), entrants)).toBe(played),
  );

  const pairs: Field = { people: 9, entrants: 5 };
  it.each([
    ['two sides', { sides: 2, boxes: 5 }, pairs, { real: 2, screen: 0 }],
    ['groups', { sides: 1, boxes: 2 }, { people: 10, entrants: 3 }, { real: 2, screen: 1 }],
    ['one group', { sides: 1, boxes: 2 }, { people: 2, entrants: 1 }, { real: 1, screen: 0 }],
    ['three', { sides: 3, boxes: 1 }, { people: 8, entrants: 8 }, { real: 1, screen: 2 }],
    [
      'a mixer',
      { sides: 2, boxes: 9, format: 'mixer', team: 2 },
      pairs, // who enter alone: one has a bye
      { real: 2, screen: 0 },
    ],
    [
      'a small table of a mixer',
      { sides: 2, boxes: 0, format: 'mixer', team: 2 },
      { people: 14, entrants: 14 },
      { real: 0, screen: 4 },
    ],
  ] as const)('has the boards that it takes for %s', (_, changed, field, boards) =>
    expect(boardsOf(setup(changed), field)).toEqual(boards),
  );

  it.each([
    [2, 1],
    [5, 2],
    [6, 2],
    [12, 4],
    [14, 6],
    [16, 8],
  ])('has the boards of a knockout of %s whose best have byes: %s', (entrants, real) => {
    const field: Field = { people: entrants, entrants };
    expect(boardsOf(setup({ format: 'knockout', sides: 2, boxes: 20 }), field)).toEqual({
      real,
      screen: 0,
    });
  });

  it.each([
    [6, 2, 2],
    [7, 2, 3],
    [10, 2, 4],
    [8, 2, 4],
    [3, 2, 1],
  ])('has the boards of %s in %s groups: %s', (entrants, groups, real) => {
    const field: Field = { people: entrants, entrants };
    const stages = setup({ format: 'stages', sides: 2, groups, boxes: 20 });
    expect(boardsOf(stages, field)).toEqual({ real, screen: 0 });
  });

  it('counts people where they enter alone', () => {
    expect(entrantsOf(setup({ format: 'mixer' }), pairs)).toBe(9);
    expect(entrantsOf(setup(), pairs)).toBe(5);
  });

  it.each([
    [8, 2, '4'],
    [10, 3, '3–4'],
    [9, 5, '1–2'],
  ])('tells how large groups are: %s people, %s groups of %s', (people, entrants, words) =>
    expect(sizeWords({ people, entrants })).toBe(words),
  );

  it('is what the host has changed, of which some holds for any event', () => {
    const config = {};
    const proposed = setup({ config, heats: 5, school: false });
    const changed = changes(proposed, { ...proposed, heats: 3, school: true });
    expect(changed).toEqual({ heats: 3, school: true });
    expect(lasting(changed)).toEqual({ school: true });
  });

  it('brings what another format needs', () => {
    expect(inFormat(setup({ team: 1 }), 'mixer').team).toBe(2);
    expect(inFormat(setup({ team: 3, days: 7 }), 'swiss')).toMatchObject({ team: 1, days: 0 });
    expect(inFormat(setup({ groups: 0 }), 'stages').groups).toBe(2);
  });
});

it.each([
  ['games', [[1], [2]], 'event-report-first'],
  ['places', [[1], [2]], 'event-report-places'],
  ['places', [[1], [2], [3]], 'event-report-places'],
  ['field', [[1]], 'event-report-counts'],
] as const)('says what is missing for a result by %s of %j', (scoring, sides, words) =>
  expect(missingFor({ scoring }, { sides: sides.map((side) => [...side]) })).toBe(words),
);
