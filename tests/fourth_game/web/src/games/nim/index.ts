import type { Game } from '../game';
import Art from './Art.svelte';

const game: Game = {
  title: 'Nim',
  order: 3,
  ways: { online: 'who-online', bot: 'who-bot' },
  Art,
  board: () => import('./board/Board.svelte'),
  setup: () => import('./setup/Setup.svelte'),
  rules: () => import('./rules'),
  hasLesson: false,
};

export default game;
