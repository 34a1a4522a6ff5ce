/** A round of X-Code with a real deck: the sandglass, and what a mission adds. */
import { SYMBOLS } from '../board/cards';
import type { Hourglass } from '../board/view';
import { glassFlipped, glassOf, glassRefilled } from '../../../offline/clocks';
import type { GameFlow, Moment } from '../../../companion/session';
import { levelOf } from './levels';
import { afterCrack, afterDue, dueOf, firstNote, type Note, type MissionContext } from './missions';

export interface Settings {
  readonly level: string;
  readonly players: number;
  /** Every turn gives the whole sand (XC-41). */
  readonly isRefill: boolean;
}

interface End {
  readonly at: number;
  readonly reason: 'cracked' | 'sand' | 'second-sand';
}

export interface Round extends Settings {
  /** null before it begins. */
  readonly sand: Hourglass | null;
  readonly turns: number;
  /** The fields that were tapped as cracked, one letter each. */
  readonly cracked: string;
  /** One for each extra rule of the level. */
  readonly notes: readonly Note[];
  /** Symbols whose arrows now mean the other side. */
  readonly turned: string;
  /** Whose joker burnt last, and when. */
  readonly burnt: { readonly seat: number; readonly at: number } | null;
  readonly end: End | null;
}

export type Action =
  | ({ type: 'start' } & Settings)
  | { type: 'turn' }
  | { type: 'crack'; field: string }
  | { type: 'win' }
  /** This seat took its first joker, or got rid of its last. */
  | { type: 'joker'; seat: number };

const FRESH: Round = {
  level: 'level-1',
  players: 4,
  isRefill: false,
  sand: null,
  turns: 0,
  cracked: '',
  notes: [],
  turned: '',
  burnt: null,
  end: null,
};

const contextOf = ({ players, cracked }: Round, { dice }: Moment): MissionContext => ({
  players,
  cracked,
  dice,
});

function started(settings: Settings, moment: Moment): Round {
  const { level, players, isRefill } = settings;
  const { sand, rules } = levelOf(level);
  const round: Round = { ...FRESH, level, players, isRefill, sand: glassOf(sand, moment.at) };
  const notes = rules.map((rule) => firstNote(rule, contextOf(round, moment), moment.at));
  return { ...round, notes };
}

/** Whether a mission keeps this field locked. */
export const isLocked = ({ notes }: Round, field: string): boolean =>
  notes.some((note) => note.type === 'gate' && !note.open.includes(field));

function crack(round: Round, field: string, at: number): Round {
  const isFree = SYMBOLS.includes(field) && !round.cracked.includes(field);
  if (!isFree || isLocked(round, field)) return round;
  const cracked = round.cracked + field;
  const { rules } = levelOf(round.level);
  const notes = round.notes.map((note, i) => {
    const rule = rules[i];
    return rule === undefined ? note : afterCrack(rule, note, field, cracked, at);
  });
  const end: End | null = cracked.length === SYMBOLS.length ? { at, reason: 'cracked' } : null;
  return { ...round, cracked, notes, end };
}

function joker(round: Round, seat: number, at: number): Round {
  const rule = levelOf(round.level).rules.find(({ type }) => type === 'hot-joker');
  if (rule?.type !== 'hot-joker') return round;
  const notes = round.notes.map((note) => {
    if (note.type !== 'fuses') return note;
    const dues = note.dues.map((due, other) =>
      other !== seat ? due : due === null ? at + 1000 * rule.seconds : null,
    );
    return { ...note, dues };
  });
  return { ...round, notes };
}

/** The note number `i` is due at this time. */
function expire(round: Round, i: number, moment: Moment): Round {
  const { at } = moment;
  const note = round.notes[i];
  const rule = levelOf(round.level).rules[i];
  if (note === undefined || rule === undefined) return round;
  if (note.type === 'hourglass') return { ...round, end: { at, reason: 'second-sand' } };
  const next = afterDue(rule, note, contextOf(round, moment), at);
  const notes = round.notes.map((other, j) => (j === i ? next : other));
  if (note.type === 'turning') {
    const { symbol } = note;
    const turned = round.turned.includes(symbol)
      ? round.turned.replace(symbol, '')
      : round.turned + symbol;
    return { ...round, notes, turned };
  }
  if (note.type === 'fuses') {
    return { ...round, notes, burnt: { seat: note.dues.indexOf(at), at } };
  }
  return { ...round, notes };
}

/** What is due next, and of which note; the sand itself is none. */
function nextDue({ sand, notes }: Round): { at: number; note: number | null } | null {
  if (sand === null) return null;
  let next: { at: number; note: number | null } = { at: sand.ends, note: null };
  notes.forEach((note, i) => {
    const due = dueOf(note);
    if (due !== null && due < next.at) next = { at: due, note: i };
  });
  return next;
}

export const ROUND: GameFlow<Round, Action> = {
  version: 1,
  fresh: FRESH,

  settle(round, { at, dice }) {
    let now = round;
    for (let due = nextDue(now); due !== null && now.end === null; due = nextDue(now)) {
      if (due.at > at) break;
      now =
        due.note === null
          ? { ...now, end: { at: due.at, reason: 'sand' } }
          : expire(now, due.note, { at: due.at, dice });
    }
    return now;
  },

  reduce(round, action, moment) {
    const { at } = moment;
    if (action.type === 'start') return started(action, moment);
    const { sand } = round;
    if (sand === null || round.end !== null) return round;
    switch (action.type) {
      case 'turn': {
        const turned = round.isRefill ? glassRefilled(sand, at) : glassFlipped(sand, at);
        return { ...round, sand: turned, turns: round.turns + 1 };
      }
      case 'crack':
        return crack(round, action.field, at);
      case 'win':
        return { ...round, end: { at, reason: 'cracked' } };
      case 'joker':
        return joker(round, action.seat, at);
    }
  },
};
