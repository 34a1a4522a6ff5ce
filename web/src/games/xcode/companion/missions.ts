/**
 * The extra rules of our missions for a real deck, as games/xcode/missions.py has them: the
 * companion keeps their notes, the people at the table do what the notes say.
 */
import { SYMBOLS } from '../board/cards';
import type { Cable, Fuses, Gate, Hourglass, Level, Quiet, Turning } from '../board/view';
import { glassOf, glassRefilled } from '../../../offline/clocks';
import { shuffled, type Dice } from '../../../offline/dice';

export type ExtraRule = Level['rules'][number];
export type Note = Gate | Quiet | Turning | Cable | Hourglass | Fuses;

/** What a rule may look at. */
export interface MissionContext {
  readonly players: number;
  /** The fields that are done, one letter each. */
  readonly cracked: string;
  readonly dice: Dice;
}

const gate = (open: string, rest: string): Gate => ({ type: 'gate', open, rest });

function rowsLeft(rows: readonly string[], cracked: string): Gate {
  const left = rows.map((row) => [...row].filter((field) => !cracked.includes(field)).join(''));
  const [open = '', ...rest] = left.filter((row) => row !== '');
  return gate(open, rest.join(''));
}

/** One pair of neighbours; of two people the only one, half of the time. */
function cut(seconds: number, { players, dice }: MissionContext, at: number): Cable {
  const pairs = Array.from({ length: players }, (_, seat) => [seat, (seat + 1) % players]);
  const choices = players < 3 ? [[0, 1], []] : pairs;
  return {
    type: 'cable',
    between: choices[dice(choices.length)] ?? [],
    until: at + 1000 * seconds,
  };
}

/** The next symbol to turn: one that is still of use. */
function turning(seconds: number, { cracked, dice }: MissionContext, at: number): Turning {
  const left = SYMBOLS.filter((symbol) => !cracked.includes(symbol));
  return { type: 'turning', symbol: left[dice(left.length)] ?? '', due: at + 1000 * seconds };
}

/** The note of a rule when the sand begins to run. */
export function firstNote(rule: ExtraRule, context: MissionContext, at: number): Note {
  switch (rule.type) {
    case 'rows':
      return rowsLeft(rule.rows, '');
    case 'dark': {
      const order = shuffled(context.dice, SYMBOLS).join('');
      return gate(order.slice(0, rule.ahead), order.slice(rule.ahead));
    }
    case 'silence':
      return { type: 'quiet', is_quiet: false, until: at + 1000 * (rule.times[0]?.[0] ?? 0) };
    case 'cut-cable':
      return cut(rule.seconds, context, at);
    case 'turncoat':
      return turning(rule.seconds, context, at);
    case 'second-glass':
      return glassOf(rule.seconds, at);
    case 'hot-joker':
      return { type: 'fuses', dues: Array.from({ length: context.players }, () => null) };
  }
}

/** The note after a field was cracked; `cracked` has it already. */
export function afterCrack(
  rule: ExtraRule,
  note: Note,
  field: string,
  cracked: string,
  at: number,
): Note {
  if (rule.type === 'rows') return rowsLeft(rule.rows, cracked);
  if (rule.type === 'dark' && note.type === 'gate') {
    return gate(note.open.replace(field, '') + note.rest.slice(0, 1), note.rest.slice(1));
  }
  return note.type === 'hourglass' ? glassRefilled(note, at) : note;
}

/** When a rule has something to do next. */
export function dueOf(note: Note): number | null {
  switch (note.type) {
    case 'quiet':
    case 'cable':
      return note.until;
    case 'turning':
      return note.due;
    case 'hourglass':
      return note.ends;
    case 'fuses': {
      const dues = note.dues.filter((due) => due !== null);
      return dues.length === 0 ? null : Math.min(...dues);
    }
    case 'gate':
      return null;
  }
}

/** The note after its time has come. A second glass has none: it ends the game. */
export function afterDue(rule: ExtraRule, note: Note, context: MissionContext, at: number): Note {
  if (rule.type === 'silence' && note.type === 'quiet') {
    const changes = rule.times.flat().map((seconds) => 1000 * seconds);
    const until = changes.find((change) => change > at) ?? null;
    return { type: 'quiet', is_quiet: !note.is_quiet, until };
  }
  if (rule.type === 'cut-cable') return cut(rule.seconds, context, at);
  if (rule.type === 'turncoat') return turning(rule.seconds, context, at);
  if (note.type === 'fuses') {
    const dues = note.dues.map((due) => (due !== null && due <= at ? null : due));
    return { ...note, dues };
  }
  return note;
}
