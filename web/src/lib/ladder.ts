/** Groups and the stages that they unlock one by one: how far they have come, and what is next. */
import type { Ladder } from '../games/presenter';
import type { Translate } from './i18n.svelte';
import { listed } from './listed';
import type { GameView, MatchView, Stage } from './protocol';
import type { MyGroup } from './storage';

type Stages = Pick<Ladder, 'stages'>;

/** A stage on the way, for a group. */
export interface Stop {
  name: string;
  state: 'won' | 'open' | 'locked';
  tries: number;
  wins: number;
  /** The shortest win in milliseconds; null before there is one. */
  best: number | null;
}

/** The stages that a group with these wins may play: those it has won, and the next one. */
export function unlocked({ stages }: Stages, won: readonly string[]): readonly string[] {
  const first = stages.findIndex((name) => !won.includes(name));
  return stages.slice(0, first < 0 ? stages.length : first + 1);
}

/** The stage after this one; null after the last. */
export function after({ stages }: Stages, name: string): string | null {
  const at = stages.indexOf(name);
  return at < 0 ? null : (stages[at + 1] ?? null);
}

/** All stages, for a group with these wins. */
export function stopsOf(
  ladder: Stages,
  won: readonly string[],
  tried: readonly Stage[] = [],
): Stop[] {
  const open = unlocked(ladder, won);
  return ladder.stages.map((name) => {
    const { tries = 0, wins = 0, best = null } = tried.find((stage) => stage.name === name) ?? {};
    const state = won.includes(name) ? 'won' : open.includes(name) ? 'open' : 'locked';
    return { name, state, tries, wins, best };
  });
}

/** The stage to win next, or the last one if all are won. */
export const nextOf = (ladder: Stages, won: readonly string[]): string =>
  unlocked(ladder, won).at(-1) ?? '';

/** What this device calls a group: by the people whom it plays with. */
export const groupName = ({ mates }: Pick<MyGroup, 'mates'>, t: Translate): string =>
  mates.length > 0 ? t('group-with', { names: mates.join(', ') }) : t('group-alone');

/** The same for a list, which also tells how many stages the group has won. */
export const groupLabel = ({ stages }: Stages, group: MyGroup, t: Translate): string =>
  `${groupName(group, t)} · ${group.won.length}/${stages.length}`;

/**
 * The group that probably plays: one without people if the computer is chosen, else one with
 * people; null founds a new group. `mine` starts with the group that was seen last.
 */
export function likelyGroup(mine: readonly MyGroup[], who: string | null): string | null {
  const fits = ({ mates }: MyGroup): boolean =>
    who === 'bot' ? mates.length === 0 : who !== 'online' || mates.length > 0;
  return mine.find(fits)?.id ?? null;
}

type Ended = Pick<MatchView, 'config' | 'outcome' | 'chairs'>;

/** The people at the table who have not taken part, by seat. */
const idleSeats = (ladder: Ladder, { chairs }: Ended, view: GameView): number[] =>
  chairs.flatMap(({ kind, stand_in }, seat) =>
    kind === 'person' && !stand_in && !ladder.active(view).includes(seat) ? [seat] : [],
  );

/** The label of the button for the next match. */
export function onwardWords(ladder: Ladder, match: Ended, view: GameView, t: Translate): string {
  const isWon = match.outcome?.together === 'won' && idleSeats(ladder, match, view).length === 0;
  const next = isWon ? after(ladder, ladder.stageOf(match.config)) : null;
  return next === null ? t('stage-again') : t('stage-onward', { level: ladder.stageName(next, t) });
}

/** What this match has unlocked, or why it has not, in words; null if it was not won. */
export function unlockedWords(
  ladder: Ladder,
  match: Ended,
  view: GameView,
  names: readonly string[],
  t: Translate,
): { words: string; isUnlocked: boolean } | null {
  if (match.outcome?.together !== 'won') return null;
  const idle = idleSeats(ladder, match, view).map((seat) => names[seat] ?? '');
  if (idle.length > 0) {
    const facts = { names: listed(idle), count: idle.length };
    return { words: t('stage-not-unlocked', facts), isUnlocked: false };
  }
  const next = after(ladder, ladder.stageOf(match.config));
  const words =
    next === null ? t('stage-all-won') : t('stage-unlocked', { level: ladder.stageName(next, t) });
  return { words, isUnlocked: true };
}
