/** What stands on the sheets of a tournament. */
import { isolated, points } from '../words';
import type { BoutView, EntrantView, HeatView, Row, TournamentView } from '../wire';

export const SHEETS = [
  'tables',
  'names',
  'slips',
  'table-cards',
  'name-cards',
  'cross',
  'certificates',
] as const;
export type SheetName = (typeof SHEETS)[number];

/** Sheets that say who plays whom. */
export const needsHeat = (sheet: SheetName): boolean =>
  sheet === 'tables' || sheet === 'names' || sheet === 'slips';

/** Sheets that say how it stands. */
export const needsStanding = (sheet: SheetName): boolean =>
  sheet === 'cross' || sheet === 'certificates';

export function inParts<T>(all: readonly T[], each: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < all.length; from += each) parts.push(all.slice(from, from + each));
  return parts;
}

export const byTable = (heat: HeatView): BoutView[] =>
  [...heat.bouts].sort((a, b) => a.table - b.table);

export interface Place {
  entrant: number;
  name: string;
  /** null for a bye. */
  bout: BoutView | null;
}

/** Everybody of a heat in the order of the language. */
export function byName(view: TournamentView, heat: HeatView, language: string): Place[] {
  const places = new Map<number, BoutView | null>();
  for (const bout of heat.bouts) for (const id of bout.sides.flat()) places.set(id, bout);
  for (const id of heat.byes) places.set(id, null);
  const order = new Intl.Collator(language, { numeric: true });
  return view.entrants
    .filter(({ id }) => places.has(id))
    .map(({ id, name }) => ({ entrant: id, name: isolated(name), bout: places.get(id) ?? null }))
    .sort((a, b) => order.compare(a.name, b.name) || a.entrant - b.entrant);
}

/** Everybody who takes part, in the order of the language. */
export function namesOf(view: TournamentView, language: string): EntrantView[] {
  const order = new Intl.Collator(language, { numeric: true });
  return view.entrants
    .filter(({ state }) => state !== 'withdrawn' && state !== 'removed')
    .map((one) => ({ ...one, name: isolated(one.name) }))
    .sort((a, b) => order.compare(a.name, b.name) || a.id - b.id);
}

/** The numbers of the tables that get a card: those of the boxes, and those of the heat. */
export function tablesOf(view: TournamentView): number[] {
  const used = view.heat?.bouts.map(({ table }) => table) ?? [];
  const most = Math.max(view.setup.boxes, ...used);
  return Array.from({ length: most }, (_, i) => i + 1);
}

/** What a cross table says about an entrant in a heat, or against another entrant. */
export interface Cell {
  /** The numbers of the opponents, by side. */
  against: string;
  points: string;
}

export interface CrossRow {
  number: number;
  row: Row;
  cells: Cell[];
}

const NOTHING: Cell = { against: '', points: '' };
/** Marks a point without a bout, and a bout that was decided without playing. */
const BYE: Cell = { against: '', points: '+' };
const FORFEIT = '*';

/** By heat: against whom, and how many points. Entrants are named by their line. */
export function crossByHeat(view: TournamentView, heats: readonly HeatView[]): CrossRow[] {
  const numbers = numbersIn(view);
  return view.standing.rows.map((row, i) => ({
    number: i + 1,
    row,
    cells: heats.map((heat) => cellIn(heat, row.entrant, numbers)),
  }));
}

const numbersIn = (view: TournamentView): Map<number, number> =>
  new Map(view.standing.rows.map(({ entrant }, i) => [entrant, i + 1]));

function cellIn(heat: HeatView, entrant: number, numbers: Map<number, number>): Cell {
  if (heat.byes.includes(entrant)) return BYE;
  const bout = heat.bouts.find(({ sides }) => sides.some((side) => side.includes(entrant)));
  if (bout === undefined) return NOTHING;
  const own = bout.sides.findIndex((side) => side.includes(entrant));
  const others = bout.sides.filter((_, side) => side !== own);
  return {
    against: others.map((side) => side.map((id) => numbers.get(id) ?? '–').join('+')).join(' '),
    points: pointsIn(bout, own),
  };
}

function pointsIn({ result }: BoutView, side: number): string {
  if (result === null) return '';
  return points(result.scores[side] ?? 0) + (result.how === 'forfeit' ? FORFEIT : '');
}

const MOST_IN_SQUARE = 20;

/** Whether everybody meets everybody, so that a square shows it all. */
export const isSquare = ({ setup, standing }: TournamentView): boolean =>
  setup.format === 'all-play-all' && setup.sides === 2 && standing.rows.length <= MOST_IN_SQUARE;

/** By opponent: the points against each, one line and one column for everybody. */
export function crossByOpponent(view: TournamentView, heats: readonly HeatView[]): CrossRow[] {
  const met = new Map<string, string[]>();
  for (const bout of heats.flatMap(({ bouts }) => bouts)) {
    const [[one] = [], [other] = []] = bout.sides;
    for (const [key, side] of [
      [`${one} ${other}`, 0],
      [`${other} ${one}`, 1],
    ] as const) {
      met.set(key, [...(met.get(key) ?? []), pointsIn(bout, side)]);
    }
  }
  const { rows } = view.standing;
  return rows.map((row, i) => ({
    number: i + 1,
    row,
    cells: rows.map(({ entrant }) => ({
      against: '',
      points: (met.get(`${row.entrant} ${entrant}`) ?? []).join(' '),
    })),
  }));
}

/** Who gets a certificate: everybody who has a place, or the first three places. */
export const honoured = (view: TournamentView, isForAll: boolean): Row[] =>
  view.standing.rows.filter(({ place }) => place !== null && (isForAll || place <= 3));

/** `Friday 20 November 2026`, in the viewer's zone. */
export const dayOf = (wall: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(wall);
