/** Prefetches what a page will need soon; the page itself reports what cannot be loaded. */
import { GAMES } from '../games/all';

/** Prefetches the table of a game, and what opens a match with one press. */
export function fetchTable(game: string): void {
  import('./Play.svelte').catch(ignore);
  GAMES.get(game)?.quick().catch(ignore);
  fetchBoard(game);
}

export function fetchBoard(game: string): void {
  GAMES.get(game)?.board().catch(ignore);
}

/** Prefetches the page of a table, so that its result can be reported without a network. */
export function fetchReport(): void {
  import('./EventTable.svelte').catch(ignore);
}

export function ignore(): void {}
