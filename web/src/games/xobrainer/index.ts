import type { Game } from '../game';
import Art from './Art.svelte';

const game: Game = {
  title: 'XOBrainer',
  order: 1,
  ways: { online: 'who-online', bot: 'who-bot', local: 'who-local' },
  Art,
  board: () => import('./board/Board.svelte'),
  setup: () => import('./setup/Setup.svelte'),
  rules: () => import('./rules'),
  hasLesson: true,
  companion: () => import('./companion/Companion.svelte'),
};

export default game;
