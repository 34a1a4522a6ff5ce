import type { Game } from '../game';
import { versus } from '../levels';
import Art from './Art.svelte';
import { KEPT } from './setup/kept';

const game: Game = {
  title: 'Nim',
  order: 3,
  ways: { bot: 'play-bot', online: 'play-online' },
  Art,
  board: () => import('./board/Board.svelte'),
  setup: () => import('./setup/Setup.svelte'),
  quick: () => import('./setup/quick'),
  opponent: (t) => versus(KEPT, t),
  rules: () => import('./rules'),
  hasLesson: false,
};

export default game;
