/** The rules of a game as chapters of texts, and the pictures to them. */
import { named, type MessageId } from '../lib/texts';
import { GAMES } from './all';
import type { RulesParts } from './game';

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
  isWide: boolean;
}

export interface Rules extends Pick<RulesParts, 'Picture' | 'Table'> {
  /** For whom, how long, and whose words these are. */
  lead: MessageId;
  chapters: Chapter[];
}

export async function rulesOf(game: string): Promise<Rules | null> {
  const parts = await GAMES.get(game)?.rules();
  if (parts === undefined) return null;
  const id = (rest: string): MessageId => named(`${game}-rules-${rest}`);
  const chapters = Object.entries(parts.chapters).map(([part, items]) => ({
    part,
    title: id(`${part}-title`),
    text: id(part),
    items: [...items].map((sign, i) => ({ text: id(`${part}-${i + 1}`), isOurs: sign === 'r' })),
    caption: id(`${part}-picture`),
    isWide: parts.wide.includes(part),
  }));
  return { lead: id('lead'), chapters, Picture: parts.Picture, Table: parts.Table };
}
