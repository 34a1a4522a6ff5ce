/** How somebody stands in an event. */
import type { Row, Setup, TournamentView } from './wire';

export const rowOf = ({ standing }: TournamentView, entrant: number): Row | undefined =>
  standing.rows.find((row) => row.entrant === entrant);

/** Among how many people somebody has a place: all who have played a bout, or still may. */
export function ranked({
  standing,
  entrants,
}: Pick<TournamentView, 'standing' | 'entrants'>): number {
  const present = new Set(
    entrants.filter(({ state }) => state === 'here' || state === 'resting').map(({ id }) => id),
  );
  return standing.rows.filter(({ entrant, place }) => place !== null || present.has(entrant))
    .length;
}

const MEDALS = 3;
/** Whether this place has a medal once an event is over. */
export const hasMedal = (place: number | null | undefined): place is number =>
  place != null && place <= MEDALS;

/** The place of somebody who is among the first three at the end, and not the last one. */
export function placeToPraise(view: TournamentView, entrant: number): number | null {
  const place = rowOf(view, entrant)?.place;
  if (!view.is_over || !hasMedal(place)) return null;
  return place === 1 || place < ranked(view) ? place : null;
}

/** Whether anything counts yet: before that, all are equal. */
export const hasStanding = ({ standing }: TournamentView): boolean =>
  standing.rows.some(({ played, points }) => played > 0 || points > 0);

/** Formats whose first heat decides who takes part. */
const SCHEDULED: readonly Setup['format'][] = [
  'all-play-all',
  'knockout',
  'double-knockout',
  'stages',
];
/** Whether somebody who comes for the first time can no longer take part (EV-06). */
export function isTooLate({ setup, heat }: Pick<TournamentView, 'setup' | 'heat'>): boolean {
  if (heat === null || setup.format === 'arena' || setup.format === 'ladder') return false;
  return heat.number > (SCHEDULED.includes(setup.format) ? 0 : Math.floor(setup.heats / 2));
}

/** Formats in which a bye is worth a win (EV-15). */
const BYES_WON: readonly Setup['format'][] = ['swiss', 'dutch', 'threes', 'mixer'];
export const isByeWon = ({ setup }: Pick<TournamentView, 'setup'>): boolean =>
  BYES_WON.includes(setup.format);
