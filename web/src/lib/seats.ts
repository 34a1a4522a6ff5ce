/** What the seats are called, and whose turn it is, in words. */
import { hasTeams } from './facts';
import type { Presenter } from '../games/presenter';
import type { Translate } from './i18n.svelte';
import type { GameView, MatchView } from './protocol';
import { named } from './texts';

/** Names by seat: of people, of the computer's level, else of the colour. */
export function seatNames(match: MatchView, presenter: Presenter, t: Translate): string[] {
  const { chairs, you, sides } = match;
  const first = chairs[you[0] ?? -1]?.name;
  const isOneName = you.length > 1 && you.every((seat) => chairs[seat]?.name === first);
  const names = chairs.map((chair, seat) => {
    if (chair.kind === 'bot') {
      return match.is_together ? t('mate-bot') : t(named(`level-${chair.level ?? 'oak'}`));
    }
    if (chair.name === '' || (isOneName && you.includes(seat)))
      return presenter.seatName(seat, sides, t);
    return chair.name;
  });
  return hasTeams(sides) ? names.map((name, seat) => numbered(name, seat, names)) : names;
}

/** Two oaks in one match are told apart. */
function numbered(name: string, seat: number, names: readonly string[]): string {
  const alike = names.flatMap((other, at) => (other === name ? [at] : []));
  return alike.length === 1 ? name : `${name} ${alike.indexOf(seat) + 1}`;
}

/** What somebody who gives no name is called at a table with these people. */
export function guestName(names: readonly string[], t: Translate): string {
  const guest = t('guest');
  let name = guest;
  for (let number = 2; names.includes(name); number++) name = `${guest} ${number}`;
  return name;
}

/** The others' names, for lists of games; at one screen there are no others, and all are named. */
export function otherNames(match: MatchView, names: readonly string[]): string[] {
  if (match.you.length === match.chairs.length) return [...names];
  return names.filter((_, seat) => !match.you.includes(seat) && match.chairs[seat]?.taken);
}

/** The people who play at other screens, by the names that they gave themselves. */
export const mateNames = ({ chairs, you }: MatchView): string[] =>
  chairs.flatMap(({ kind, name }, seat) =>
    kind === 'person' && name !== '' && !you.includes(seat) ? [name] : [],
  );

export const isMyTurn = (match: MatchView, view: GameView, presenter: Presenter): boolean => {
  const mover = presenter.toMove(view);
  return match.phase === 'running' && mover !== null && match.you.includes(mover);
};

const STOPPED = {
  pause: 'status-paused',
  outage: 'status-outage',
  gathering: 'status-gathering',
} as const;

export function statusOf(
  match: MatchView,
  view: GameView,
  presenter: Presenter,
  names: readonly string[],
  t: Translate,
): string {
  if (match.phase === 'over') return t('status-over');
  if (match.phase === 'paused') {
    return t(STOPPED[match.why_stopped ?? 'pause']);
  }
  if (presenter.isRest(view)) return t('status-rest');
  if (match.is_live) return presenter.live?.status(view, t) ?? '';
  const mover = presenter.toMove(view);
  if (mover === null) return '';
  if (match.you.length === 1 && match.you[0] === mover) return t('status-your-turn');
  const name = names[mover] ?? '';
  return t(match.chairs[mover]?.kind === 'bot' ? 'status-thinking' : 'status-turn', { name });
}
