/** The levels and missions in the order in which they are unlocked. */
import type { Translate } from '../../lib/i18n.svelte';
import { named } from '../../lib/texts';
import type { Ladder } from '../presenter';
import type { Config, View } from './wire';
import stages from '../../../../src/knobel/catalog/data/xcode/stages.json';

export const STAGES: readonly string[] = stages;
/** The number of levels before the missions. */
export const TRAINING = 4;

export const isMission = (name: string): boolean => STAGES.indexOf(name) >= TRAINING;

/** Whether bots leave this level to people; that is decided in `bots/xcode/mind.py`. */
export const isHelped = (name: string): boolean => STAGES.slice(0, 2).includes(name);

const OWN_LEVEL = /^level-(\d)$/;

/** What a level or mission is called. */
export function levelName(name: string, t: Translate): string {
  const number = OWN_LEVEL.exec(name)?.[1];
  return number === undefined ? t(named(`xcode-mission-${name}`)) : t('xcode-level', { number });
}

export const ladder: Ladder<Required<Config>, View> = {
  stages: STAGES,
  stageOf: ({ level }) => level.name,
  stageName: levelName,
  active: ({ active }) => active,
  withStage: (config, level) => ({ ...config, level }),
  chooser: () => import('./setup/StageChooser.svelte'),
};
