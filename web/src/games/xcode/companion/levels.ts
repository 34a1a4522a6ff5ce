/** The levels and missions for a real deck, from the same files as the server's. */
import { STAGES } from '../stages';
import type { Level } from '../board/view';

type Unsaid = Pick<Level, 'code_set' | 'time_set' | 'dealt' | 'sand' | 'rules'>;

/** What a file may leave out, as `Level` in games/xcode/level.py has it. */
const UNSAID: Unsaid = { code_set: 3, time_set: 3, dealt: 3, sand: 180, rules: [] };

const FILES = import.meta.glob<Omit<Level, keyof Unsaid> & Partial<Unsaid>>(
  '../../../../../src/knobel/catalog/data/xcode/levels/*.json',
  { eager: true, import: 'default' },
);

const BY_NAME = new Map<string, Level>(
  Object.values(FILES).map((file) => [file.name, { ...UNSAID, ...file }]),
);

/** In the order in which they are unlocked online; at a real table all are open. */
export const LEVELS: readonly Level[] = STAGES.map((name) => BY_NAME.get(name)).filter(
  (level) => level !== undefined,
);

export const levelOf = (name: string): Level =>
  LEVELS.find((level) => level.name === name) ?? (LEVELS[0] as Level);

/** What is in the box (XC-01, XC-02): the time cards that point each way. */
const BOX = { codes: 48, jokers: 6, timeEachWay: 6 };

/** Cards that go back into the box before the first deal. */
export interface TakenOut {
  jokers: number;
  left: number;
  right: number;
}

export function takenOut({ jokers, time_cards: [left, right] }: Level): TakenOut {
  return {
    jokers: BOX.jokers - jokers,
    left: BOX.timeEachWay - left,
    right: BOX.timeEachWay - right,
  };
}

/** How many cards are played with. */
export const deckSize = ({ jokers, time_cards: [left, right] }: Level): number =>
  BOX.codes + jokers + left + right;

const FEWEST = 2;

/** How many cards a hand may have (XC-20, XC-62). */
export const limitFor = (level: Level, players: number): number =>
  level.limits[players - FEWEST] ?? 0;

/** What is left to draw from after the deal. */
export const pileAfterDeal = (level: Level, players: number): number =>
  deckSize(level) - players * level.dealt;
