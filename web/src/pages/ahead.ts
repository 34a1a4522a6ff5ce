/** Fetches what a page will need soon; if that fails, the page tells it when it asks itself. */
import { GAMES } from '../games/all';

/** The table of a game, before anybody sits there, and what opens it at once. */
export function fetchTable(game: string): void {
  import('./Play.svelte').catch(ignore);
  GAMES.get(game)?.quick().catch(ignore);
  fetchBoard(game);
}

export function fetchBoard(game: string): void {
  GAMES.get(game)?.board().catch(ignore);
}

export function ignore(): void {}
