import { describe, expect, test } from 'vitest';
import {
  barredWords,
  clockWords,
  hintWords,
  lastWords,
  isBarred,
  refusalOf,
  resultWords,
  roundWords,
  squareLabel,
  threatsSaid,
} from './words';
import { threatsOn } from './picture';
import { resultOf, SEATS, t, viewOf } from './samples';
import { squareOf } from './squares';
import type { Threat, View } from './view';

const E5 = squareOf('e5');
const B2 = squareOf('b2');

describe('a square in words', () => {
  test('is its name and its dots', () => {
    expect(squareLabel(t, viewOf(), E5)).toBe('e5: xobrainer-dots(1)');
    expect(squareLabel(t, viewOf(), B2)).toBe('b2: xobrainer-knockout-square');
  });

  test('names the piece on it', () => {
    expect(squareLabel(t, viewOf('e5X'), E5)).toBe('e5: xobrainer-green-cross, xobrainer-dots(1)');
    expect(squareLabel(t, viewOf('e5o'), E5)).toBe('e5: xobrainer-green-ring, xobrainer-dots(1)');
  });

  test('tells what else there is to know, only of this square', () => {
    const threats: Threat[] = [
      [0, 0, 'e5'],
      [1, 0, 'e5'],
      [1, 1, 'f5'],
    ];
    const marks = [
      { square: E5, piece: 'x' as const, kind: 'trap' as const },
      { square: B2, piece: 'x' as const, kind: 'mission' as const },
    ];

    expect(squareLabel(t, viewOf(), E5, { threats, marks, isLast: true, isArmed: true })).toBe(
      'e5: xobrainer-dots(1). xobrainer-last. xobrainer-mark-trap(xobrainer-pink-cross). xobrainer-threat(X). ' +
        'xobrainer-threat-gift(O X). xobrainer-armed',
    );
  });
});

describe('a square that was pressed', () => {
  test('says that it is taken, or why it is closed', () => {
    expect(refusalOf(t, viewOf('e5X'), E5)).toBe('xobrainer-taken(e5)');
    expect(refusalOf(t, viewOf('b2x'), B2)).toBe('xobrainer-taken(b2)');
    expect(refusalOf(t, viewOf(), B2)).toBe('xobrainer-barred(xobrainer-pink-cross)');
  });

  test('says nothing if a piece may lie there', () => {
    expect(refusalOf(t, viewOf(), E5)).toBe('');
  });
});

describe('a knockout square', () => {
  test('is closed to the main colour, and says which piece it waits for', () => {
    expect(isBarred(viewOf(), B2)).toBe(true);
    expect(barredWords(t, viewOf())).toBe('xobrainer-barred(xobrainer-pink-cross)');
    expect(barredWords(t, viewOf('e5X'))).toBe('xobrainer-barred(xobrainer-green-ring)');
  });

  test('is open to the other colour', () => {
    expect(isBarred(viewOf('', { lineups: ['xX', 'O'] }), B2)).toBe(false);
  });

  test('that is taken is not closed but taken', () => {
    expect(isBarred(viewOf('b2x'), B2)).toBe(false);
  });

  test('is the only kind that closes', () => {
    expect(isBarred(viewOf(), E5)).toBe(false);
    expect(isBarred(viewOf('', { side: null }), B2)).toBe(false);
  });
});

describe('threats', () => {
  const threats: Threat[] = [
    [0, 0, 'c5'],
    [1, 1, 'e5'],
    [1, 0, 'e5'],
  ];
  const view = viewOf('e6X', { threats });

  test('are said with those of whoever is on turn first', () => {
    expect(threatsSaid(t, view)).toBe(
      'e5: xobrainer-threat(O). e5: xobrainer-threat-gift(O X). c5: xobrainer-threat(X)',
    );
    expect(threatsSaid(t, viewOf())).toBe('xobrainer-threats-none');
  });

  test('on a square name the sides that would get a row', () => {
    expect(threatsOn(view)).toEqual([
      { square: squareOf('c5'), sides: [0], isNow: false },
      { square: E5, sides: [0, 1], isNow: true },
    ]);
    expect(threatsOn(viewOf())).toEqual([]);
  });
});

describe('how it stands', () => {
  test('names the round, as far as the match counts them', () => {
    const words = (length: View['length']) =>
      roundWords(t, { length }, { round: 3, set: 2, round_in_set: 1 });

    expect(words({ type: 'sets', best_of: 3 })).toBe('xobrainer-round-in-set(2 1)');
    expect(words({ type: 'rounds', rounds: 5 })).toBe('xobrainer-round-of(3 5)');
    expect(words({ type: 'points', points: 50 })).toBe('xobrainer-round(3)');
  });

  test('is in the first round before anything is dealt', () => {
    const before = { round: 0, set: 1, round_in_set: 0 };

    expect(roundWords(t, viewOf(), before)).toBe('xobrainer-round-in-set(1 1)');
    const length = { type: 'points', points: 50 } as const;
    expect(roundWords(t, { length }, before)).toBe('xobrainer-round(1)');
  });

  test('says what is to be done, or who is waited for', () => {
    const words = (me: number[]) => hintWords(t, viewOf(), me, SEATS);

    expect(words([0])).toBe('xobrainer-choose(Mara xobrainer-green-cross)');
    expect(words([0, 1])).toBe('xobrainer-choose-named(Mara xobrainer-green-cross)');
    expect(words([1])).toBe('xobrainer-wait(Mara)');
    expect(hintWords(t, viewOf('', { to_move: null, side: null }), [0], SEATS)).toBe('');
  });

  test('says how much time is left', () => {
    const clock = { type: 'fuse', burns_out: 9000 } as const;
    const words = (view: View) => clockWords(t, view, 4500, ['Mara', 'Joost']);

    expect(words(viewOf('', { clock }))).toBe('xobrainer-bomb(5)');
    expect(words(viewOf())).toBe('xobrainer-no-clock');
  });
});

test('a position is told by its last piece', () => {
  expect(lastWords(t, viewOf('e5X'), SEATS)).toBe('xobrainer-laid(Mara e5 xobrainer-green-cross)');
  expect(lastWords(t, viewOf(), SEATS)).toBe('');
});

describe('a result in words', () => {
  test('tells a won set', () => {
    expect(resultWords(t, viewOf(), resultOf({ is_set_won: true }), SEATS)).toBe(
      'xobrainer-end-crosses(Mara Joost) xobrainer-gets-points(Mara 6) xobrainer-set-won(Mara)',
    );
  });

  test('tells a knockout, and no points', () => {
    const { award } = resultOf();
    const result = resultOf({
      award: award && { ...award, prize: 'knockout', points: 0 },
    });

    expect(resultWords(t, viewOf(), result, SEATS)).toBe(
      'xobrainer-end-crosses(Mara Joost) xobrainer-knockout-wins(Mara)',
    );
  });

  test('tells a draw', () => {
    const result = resultOf({ winner: null, reason: 'stock', award: null, rows: [] });

    expect(resultWords(t, viewOf(), result, SEATS)).toBe('xobrainer-end-stock( )');
  });
});
