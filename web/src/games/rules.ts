/** The rules of a game as chapters of texts, and the pictures to them. */
import { named, type MessageId } from '../lib/texts';
import { picturesOf, type Pictures } from './rules/pictures';

export interface Item {
  text: MessageId;
  /** The rulebook does not say so: it is our reading. */
  isOurs: boolean;
}

export interface Chapter {
  part: string;
  title: MessageId;
  text: MessageId;
  items: Item[];
  /** What the picture shows, for eyes and ears. */
  caption: MessageId;
  /** Several pictures side by side want the whole width. */
  isWide: boolean;
}

export interface Rules extends Pictures {
  /** For whom, how long, and whose words these are. */
  lead: MessageId;
  chapters: Chapter[];
}

/** The items of each chapter: a dot for what the book says, an `r` for a reading of ours. */
type Parts = Record<string, string>;

const VIER3D: Parts = {
  goal: '..r',
  move: '...r',
  lines: '....',
  first: '..r',
  most: '..r.r',
  yellow: '.rrrr',
  three: 'rrr',
  clock: 'rrr',
  help: '',
};

const XOBRAINER: Parts = {
  goal: '..',
  lineup: '....',
  turn: '..',
  rows: '...r..rr',
  knockout: '.rr',
  score: 'r...',
  match: '......rr',
  mix: '..rrr',
  bomb: '..rr',
  balance: '..rr',
  random: '..',
  map: '..r',
  mission: '....rr',
  trap: '...rr',
  teams: '...r',
  ours: '....',
  help: '',
};

const XCODE: Parts = {
  goal: '..r',
  cards: '....r',
  setup: '....r',
  draw: '..rr',
  discard: '..',
  trade: '......r',
  codes: '...',
  joker: '.r',
  sand: '..rr',
  talk: '.r',
  end: '.r',
  levels: '..r',
  missions: '.......',
  help: '',
};

const PARTS: Record<string, Parts> = { vier3d: VIER3D, xobrainer: XOBRAINER, xcode: XCODE };

const WIDE: readonly string[] = ['lines', 'rows', 'mix', 'ours'];

type Naming = (rest: string) => MessageId;

const IDS: Record<string, Naming> = {
  vier3d: (rest) => named(`vier3d-rules-${rest}`),
  xobrainer: (rest) => named(`xobrainer-rules-${rest}`),
  xcode: (rest) => named(`xcode-rules-${rest}`),
};

const written = (id: Naming, parts: Parts): Chapter[] =>
  Object.entries(parts).map(([part, items]) => ({
    part,
    title: id(`${part}-title`),
    text: id(part),
    items: [...items].map((sign, i) => ({ text: id(`${part}-${i + 1}`), isOurs: sign === 'r' })),
    caption: id(`${part}-picture`),
    isWide: WIDE.includes(part),
  }));

export async function rulesOf(game: string): Promise<Rules | null> {
  const [id, parts] = [IDS[game], PARTS[game]];
  const pictures = await picturesOf(game);
  if (id === undefined || parts === undefined || pictures === null) return null;
  return { lead: id('lead'), chapters: written(id, parts), ...pictures };
}
