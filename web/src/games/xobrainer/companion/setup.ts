/** What is chosen before a match at the table, kept on the device. */
import {
  configFrom,
  drawsCards,
  DEFAULTS,
  restored as restoredChoices,
  withPreset,
  type Choices,
} from '../setup/setup';
import type { Translate } from '../../../lib/i18n.svelte';
import { localStore } from '../../../lib/storage';
import { deckFault, fitted, misfit, strayMark, type Refusal } from '../offline/layout';
import type { Agreed, Deck, Layout } from '../offline/rules';
import { keptLayouts } from './layouts';
import type { Settings } from './match';
import { DECK, isLayoutName, LAYOUT_NAMES, layoutNamed } from './packs';

const KEPT = 'companion.xobrainer.setup';

export interface Chosen {
  choices: Choices;
  names: string[];
  isFacing: boolean;
}

/** The screens before the first round, in their order (XO-85). */
export type Step = 'variants' | 'bomb' | 'balance' | 'board' | 'match';

export function stepsOf({ variants }: Pick<Choices, 'variants'>): Step[] {
  return [
    'variants',
    ...(variants.includes('time-bomb') ? (['bomb'] as const) : []),
    ...(variants.includes('time-balance') ? (['balance'] as const) : []),
    'board',
    'match',
  ];
}

/** What was chosen last; an older page may have kept it, and boards may have changed since. */
export function restored(kept: Partial<Chosen>, mine: readonly Layout[]): Chosen {
  const choices = restoredChoices(kept.choices ?? withPreset(DEFAULTS, 'classic'), 'local');
  choices.ownLayout = mine.find(({ name }) => name === choices.ownLayout?.name) ?? null;
  if (choices.layout === 'own' && choices.ownLayout === null) choices.layout = 'default';
  const names = Array.isArray(kept.names) ? kept.names.map(String) : [];
  return { choices, names, isFacing: kept.isFacing !== false };
}

export const keptChosen = (): Chosen =>
  restored(localStore.read<Partial<Chosen>>(KEPT, {}), keptLayouts());
export const keepChosen = (chosen: Chosen): void => localStore.write(KEPT, chosen);

// --- Boards ---------------------------------------------------------------------------------------

/** A board to choose, under a key that tells one's own from one of ours with the same name. */
export interface Offer {
  key: string;
  layout: Layout;
}

const OWN = 'own:';

export const boardsOffered = (mine: readonly Layout[]): Offer[] => [
  ...LAYOUT_NAMES.map((name) => ({ key: name, layout: layoutNamed(name) })),
  ...mine.map((layout) => ({ key: OWN + layout.name, layout })),
];

export const boardKey = ({ layout, ownLayout }: Choices): string =>
  layout === 'own' ? OWN + (ownLayout?.name ?? '') : layout;

export const boardLabel = (key: string, t: Translate): string =>
  isLayoutName(key) ? t(`xobrainer-layout-${key}`) : key.slice(OWN.length);

export const layoutChosen = ({ layout, ownLayout }: Choices): Layout =>
  isLayoutName(layout) ? layoutNamed(layout) : (ownLayout ?? layoutNamed('default'));

/** Ours is made to fit the board; a deck of one's own must fit as it is (XO-03). */
function deckChosen(choices: Choices, layout: Layout): Deck | null {
  if (!drawsCards(choices)) return null;
  return choices.deck === 'own' && choices.ownDeck !== null
    ? choices.ownDeck
    : fitted(DECK, layout);
}

/** Why the cards cannot be played with on this board. */
export function deckRefusal(choices: Choices): Refusal | null {
  const layout = layoutChosen(choices);
  const deck = deckChosen(choices, layout);
  if (deck === null) return null;
  return deckFault(deck) ?? strayMark(deck, layout) ?? misfit(deck, layout);
}

export function agreedFrom(choices: Choices): Agreed {
  const layout = layoutChosen(choices);
  const { variants, length, teams, rows } = configFrom(choices) as Omit<Agreed, 'layout' | 'deck'>;
  return { layout, deck: deckChosen(choices, layout), variants, length, teams, rows };
}

export const settingsFrom = ({ choices, names, isFacing }: Chosen): Settings => ({
  agreed: agreedFrom(choices),
  names: names.map((name) => name.trim()),
  isFacing,
});
