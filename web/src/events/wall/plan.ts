/**
 * How a wall is laid out: which page shows what, and how large the text is.  All lengths are in
 * `em`, the size of the smallest text, which is 1/30 of the height or more.
 */

/** The window in units of the smallest text. */
export interface Shape {
  /** Pixels of the smallest text. */
  em: number;
  across: number;
  down: number;
  /** Whether there is room for a panel beside the names; else it lies below them. */
  isWide: boolean;
  /** Whether two columns would cut most names. */
  isNarrow: boolean;
}

const LINES_DOWN = 30;
/** An upright window has less room for the names, so its text follows the width. */
const LEAST_ACROSS = 34;
const LEAST_PIXELS = 12;
const WIDE = 1.5;

export const ZOOMS = [1, 1.15, 1.3, 1.5, 1.75] as const;

export function shapeOf(width: number, height: number, zoom: number): Shape {
  const least = Math.max(LEAST_PIXELS, Math.min(height / LINES_DOWN, width / LEAST_ACROSS));
  const em = least * zoom;
  const across = width / em;
  return {
    em,
    across,
    down: height / em,
    isWide: width / height >= WIDE,
    isNarrow: across < LEAST_ACROSS - 1,
  };
}

/** Milliseconds for which a page is shown. */
export const PAGE_MS = 8_000;

export type Phase = 'entry' | 'pairing' | 'playing' | 'standing';
/** One line each with the opponent; two lines each; the name and the table alone; the name alone. */
export type Detail = 'line' | 'pair' | 'brief' | 'name';

/** A list of one kind, cut into pages. */
export interface List {
  columns: number;
  /** Per column. */
  rows: number;
  /** The height of a row. */
  pitch: number;
  /** The size of its text. */
  size: number;
}

export type Page =
  | { kind: 'names'; from: number; to: number }
  | { kind: 'standing'; from: number; to: number }
  | { kind: 'still' }
  | { kind: 'boards' };

/** Where the panel lies that shows everything but the names. */
export type Panel = 'beside' | 'below' | 'strip' | 'none';

export interface Plan {
  detail: Detail;
  panel: Panel;
  names: List;
  standing: List;
  pages: Page[];
  /** Rows of the standing in the panel; 0 if it has pages of its own. */
  top: number;
  /** Tables in the panel of which the bouts are open. */
  tiles: number;
  /** Whether the panel has room for boards. */
  hasBoards: boolean;
}

export interface Content {
  phase: Phase;
  /** Entrants on the list of names, and in the standing. */
  names: number;
  standing: number;
  /** Boards of running bouts to be shown. */
  boards: number;
}

const MOST_LINES = 14;
const MOST_PAIRS = 100;
const PAIR_ROWS = 6;

/** Heights. */
export const HEAD = { wide: 3.8, tall: 4.7 };
const TITLE = 1.9;
const EDGE = 0.6;
export const LOW = { below: 6.3, strip: 3.3 };
const LINE = 1.62;
const TIGHT_LINE = 1.38;
const PAIR = 2.7;
/** Text is enlarged up to this size where few names leave room, but little: a name that is cut helps nobody. */
const LARGEST = 1.6;
const LARGEST_LINE = 1.25;

export function planOf(shape: Shape, content: Content): Plan {
  const { phase, names, standing } = content;
  const detail = detailOf(phase, names);
  const panel = panelOf(shape, phase, detail);
  const low = panel === 'below' || panel === 'strip' ? LOW[panel] : 0;
  const room = shape.down - (shape.isWide ? HEAD.wide : HEAD.tall) - TITLE - EDGE - low;
  const ranked = fitted(room, LINE, standing, columnsFor(standing, shape), MOST_LINES);
  const listed = LISTS[detail](room, names, shape);
  const inPanel = filled(shape, panel, content);
  return {
    detail,
    panel,
    names: listed,
    standing: ranked,
    pages: pagesFor(content, panel, listed, ranked, inPanel),
    ...inPanel,
  };
}

function detailOf(phase: Phase, names: number): Detail {
  if (phase === 'entry') return 'name';
  if (names <= MOST_LINES) return 'line';
  return names <= MOST_PAIRS ? 'pair' : 'brief';
}

function panelOf(shape: Shape, phase: Phase, detail: Detail): Panel {
  if (phase === 'entry') return shape.isNarrow ? 'strip' : 'beside';
  if (phase === 'standing' || detail === 'brief') return 'none';
  if (shape.isWide) return 'beside';
  return detail === 'line' ? 'strip' : 'below';
}

/** A list of at most this many rows that fills the room, with larger text if it is short. */
function fitted(room: number, least: number, count: number, columns: number, most: number): List {
  const fit = Math.max(1, Math.min(most, Math.floor(room / least)));
  const rows = Math.min(fit, Math.max(1, Math.ceil(count / columns)));
  // The last page has the rows of the others, so that names stay where they are.
  const all = count > rows * columns ? fit : rows;
  const pitch = Math.min(room / all, least * LARGEST);
  return { columns, rows: all, pitch, size: Math.max(1, Math.min(LARGEST, pitch / least)) };
}

const columnsFor = (count: number, { isWide, isNarrow }: Shape): number => {
  if (count <= MOST_LINES || isNarrow) return 1;
  return isWide && count > 2 * MOST_LINES ? 3 : 2;
};

const LISTS: Record<Detail, (room: number, count: number, shape: Shape) => List> = {
  line: (room, count, { isWide }) => {
    const list = fitted(room, isWide ? LINE : TIGHT_LINE, count, 1, MOST_LINES);
    return { ...list, size: Math.min(list.size, LARGEST_LINE) };
  },
  // Two lines of text grow little: a name that is cut helps nobody.
  pair: (room, count, { isNarrow }) => {
    const list = fitted(room, PAIR, count, isNarrow ? 1 : 2, PAIR_ROWS);
    return { ...list, size: Math.min(list.size, 1.1) };
  },
  brief: (room, count, shape) => ({
    ...fitted(room, LINE, count, columnsFor(count, shape), Infinity),
    size: 1,
  }),
  name: (room, count, { isNarrow }) => ({
    ...fitted(room, LINE, count, isNarrow ? 1 : 2, Infinity),
    size: 1,
  }),
};

/** The width and the height of a tile with the gap beside it. */
const TILE = { across: 2.6, down: 2.15 };
const PANEL_ROW = 1.52;
const PANEL_TITLE = 1.75;
/** What a row of boards needs at least. */
const BOARDS = 7.5;

export const tilesIn = (across: number, down: number): number =>
  Math.max(1, Math.floor(across / TILE.across)) * Math.max(1, Math.floor(down / TILE.down));

/** What the panel shows: rows of the standing, tables, and whether there is room for boards. */
function filled(shape: Shape, panel: Panel, { phase, standing, boards }: Content): InPanel {
  const { across, down } = shape;
  const nothing = { top: 0, tiles: 0, hasBoards: false };
  if (phase === 'entry' || panel === 'none') return nothing;
  // Beside the tables stands the code, and in a strip also their heading.
  if (panel === 'strip') return { ...nothing, tiles: tilesIn(across - 23, 1) };
  if (panel === 'below') {
    return {
      top: Math.min(3, standing),
      tiles: tilesIn((across - 11) * 0.44, 4.4),
      hasBoards: false,
    };
  }
  const lines = boards > 0 ? 1 : 2;
  const tiles = tilesIn(across * 0.31, lines * TILE.down);
  const boardRows = boards === 0 ? 0 : boards <= 2 ? 1 : 2;
  const taken = HEAD.wide + 2 * PANEL_TITLE + lines * TILE.down + 1.5;
  const rows = Math.floor((down - taken - boardRows * BOARDS) / PANEL_ROW);
  const most = boardRows === 2 ? 3 : boardRows === 1 ? 5 : 9;
  return {
    top: Math.max(0, Math.min(most, rows, standing)),
    tiles,
    hasBoards: boards > 0 && down - taken >= BOARDS,
  };
}

type InPanel = Pick<Plan, 'top' | 'tiles' | 'hasBoards'>;

function pagesFor(
  { phase, names, standing, boards }: Content,
  panel: Panel,
  listed: List,
  ranked: List,
  { top, hasBoards }: InPanel,
): Page[] {
  const named = cut('names', names, listed);
  if (phase === 'entry') return named;
  const placed = cut('standing', standing, ranked);
  if (phase === 'standing') return placed;
  const pages: Page[] = [...named];
  if (panel === 'none') pages.push({ kind: 'still' });
  // In the middle of a heat, the first places are enough.
  if (top === 0) pages.push(...placed.slice(0, 1));
  if (boards > 0 && !hasBoards) pages.push({ kind: 'boards' });
  return pages;
}

function cut(kind: 'names' | 'standing', count: number, { columns, rows }: List): Page[] {
  const each = columns * rows;
  const pages: Page[] = [];
  for (let from = 0; from < count; from += each) {
    pages.push({ kind, from, to: Math.min(count, from + each) });
  }
  return pages;
}
