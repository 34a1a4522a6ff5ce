/** From what people tap to the result of a bout. */
import type { BoutView, Result, Setup } from './wire';

/** What is still missing to report a result, as the id of a text. */
export function missingFor(
  { scoring }: Pick<Setup, 'scoring'>,
  { sides }: Pick<BoutView, 'sides'>,
): 'event-report-first' | 'event-report-places' | 'event-report-counts' {
  if (sides.length < 2) return 'event-report-counts';
  return sides.length === 2 && scoring !== 'places' ? 'event-report-first' : 'event-report-places';
}

/** Of a game between two sides: who won it. */
export type Winner = 0 | 1 | 'draw';

/** Bouts that somebody must win, because the winner goes on. */
export const needsWinner = ({ format }: Pick<Setup, 'format'>, label: string): boolean =>
  format === 'knockout' ||
  format === 'double-knockout' ||
  (format === 'stages' && !label.startsWith('group-'));

export const played = (scores: number[], tallies: number[][] = []): Result => ({
  scores,
  tallies,
  how: 'played',
});

/** The half points of both sides after these games. */
export function scoresOf(picks: readonly (Winner | null)[]): [number, number] {
  const scores: [number, number] = [0, 0];
  for (const pick of picks) {
    if (pick === 'draw') {
      scores[0] += 1;
      scores[1] += 1;
    } else if (pick !== null) scores[pick] += 2;
  }
  return scores;
}

/** Whether the bout is decided after these games. */
function isDecided(setup: Setup, label: string, games: readonly Winner[]): boolean {
  const [one, other] = scoresOf(games);
  if (setup.scoring === 'win' && Math.max(one, other) > setup.games) return true;
  return games.length >= setup.games && !(needsWinner(setup, label) && one === other);
}

/** The games to ask for: those of the bout until it is decided, and more while a winner is needed. */
export function asked(
  setup: Setup,
  label: string,
  picks: readonly (Winner | null)[],
): (Winner | null)[] {
  const known: Winner[] = [];
  while (!isDecided(setup, label, known)) {
    const next = picks[known.length] ?? null;
    if (next === null) {
      const open = Math.max(1, setup.games - known.length);
      return [...known, ...Array.from({ length: open }, (_, i) => picks[known.length + i] ?? null)];
    }
    known.push(next);
  }
  return known;
}

/** The result once every game that is asked for has one. */
export function resultOf(
  setup: Setup,
  label: string,
  picks: readonly (Winner | null)[],
): Result | null {
  const games = asked(setup, label, picks);
  if (games.includes(null)) return null;
  return played(scoresOf(games));
}

const PLACES: Record<number, readonly number[]> = { 2: [4, 0], 3: [4, 2, 0] };

/** The half points for these places, by side; who shares a place shares its points. */
export function scoresForPlaces(places: readonly number[]): number[] {
  const worth = PLACES[places.length] ?? [];
  return places.map((place) => {
    const before = places.filter((other) => other < place).length;
    const sharing = places.filter((other) => other === place).length;
    const sum = worth.slice(before, before + sharing).reduce((a, b) => a + b, 0);
    return sum / sharing;
  });
}

/** The result of a bout that these did not come to; sides that came share the first places (EV-25). */
export function forfeit(
  { scoring, games }: Pick<Setup, 'scoring' | 'games'>,
  { sides }: Pick<BoutView, 'sides'>,
  absent: readonly number[],
): Result {
  const came = sides.map((side) => !side.some((entrant) => absent.includes(entrant)));
  const places = (PLACES[sides.length] ?? []).slice(0, came.filter(Boolean).length);
  const shared = places.reduce((sum, worth) => sum + worth, 0) / Math.max(1, places.length);
  const each = { field: 0, places: shared, games: 2, win: 2 }[scoring];
  return { scores: came.map((isHere) => (isHere ? each * games : 0)), tallies: [], how: 'forfeit' };
}

/**
 * The half points that each of these results gives, deal by deal: against every other group with
 * the same deal 2 for doing better and 1 for doing as well (EV-42).
 */
export function pointsByDeal(results: readonly (Result | null)[]): number[][] {
  const lines = results.map((result) => result?.tallies ?? []);
  return lines.map((own, i) =>
    own.map((line, deal) =>
      lines.reduce((sum, others, j) => {
        const other = others[deal];
        return i === j || other === undefined ? sum : sum + 1 + compare(line, other);
      }, 0),
    ),
  );
}

/** 1 if the first line is better, -1 if it is worse: more fields, then more time left. */
const compare = (one: readonly number[], other: readonly number[]): number =>
  Math.sign((one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0));

/** The side that begins a game of a bout; the first side begins the first game. */
export const starter = ({ sides }: Pick<BoutView, 'sides'>, game: number): number =>
  game % sides.length;
