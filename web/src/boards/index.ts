/** The board of each game, loaded when it is first needed. */
import type { Component, Snippet } from 'svelte';
import type { Mark, Translate } from '../games';
import type { HistoryStep } from '../lib/protocol';

/** What every board is given; each takes what it needs. */
export interface BoardProps {
  view: unknown;
  /** What I may do now, in the game's notation; at one screen that of whoever is on turn. */
  legal: string[];
  /** By seat: the name, and the sign of its side. */
  seats: { name: string; mark: Mark; away: boolean }[];
  /** My seats; several when one screen is shared, none when watching or looking back. */
  me: number[];
  /** Match time by the server's clock; it stands still while the match does. */
  now: () => number;
  /** Whether match time flows, and we hear of it: else clocks must not count down. */
  running: boolean;
  /** What one of my seats may know; others' secrets are never here. */
  viewOf: (seat: number) => unknown;
  /** Whether the match has ended and its end is what is shown. */
  isOver: boolean;
  showThreats?: boolean;
  /** Ask before a move is played. */
  confirm?: boolean;
  mode?: '3d' | 'floors';
  /** No motion, whatever the system says. */
  still?: boolean;
  t: Translate;
  onmove: (move: string) => void;
  /** More for the panel beside the board. */
  aside?: Snippet;
}

export type BoardComponent = Component<BoardProps, object, 'showThreats' | 'mode'>;

/** What the picture of a whole match is given. */
export interface StoryProps {
  steps: readonly HistoryStep[];
  names: string[];
  t: Translate;
}

export interface BoardKind {
  load: () => Promise<BoardComponent>;
  /** A finished match as a picture, where the game has one. */
  story?: () => Promise<Component<StoryProps>>;
}

const BOARDS: Record<string, BoardKind> = {
  vier3d: {
    load: async () => {
      const { default: board } = await import('../games/vier3d/board/Board.svelte');
      return board as unknown as BoardComponent;
    },
  },
  xobrainer: {
    load: async () => {
      const { default: board } = await import('../games/xobrainer/board/Board.svelte');
      return board as unknown as BoardComponent;
    },
  },
  xcode: {
    load: async () => {
      const { default: board } = await import('../games/xcode/board/Board.svelte');
      return board as unknown as BoardComponent;
    },
    story: async () => (await import('../games/xcode/board/Story.svelte')).default,
  },
};

export const boardOf = (game: string): BoardKind | undefined =>
  Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined;
