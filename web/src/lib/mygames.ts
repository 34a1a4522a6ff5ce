/** The games of this device: which one is the most urgent, and how each stands. */
import type { Translate } from './i18n.svelte';
import type { MyGame } from './storage';

const isLive = ({ phase, isMyTurn, waitsFor }: MyGame): boolean =>
  phase === 'running' && !isMyTurn && waitsFor === null;

/** Lower is more urgent: my turn, then games in which all act at once, then the rest. */
function rank(game: MyGame): number {
  if (game.phase === 'running' && game.isMyTurn) return 0;
  if (isLive(game)) return 1;
  return game.phase === 'running' ? 3 : 2;
}

/** Unfinished games, the most urgent first: by the clock that runs out first, then the latest. */
export const running = (games: readonly MyGame[]): MyGame[] =>
  games
    .filter(({ phase, left }) => phase !== 'over' && left === undefined)
    .sort(
      (a, b) => rank(a) - rank(b) || (a.due ?? Infinity) - (b.due ?? Infinity) || b.seen - a.seen,
    );

/** How a game stands, in words. */
export function stateWords(game: MyGame, t: Translate): string {
  switch (game.phase) {
    case 'over':
      return t(`my-game-${game.result ?? 'over'}`);
    case 'open':
      return t('my-game-open');
    case 'paused':
      return t('my-game-paused');
    case 'running':
      if (game.isMyTurn) return t('my-game-my-turn');
      return game.waitsFor ? t('status-turn', { name: game.waitsFor }) : t('my-game-running');
  }
}
