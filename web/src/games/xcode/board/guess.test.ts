import { describe, expect, it } from 'vitest';
import { isAsExpected } from '../../../lib/told';
import { vectors } from '../../../offline/vectors';
import { HIDDEN } from './cards';
import { guessedEvent, guessedView } from './guess';
import { isLegal } from './moves';
import { table } from './samples';
import type { GameEvent, View } from './view';

/** A table, what the server says may be done there, and its verdict on moves: a code if refused. */
interface Case {
  view: Partial<View>;
  legal: string[];
  gives: Record<string, string | [Partial<View>, GameEvent[]]>;
}

describe("the server's verdict on a move", () => {
  const cases = vectors<Case>('xcode-guesses');
  const asked = cases.flatMap(({ view, legal, gives }) =>
    Object.entries(gives).map(([move, verdict]) => ({
      view: { ...cases[0]?.view, ...view } as View,
      legal,
      move,
      verdict,
    })),
  );
  /** What is not guessed: which card is drawn, times, what is heard, the sand, who took part. */
  const guessable = (view: View): Partial<View> => ({
    ...view,
    cracked: view.cracked.map((one) => ({ ...one, at: 0 })),
    times: view.times.map((one) => ({ ...one, at: 0 })),
    heard: [],
    sand: null,
    active: [],
  });

  it.each(asked)('is foreseen: $move', ({ view, legal, move, verdict }) => {
    expect(isLegal(move, legal, view)).toBe(typeof verdict !== 'string');
    if (typeof verdict === 'string') return;
    const [changes, events] = verdict;
    const guess = guessedEvent(view, move);
    const answers = events.filter((event) =>
      isAsExpected({ ...event }, { ...guess, type: guess?.type ?? '' }),
    );

    expect(answers).toHaveLength(1);
    if (events.some(({ type }) => type === 'hand-lost')) return;
    const guessed = guessedView(view, move);
    const hand = move === 'draw' ? [...view.hand, HIDDEN] : (changes.hand ?? view.hand);
    expect(guessable(guessed)).toEqual(guessable({ ...view, ...changes, hand }));
  });
});

describe('the guessed view', () => {
  it('shows a drawn card face down, and turns the discards over for the last one', () => {
    const next = guessedView(table('5<', { pile: 0, discards: 6, top: '7>' }), 'draw');

    expect(next).toMatchObject({ hand: ['5<', '?'], pile: 5, discards: 0, top: null });
  });

  it('cannot foresee what an empty table or a full hand gives', () => {
    const empty = table('5<', { pile: 0 });
    const full = table('1< 2< 3< 4< 5< 6< 7< 8<');

    expect(guessedView(empty, 'draw')).toBe(empty);
    expect(guessedView(full, 'draw')).toBe(full);
  });

  it('cracks a field and discards three at once', () => {
    expect(guessedView(table(), 'lay 5< 5> j')).toMatchObject({
      hand: ['9<'],
      hands: [1, 3, 3, 3],
      cracked: [{ field: '5', seat: 0 }],
    });
    expect(guessedView(table(), 'discard 5< j 9<')).toMatchObject({
      hand: ['5>'],
      discards: 3,
      top: '9<',
    });
  });

  it('trades at once what fits, and lays open what does not', () => {
    const asked = table('5< 9<', { offers: [[1, 0, '7>']] });

    expect(guessedView(asked, 'give 9< to 1 for 7>')).toMatchObject({
      hand: ['5<', '7>'],
      offers: [],
    });
    expect(guessedView(asked, 'offer 9< to 1')).toMatchObject({ hand: ['5<', '7>'], offers: [] });
    expect(guessedView(table('9<'), 'offer 9< to 1').offers).toEqual([[0, 1, '9<']]);
    expect(guessedView(asked, 'decline 7> of 1').offers).toEqual([]);
  });

  it('takes back what lay open, but nothing that is gone', () => {
    const open = table('5<', { offers: [[0, 1, '9<']] });

    expect(guessedView(open, 'withdraw 9< from 1')).toMatchObject({
      hand: ['5<', '9<'],
      offers: [],
    });
    expect(guessedView(open, 'withdraw 8< from 1')).toBe(open);
    expect(guessedView(open, 'lay 1< 1< 1<')).toBe(open);
  });
});
