/** What the board says and sounds when it is told of something. */
import type { Weight } from '../../../lib/announce.svelte';
import { isActedOut, type Told } from '../../../lib/told';
import type { GameEvent } from '../wire';
import { lastCell } from './picture';
import { levelOf } from './places';
import { lastMove } from './words';
import type { Translate, View } from './view';

export interface News {
  words: string;
  weight: Weight;
  /** The level on which a ball is heard to land; null if none is. */
  landing: number | null;
}

export function newsOf(t: Translate, told: Told<View, GameEvent>, me: readonly number[]): News {
  const dropped = told.events.find((event) => event.type === 'dropped');
  const isOwn = me.length === 1 && me[0] === dropped?.seat;
  return {
    words: wordsOf(t, told),
    // One's own move is no news to whoever wants to hear little.
    weight: isOwn ? 'news' : 'must',
    landing: dropped && isActedOut(told) ? levelOf(lastCell(told.after) ?? 0) : null,
  };
}

function wordsOf(t: Translate, { how, events, after }: Told<View, GameEvent>): string {
  if (how === 'ahead') return '';
  if (how === 'forward' || how === 'back') return lastMove(t, after);
  const told = events.map(({ type }) => type);
  if (told.includes('taken-back')) return t('vier3d-taken-back');
  return told.includes('dropped') ? lastMove(t, after) : '';
}
