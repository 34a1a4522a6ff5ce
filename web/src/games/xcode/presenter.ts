/** X-Code for the pages: names, settings, notation. No rules: those are the server's. */
import { after } from './board/course';
import { actionOf, expectedView, isDone, isLegal } from './board/moves';
import type { Config, View } from './wire';
import type { Translate } from '../../lib/i18n.svelte';
import type { Command } from '../../lib/protocol';
import { named } from '../../lib/texts';
import type { Presenter } from '../presenter';

const OWN_LEVEL = /^level-(\d)$/;

/** What a level or mission is called. */
export function levelName(name: string, t: Translate): string {
  const number = OWN_LEVEL.exec(name)?.[1];
  return number === undefined ? t(named(`xc-mission-${name}`)) : t('xc-level', { number });
}

/** The server sends every setting, also those that nobody chose. */
export const presenter: Presenter<View, Required<Config>> = {
  markOf: () => '',

  sideName: (_, t) => t('xc-team'),

  seatName: (seat, _, t) => t('xc-seat', { number: seat + 1 }),

  teamName: (_, t) => t('xc-team'),

  describe(config, t) {
    const { level, players, overdraw, turning } = config;
    const words = [levelName(level.name, t), t('xc-says-players', { count: players })];
    if (turning === 'refill') words.push(t('xc-says-refill'));
    if (overdraw === 'loses-hand') words.push(t('xc-says-overdraw'));
    return words;
  },

  toMove: () => null,

  isRest: () => false,

  clock: () => null,

  budget: () => 0,

  hasClock: () => true,

  allowsTakeBack: () => false,

  boardNamesPlayers: true,

  score: () => null,

  played: () => [],

  rounds: null,

  live: {
    isLegal,

    isDone,

    status: (view, t) => levelName(view.level.name, t),

    botName: (t) => t('xc-bot'),

    leaving: (t) => t('xc-leaving'),
    leavingPage: (t) => t('xc-leaving-page'),

    onward({ config, outcome }, t) {
      const next =
        outcome?.together === 'won' ? after((config as Required<Config>).level.name) : null;
      return next === null ? t('xc-again') : t('xc-onward', { level: levelName(next, t) });
    },

    unlocked({ config, outcome }, t) {
      if (outcome?.together !== 'won') return null;
      const next = after((config as Required<Config>).level.name);
      return next === null
        ? t('xcode-all-won')
        : t('xcode-unlocked', { level: levelName(next, t) });
    },

    course: async () => (await import('./setup/Course.svelte')).default,
  },

  command: (move): Command => ({ ...(actionOf(move) ?? { type: 'no-such-move' }) }),

  expected: (view, move) => ({ ...view, ...expectedView(view, move) }),
};
