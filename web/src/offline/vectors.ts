/** The questions of tests/vectors with the answers of the Python rules; for tests alone. */
import { readFileSync } from 'node:fs';
import { fitted } from '../games/xobrainer/offline/layout';
import type { Agreed, Deck, Layout } from '../games/xobrainer/offline/rules';

const TOP = new URL('../../../', import.meta.url);

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, TOP), 'utf8')) as T;

export const vectors = <T>(name: string): T[] => read(`tests/vectors/${name}.json`);

const DATA = 'src/knobel/catalog/data/xobrainer';

/** A layout of ours by its name, or one that is written out. */
export const layoutOf = (layout: string | Layout): Layout =>
  typeof layout === 'string' ? read(`${DATA}/layouts/${layout}.json`) : layout;

/** What was agreed on, with our layouts and our deck in the place of their names. */
export type Named = Omit<Agreed, 'layout' | 'deck'> & {
  layout: string | Layout;
  deck: string | null;
};

export function agreedOf(named: Named): Agreed {
  const layout = layoutOf(named.layout);
  const deck = named.deck === null ? null : read<Deck>(`${DATA}/decks/${named.deck}.json`);
  return { ...named, layout, deck: deck === null ? null : fitted(deck, layout) };
}
