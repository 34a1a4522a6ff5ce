/** News as it reaches whoever plays: a sound, a buzz, words for the ear, a word in passing. */
import type { Weight } from '../../../lib/announce.svelte';
import type { Sound } from '../../../lib/sound';
import { cardName, symbolName } from './cards';
import type { News } from './news';
import { wordsOf } from './phrases';
import { sandOf, secondsOf } from './sand';
import type { Translate, View } from './view';

export interface Telling {
  sound?: Sound;
  /** Milliseconds of vibration. */
  buzz?: number;
  /** For the ear. */
  words?: string;
  /** How much it matters to the ear. */
  weight?: Weight;
  /** For the eye and the ear of me alone. */
  passing?: string;
  /** What somebody said, over their name. */
  bubble?: { seat: number; text: string };
}

export function tellingOf(
  news: News,
  view: View,
  at: number,
  names: readonly string[],
  t: Translate,
): Telling {
  const name = (seat: number): string => names[seat] ?? '';
  switch (news.kind) {
    case 'started':
      return { sound: 'turn', buzz: 80, words: t('xcode-started'), weight: 'must' };
    case 'cracked': {
      const { field, seat } = news.cracked;
      const facts = { symbol: symbolName(field, t), name: name(seat), count: view.cracked.length };
      return { sound: 'crack', buzz: 40, words: t('xcode-cracked-by', facts), weight: 'must' };
    }
    case 'turned':
      return {
        sound: 'flip',
        words: t('xcode-turned', { seconds: secondsOf(sandOf(view, at)).above }),
        weight: 'must',
      };
    case 'offered': {
      const words = t('xcode-offered', { name: name(news.by), card: cardName(news.card, t) });
      return { sound: 'offer', buzz: 30, words, weight: 'must' };
    }
    case 'gone':
      return {
        words: t('xcode-offer-gone', { name: name(news.by), card: cardName(news.card, t) }),
        weight: 'detail',
      };
    case 'traded':
      return {
        sound: 'trade',
        buzz: 40,
        words: t('xcode-traded', { name: name(news.with) }),
        weight: 'must',
      };
    case 'declined':
      return {
        passing: t('xcode-declined', { name: name(news.by), card: cardName(news.card, t) }),
      };
    case 'lost-hand':
      return { buzz: 200, passing: t('xcode-lost-hand') };
    case 'heard': {
      const [seat, phrase, about, already, to] = news.heard;
      const said = { phrase, about, already };
      const words = wordsOf(said, t);
      return {
        bubble: { seat, text: to === null ? words : t('xcode-to-you', { words }) },
        words: t('xcode-said', { name: name(seat), words: wordsOf(said, t, { isSpoken: true }) }),
      };
    }
    case 'ended':
      return {};
  }
}
