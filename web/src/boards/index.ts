/** The board of each game, loaded when it is first needed. */
import type { Component, Snippet } from 'svelte';
import { rodIndex, type Vier3dView } from '../games/vier3d';
import type { Ball, Translate } from '../games';
import type { GameView } from '../lib/protocol';

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
  /** The view in the form that the board wants. */
  viewOf: (view: GameView) => unknown;
}

const BOARDS: Record<string, BoardKind> = {
  vier3d: {
    load: async () => {
      const { default: board } = await import('./vier3d/Board.svelte');
      return board as unknown as Component<BoardProps, object, 'showThreats' | 'mode'>;
    },
    viewOf(shown) {
      const view = shown as unknown as Vier3dView;
      return { ...view, moves: view.moves.map(([ball, rod]) => [ball, rodIndex(rod)]) };
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
