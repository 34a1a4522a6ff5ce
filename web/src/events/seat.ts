/** The way from an event to the board of a bout. */
import { invitation } from '../lib/codes';
import { go } from '../lib/router.svelte';
import { games } from '../lib/storage';
import { getSeat } from './api';
import type { EventSession } from './session.svelte';
import type { BoutView, TournamentView } from './wire';
import { sideName, sideOf } from './words';

/** Opens the match of a bout at the seat of an entrant, or to look on. Throws `Refused`. */
export async function toBoard(
  session: EventSession,
  view: TournamentView,
  bout: BoutView,
  entrant: number | null,
): Promise<void> {
  const { match, token, watch, code } = await getSeat(session.id, bout.id, session.token, entrant);
  // Everybody of a group takes a seat of their own, and finds the way back from it.
  if (code) return go(`${invitation(code, match)}&e=${view.code}`);
  if (token === '' || entrant === null) return go(`/w/${watch}`);
  const own = sideOf(bout, entrant);
  games.put({
    id: match,
    game: view.setup.game,
    token,
    code: '',
    event: view.code,
    seen: Date.now(),
    phase: 'running',
    others: bout.sides.filter((_, side) => side !== own).map((side) => sideName(view, side)),
    isMyTurn: false,
    result: null,
  });
  return go(`/m/${match}`);
}
