import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../setup/setup';
import { layoutFault } from '../offline/layout';
import { resized } from './layouts';
import { DECK, LAYOUT_NAMES, layoutNamed } from './packs';
import {
  agreedFrom,
  boardKey,
  boardsOffered,
  deckRefusal,
  layoutChosen,
  restored,
  stepsOf,
} from './setup';

const choices = restored({}, []).choices;

describe('what comes with the game', () => {
  it('can be played with', () => {
    expect(LAYOUT_NAMES.map((name) => layoutFault(layoutNamed(name)))).toEqual([null, null, null]);
    expect(DECK.cards).toHaveLength(25);
  });
});

describe('the set-up', () => {
  it('asks for times only where there are clocks', () => {
    expect(stepsOf({ variants: [] })).toEqual(['variants', 'board', 'match']);
    expect(stepsOf({ variants: ['time-bomb'] })).toContain('bomb');
    expect(stepsOf({ variants: ['time-balance', 'random'] })).toContain('balance');
  });

  it('becomes what is agreed on', () => {
    const agreed = agreedFrom({
      ...choices,
      variants: ['time-bomb', 'map'],
      bomb: 30,
      layout: 'wild',
    });

    expect(agreed).toMatchObject({
      layout: { name: 'wild' },
      variants: [{ type: 'map' }, { type: 'time-bomb', seconds: 30 }],
      teams: [1, 1],
      rows: 'best',
    });
    // On the wild board c3 is a knockout square: the card that marks it white has swapped colours.
    expect(agreed.deck?.cards.every(({ white }) => !white.includes('c3'))).toBe(true);
  });

  it('needs no deck without cards', () => {
    expect(agreedFrom({ ...choices, variants: ['random'] }).deck).toBeNull();
  });

  it('refuses cards that do not fit, and says why', () => {
    const own = { ...choices, variants: ['map' as const], deck: 'own' as const };

    expect(deckRefusal({ ...own, ownDeck: DECK })).toBeNull();
    expect(deckRefusal({ ...own, ownDeck: DECK, layout: 'wild' })?.code).toBe('deck-knockout');
    expect(deckRefusal({ ...own, ownDeck: { ...DECK, cards: [] } })?.code).toBe('deck-size');
    expect(deckRefusal({ ...choices, variants: [] })).toBeNull();
  });

  it('has no cards for a board of another size', () => {
    const rows = resized(layoutNamed('default').rows, 10, 9);
    const small = { ...choices, layout: 'own' as const, ownLayout: { name: 'Small', rows } };

    expect(deckRefusal({ ...small, variants: ['map'] })?.code).toBe('deck-square');
    expect(deckRefusal({ ...small, variants: ['random'] })).toBeNull();
  });

  it("takes a board of one's own as it is kept now, and forgets one that is gone", () => {
    const before = { name: 'Garden', rows: layoutNamed('calm').rows };
    const now = { name: 'Garden', rows: layoutNamed('wild').rows };
    const kept = { choices: { ...DEFAULTS, layout: 'own' as const, ownLayout: before } };

    expect(layoutChosen(restored(kept, [now]).choices)).toEqual(now);
    expect(restored(kept, []).choices).toMatchObject({ layout: 'default', ownLayout: null });
  });

  it("offers a board of one's own beside one of ours with the same name", () => {
    const mine = { name: 'wild', rows: layoutNamed('calm').rows };
    const keys = boardsOffered([mine]).map(({ key }) => key);

    expect(new Set(keys).size).toBe(keys.length);
    expect(boardKey({ ...DEFAULTS, layout: 'own', ownLayout: mine })).toBe(keys.at(-1));
  });
});
