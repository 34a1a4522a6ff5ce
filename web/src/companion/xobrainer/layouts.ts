/** Boards of one's own: kept on the device, written to a file, carried by a link. */
import { layoutIn } from '../../games/xobrainer-setup';
import { shelf } from '../../lib/storage';
import { layoutFault } from '../../twins/xobrainer/layout';
import type { Layout } from '../../twins/xobrainer/rules';

const KEPT = 'companion.xobrainer.layouts';
const LONGEST_NAME = 40;
const MARK = '#board=';

/** A name as the rules take it: one to forty signs. */
export const properName = (name: string, otherwise: string): string =>
  [...name.trim()].slice(0, LONGEST_NAME).join('').trim() || otherwise;

const isWhole = (layout: Layout | null): layout is Layout =>
  layout !== null && layoutFault(layout) === null;

export const keptLayouts = (): Layout[] => {
  const found = shelf.read<unknown>(KEPT, []);
  return Array.isArray(found) ? found.map(layoutIn).filter(isWhole) : [];
};

/** One board a name: a new one takes the place of the old. */
export function keepLayout(layout: Layout): Layout[] {
  const others = keptLayouts().filter(({ name }) => name !== layout.name);
  shelf.write(KEPT, [layout, ...others]);
  return keptLayouts();
}

export function forgetLayout(name: string): Layout[] {
  shelf.write(
    KEPT,
    keptLayouts().filter((layout) => layout.name !== name),
  );
  return keptLayouts();
}

/** The end of a link that carries a board: nothing of it ever reaches a server. */
export const fragmentOf = ({ name, rows }: Layout): string =>
  `${MARK}${rows.join('')}.${encodeURIComponent(name)}`;

/** The board in a fragment; null if it carries none, or a broken one. */
export function layoutInFragment(fragment: string): Layout | null {
  if (!fragment.startsWith(MARK)) return null;
  const [signs = '', ...rest] = fragment.slice(MARK.length).split('.');
  let name: string;
  try {
    name = decodeURIComponent(rest.join('.'));
  } catch {
    return null;
  }
  const rows = signs.match(/.{10}/g) ?? [];
  const layout: Layout = { name: properName(name, 'XO'), rows: [...rows] };
  return signs.length === 100 && isWhole(layout) ? layout : null;
}

export const carriesLayout = (fragment: string): boolean => fragment.startsWith(MARK);

/** What a file holds: the same that the set-up page and the server read. */
export const fileOf = ({ name, rows }: Layout): string =>
  `${JSON.stringify({ name, rows }, null, 2)}\n`;

/** A name that every system takes. */
export const fileName = ({ name }: Layout): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'board'}.json`;
