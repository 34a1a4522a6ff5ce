/** Every folder here is a game. Read with the first page: presenters are apart. */
import type { Game } from './game';

const FOUND = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'default' });

const nameIn = (path: string): string => path.split('/').at(-2) ?? '';

/** By name, in the order of the first page. */
export const GAMES: ReadonlyMap<string, Game> = new Map(
  Object.entries(FOUND)
    .map(([path, game]) => [nameIn(path), game] as const)
    .sort(([, a], [, b]) => a.order - b.order),
);

export const titleOf = (game: string): string => GAMES.get(game)?.title ?? game;
