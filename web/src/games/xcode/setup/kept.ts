/** What the first page must know of the choices that the set-up keeps on the device. */
import type { Translate } from '../../../lib/i18n.svelte';
import { localStore } from '../../../lib/storage';

export const KEPT = 'setup.xcode';
export const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;
export const USUAL_PLAYERS = 4;

export const isPlayers = (count: unknown): count is number =>
  PLAYERS.some((known) => known === count);

/** With how many bots one plays alone. */
export function mates(t: Translate): string {
  const { players } = localStore.read<{ players?: unknown }>(KEPT, {});
  return t('play-mates', { count: (isPlayers(players) ? players : USUAL_PLAYERS) - 1 });
}
