/** The code plan: what each field is, for this viewer. */
import { countOf, SYMBOLS, symbolOfSet } from './cards';
import type { Options } from './moves';
import type { Card, Translate, View } from './view';

type FieldState = 'cracked' | 'ready' | 'locked' | 'open';

export interface Field {
  symbol: string;
  state: FieldState;
  /** Who cracked it. */
  seat: number | null;
  /** How many of its cards I have. */
  mine: number;
  /** What I could lay there. */
  set: Card[] | null;
}

/** The fields that may be cracked now; null where all may. */
function gateOf(view: View): string | null {
  for (const note of view.notes) if (note.type === 'gate') return note.open;
  return null;
}

export function fieldsOf(view: View, options: Options): Field[] {
  const gate = gateOf(view);
  return SYMBOLS.map((symbol) => {
    const cracked = view.cracked.find(({ field }) => field === symbol);
    const set = options.sets.find((cards) => symbolOfSet(cards) === symbol) ?? null;
    const isLocked = gate !== null && !gate.includes(symbol);
    const state: FieldState =
      cracked !== undefined ? 'cracked' : set !== null ? 'ready' : isLocked ? 'locked' : 'open';
    return { symbol, state, seat: cracked?.seat ?? null, mine: countOf(view.hand, symbol), set };
  });
}

/** A field in words. */
export function fieldLabel(
  field: Field,
  name: string,
  names: readonly string[],
  t: Translate,
): string {
  switch (field.state) {
    case 'cracked':
      return t('xcode-field-cracked', { symbol: name, name: names[field.seat ?? -1] ?? '' });
    case 'ready':
      return t('xcode-field-ready', { symbol: name });
    case 'locked':
      return t('xcode-field-locked', { symbol: name });
    case 'open':
      return field.mine > 0
        ? t('xcode-field-mine', { symbol: name, count: field.mine })
        : t('xcode-field-open', { symbol: name });
  }
}
