/** The people that this device played with of late, for "play again with". */
import type { MyGame } from './storage';

export interface Person {
  name: string;
  game: string;
  /**
   * The last match with this person. Its page has the button for a rematch, which reaches them if
   * they have it open too; the same address opens their own seat on their device.
   */
  href: string;
}

const MOST_PEOPLE = 6;

/** The last seen first, each once; whoever is in a running match is found there. */
export function recentPeople(games: readonly MyGame[]): Person[] {
  const found = new Map<string, Person>();
  const over = games.filter(({ phase }) => phase === 'over');
  for (const { id, game, people = [] } of over.sort((a, b) => b.seen - a.seen)) {
    for (const name of people) {
      if (!found.has(name)) found.set(name, { name, game, href: `/m/${id}` });
    }
  }
  return [...found.values()].slice(0, MOST_PEOPLE);
}
