/** Asks how my games stand by now: others may have moved while no page was open. */
import { presenterOf } from '../games/presenters';
import { getHistory, Refused } from './api';
import { loadGameTexts } from './i18n.svelte';
import { running } from './mygames';
import { remember } from './remembered';
import { games, type MyGame } from './storage';

/** Enough for everybody who plays with friends; each costs the server a look into its log. */
const MOST_ASKED = 8;

async function refresh({ id, game, token, v = 0 }: MyGame): Promise<void> {
  const presenter = presenterOf(game);
  if (presenter === undefined) return;
  try {
    const [{ match, steps }] = await Promise.all([getHistory(id, token, v), loadGameTexts(game)]);
    if (match.is_together) await loadGameTexts('together'); // what teammates are called
    const last = steps.at(-1);
    if (last !== undefined) remember(id, token, { v: last.v, match, view: last.view }, presenter);
  } catch (fault) {
    if (fault instanceof Refused && ['match-deleted', 'no-such-match'].includes(fault.code))
      games.forget(id); // after other faults, show what we knew
  }
}

export async function refreshGames(): Promise<void> {
  await Promise.all(running(games.list()).slice(0, MOST_ASKED).map(refresh));
}
