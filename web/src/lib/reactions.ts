/** What the page plays, shows and announces when something happens in a match. */
import type { Presenter } from '../games/presenter';
import { announce } from './announce.svelte';
import { vibrate } from './device';
import { t } from './i18n.svelte';
import type { GameEvent, MatchView } from './protocol';
import { isOnline, verdictOf } from './result';
import { isMyTurn } from './seats';
import type { Snapshot } from './socket';
import { speaker } from './sound';
import { toast } from './toasts.svelte';
import { verdictWords } from './verdict';

/** Sounds wait until the piece that was played has come to rest. */
const AFTER_DROP = 450;

export function react(
  events: readonly GameEvent[],
  before: Snapshot,
  after: Snapshot,
  presenter: Presenter,
  names: readonly string[],
): void {
  const { match, view } = after;
  if (before.match.outcome === null && match.outcome !== null) {
    const tuneAfter = presenter.tuneAfter?.(view) ?? AFTER_DROP;
    announceResult(match, match.outcome, presenter, names, tuneAfter);
    return;
  }
  if (isMyTurn(match, view, presenter) && !isMyTurn(before.match, before.view, presenter)) {
    if (presenter.played(view).length > 0) speaker.play('turn', AFTER_DROP);
    if (isOnline(match)) vibrate(60);
  }
  for (const event of events) reactTo(event, match, presenter, names);
}

function reactTo(
  event: GameEvent,
  match: MatchView,
  presenter: Presenter,
  names: readonly string[],
): void {
  const { you } = match;
  const name = names[Number(event['seat'])] ?? '';
  const isMine = you.includes(Number(event['seat']));
  const say = (text: string): void => (you.length > 0 ? toast(text) : announce(text));
  switch (event.type) {
    case 'started': {
      const [seat] = you;
      if (isOnline(match)) speaker.play('turn');
      if (you.length === 1 && seat !== undefined && !match.is_together) {
        toast(t('you-play', { colour: presenter.seatName(seat, match.sides, t) }));
      } else announce(t('game-begins'), 'must');
      return;
    }
    case 'declined':
      if (!isMine) say(t('declined', { name }));
      return;
    case 'came-back':
      if (!isMine) announce(t('came-back', { name }));
      return;
    case 'forfeited':
      if (match.phase !== 'over') say(t('out', { name }));
      return;
    case 'sat':
      if (!isMine) announce(t('sat-down', { name: String(event['name']) }));
  }
}

function announceResult(
  match: MatchView,
  outcome: NonNullable<MatchView['outcome']>,
  presenter: Presenter,
  names: readonly string[],
  tuneAfter: number,
): void {
  const { mine, isDraw } = verdictOf(outcome, match.you, match.sides);
  speaker.play(isDraw ? 'draw' : mine === 'lost' ? 'lose' : 'win', tuneAfter);
  const { headline, reason } = verdictWords(outcome, match, presenter, names, t);
  announce(`${headline} ${reason}`, 'must');
}
