/** What the pages must know of each game besides its board. */
import type { ClockView } from '../lib/clock';
import type { Translate } from '../lib/i18n.svelte';
import type { Command, GameView } from '../lib/protocol';
import { vier3d } from './vier3d';

export type { Translate };

/** One ball, piece or card played, for the list of moves. */
export interface Played {
  seat: number;
  /** The colour of the piece; null where pieces have none. */
  ball: Ball | null;
  text: string;
}

export type Ball = 'r' | 'b' | 'y';

export interface GameKit {
  /** Its name in addresses and on the wire. */
  name: string;
  /** Its name for people; never translated. */
  title: string;
  /** What marks a seat. */
  ballOf(seat: number): Ball;
  /** What a seat is called before anybody has a name. */
  seatName(seat: number, t: Translate): string;
  /** The settings in a few words each. */
  describe(config: unknown, t: Translate): string[];
  toMove(view: GameView): number | null;
  clock(view: GameView): ClockView | null;
  /** A seat's whole budget of time, for knowing when little is left. */
  budget(config: unknown): number;
  /** Points by seat, where the game counts any. */
  score(view: GameView): number[] | null;
  played(view: GameView): Played[];
  /** The command that a move in the game's notation stands for. */
  command(move: string, view: GameView): Command;
  /** The view as it will be, to be shown until the server has spoken. */
  expected(view: GameView, move: string): GameView;
}

const KITS: Record<string, GameKit> = { vier3d };

export const kitOf = (game: string): GameKit | undefined =>
  Object.hasOwn(KITS, game) ? KITS[game] : undefined;

/** All games in the order of the shelf. */
export const TITLES: Record<string, string> = {
  vier3d: 'Vier-gewinnt 3D',
  xobrainer: 'XOBrainer',
  xcode: 'X-Code',
};

export const titleOf = (game: string): string => TITLES[game] ?? game;
