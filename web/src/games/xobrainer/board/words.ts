/**
 * What the board says: squares, threats, moves and results in words. No rules: what is legal, a row
 * or a threat comes from the server.
 */
import { endingOf } from './rounds';
import { hasSecrets, letterOf, nextPiece, otherOf, sideName } from './sides';
import { dotsOf, isKnockout, nameOf, pieceAt, squareOf, type Mark } from './squares';
import { secondsShown, timeLeft } from './time';
import type { Piece, ResultView, Seat, Threat, Translate, View } from './view';

const PIECES = {
  X: 'xobrainer-green-cross',
  x: 'xobrainer-pink-cross',
  O: 'xobrainer-pink-ring',
  o: 'xobrainer-green-ring',
} as const;

export const pieceName = (t: Translate, piece: Piece): string => t(PIECES[piece]);

// --- Squares --------------------------------------------------------------------------------------

/** Whether a knockout square is empty and yet not open to the piece that comes next. */
export function isBarred(view: View, square: number): boolean {
  if (view.side === null || !isKnockout(view.layout.rows, square)) return false;
  const piece = nextPiece(view, view.side);
  return pieceAt(view.board, square) === null && piece !== null && piece !== otherOf(view.side);
}

/** Why a knockout square is closed: which piece it waits for. */
export const barredWords = (t: Translate, view: View): string =>
  t('xobrainer-barred', { piece: pieceName(t, otherOf(view.side ?? 0)) });

/** Why a piece cannot be laid on a square by whoever is on turn; nothing if it is not the square. */
export function refusalOf(t: Translate, view: View, square: number): string {
  if (pieceAt(view.board, square) !== null) return t('xobrainer-taken', { square: nameOf(square) });
  return isBarred(view, square) ? barredWords(t, view) : '';
}

export interface SquareFacts {
  threats?: readonly Threat[];
  marks?: readonly Mark[];
  isLast?: boolean;
  isArmed?: boolean;
}

/** A square for those who hear the board. */
export function squareLabel(
  t: Translate,
  view: Pick<View, 'layout' | 'board'>,
  square: number,
  { threats = [], marks = [], isLast = false, isArmed = false }: SquareFacts = {},
): string {
  const { rows } = view.layout;
  const piece = pieceAt(view.board, square);
  const ground = isKnockout(rows, square)
    ? t('xobrainer-knockout-square')
    : t('xobrainer-dots', { count: dotsOf(rows, square) });
  const name = nameOf(square);
  const parts = [
    piece === null ? `${name}: ${ground}` : `${name}: ${pieceName(t, piece)}, ${ground}`,
  ];
  if (isLast) parts.push(t('xobrainer-last'));
  for (const mark of marks) {
    if (mark.square === square) {
      parts.push(t(`xobrainer-mark-${mark.kind}`, { piece: pieceName(t, mark.piece) }));
    }
  }
  for (const threat of threats)
    if (squareOf(threat[2]) === square) parts.push(threatWords(t, threat));
  if (isArmed) parts.push(t('xobrainer-armed'));
  return parts.join('. ');
}

// --- Threats --------------------------------------------------------------------------------------

function threatWords(t: Translate, [by, side]: Threat): string {
  return by === side
    ? t('xobrainer-threat', { sign: letterOf(by) })
    : t('xobrainer-threat-gift', { sign: letterOf(by), other: letterOf(side) });
}

/** All threats in one sentence, those of whoever is on turn first. */
export function threatsSaid(t: Translate, view: Pick<View, 'threats' | 'side'>): string {
  if (view.threats.length === 0) return t('xobrainer-threats-none');
  const sorted = [...view.threats].sort(
    ([a], [b]) => Number(b === view.side) - Number(a === view.side),
  );
  return sorted.map((threat) => `${threat[2]}: ${threatWords(t, threat)}`).join('. ');
}

// --- How it stands --------------------------------------------------------------------------------

/** Which round it is, of a view or a result; before anything is dealt, the first. */
export function roundWords(
  t: Translate,
  { length }: Pick<View, 'length'>,
  { set, ...now }: Pick<View, 'round' | 'set' | 'round_in_set'>,
): string {
  const [round, inSet] = [Math.max(1, now.round), Math.max(1, now.round_in_set)];
  if (length.type === 'sets') return t('xobrainer-round-in-set', { set, round: inSet });
  return length.type === 'rounds'
    ? t('xobrainer-round-of', { round, rounds: length.rounds })
    : t('xobrainer-round', { round });
}

/** What whoever is on turn has to do, or whom the others wait for. */
export function hintWords(
  t: Translate,
  view: View,
  me: readonly number[],
  seats: readonly Seat[],
): string {
  const { to_move: seat, side } = view;
  const name = seat === null ? undefined : seats[seat]?.name;
  const piece = side === null ? null : nextPiece(view, side);
  if (seat === null || name === undefined || piece === null) return '';
  if (!me.includes(seat)) return t('xobrainer-wait', { name });
  const words = { name, piece: pieceName(t, piece) };
  return me.length > 1 ? t('xobrainer-choose-named', words) : t('xobrainer-choose', words);
}

/** What the clock waits for before the first turn of a round, and how long; nothing if it runs. */
export function waitWords(t: Translate, view: View, seats: readonly Seat[], at: number): string {
  const { wait } = view;
  if (wait === null) return '';
  const words = [t(hasSecrets(view) ? 'xobrainer-clock-waits-cards' : 'xobrainer-clock-waits')];
  const names = view.sides.flatMap((_, seat) =>
    wait.seen.includes(seat) ? [] : [seats[seat]?.name ?? ''],
  );
  if (wait.seen.length > 0) words.push(t('xobrainer-waiting-for', { names: names.join(', ') }));
  if (wait.until !== null) {
    const seconds = secondsShown(Math.max(0, wait.until - at));
    words.push(t('xobrainer-goes-on-in', { seconds }));
  }
  return words.join(' · ');
}

/** How much time is left. */
export function clockWords(
  t: Translate,
  view: View,
  at: number,
  names: readonly [string, string],
): string {
  const left = timeLeft(view, at);
  if (left === null || view.clock === null || view.side === null) return t('xobrainer-no-clock');
  const count = secondsShown(left);
  return view.clock.type === 'fuse'
    ? t('xobrainer-bomb', { count })
    : t('xobrainer-balance-left', { name: names[view.side === 0 ? 0 : 1], count });
}

// --- News -----------------------------------------------------------------------------------------

/** How the round ended, in one sentence. */
export function resultWords(
  t: Translate,
  view: View,
  result: ResultView,
  seats: readonly Seat[],
): string {
  const { winner, award, is_set_won: isSetWon } = result;
  const name = winner === null ? '' : sideName(view, winner, seats, t);
  const loser = winner === null ? '' : sideName(view, 1 - winner, seats, t);
  const words = [t(endingOf(result), { name, loser })];
  if (award !== null && award.points > 0) {
    words.push(t('xobrainer-gets-points', { name, count: award.points }));
  }
  if (award?.prize === 'knockout') words.push(t('xobrainer-knockout-wins', { name }));
  else if (isSetWon) words.push(t('xobrainer-set-won', { name }));
  return words.join(' ');
}

/** The last piece that was laid; nothing in an empty round. */
export function lastWords(t: Translate, view: View, seats: readonly Seat[]): string {
  const last = view.moves.at(-1);
  if (last === undefined) return '';
  const [seat, square, piece] = last;
  return t('xobrainer-laid', { name: seats[seat]?.name ?? '', square, piece: pieceName(t, piece) });
}
