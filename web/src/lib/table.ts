/** Who may choose the options of a match: this device, if nobody else plays. */
import type { Presenter } from '../games/presenter';
import type { OwnTable } from './frame.svelte';
import type { GameView, MatchView } from './protocol';
import { isOnline } from './result';

/** The computer may have begun; in games without turns the sand already runs. */
function isUntouched(match: MatchView, view: GameView, presenter: Presenter): boolean {
  if (match.phase === 'over' || match.is_live || !match.is_opener) return false;
  if ((presenter.rounds?.of(view) ?? 1) > 1) return false;
  return !presenter.played(view).some(({ seat }) => match.you.includes(seat));
}

/** The table whose options this device may choose; null if others sit at other screens. */
export function tableOf(
  match: MatchView,
  view: GameView,
  presenter: Presenter,
  names: readonly string[],
  token: string,
): OwnTable | null {
  if (match.phase === 'open' || match.you.length === 0 || match.imported) return null;
  if (isOnline(match)) return null;
  return {
    match,
    way: match.chairs.every(({ kind }) => kind === 'person') ? 'local' : 'bot',
    names: match.you.map((seat) => names[seat] ?? ''),
    token,
    isUntouched: isUntouched(match, view, presenter),
  };
}
