/** The people whom this device has played with recently, for "play again with". */
import type { MyGame } from './storage';

export interface Person {
  name: string;
  game: string;
  /** The last match with this person; its page then asks for a rematch. */
  href: string;
}

const MOST_PEOPLE = 6;

/** Everybody once, the person of the latest finished match first. */
export function recentPeople(games: readonly MyGame[]): Person[] {
  const found = new Map<string, Person>();
  const over = games.filter(({ phase }) => phase === 'over');
  for (const { id, game, people = [] } of over.sort((a, b) => b.seen - a.seen)) {
    for (const name of people) {
      if (!found.has(name)) found.set(name, { name, game, href: `/m/${id}?again` });
    }
  }
  return [...found.values()].slice(0, MOST_PEOPLE);
}
