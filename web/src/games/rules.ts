/** The rules of a game as chapters of texts, and the pictures to them. */
import type { Component } from 'svelte';
import { named, type MessageId } from '../lib/texts';

export interface Chapter {
  part: string;
  title: MessageId;
  text: MessageId;
  items: MessageId[];
}

export interface Rules {
  chapters: Chapter[];
  /** What is drawn beside a chapter; it may be nothing. */
  picture: Component<{ part: string }> | null;
}

type Naming = (rest: string) => MessageId;

const chapter = (id: Naming, part: string, items: number): Chapter => ({
  part,
  title: id(`${part}-title`),
  text: id(part),
  items: Array.from({ length: items }, (_, i) => id(`${part}-${i + 1}`)),
});

/** The parts of each game's rules, and how many items each has. */
const VIER3D = { goal: 0, move: 3, lines: 4, first: 2, most: 3, yellow: 4, clock: 0, help: 0 };
const XOBRAINER = {
  goal: 0,
  lineup: 3,
  turn: 2,
  rows: 5,
  knockout: 2,
  score: 4,
  match: 4,
  mix: 0,
  bomb: 1,
  balance: 2,
  random: 1,
  map: 1,
  mission: 4,
  trap: 4,
  teams: 3,
  ours: 4,
  help: 0,
};

const XCODE = { goal: 0, cards: 0, do: 4, sand: 0, talk: 0, levels: 0, help: 0 };

const written = (id: Naming, parts: Record<string, number>): Chapter[] =>
  Object.entries(parts).map(([part, items]) => chapter(id, part, items));

export async function rulesOf(game: string): Promise<Rules | null> {
  switch (game) {
    case 'vier3d':
      return { chapters: written((rest) => named(`vier3d-rules-${rest}`), VIER3D), picture: null };
    case 'xobrainer': {
      const { default: picture } = await import('./XobrainerPicture.svelte');
      const id: Naming = (rest) => named(`xobrainer-rules-${rest}`);
      return { chapters: written(id, XOBRAINER), picture };
    }
    case 'xcode':
      return { chapters: written((rest) => named(`xcode-rules-${rest}`), XCODE), picture: null };
    default:
      return null;
  }
}
