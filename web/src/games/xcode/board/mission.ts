/** What the extra rule of a mission says now, in words. */
import { symbolName } from './cards';
import type { Translate, View } from './view';

const secondsUntil = (time: number, at: number): number =>
  Math.max(0, Math.ceil((time - at) / 1000));

export interface Notice {
  text: string;
  /** Whether it presses. */
  isUrgent: boolean;
}

const PRESSING = 5;

/** One line for each rule that has something to say; locked fields and glasses are drawn. */
export function noticesOf(
  view: Pick<View, 'notes' | 'seat'>,
  at: number,
  names: readonly string[],
  t: Translate,
): Notice[] {
  const found: Notice[] = [];
  for (const note of view.notes) {
    switch (note.type) {
      case 'quiet': {
        if (note.until === null && !note.is_quiet) break;
        const seconds = note.until === null ? 0 : secondsUntil(note.until, at);
        const text = note.is_quiet
          ? note.until === null
            ? t('xcode-quiet')
            : t('xcode-quiet-for', { seconds })
          : t('xcode-quiet-in', { seconds });
        found.push({ text, isUrgent: note.is_quiet || seconds <= PRESSING });
        break;
      }
      case 'turning': {
        const seconds = secondsUntil(note.due, at);
        const text = t('xcode-turning', { symbol: symbolName(note.symbol, t), seconds });
        found.push({ text, isUrgent: seconds <= PRESSING });
        break;
      }
      case 'fuses': {
        const due = view.seat === null ? null : (note.dues[view.seat] ?? null);
        if (due === null) break;
        const seconds = secondsUntil(due, at);
        found.push({ text: t('xcode-fuse', { seconds }), isUrgent: seconds <= 2 * PRESSING });
        break;
      }
      case 'cable': {
        const [one, two] = note.between;
        if (one === undefined || two === undefined) break;
        const seconds = note.until === null ? 0 : secondsUntil(note.until, at);
        const facts = { one: names[one] ?? '', two: names[two] ?? '', seconds };
        const isMine = view.seat !== null && note.between.includes(view.seat);
        found.push({ text: t('xcode-cable', facts), isUrgent: isMine });
      }
    }
  }
  return found;
}

/** The symbol whose arrows turn next. */
export function turningSymbol(view: Pick<View, 'notes'>): string | null {
  for (const note of view.notes) if (note.type === 'turning') return note.symbol;
  return null;
}
