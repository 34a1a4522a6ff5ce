/** The texts of a lesson: they are called after its game, its steps and its replies. */
import type { Presenter } from '../games/presenter';
import { has, t } from '../lib/i18n.svelte';
import { named } from '../lib/texts';

/** What to do in a step. */
export const taskOf = (game: string, step: string): string => t(named(`${game}-learn-${step}`));

/** Something else that is said about a step: its title, a hint, or what was wrong with a move. */
export const wordsOf = (game: string, step: string, part: string): string =>
  t(named(`${game}-learn-${step}-${part}`));

/** Who sits there: with a name of their own, or as the game calls the seat. */
export function nameOf(
  game: string,
  presenter: Presenter,
  seat: number,
  sides: readonly number[],
): string {
  const id = `${game}-learn-seat-${seat}`;
  return has(id) ? t(named(id)) : presenter.seatName(seat, sides, t);
}
