/** What is heard of a change at the table: a sound with its words, and words for the ear alone. */
import { pieceName } from '../board/words';
import { LAST_MS, secondsShown } from '../board/time';
import type { Translate } from '../../../lib/i18n.svelte';
import type { Sound } from '../../../lib/sound';
import type { Piece, Side } from '../offline/rules';
import type { Match, Result } from './match';
import { playerName, sideName } from './view';

export interface News {
  sound: Sound;
  /** Shown and said. */
  words: string;
  /** Whether the words are shown too: a tap is seen by itself. */
  isShown: boolean;
}

/** Whose turn it is, and with which piece. */
export function turnWords(match: Match, t: Translate): string {
  const { side, lineups } = match.round;
  const piece = side === null ? undefined : (lineups[side][0] as Piece | undefined);
  if (side === null || piece === undefined) return '';
  return t('xobrainer-choose-named', {
    name: playerName(match, side, t),
    piece: pieceName(t, piece),
  });
}

/** How a round ended, in a sentence. */
export function resultWords(match: Match, result: Result, t: Translate): string {
  const { winner, reason } = result;
  if (winner === null)
    return t(reason === 'deserted' ? 'xobrainer-end-deserted' : 'xobrainer-end-stock');
  const name = sideName(match, winner, t);
  const loser = sideName(match, winner === 0 ? 1 : 0, t);
  if (reason === 'time') return t('xobrainer-end-time', { name, loser });
  if (reason === 'mission') return t('xobrainer-end-mission', { name });
  return t('xobrainer-companion-won-round', { name });
}

/** How the match ended; null while it goes on. */
export function endWords(match: Match, t: Translate): string | null {
  const { end } = match;
  if (end === null) return null;
  if (end.winner === null) return t('xobrainer-companion-match-drawn');
  const name = sideName(match, end.winner, t);
  return t(
    end.reason === 'knockout' ? 'xobrainer-knockout-wins' : 'xobrainer-companion-match-won',
    {
      name,
    },
  );
}

const loserOfTurn = (before: Match, now: Match): Side | null => {
  if (now.round.lost[0] > before.round.lost[0]) return 0;
  return now.round.lost[1] > before.round.lost[1] ? 1 : null;
};

export function newsBetween(before: Match, now: Match, t: Translate): News | null {
  if (now.results.length > before.results.length) {
    const result = now.results.at(-1);
    if (result === undefined) return null;
    const words = [resultWords(now, result, t), endWords(now, t)].filter(Boolean).join(' ');
    return { sound: result.winner === null ? 'draw' : 'win', words, isShown: false };
  }
  if (now.phase !== 'play' || now.round.number !== before.round.number) return null;
  const loser = loserOfTurn(before, now);
  if (loser !== null) {
    const lost = t('xobrainer-turn-lost', { name: sideName(now, loser, t) });
    return { sound: 'lose', words: `${lost} ${turnWords(now, t)}`, isShown: true };
  }
  if (now.round.side === before.round.side) return null;
  return { sound: 'drop', words: turnWords(now, t), isShown: false };
}

const SPOKEN_MS = 5000;

/** The second that has just begun near the end of a turn, between two looks at the clock. */
export function lowBetween(before: number, now: number): number | null {
  const second = secondsShown(now);
  return now > 0 && now <= LAST_MS && second < secondsShown(before) ? second : null;
}

/** Whether time has just become short enough to be told to those who hear the page. */
export const isTold = (before: number, now: number): boolean =>
  before > SPOKEN_MS && now <= SPOKEN_MS && now > 0;
