/** A climb: the levels of a game that groups win together, and how far each group has come. */
import { presenterOf } from '../games/presenters';
import { speaksOf, type Translate } from '../lib/i18n.svelte';
import { rowOf } from './place';
import type { BoutView, Result, Setup, TournamentView } from './wire';
import { boutOf } from './words';

export const isClimb = ({ format }: Pick<Setup, 'format'>): boolean => format === 'climb';

/** The level of a bout with this label: 1 is the first, 0 stands for none. */
export const levelOf = (label: string): number => Number(/^level-(\d+)$/.exec(label)?.[1] ?? 0);

/** What the game calls a level; empty beyond the last, and until the game's texts are there. */
export function levelName({ game, levels }: Setup, level: number, t: Translate): string {
  const name = levels[level - 1];
  if (name === undefined || !speaksOf(game)) return '';
  return presenterOf(game)?.ladder?.stageName(name, t) ?? String(level);
}

/** The name of the level that is played in a bout; empty where nobody climbs. */
export const levelIn = (
  { setup }: Pick<TournamentView, 'setup'>,
  { label }: Pick<BoutView, 'label'>,
  t: Translate,
): string => (isClimb(setup) ? levelName(setup, levelOf(label), t) : '');

/** The settings of a bout: in a climb those of its level. */
export function configOf(setup: Setup, { label }: Pick<BoutView, 'label'>): Setup['config'] {
  const name = isClimb(setup) ? setup.levels[levelOf(label) - 1] : undefined;
  const ladder = presenterOf(setup.game)?.ladder;
  if (name === undefined || ladder === undefined) return setup.config;
  return ladder.withStage(setup.config, name) as Setup['config'];
}

export const isWon = ({ goal }: Pick<Setup, 'goal'>, { tallies }: Result): boolean =>
  tallies.some(([reached = 0]) => reached >= goal);

/** What follows from the result of a group's bout, in words. */
export function outcomeWords(view: TournamentView, bout: BoutView, t: Translate): string {
  const { setup } = view;
  if (!isClimb(setup) || bout.result?.how !== 'played') return '';
  const level = levelOf(bout.label);
  const facts = { level: levelName(setup, level, t) };
  const isEnd = view.is_last || view.is_over;
  if (!isWon(setup, bout.result)) {
    return t(isEnd ? 'event-level-last-lost' : 'event-level-lost', facts);
  }
  const next = levelName(setup, level + 1, t);
  if (isEnd && next !== '') return t('event-level-last-won', facts);
  return next === '' ? t('event-level-top') : t('event-level-won', { level: next });
}

/** Whether a group has nothing left to play: it has won the last level before, or in this heat. */
export function hasWonAll(view: TournamentView, entrant: number): boolean {
  const { setup, heat } = view;
  if (!isClimb(setup)) return false;
  const top = setup.levels.length;
  if ((rowOf(view, entrant)?.points ?? 0) >= 2 * top) return true;
  const { label = '', result = null } = boutOf(heat, entrant) ?? {};
  return levelOf(label) === top && result !== null && isWon(setup, result);
}
