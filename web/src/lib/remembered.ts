/** Keeps on this device what it needs to come back to a match, and to replay a finished one. */
import type { Presenter } from '../games/presenter';
import { getHistory, Refused } from './api';
import { t } from './i18n.svelte';
import { verdictOf } from './result';
import { findSaved, save } from './saved.svelte';
import { mateNames, otherNames, seatNames } from './seats';
import type { Snapshot } from './socket';
import { games, groups } from './storage';

/** Updates my games and my groups; `token` also opens the seat in the match that follows. */
export function remember(
  id: string,
  token: string,
  { v, match, view }: Pick<Snapshot, 'v' | 'match' | 'view'>,
  presenter: Presenter,
): void {
  if (match.you.length === 0) return;
  const names = seatNames(match, presenter, t);
  const others = otherNames(match, names);
  const mover = match.phase === 'running' ? presenter.toMove(view) : null;
  const isShared = match.you.length === match.chairs.length;
  const isMine = mover !== null && match.you.includes(mover) && !isShared;
  const seen = Date.now();
  if (match.group !== null) groups.meet(match.group, match.game, seen, mateNames(match));
  games.update(id, {
    seen,
    phase: match.phase,
    others,
    people: mateNames(match),
    isMyTurn: isMine,
    waitsFor: mover === null || isMine ? null : (names[mover] ?? null),
    due: isMine ? seen + (presenter.clock(view)?.lefts[mover] ?? Infinity) : null,
    v,
    result: match.outcome === null ? null : verdictOf(match.outcome, match.you, match.sides).mine,
  });
  if (match.successor !== null && !games.find(match.successor)) {
    games.put({
      id: match.successor,
      game: match.game,
      token,
      code: '',
      seen,
      phase: 'running',
      others,
      isMyTurn: false,
      result: null,
    });
  }
}

/** Saves a finished match so that it can be replayed without the server. */
export async function saveFinished(id: string): Promise<void> {
  if ((await findSaved(id)) !== null) return;
  try {
    await save(id, await getHistory(id));
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault; // the next visit tries again
  }
}
