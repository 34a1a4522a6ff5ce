/** What the vectors call by name: our layouts and our deck; for tests alone. */
import { read } from '../../../offline/vectors';
import { fitted } from './layout';
import type { Agreed, Deck, Layout } from './rules';

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
