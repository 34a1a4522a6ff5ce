/** Looking back: which version of a match shows the position after so many moves. */
import type { GameKit, Played } from '../games';
import type { GameView, Step } from './protocol';

const isSame = (a: Played, b: Played): boolean =>
  a.seat === b.seat && a.ball === b.ball && a.text === b.text;

function isBeginningOf(moves: readonly Played[], all: readonly Played[]): boolean {
  return moves.length <= all.length && moves.every((move, i) => isSame(move, all[i] as Played));
}

/** The views after 0, 1, 2 ... moves; what was taken back is left out. */
export function positions(
  steps: readonly Pick<Step, 'view'>[],
  last: GameView,
  kit: GameKit,
): GameView[] {
  const all = kit.played(last);
  const views: GameView[] = [];
  for (const { view } of steps) {
    const moves = kit.played(view);
    if (isBeginningOf(moves, all)) views[moves.length] = view;
  }
  views[all.length] = last;
  // A match that ended before its first move has no opening of its own.
  return Array.from({ length: all.length + 1 }, (_, ply) => views[ply] ?? last);
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
