/** What is heard, shown and said when a round has changed. */
import { symbolName } from '../board/cards';
import { secondsOf } from '../board/sand';
import type { Translate } from '../board/view';
import type { Sound } from '../../../lib/sound';
import type { Note } from './missions';
import type { Round } from './round';
import { halvesOf } from './sand';

export interface News {
  sound: Sound;
  words: string;
}

const seatName = (seat: number | undefined, t: Translate): string =>
  t('xcode-seat', { number: (seat ?? 0) + 1 });

function newsOfNote(before: Note, after: Note, t: Translate): News | null {
  if (before.type === 'quiet' && after.type === 'quiet' && before.is_quiet !== after.is_quiet) {
    return after.is_quiet
      ? { sound: 'draw', words: t('xcode-quiet') }
      : { sound: 'turn', words: t('xcode-companion-speak') };
  }
  if (before.type === 'turning' && after.type === 'turning' && before.due !== after.due) {
    const symbol = symbolName(before.symbol, t);
    return { sound: 'trade', words: t('xcode-companion-arrows-turned', { symbol }) };
  }
  if (before.type === 'cable' && after.type === 'cable' && before.until !== after.until) {
    const [one, two] = after.between;
    return one === undefined
      ? { sound: 'turn', words: t('xcode-companion-cable-whole') }
      : {
          sound: 'offer',
          words: t('xcode-companion-cable-cut', { one: seatName(one, t), two: seatName(two, t) }),
        };
  }
  return null;
}

/** In the order of their weight: the first is what matters most. */
export function newsBetween(before: Round, after: Round, at: number, t: Translate): News[] {
  const news: News[] = [];
  if (before.sand === null || after.sand === null) return news;
  if (after.end !== null && before.end === null) {
    const isWon = after.end.reason === 'cracked';
    const words = t(`reason-${after.end.reason}`);
    return [{ sound: isWon ? 'win' : 'lose', words }];
  }
  if (after.turns > before.turns) {
    const seconds = secondsOf(halvesOf(after, at)).above;
    news.push({ sound: 'flip', words: t('xcode-turned', { seconds }) });
  }
  if (after.burnt !== null && after.burnt.at !== before.burnt?.at) {
    const name = seatName(after.burnt.seat, t);
    news.push({ sound: 'lose', words: t('xcode-companion-burnt', { name }) });
  }
  after.notes.forEach((note, i) => {
    const was = before.notes[i];
    const found = was === undefined ? null : newsOfNote(was, note, t);
    if (found !== null) news.push(found);
  });
  if (after.cracked.length > before.cracked.length) {
    const words = t('xcode-companion-tally', { count: after.cracked.length });
    news.push({ sound: 'crack', words });
  }
  return news;
}
