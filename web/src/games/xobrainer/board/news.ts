/** What the board says and sounds when it is told of something. */
import type { Weight } from '../../../lib/announce.svelte';
import { isActedOut } from '../../../lib/told';
import type { GameEvent } from '../wire';
import { lastWords, pieceName, resultWords } from './words';
import type { Seat, Told, Translate, View } from './view';

export interface News {
  words: string;
  weight: Weight;
  /** What is worth reading, too, until the next thing happens. */
  note: string;
  /** Whether a piece is heard as it is laid. */
  isLaid: boolean;
}

export const has = (told: Told, type: GameEvent['type']): boolean =>
  told.events.some((event) => event.type === type);

export function newsOf(
  t: Translate,
  told: Told,
  me: readonly number[],
  seats: readonly Seat[],
): News {
  const said = told.events.filter((event) => eventWords(t, event, seats) !== '');
  const [one] = said;
  const isOwn =
    said.length === 1 &&
    one?.type === 'placed' &&
    me.length === 1 &&
    me[0] === one.seat &&
    !has(told, 'round-ended');
  const words = wordsOf(t, told, seats);
  return {
    words,
    // One's own move is no news to whoever wants to hear little.
    weight: isOwn ? 'news' : 'must',
    note: has(told, 'turn-lost') ? words : '',
    isLaid: has(told, 'placed') && isActedOut(told),
  };
}

function wordsOf(t: Translate, told: Told, seats: readonly Seat[]): string {
  const { how, events, after } = told;
  if (how === 'ahead') return '';
  if (how === 'back' || (how === 'forward' && events.length === 0)) {
    return positionWords(t, after, seats);
  }
  if (after.last !== null && has(told, 'round-ended')) {
    return resultWords(t, after, after.last, seats);
  }
  return events
    .map((event) => eventWords(t, event, seats))
    .filter(Boolean)
    .join(' ');
}

/** A position that somebody looks back at: its result at the end of a round, else its last piece. */
const positionWords = (t: Translate, view: View, seats: readonly Seat[]): string =>
  view.last?.round === view.round
    ? resultWords(t, view, view.last, seats)
    : lastWords(t, view, seats);

function eventWords(t: Translate, event: GameEvent, seats: readonly Seat[]): string {
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  switch (event.type) {
    case 'placed': {
      const { seat, square, piece } = event;
      return t('xobrainer-laid', { name: nameOf(seat), square, piece: pieceName(t, piece) });
    }
    case 'turn-lost':
      return t('xobrainer-turn-lost', { name: nameOf(event.seat) });
    case 'taken-back':
      return t('xobrainer-taken-back');
    case 'wait-began':
      return t('xobrainer-clock-waits');
    case 'round-began':
      return t('xobrainer-round-begins', { round: event.round });
    default:
      return '';
  }
}
