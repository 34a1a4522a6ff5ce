/** The boards and the cards that come with the game, from the same files as the server's. */
import type { Deck, Layout } from '../offline/rules';

const LAYOUT_FILES = import.meta.glob<Layout>(
  '../../../../../src/knobel/catalog/data/xobrainer/layouts/*.json',
  { eager: true, import: 'default' },
);
const DECK_FILES = import.meta.glob<Omit<Deck, 'colours'> & Partial<Pick<Deck, 'colours'>>>(
  '../../../../../src/knobel/catalog/data/xobrainer/decks/default.json',
  { eager: true, import: 'default' },
);

export type LayoutName = 'default' | 'calm' | 'wild';
export const LAYOUT_NAMES: readonly LayoutName[] = ['default', 'calm', 'wild'];

/** A layout of ours. */
export function layoutNamed(name: LayoutName): Layout {
  const found = Object.values(LAYOUT_FILES).find((layout) => layout.name === name);
  return found ?? { name, rows: [] };
}

export const isLayoutName = (name: string): name is LayoutName =>
  LAYOUT_NAMES.some((known) => known === name);

const [USUAL] = Object.values(DECK_FILES);
export const DECK: Deck = { name: 'default', cards: [], colours: 'three-white', ...USUAL };
