/** What a match is like. Each fact stands by itself, for they come in any mixture. */
import { presenterOf } from '../games/presenters';
import type { MatchView } from './protocol';

/** Whether all play for one side: then talking is what it is about. */
export const isTogether = ({ sides }: Pick<MatchView, 'sides'>): boolean =>
  new Set(sides).size === 1;

/** Whether everybody acts at once, without turns. */
export const isLive = ({ game }: Pick<MatchView, 'game'>): boolean =>
  presenterOf(game)?.live !== undefined;

/** Whether groups unlock one stage after the other. */
export const hasLadder = ({ game }: Pick<MatchView, 'game'>): boolean =>
  presenterOf(game)?.ladder !== undefined;

/** Whether time decides anything. */
export const hasClock = ({ game, config }: Pick<MatchView, 'game' | 'config'>): boolean =>
  presenterOf(game)?.hasClock(config) ?? false;

/** Whether a move can be taken back at all. */
export const mayTakeBack = ({ game, config }: Pick<MatchView, 'game' | 'config'>): boolean =>
  presenterOf(game)?.allowsTakeBack(config) ?? false;

/** Whether several people play for one side. */
export const hasTeams = (sides: readonly number[]): boolean => new Set(sides).size < sides.length;
