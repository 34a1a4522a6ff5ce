/** Tournaments of any size for tests. */
import type { BoutView, EntrantView, Result, Row, Setup, TournamentView } from './wire';

const SETUP: Setup = {
  name: 'Riverside games night',
  game: 'a-game',
  config: {},
  format: 'swiss',
  heats: 5,
  games: 2,
  scoring: 'games',
  sides: 2,
  team: 1,
  boxes: 5,
  minutes: 25,
  announce: 300,
  groups: 0,
  qualify: 2,
  third_place: true,
  deals: 1,
  days: 0,
  levels: [],
  goal: 0,
  sizes: [1, 8],
  most: 500,
  school: false,
  keep_days: 365,
};

export const STARTS = 1_000_000;
export const ENDS = STARTS + 25 * 60_000;

/** 26 names from A to Z, then the same with numbers. */
export function nameOf(id: number): string {
  const letter = String.fromCharCode(65 + ((id - 1) % 26));
  return `${letter}nna${id > 26 ? ` ${Math.ceil(id / 26)}` : ''}`;
}

export const played = (...scores: number[]): Result => ({ scores, tallies: [], how: 'played' });

function entrant(id: number): EntrantView {
  return { id, name: nameOf(id), state: 'here', size: 1, is_remote: false, has_device: true };
}

export function bout(table: number, sides: number[][], more: Partial<BoutView> = {}): BoutView {
  return {
    id: table,
    table,
    board: table <= SETUP.boxes ? 'real' : 'screen',
    sides,
    phase: 'waiting',
    label: '',
    why: [],
    here: [],
    claims: [],
    games: [],
    matches: [],
    result: null,
    decided: '',
    note: '',
    due: null,
    sizes: [],
    ...more,
  };
}

const row = (id: number, place: number): Row => ({
  entrant: id,
  place,
  points: 0,
  ties: [],
  played: 1,
  wins: 0,
});

/** Heat 3 with this many entrants: 1 meets 2, 3 meets 4, and so on; the last of an odd number rests. */
export function tournamentOf(
  count: number,
  more: Partial<TournamentView> = {},
  setup: Partial<Setup> = {},
): TournamentView {
  const ids = Array.from({ length: count }, (_, i) => i + 1);
  const pairs = ids.filter((id) => id % 2 === 1 && id < count);
  return {
    id: 'evening',
    code: 'H4WT7K',
    setup: { ...SETUP, ...setup },
    phase: 'playing',
    is_entry_open: true,
    is_over: false,
    is_last: false,
    entrants: ids.map(entrant),
    heat: {
      number: 3,
      bouts: pairs.map((id, i) => bout(i + 1, [[id], [id + 1]], { phase: 'playing' })),
      byes: count % 2 === 1 ? [count] : [],
      why_byes: [],
      sat_out: [],
      starts: STARTS,
      ends: ENDS,
      seal: '',
      seed: '',
    },
    standing: { label: '', after: 2, ties: [], rows: ids.map((id) => row(id, id)) },
    ends: null,
    groups: [],
    ...more,
  };
}
