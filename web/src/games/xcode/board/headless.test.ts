import { describe, expect, it } from 'vitest';
import { fit, without } from './cards';
import { after, unlocked } from '../../../lib/ladder';
import { ladder } from '../stages';
import { bestFirst, carried, easiest, placesOf, sorted } from './hand';
import { noticesOf } from './mission';
import { NOTHING, optionsFrom } from './moves';
import { suggested, wordsOf } from './phrases';
import { fieldsOf } from './plan';
import { cracked, table } from './samples';
import { afterTurn, beats, countdown, halves, heightAbove, sandOf, secondsOf } from './sand';
import { clock, fieldLine, pauseTime, storyOf } from './story';
import { neighboursOf } from './trades';
import type { Heard, Translate } from './view';

const t = ((id: string, facts: Record<string, unknown> = {}) =>
  [id, ...Object.values(facts)].join(' ')) as Translate;

describe('the sandglass', () => {
  it('shows both halves, and together they are the whole', () => {
    const glass = { type: 'hourglass', total: 180_000, ends: 60_000 } as const;

    expect(halves(glass, 10_000)).toEqual({ above: 50_000, below: 130_000, total: 180_000 });
    expect(secondsOf(halves(glass, 10_400))).toEqual({ above: 50, below: 130 });
    expect(halves(glass, 70_000).above).toBe(0);
  });

  it('gives back what has run through when it is turned, or all of it', () => {
    expect(afterTurn(table(), 170_000)).toBe(170);
    expect(afterTurn(table(), 10_000)).toBe(10);
    expect(afterTurn(table('', { turning: 'refill' }), 10_000)).toBe(180);
  });

  it('is full before it begins, and counts down to that', () => {
    const early = table('', { sand: null, began: 3000 });

    expect(sandOf(early, 500).above).toBe(180_000);
    expect(countdown(early, 500)).toBe(3);
    expect(countdown(early, 4000)).toBe(1); // until the server says that it runs
    expect(countdown(table(), 500)).toBeNull();
  });

  it('beats with each of the last seconds, once it has passed', () => {
    expect([beats(12, 11), beats(11, 10), beats(2, 1), beats(1, 0)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([beats(0, 9), beats(9, 9), beats(9, 170)]).toEqual([false, false, false]);
  });

  it('stands still at the end', () => {
    const end = { is_won: true, reason: 'cracked', at: 100_000 } as const;

    expect(sandOf(table('', { end }), 150_000).above).toBe(80_000);
  });

  it('fills a half from its neck', () => {
    expect([heightAbove(0), heightAbove(1), heightAbove(2)]).toEqual([0, 1, 1]);
  });
});

describe('my hand', () => {
  const held = carried([], ['5<', '9>', '5<']);

  it('keeps every card where it is', () => {
    expect(carried(held, ['9>', '5<', '5<', 'j'])).toEqual([...held, { id: 3, card: 'j' }]);
  });

  it('loses of two equal cards the one that I have given', () => {
    expect(carried(held, ['5<', '9>'], new Set([0])).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('turns a face-down card over in its place', () => {
    const drawn = carried(held, ['5<', '9>', '5<', '?']);

    expect(carried(drawn, ['5<', '9>', '5<', '2>']).at(-1)).toEqual({ id: 3, card: '2>' });
  });

  it('follows arrows that turn round', () => {
    expect(carried(held, ['5>', '9>', '5>']).map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  it('is sorted by the keys, time and jokers last', () => {
    const mixed = carried([], ['j', 't<', '#>', '2<', '*<']);

    expect(sorted(mixed).map(({ card }) => card)).toEqual(['2<', '*<', '#>', 't<', 'j']);
  });

  it('finds its cards, the chosen ones first', () => {
    expect(placesOf(held, ['5<'], [2])).toEqual([2]);
    expect(placesOf(held, ['5<', '5<', '5<'])).toEqual([0, 2]);
  });

  it('knows what is easiest to give', () => {
    const hand = ['5<', '5<', '8<', '9<', 't<'];

    expect(easiest(['5<', 't<', '8<', '9<'], hand, (symbol) => symbol === '9')).toEqual([
      '9<',
      '8<',
      '5<',
      't<',
    ]);
  });

  it('lays few jokers first, and turns the glass late', () => {
    const sets = [
      ['t<', 't<', 't>'],
      ['5<', 'j', 'j'],
      ['4<', '4<', '4>'],
    ];

    expect(bestFirst(sets, false).map(([first]) => first)).toEqual(['4<', '5<', 't<']);
    expect(bestFirst(sets, true)[0]).toEqual(sets[0]);
  });

  it('misses no card', () => {
    expect(without(['5<', '5<'], ['5<'])).toEqual(['5<']);
    expect(without(['5<'], ['5<', '5<'])).toBeNull();
    expect([fit('5<', '7>'), fit('5<', '7<'), fit('j', '7<')]).toEqual([true, false, false]);
  });
});

describe('the code plan', () => {
  it('tells apart what is cracked, mine, locked and open', () => {
    const view = table('5< 5> j 9<', {
      cracked: [cracked('1', 2)],
      notes: [{ type: 'gate', open: '5', rest: '' }],
    });
    const fields = fieldsOf(view, optionsFrom(['lay 5< 5> j'], view));
    const stateOf = (symbol: string): unknown => fields.find((one) => one.symbol === symbol);

    expect(stateOf('1')).toMatchObject({ state: 'cracked', seat: 2 });
    expect(stateOf('5')).toMatchObject({ state: 'ready', set: ['5<', '5>', 'j'], mine: 2 });
    expect(stateOf('9')).toMatchObject({ state: 'locked', mine: 1 });
    expect(fieldsOf(table(), NOTHING).every(({ state }) => state === 'open')).toBe(true);
  });
});

describe('neighbours', () => {
  it('have what lies open and what can be answered', () => {
    const view = table('5< 9<', {
      offers: [
        [1, 0, '7>'],
        [0, 3, '2>'],
      ],
    });
    const legal = ['give 5< 9< to 1 for 7>', 'decline 7> of 1', 'withdraw 2> from 3'];
    const [left, right] = neighboursOf(view, optionsFrom(legal, view));

    expect(left).toMatchObject({ seat: 1, theirs: '7>', mine: null, canDecline: true });
    expect(left?.answers).toEqual(['5<', '9<']);
    expect(right).toMatchObject({ seat: 3, theirs: null, mine: '2>', canWithdraw: true });
  });

  it('are one and the same with two players, and none for whoever sits alone', () => {
    expect(neighboursOf(table('', { left: 1, right: 1 }), NOTHING)).toHaveLength(1);
    expect(neighboursOf(table('', { left: null, right: null }), NOTHING)).toEqual([]);
  });

  it('cannot trade while the cable is cut', () => {
    const notes = [{ type: 'cable', between: [0, 1], until: 20_000 }] as const;
    const [left, right] = neighboursOf(
      table('', { notes: [{ ...notes[0], between: [0, 1] }] }),
      NOTHING,
    );

    expect([left?.isCut, right?.isCut]).toEqual([true, false]);
  });
});

describe('phrases', () => {
  const need: Heard = [2, 'need', '9', 1, null, 5000];

  it('answer first, then need, then offer', () => {
    const view = table('5< 5> 9< 1>', { heard: [need] });

    expect(suggested(view).map(({ phrase, about }) => `${phrase} ${about}`)).toEqual([
      'have 9<',
      'need 5',
      'have 1>',
    ]);
    expect(suggested(view)[0]?.isAnswer).toBe(true);
    expect(suggested(view, 6000)[0]?.phrase).toBe('need');
  });

  it('do not ask for what is cracked, or lies in my hand as a set', () => {
    const view = table('5< 5> 4< 4< 4>', { cracked: [cracked('5')] });

    expect(suggested(view)).toEqual([]);
  });

  it('show symbols as printed, and speak them by name', () => {
    const saying = { phrase: 'need', about: '#', already: 2 } as const;

    expect(wordsOf(saying, t)).toBe('xcode-say-need-with # 2');
    expect(wordsOf(saying, t, { isSpoken: true })).toBe('xcode-say-need-with xcode-hash 2');
    expect(wordsOf({ phrase: 'need', about: 't', already: 0 }, t)).toBe('xcode-say-time');
  });
});

describe('missions', () => {
  it('say what presses', () => {
    const notes = [
      { type: 'quiet', is_quiet: true, until: 30_000 },
      { type: 'turning', symbol: '5', due: 40_000 },
      { type: 'fuses', dues: [33_000, null, null, null] },
    ] as const;
    const view = table('', { notes: notes.map((note) => ({ ...note })) as never });

    expect(noticesOf(view, 28_000, [], t)).toEqual([
      { text: 'xcode-quiet-for 2', isUrgent: true },
      { text: 'xcode-turning 5 12', isUrgent: false },
      { text: 'xcode-fuse 5', isUrgent: true },
    ]);
  });
});

describe('the stages', () => {
  it('opens one after the other', () => {
    expect(unlocked(ladder, [])).toEqual(['level-1']);
    expect(unlocked(ladder, ['level-1', 'level-2'])).toEqual(['level-1', 'level-2', 'level-3']);
    expect(after(ladder, 'level-4')).toBe('rows');
    expect(after(ladder, 'dark')).toBeNull();
  });
});

describe('the story of a match', () => {
  const sand = (ends: number): object => ({ type: 'hourglass', total: 180_000, ends });
  const steps = [
    { at: 3000, events: [{ type: 'sand-started', sand: sand(183_000), at: 3000 }] },
    { at: 5000, events: [{ type: 'offered', seat: 0, to: 1, card: '5<', at: 5000 }] },
    { at: 7000, events: [{ type: 'traded', seat: 1, to: 0, card: '7>', against: '5<', at: 7000 }] },
    { at: 20_000, events: [{ type: 'cracked', seat: 1, field: '5', cards: [], at: 20_000 }] },
    {
      at: 23_000,
      events: [
        { type: 'time-laid', seat: 0, cards: [], at: 23_000 },
        { type: 'sand-turned', sand: sand(43_000), at: 23_000 },
      ],
    },
    {
      at: 43_000,
      events: [
        { type: 'ran-out', glass: 'sand', at: 43_000 },
        { type: 'finished', is_won: false, reason: 'sand', at: 43_000 },
      ],
    },
  ];
  const story = storyOf(steps, 2);

  it('follows the sand with its turns', () => {
    expect(story?.sand).toEqual([
      [0, 180_000],
      [20_000, 160_000],
      [20_000, 20_000],
      [40_000, 0],
    ]);
    expect(story?.turns).toEqual([{ at: 20_000, seat: 0, left: 160_000, after: 20_000 }]);
  });

  it('counts fields, trades and sets by person', () => {
    expect(story && fieldLine(story)).toEqual([
      [0, 0],
      [17_000, 0],
      [17_000, 1],
      [40_000, 1],
    ]);
    expect(story).toMatchObject({ trades: [1, 1], sets: [1, 1], waited: [0, 2000] });
  });

  it('shows where seconds were lost', () => {
    expect(story?.early).toBe(160_000);
    expect(story?.pauses).toEqual([
      { from: 4000, to: 17_000 },
      { from: 20_000, to: 40_000 },
    ]);
    expect(story && pauseTime(story)).toBe(33_000);
  });

  it('tells times in whole seconds', () => {
    expect([clock(3_700), clock(59_600), clock(152_000)]).toEqual(['0:04', '1:00', '2:32']);
  });

  it('has nothing to tell of a match whose sand never ran', () => {
    expect(storyOf([{ at: 0, events: [] }], 2)).toBeNull();
  });
});
