import type { Game } from '../game';
import { versus } from '../levels';
import Art from './Art.svelte';
import { KEPT } from './setup/kept';

const game: Game = {
  title: 'Vier-gewinnt 3D',
  order: 0,
  ways: { bot: 'play-bot', online: 'play-online', local: 'play-local' },
  Art,
  board: () => import('./board/Board.svelte'),
  setup: () => import('./setup/Setup.svelte'),
  quick: () => import('./setup/quick'),
  opponent: (t) => versus(KEPT, t),
  rules: () => import('./rules'),
  hasLesson: true,
  companion: () => import('./companion/Companion.svelte'),
  equip: () => import('./companion/equip'),
};

export default game;
