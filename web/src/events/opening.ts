/** Finds the event of an address, and what this device may do in it. */
import type { TournamentView } from './wire';
import { linkDevice, lookUpEvent } from './api';
import { claimIn } from './links';
import { myEvents, type MyEvent } from './mine';

export interface Found {
  id: string;
  /** Empty for somebody who only looks on. */
  token: string;
  /** What the server has told on the way; null if nobody needed to ask. */
  view: TournamentView | null;
}

/** Remembers this device's part in an event. */
export function rememberEvent(
  { id, code, setup, is_over }: TournamentView,
  token: string,
  role: MyEvent['role'],
): void {
  const { name, game } = setup;
  myEvents.put({ id, code, name, game, token, role, seen: Date.now(), isOver: is_over });
}

/**
 * The event of this code. A fragment with a secret makes the device a helper's or an entrant's, and
 * is then taken out of the address, so that nobody passes it on by accident.
 */
export async function findEvent(code: string, named: string | null, hash: string): Promise<Found> {
  const mine = myEvents.findByCode(code);
  const claim = claimIn(hash);
  if (claim === null && mine !== undefined) return { id: mine.id, token: mine.token, view: null };
  const { id, view } = await lookUpEvent(code, named);
  if (claim === null) return { id, token: '', view };
  history.replaceState(history.state, '', location.pathname + location.search);
  if (claim.role === 'helper') {
    // The host's own device stays the host's.
    if (mine?.role === 'host') return { id, token: mine.token, view };
    rememberEvent(view, claim.secret, 'helper');
    return { id, token: claim.secret, view };
  }
  const { token } = await linkDevice(id, claim.entrant, claim.secret, mine?.token);
  if (mine?.role !== 'host') rememberEvent(view, token, 'player');
  return { id, token: mine?.role === 'host' ? mine.token : token, view };
}
