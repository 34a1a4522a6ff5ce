/** What the board says, sounds and shows when it is told of something. */
import type { Weight } from '../../../lib/announce.svelte';
import type { Sound } from '../../../lib/sound';
import type { Told } from '../../../lib/told';
import { cardName, symbolName, symbolOf } from './cards';
import { wordsOf } from './phrases';
import { sandOf, secondsOf } from './sand';
import type { GameEvent, Open, Translate, View } from './view';

export interface News {
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

/** What is needed to put something into words. */
export interface Speech {
  /** By seat. */
  names: readonly string[];
  t: Translate;
  /** Match time. */
  at: number;
}

/** Looking back is silent: there, several things happen each second. */
export function newsOf(told: Told<View, GameEvent>, speech: Speech): News[] {
  const { how, events } = told;
  if (how === 'forward' || how === 'back') return [];
  return events.flatMap((event) => {
    const isShown = isForeseen(event, told);
    return newsOfEvent(event, told, speech).map(({ sound, buzz, bubble, ...words }) => {
      if (how === 'ahead') return { sound, buzz, bubble };
      if (isShown) return words;
      return how === 'missed' ? { bubble, ...words } : { sound, buzz, bubble, ...words };
    });
  });
}

/** Whether I saw it when I did it. Nobody foresees that the card they draw costs them their hand. */
const isForeseen = (event: GameEvent, { how, isShown, after }: Told<View, GameEvent>): boolean =>
  (isShown || how === 'ahead') &&
  'seat' in event &&
  event.seat === after.seat &&
  event.type !== 'hand-lost';

function newsOfEvent(
  event: GameEvent,
  told: Told<View, GameEvent>,
  { names, t, at }: Speech,
): News[] {
  const { before, after } = told;
  const me = after.seat;
  const name = (seat: number): string => names[seat] ?? '';
  const facts = (seat: number, card: string) => ({ name: name(seat), card: cardName(card, t) });
  const gone = goneBy(event, before).map(([seat, , card]): News => {
    return { words: t('xcode-offer-gone', facts(seat, card)), weight: 'detail' };
  });
  switch (event.type) {
    case 'sand-started':
      return [{ sound: 'turn', buzz: 80, words: t('xcode-started'), weight: 'must' }];
    case 'cracked': {
      const symbol = symbolName(event.field, t);
      const count = after.cracked.length;
      const words = t('xcode-cracked-by', { symbol, name: name(event.seat), count });
      return [{ sound: 'crack', buzz: 40, words, weight: 'must' }];
    }
    case 'sand-turned': {
      const seconds = secondsOf(sandOf(after, at)).above;
      return [{ sound: 'flip', words: t('xcode-turned', { seconds }), weight: 'must' }];
    }
    case 'offered': {
      if (event.to !== me) return [];
      const words = t('xcode-offered', facts(event.seat, event.card));
      return [{ sound: 'offer', buzz: 30, words, weight: 'must' }];
    }
    case 'traded': {
      const isMine = event.seat === me;
      if (!isMine && event.to !== me) return [];
      if (isForeseen(event, told)) return [];
      const words = t('xcode-traded', { name: name(isMine ? event.to : event.seat) });
      return [{ sound: 'trade', buzz: 40, words, weight: 'must' }];
    }
    case 'turned-down':
      if (event.by !== me) return [];
      return [{ passing: t('xcode-declined', facts(event.seat, event.card)) }];
    case 'hand-lost':
      return event.seat === me ? [{ buzz: 200, passing: t('xcode-lost-hand') }] : gone;
    case 'said': {
      const { seat, to } = event;
      const words = wordsOf(event, t);
      if (seat === me) return [{ bubble: { seat, text: words } }];
      const spoken = wordsOf(event, t, { isSpoken: true });
      return [
        {
          bubble: { seat, text: to === null ? words : t('xcode-to-you', { words }) },
          words: t('xcode-said', { name: name(seat), words: spoken }),
        },
      ];
    }
    default:
      return gone;
  }
}

/** What lay open for me and does so no longer: taken back, lost with a hand, or turned round. */
function goneBy(event: GameEvent, { offers, seat: me }: View): Open[] {
  const open = offers.filter(([, to]) => to === me);
  switch (event.type) {
    case 'withdrawn':
      return open.filter(([seat]) => event.to === me && seat === event.seat);
    case 'hand-lost':
    case 'seat-left':
      return open.filter(([seat]) => seat === event.seat);
    case 'arrows-turned':
      return open.filter(([, , card]) => symbolOf(card) === event.symbol);
    default:
      return [];
  }
}
