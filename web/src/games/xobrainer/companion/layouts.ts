/** Boards of one's own: kept on the device, written to a file, carried by a link. */
import { sizeOf } from '../board/squares';
import { anyLayoutIn } from '../setup/setup';
import { localStore } from '../../../lib/storage';
import { printFault, type Refusal } from '../offline/layout';
import type { Layout } from '../offline/rules';

const KEPT = 'companion.xobrainer.layouts';
const LONGEST_NAME = 40;
const MARK = '#board=';
/** Links say the size of a board only where it is another. */
const USUAL = 10;

/** A name as the rules take it: one to forty signs. */
export const properName = (name: string, otherwise: string): string =>
  [...name.trim()].slice(0, LONGEST_NAME).join('').trim() || otherwise;

/** People's boards differ: a row must fit in, and columns have letters from a to j. */
export const LENGTHS = [5, 6, 7, 8, 9, 10] as const;
const isLength = (length: number): boolean => LENGTHS.some((one) => one === length);

/** A board whose lines are all of one length. */
export const isBoard = (layout: Layout | null): layout is Layout => {
  const [first = ''] = layout?.rows ?? [];
  return (
    layout !== null &&
    isLength(layout.rows.length) &&
    isLength(first.length) &&
    layout.rows.every((row) => row.length === first.length)
  );
};

/** Why a board cannot be played on. */
export const boardFault = ({ rows }: Layout): Refusal | null => printFault(rows);

const isWhole = (layout: Layout | null): layout is Layout =>
  isBoard(layout) && boardFault(layout) === null;

/** The same board with other edges: what is cut off is gone, what is new has one dot. */
export const resized = (rows: readonly string[], width: number, height: number): string[] => {
  const below = rows.slice(-height).map((row) => row.slice(0, width).padEnd(width, '1'));
  return [...Array<string>(height - below.length).fill('1'.repeat(width)), ...below];
};

export const keptLayouts = (): Layout[] => {
  const found = localStore.read<unknown>(KEPT, []);
  return Array.isArray(found) ? found.map(anyLayoutIn).filter(isWhole) : [];
};

/** One board a name: a new one takes the place of the old. */
export function keepLayout(layout: Layout): Layout[] {
  const others = keptLayouts().filter(({ name }) => name !== layout.name);
  localStore.write(KEPT, [layout, ...others]);
  return keptLayouts();
}

export function forgetLayout(name: string): Layout[] {
  localStore.write(
    KEPT,
    keptLayouts().filter((layout) => layout.name !== name),
  );
  return keptLayouts();
}

/** The end of a link that carries a board: nothing of it ever reaches a server. */
export function fragmentOf({ name, rows }: Layout): string {
  const { width, height } = sizeOf(rows);
  const size = width === USUAL && height === USUAL ? '' : `${width}x`;
  return `${MARK}${size}${rows.join('')}.${encodeURIComponent(name)}`;
}

/** The board in a fragment; null if it carries none, or a broken one. */
export function layoutInFragment(fragment: string): Layout | null {
  if (!fragment.startsWith(MARK)) return null;
  const [board = '', ...rest] = fragment.slice(MARK.length).split('.');
  const [, size = USUAL, signs = ''] = /^(?:(\d+)x)?(\w*)$/.exec(board) ?? [];
  const width = Number(size);
  let name: string;
  try {
    name = decodeURIComponent(rest.join('.'));
  } catch {
    return null;
  }
  if (!isLength(width) || !isLength(signs.length / width)) return null;
  const rows = Array.from({ length: signs.length / width }, (_, line) =>
    signs.slice(line * width, (line + 1) * width),
  );
  const layout: Layout = { name: properName(name, 'XO'), rows };
  return isWhole(layout) ? layout : null;
}

export const carriesLayout = (fragment: string): boolean => fragment.startsWith(MARK);

/** What a file holds: the same that the set-up page and the server read. */
export const fileOf = ({ name, rows }: Layout): string =>
  `${JSON.stringify({ name, rows }, null, 2)}\n`;

/** A name that every system takes. */
export const fileName = ({ name }: Layout): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'board'}.json`;
