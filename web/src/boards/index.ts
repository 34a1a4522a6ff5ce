/** The board of each game, loaded when it is first needed. */
import type { Component, Snippet } from 'svelte';
import type { Ball, Translate } from '../games';

/** What every board is given. */
export interface BoardProps {
  view: unknown;
  legal: string[];
  seats: { name: string; ball: Ball }[];
  /** My seats; several when one screen is shared, none when watching. */
  me: number[];
  showThreats?: boolean;
  confirm?: boolean;
  mode?: '3d' | 'floors';
  still?: boolean;
  t: Translate;
  onmove: (move: string) => void;
  aside?: Snippet;
}

export interface BoardKind {
  load: () => Promise<Component<BoardProps, object, 'showThreats' | 'mode'>>;
}

const BOARDS: Record<string, BoardKind> = {
  vier3d: {
    load: async () => {
      const { default: board } = await import('./vier3d/Board.svelte');
      return board as unknown as Component<BoardProps, object, 'showThreats' | 'mode'>;
    },
  },
};

export const boardOf = (game: string): BoardKind | undefined =>
  Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;

/** Fetches the table and the board of a game before they are needed; that it may fail is no harm. */
export function preload(game: string): void {
  const ignore = (): void => undefined;
  import('../pages/Play.svelte').catch(ignore);
  boardOf(game)?.load().catch(ignore);
}
