import type { Game } from '../game';
import Art from './Art.svelte';
import { mates } from './setup/kept';

const game: Game = {
  title: 'X-Code',
  order: 2,
  // The computer is a teammate, and every hand needs a screen of its own.
  ways: { bot: 'play-bot', online: 'play-online-many' },
  Art,
  board: () => import('./board/Board.svelte'),
  setup: () => import('./setup/Setup.svelte'),
  quick: () => import('./setup/quick'),
  opponent: mates,
  rules: () => import('./rules'),
  hasLesson: true,
  companion: () => import('./companion/Companion.svelte'),
  equip: () => import('./companion/equip'),
  story: () => import('./board/Story.svelte'),
};

export default game;
