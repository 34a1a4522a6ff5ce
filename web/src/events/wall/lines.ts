/** What a wall says about each entrant, in the order of the alphabet. */
import { nameOf, score, sideName } from '../words';
import type { BoutView, EntrantView, Result, TournamentView } from '../wire';
import type { Phase } from './plan';

export interface Line {
  entrant: number;
  name: string;
  /** null while nothing is paired, and for those who rest. */
  bout: BoutView | null;
  isBye: boolean;
  /** In a climb, the level that is played. */
  level: string;
  mates: string[];
  /** The names of each other side. */
  others: string[];
  /** From this entrant's side: `2 : 0`; empty while the bout is open. */
  result: string;
}

/** Tells lines apart: in a league of weeks somebody may have two bouts at the same time. */
export const keyOf = ({ entrant, bout }: Line): string => `${entrant}-${bout?.id ?? 0}`;

/** The given side first; a group that plays for itself has no opponent to be compared with. */
const resultOf = (result: Result, side: number): string =>
  result.scores.length < 2 ? '✓' : score(result, side);

const isPresent = ({ state }: EntrantView): boolean => state !== 'withdrawn' && state !== 'removed';

/** Before the first heat everybody who has entered, then everybody who is paired or rests. */
export function linesOf(
  view: TournamentView,
  language: string,
  levelIn: (bout: BoutView) => string = () => '',
): Line[] {
  const line = (entrant: number, more: Partial<Line> = {}): Line => ({
    entrant,
    name: nameOf(view, entrant),
    bout: null,
    isBye: false,
    level: '',
    mates: [],
    others: [],
    result: '',
    ...more,
  });
  const { heat } = view;
  const lines =
    heat === null
      ? view.entrants.filter(isPresent).map(({ id }) => line(id))
      : [...heat.bouts.flatMap(inBout), ...heat.byes.map((id) => line(id, { isBye: true }))];

  function inBout(bout: BoutView): Line[] {
    return bout.sides.flatMap((side, at) =>
      side.map((id) =>
        line(id, {
          bout,
          level: levelIn(bout),
          mates: side.filter((mate) => mate !== id).map((mate) => nameOf(view, mate)),
          others: bout.sides.filter((_, other) => other !== at).map((ids) => sideName(view, ids)),
          result: bout.result === null ? '' : resultOf(bout.result, at),
        }),
      ),
    );
  }

  const order = new Intl.Collator(language, { numeric: true });
  return lines.sort((a, b) => order.compare(a.name, b.name) || a.entrant - b.entrant);
}

/** How many people these are; a name can stand for several. */
export function peopleIn({ entrants }: TournamentView, lines: readonly Line[]): number {
  const named = new Set(lines.map(({ entrant }) => entrant));
  return entrants.reduce((sum, { id, size }) => sum + (named.has(id) ? size : 0), 0);
}

/** The first letters of a page's first and last name, for its heading. */
export function rangeOf(lines: readonly Line[]): [string, string] | null {
  const first = lines[0]?.name;
  const last = lines.at(-1)?.name;
  if (first === undefined || last === undefined) return null;
  return [letterOf(first), letterOf(last)];
}

const letterOf = (name: string): string => (/[^\u2068]/u.exec(name)?.[0] ?? '').toLocaleUpperCase();

/** Bouts that are not over, by table. */
export function openBouts(view: TournamentView): BoutView[] {
  const open = view.heat?.bouts.filter(({ phase }) => phase !== 'done') ?? [];
  return open.sort((a, b) => a.table - b.table);
}

/** Bouts of which somebody has not yet come to the table. */
export function awaitedBouts(view: TournamentView): BoutView[] {
  return openBouts(view).filter(
    ({ phase, sides, here }) =>
      phase === 'waiting' && sides.some((side) => !side.some((id) => here.includes(id))),
  );
}

/** As many running bouts at screens as the wall shows boards of. */
export const MOST_BOARDS = 4;

export function shownBoards(view: TournamentView): BoutView[] {
  const isRunning = ({ board, phase, matches }: BoutView): boolean =>
    board === 'screen' && phase === 'playing' && matches.length > 0;
  return openBouts(view).filter(isRunning).slice(0, MOST_BOARDS);
}

/** What the large clock counts to, in the server's time. */
export interface Count {
  to: 'start' | 'end';
  until: number;
}

/** Longer than this, nobody waits in the room. */
const LONGEST = 12 * 3_600_000;

/** A heat that was announced has begun at its time, whether or not somebody has come. */
export function phaseOf({ phase, heat }: TournamentView, now: number | null): Phase {
  if (phase === 'entry' || heat === null) return 'entry';
  if (phase === 'between' || phase === 'over') return 'standing';
  return phase === 'announced' && (now ?? 0) < heat.starts ? 'pairing' : 'playing';
}

/** null if there is nothing to wait for, or only in days, as in a league. */
export function countOf(view: TournamentView, now: number | null): Count | null {
  const { heat } = view;
  const phase = phaseOf(view, now);
  if (heat === null || (phase !== 'pairing' && phase !== 'playing')) return null;
  const to = phase === 'pairing' ? 'start' : 'end';
  const until = to === 'start' ? heat.starts : heat.ends;
  return now === null || Math.abs(until - now) > LONGEST ? null : { to, until };
}
