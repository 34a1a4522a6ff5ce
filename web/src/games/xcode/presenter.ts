/** X-Code for the pages: names, settings, notation. No rules: those are the server's. */
import { TUNE_MS } from './board/ending';
import { guessedEvent, guessedView } from './board/guess';
import { decidedWords } from './board/lost';
import { isLegal } from './board/moves';
import type { Config, View } from './wire';
import type { Presenter } from '../presenter';
import { ladder, levelName } from './stages';

/** The server sends every setting, also those that nobody chose. */
export const presenter: Presenter<View, Required<Config>> = {
  markOf: () => '',

  sideName: (_, t) => t('xcode-team'),

  seatName: (seat, _, t) => t('xcode-seat', { number: seat + 1 }),

  teamName: (_, t) => t('xcode-team'),

  describe(config, t) {
    const { level, players, overdraw, turning } = config;
    const words = [levelName(level.name, t), t('xcode-says-players', { count: players })];
    if (turning === 'refill') words.push(t('xcode-says-refill'));
    if (overdraw === 'loses-hand') words.push(t('xcode-says-overdraw'));
    return words;
  },

  toMove: () => null,

  isRest: () => false,

  clock: () => null,

  budget: () => 0,

  boardNamesPlayers: true,

  score: () => null,

  decided(view, names, t) {
    const words = decidedWords(view, names, t);
    if (words === null) return null;
    return view.end?.is_won ? { words } : { words, show: { words: t('xcode-see-it') } };
  },

  tuneAfter: ({ end }) => (end?.is_won ? TUNE_MS : 0),

  played: () => [],

  rounds: null,

  live: {
    isLegal,
    status: (view, t) => levelName(view.level.name, t),
  },

  together: {
    end: (result, t) => t(result === 'won' ? 'xcode-won' : 'xcode-lost'),
    leaving: (t) => t('xcode-leaving'),
    leavingPage: (t) => t('xcode-leaving-page'),
    seatHint: (t) => t('xcode-lobby-hint'),
  },

  ladder,

  guessView: guessedView,

  guessEvents(view, move) {
    const guess = guessedEvent(view, move);
    return guess === null ? [] : [{ ...guess }];
  },
};
