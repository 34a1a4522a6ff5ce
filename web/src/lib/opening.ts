/** Opens matches: with what was set up, or at once with what was played last. */
import { GAMES } from '../games/all';
import type { Way } from '../games/game';
import { openMatch, Refused } from './api';
import { loadGameTexts, refusal, t } from './i18n.svelte';
import { expectNames } from './names';
import type { Order } from './protocol';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { games, matchRequest } from './storage';
import { toast } from './toasts.svelte';

interface Opening {
  /** The names of those at this screen if there are several, in the order of their seats. */
  names?: string[] | null;
  /** Whether the way back leads past this page. */
  replace?: boolean;
}

/** Orders the match, remembers my seat in it and goes there: its id. The caller handles refusals. */
export async function open(
  game: string,
  order: Order,
  { names = null, replace = false }: Opening = {},
): Promise<string> {
  const { id, token, code } = await openMatch(order, matchRequest.secretFor(JSON.stringify(order)));
  matchRequest.end();
  games.put({
    id,
    game,
    token,
    code,
    seen: Date.now(),
    phase: 'open',
    others: [],
    isMyTurn: false,
    result: null,
  });
  if (names !== null) expectNames(id, names);
  await go(`/m/${id}`, { replace });
  return id;
}

export const myName = (): string => settings.name.trim() || t('guest');

/** One press starts a match. */
export async function openAtOnce(game: string, way: Way): Promise<void> {
  try {
    const [quick] = await Promise.all([GAMES.get(game)?.quick(), loadGameTexts(game)]);
    if (quick === undefined) return;
    const { order, namesHere } = quick.default;
    const names = namesHere(way, t);
    await open(game, order(way, names?.[0] ?? myName()), { names });
  } catch (fault) {
    const isRefused = fault instanceof Refused;
    toast(isRefused ? refusal(fault.code, fault.facts) : t('page-not-loaded'), 'refusal');
  }
}
