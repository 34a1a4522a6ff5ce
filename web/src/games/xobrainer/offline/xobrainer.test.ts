import { describe, expect, it } from 'vitest';
import { tape } from '../../../offline/dice';
import { agreedOf, layoutOf, type Named } from './vectors';
import { vectors } from '../../../offline/vectors';
import { claims, claimsAtOnce, claimsTold, type Hand, type Laid } from './cards';
import { deckFault, fitted, layoutFault, misfit, type Refusal } from './layout';
import { drawnFour, usualFour, without } from './lineup';
import { bestFive, hasRow, runBetween, runOf, scoringRows } from './rows';
import type { Awarded, Bag, Card, Claimed, Deck, Layout, Side } from './rules';
import { awarded } from './score';

describe('line-ups', () => {
  interface Question {
    side: Side;
    bag: Bag;
    random: boolean;
    picks: number[];
    gives: [string, Bag];
  }
  it.each(vectors<Question>('xobrainer-lineups'))(
    'out of $bag, random $random: $gives',
    ({ side, bag, random, picks, gives }) => {
      const four = random ? drawnFour(bag, side, tape(picks)) : usualFour(bag, side);

      expect([four, without(bag, four, side)]).toEqual(gives);
    },
  );
});

describe('layouts and decks', () => {
  it.each(vectors<{ rows: string[]; gives: Refusal | null }>('xobrainer-layouts'))(
    'a layout is judged: $gives.code',
    ({ rows, gives }) => {
      expect(layoutFault({ rows })).toEqual(gives);
    },
  );

  interface Question {
    deck: Deck;
    layout: Layout;
    gives: { fault?: Refusal | null; misfit?: Refusal | null; fitted?: Card[] };
  }
  it.each(vectors<Question>('xobrainer-decks'))(
    'a deck is judged, or made to fit',
    ({ deck, layout, gives }) => {
      if (gives.fitted) {
        expect(fitted(deck, layout).cards).toEqual(gives.fitted);
      } else {
        const fault = deckFault(deck);

        expect({ fault, misfit: fault === null ? misfit(deck, layout) : null }).toEqual(gives);
      }
    },
  );
});

describe('rows', () => {
  it('are seen anywhere on a board', () => {
    for (const { cells, gives } of vectors<{ cells: string; gives: boolean }>('xobrainer-boards')) {
      expect(hasRow(cells), cells).toBe(gives);
    }
  });

  interface Question {
    layout: string | Layout;
    rows: 'best' | 'all';
    runs: string[][];
    gives: string[][];
  }
  it.each(vectors<Question>('xobrainer-rows'))(
    'score by the best five: $rows of $runs',
    ({ layout, rows, runs, gives }) => {
      expect(scoringRows(runs, { layout: layoutOf(layout), rows })).toEqual(gives);
    },
  );

  it('are found by their ends, in the order of the rules', () => {
    expect(runBetween('e5', 'a5')).toEqual(['a5', 'b5', 'c5', 'd5', 'e5']);
    expect(runBetween('c9', 'c5')).toEqual(['c5', 'c6', 'c7', 'c8', 'c9']);
    expect(runBetween('e1', 'a5')).toEqual(['a5', 'b4', 'c3', 'd2', 'e1']);
    expect(runBetween('a1', 'c4')).toBeNull();
  });

  it('are found by their squares in any order, and only if nothing is missing', () => {
    expect(runOf(['e5', 'c3', 'd4', 'a1', 'b2'])).toEqual(['a1', 'b2', 'c3', 'd4', 'e5']);
    expect(runOf(['e5', 'c3', 'd4', 'a1'])).toBeNull();
    expect(runOf(['a1', 'b1', 'c1', 'd1', 'e2'])).toBeNull();
    expect(runOf([])).toBeNull();
  });

  it('that are longer run through a knockout square first', () => {
    const calm = layoutOf('calm');

    expect(bestFive(['a1', 'b1', 'c1', 'd1', 'e1', 'f1'], calm)).toContain('a1');
  });
});

describe('what a round is worth', () => {
  interface Question {
    agreed: Named;
    hands: Hand[];
    side: Side;
    rows: string[][];
    laid: Laid[];
    at_once: Claimed[];
    gives: Awarded;
  }
  it.each(vectors<Question>('xobrainer-awards'))(
    '$gives.prize, $gives.points points',
    ({ agreed, hands, side, rows, laid, at_once, gives }) => {
      const settings = agreedOf(agreed);
      const claimed = claims(settings, hands, side, laid);

      expect(awarded(settings, side, rows, claimed)).toEqual(gives);
      expect(claimsAtOnce(settings, hands, side, laid)).toEqual(at_once);
    },
  );

  it.each(vectors<Question>('xobrainer-awards'))(
    'is the same for cards that are told: $gives.prize, $gives.points points',
    ({ agreed, hands, side, rows, laid, gives }) => {
      const settings = agreedOf(agreed);
      const of = (variant: string): number[] =>
        claims(settings, hands, side, laid)
          .filter((claim) => claim.variant === variant)
          .map(({ squares }) => squares.length);
      const [missions, [traps = 0]] = [of('mission'), of('trap')];
      const pieces = missions.includes(4) ? 'full' : missions.reduce((a, b) => a + b, 0);
      const { prize, points } = awarded(settings, side, rows, claimsTold(side, pieces, traps));

      expect({ prize, points }).toEqual({ prize: gives.prize, points: gives.points });
    },
  );
});
