/** A group at X-Code: who it is, how far it has come, and what it plays next. */
import { COURSE, unlocked } from '../board/course';
import type { Stage } from '../../../lib/protocol';
import type { MyGroup } from '../../../lib/storage';
import type { Translate } from '../../../lib/i18n.svelte';

/** A stop on the way through the course. */
export interface Stop {
  name: string;
  state: 'won' | 'open' | 'locked';
  tries: number;
  wins: number;
  /** The shortest win in milliseconds; null before there is one. */
  best: number | null;
}

/** The whole way, for who has won these. */
export function stopsOf(won: readonly string[], stages: readonly Stage[] = []): Stop[] {
  const open = unlocked(won);
  return COURSE.map((name) => {
    const { tries = 0, wins = 0, best = null } = stages.find((stage) => stage.name === name) ?? {};
    const state = won.includes(name) ? 'won' : open.includes(name) ? 'open' : 'locked';
    return { name, state, tries, wins, best };
  });
}

/** What is to be won next; when everything is won, the last once more. */
export const nextOf = (won: readonly string[]): string => unlocked(won).at(-1) ?? COURSE[0] ?? '';

/** What a group is called on this device: by whom one plays with. */
export const groupName = ({ mates }: Pick<MyGroup, 'mates'>, t: Translate): string =>
  mates.length > 0 ? t('xcode-group-with', { names: mates.join(', ') }) : t('xcode-group-alone');

/** The same in a list, where groups are told apart also by how far they have come. */
export const groupLabel = (group: MyGroup, t: Translate): string =>
  `${groupName(group, t)} · ${group.won.length}/${COURSE.length}`;

/**
 * With whom one probably plays: alone with the computer, or with those one has played with; null
 * founds a new group. The last seen is the first of the list.
 */
export function likelyGroup(mine: readonly MyGroup[], who: string | null): string | null {
  const fits = ({ mates }: MyGroup): boolean =>
    who === 'bot' ? mates.length === 0 : who !== 'online' || mates.length > 0;
  return mine.find(fits)?.id ?? null;
}
