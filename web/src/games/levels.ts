import type { Translate } from '../lib/i18n.svelte';
import { localStore } from '../lib/storage';
import type { MatchView } from '../lib/protocol';

/** The computer's levels, from friendly to strong; the same in all games. */
export const LEVELS = ['seedling', 'sapling', 'oak', 'redwood', 'worldtree'] as const;
export type Level = (typeof LEVELS)[number];
/** For a first game. */
export const FRIENDLIEST: Level = LEVELS[0];

export const isLevel = (name: unknown): name is Level => LEVELS.includes(name as Level);

/** The level of the computer in a match; undefined if only people play. */
export const levelIn = ({ chairs }: MatchView): Level | undefined =>
  chairs.map(({ level }) => level).find(isLevel);

/** The three usual ways to play: over the net, against the computer, at one screen. */
export const WHOS = ['online', 'bot', 'local'] as const;
export type Who = (typeof WHOS)[number];

export const isWho = (name: unknown): name is Who => WHOS.includes(name as Who);

/** Against whom the computer plays, by the choices that a set-up has kept under this name. */
export function versus(kept: string, t: Translate): string {
  const { level } = localStore.read<{ level?: unknown }>(kept, {});
  return t('play-versus', { name: t(`level-${isLevel(level) ? level : FRIENDLIEST}`) });
}
