/** Prefetches what a page will need soon; the page itself reports what cannot be loaded. */
import { GAMES } from '../games/all';
import { loadGameTexts } from '../lib/i18n.svelte';

/** Prefetches the table of a game, and what opens a match with one press. */
export function fetchTable(game: string): void {
  import('./Play.svelte').catch(ignore);
  GAMES.get(game)?.quick().catch(ignore);
  fetchBoard(game);
}

export function fetchBoard(game: string): void {
  GAMES.get(game)?.board().catch(ignore);
}

/** Prefetches the page of a real board, and the companion that it leads to. */
export function fetchReport(game: string): void {
  import('./EventTable.svelte').catch(ignore);
  import('./Companion.svelte').catch(ignore);
  GAMES.get(game)?.companion?.().catch(ignore);
  GAMES.get(game)?.equip?.().catch(ignore);
  loadGameTexts('companion').catch(ignore);
  loadGameTexts(game, 'companion').catch(ignore);
}

export function ignore(): void {}
