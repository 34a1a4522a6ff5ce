/** The rules of a game as chapters of texts, and the pictures to them. */
import type { Component } from 'svelte';
import { named, type MessageId } from '../lib/texts';

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

export interface Rules {
  /** For whom, how long, and whose words these are. */
  lead: MessageId;
  chapters: Chapter[];
  /** What is drawn to a chapter. */
  picture: Component<{ part: string }>;
  /** Figures to a chapter, for some. */
  table: Component<{ part: string }> | null;
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
  const id = IDS[game];
  if (id === undefined) return null;
  const told = (parts: Parts): Pick<Rules, 'lead' | 'chapters'> => ({
    lead: id('lead'),
    chapters: written(id, parts),
  });
  switch (game) {
    case 'vier3d': {
      const { default: picture } = await import('./rules/Vier3dPicture.svelte');
      return { ...told(VIER3D), picture, table: null };
    }
    case 'xobrainer': {
      const { default: picture } = await import('./rules/XobrainerPicture.svelte');
      return { ...told(XOBRAINER), picture, table: null };
    }
    default: {
      const [{ default: picture }, { default: table }] = await Promise.all([
        import('./rules/XcodePicture.svelte'),
        import('./rules/XcodeTable.svelte'),
      ]);
      return { ...told(XCODE), picture, table };
    }
  }
}
