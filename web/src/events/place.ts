/** How somebody stands in an event. */
import type { Row, TournamentView } from './wire';

export const rowOf = ({ standing }: TournamentView, entrant: number): Row | undefined =>
  standing.rows.find((row) => row.entrant === entrant);

/** How many stand in the list with a place. */
export const ranked = ({ standing }: TournamentView): number =>
  standing.rows.filter(({ place }) => place !== null).length;

/** Whether anything counts yet: before that, all are equal. */
export const hasStanding = ({ standing }: TournamentView): boolean =>
  standing.rows.some(({ played, points }) => played > 0 || points > 0);
