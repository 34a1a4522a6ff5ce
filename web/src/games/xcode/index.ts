import type { Game } from '../game';
import Art from './Art.svelte';

const game: Game = {
  title: 'X-Code',
  order: 2,
  // The computer is a teammate, and every hand needs a screen of its own.
  ways: { online: 'who-friends', bot: 'who-mates' },
  Art,
  board: () => import('./board/Board.svelte'),
  setup: () => import('./setup/Setup.svelte'),
  rules: () => import('./rules'),
  hasLesson: true,
  companion: () => import('./companion/Companion.svelte'),
  story: () => import('./board/Story.svelte'),
};

export default game;
