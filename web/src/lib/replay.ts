/** Looking back: the positions of a match in the order of play, round by round. */
import type { Presenter, Played, Rounds } from '../games/presenter';
import type { Translate } from './i18n.svelte';
import type { GameEvent, GameView, HistoryStep } from './protocol';
import type { Channel } from './told';

/** A point in the list of moves: the beginning of a round, or what follows a move. */
export interface ReplayPoint {
  /** From 1 on. */
  round: number;
  /** What led here; null at the beginning of a round. */
  move: Played | null;
}

/** A point with what was to be seen there. */
export interface ReplayPosition extends ReplayPoint {
  view: GameView;
  /** Match time. */
  at: number;
  /** What happened on the way here from the position before. */
  events: readonly GameEvent[];
}

/** How much of what was secret may be shown. */
export type Openness =
  /** The match is over: everything. */
  | 'all'
  /** It runs: what this viewer knew, and everything of rounds that are over. */
  | 'own'
  /** It runs at a screen that several share: only what is of rounds that are over. */
  | 'past';

export type PastStep = Pick<HistoryStep, 'view' | 'at' | 'events' | 'others'>;

interface Seen {
  view: GameView;
  at: number;
  others: GameView[];
  events: readonly GameEvent[];
}

interface Chapter {
  round: number;
  seen: Seen[];
  ending: Seen | null;
}

const isSame = (a: Played, b: Played): boolean =>
  a.seat === b.seat && a.mark === b.mark && a.text === b.text;

function isBeginningOf(moves: readonly Played[], all: readonly Played[]): boolean {
  return moves.length <= all.length && moves.every((move, i) => isSame(move, all[i] as Played));
}

/** The points of the round that is being played. */
export function pointsOf(view: GameView, presenter: Presenter): ReplayPoint[] {
  const round = presenter.rounds?.of(view) ?? 1;
  return [{ round, move: null }, ...presenter.played(view).map((move) => ({ round, move }))];
}

/** Every position of the match; what was taken back is left out. */
export function positionsOf(
  steps: readonly PastStep[],
  last: GameView,
  presenter: Presenter,
  openness: Openness,
): ReplayPosition[] {
  const chapters = chaptersOf(steps, last, presenter);
  return chapters.flatMap((chapter) => positionsIn(chapter, presenter, openness));
}

function chaptersOf(steps: readonly PastStep[], last: GameView, presenter: Presenter): Chapter[] {
  const { rounds } = presenter;
  const chapters: Chapter[] = [];
  const all: Seen[] = steps.map(({ view, at, events, others = {} }) => ({
    view,
    at,
    events,
    others: Object.values(others).map((own) => ({ ...view, ...own })),
  }));
  const end = all.at(-1);
  if (end?.view !== last) {
    all.push({ view: last, at: end?.at ?? 0, others: end?.others ?? [], events: [] });
  }
  let before: Seen | null = null;
  for (const seen of all) {
    const round = rounds?.of(seen.view) ?? 1;
    const open = chapters.at(-1);
    if (open === undefined || open.round !== round) {
      if (open !== undefined && open.ending === null && before !== null && rounds !== null) {
        const [events, next] = splitAtBeginning(seen.events, rounds);
        open.ending = { ...seen, events, view: rounds.ending(before.view, events, seen.view) };
        open.seen.push(open.ending);
        chapters.push({ round, seen: [{ ...seen, events: next }], ending: null });
      } else chapters.push({ round, seen: [seen], ending: null });
    } else open.seen.push(seen);
    const now = chapters.at(-1) as Chapter;
    if (rounds?.isEnd(seen.view)) now.ending = seen;
    before = seen;
  }
  // Before the beginning there is nothing to be seen; a match that never began shows just that.
  return chapters.length > 1 ? chapters.filter(({ round }) => round > 0) : chapters;
}

/** What ended a round, and what began the next one. */
function splitAtBeginning(
  events: readonly GameEvent[],
  rounds: Rounds,
): [GameEvent[], GameEvent[]] {
  const at = events.findIndex((event) => rounds.isBeginning(event));
  return at < 0 ? [[...events], []] : [events.slice(0, at), events.slice(at)];
}

function positionsIn(chapter: Chapter, presenter: Presenter, openness: Openness): ReplayPosition[] {
  const { round, ending } = chapter;
  const final = ending ?? (chapter.seen.at(-1) as Seen);
  const all = presenter.played(final.view);
  const found: Seen[] = [];
  const told: (readonly GameEvent[])[] = [];
  for (const seen of chapter.seen) {
    const moves = presenter.played(seen.view);
    const ply = moves.length;
    if (ply < told.length - 1)
      told.length = ply + 1; // taken back: neither is told
    else told[ply] = [...(told[ply] ?? []), ...seen.events];
    if (isBeginningOf(moves, all)) found[ply] = seen;
  }
  found[all.length] = final;
  return Array.from({ length: all.length + 1 }, (_, ply) => {
    // A match that ended before its first move has no opening of its own.
    const seen = found[ply] ?? final;
    const view = shownView(seen, ending, presenter, openness);
    const move = ply === 0 ? null : (all[ply - 1] ?? null);
    return { round, move, view, at: seen.at, events: told[ply] ?? [] };
  });
}

/** Tells a board that somebody looks at another position: its events for one step, none for a jump. */
export function tellTurned(
  channel: Channel,
  positions: readonly ReplayPosition[],
  from: number,
  to: number,
): void {
  const [before, after] = [positions[from], positions[to]];
  if (before === undefined || after === undefined || from === to) return;
  const crossed = to > from ? after : before;
  channel.tell({
    how: to > from ? 'forward' : 'back',
    events: Math.abs(to - from) === 1 ? crossed.events : [],
    before: before.view,
    after: after.view,
  });
}

function shownView(
  seen: Seen,
  ending: Seen | null,
  presenter: Presenter,
  openness: Openness,
): GameView {
  const { rounds } = presenter;
  if (rounds === null) return seen.view;
  const view = seen === ending ? seen.view : rounds.during(seen.view);
  if (openness === 'all') {
    return rounds.opened(view, [...seen.others, ...(ending === null ? [] : [ending.view])]);
  }
  if (ending !== null) return rounds.opened(view, [ending.view]);
  return openness === 'own' ? view : rounds.sealed(view);
}

/** Where a key leads in the list of moves; null for keys that mean nothing here. */
export function stepBy(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count;
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(count, at + 1);
    default:
      return null;
  }
}

/** Where in its round a point is: which move, of how many. */
export function pointIn(
  points: readonly ReplayPoint[],
  at: number,
): { move: number; count: number } {
  const round = points[at]?.round;
  const first = points.findIndex((point) => point.round === round);
  const count = points.filter((point) => point.round === round).length - 1;
  return { move: at - first, count };
}

/** Where somebody who looks back is, in words. */
export function pastStatus(
  points: readonly ReplayPoint[],
  at: number,
  { rounds }: Presenter,
  t: Translate,
): string {
  const { move, count } = pointIn(points, at);
  return rounds
    ? t('status-past-round', { round: points[at]?.round ?? 1, at: move, count })
    : t('status-past', { at: move, count });
}
