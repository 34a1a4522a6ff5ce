/**
 * What this device remembers: nickname, settings, and the secrets of its seats. Where the browser
 * gives no room, everything lasts as long as the page.
 */

export interface Room {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'knobel.';

/** A room that never throws: what the browser refuses is kept in memory. */
export class Shelf {
  #memory = new Map<string, string>();

  constructor(private readonly room: () => Room | null) {}

  read<T>(key: string, otherwise: T): T {
    const text = this.#memory.get(key) ?? this.#stored(key);
    if (text === null) return otherwise;
    try {
      return JSON.parse(text) as T;
    } catch {
      return otherwise;
    }
  }

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      const room = this.room();
      if (room === null) throw new Error('no room');
      room.setItem(PREFIX + key, text);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, text);
    }
  }

  #stored(key: string): string | null {
    try {
      return this.room()?.getItem(PREFIX + key) ?? null;
    } catch {
      return null;
    }
  }
}

// --- My games -----------------------------------------------------------------------------------

/** A match that this device has a seat in, and how it stood when it was last seen. */
export interface MyGame {
  id: string;
  game: string;
  token: string;
  code: string;
  /** Local time of the last look. */
  seen: number;
  phase: 'open' | 'running' | 'paused' | 'over';
  /** Who else plays. */
  others: string[];
  isMyTurn: boolean;
  /** null while it runs. */
  result: 'won' | 'lost' | 'drawn' | null;
}

const MOST_GAMES = 60;

/** The games with this one put first; the oldest finished ones give way. */
export function withGame(games: readonly MyGame[], game: MyGame): MyGame[] {
  const all = [game, ...games.filter((other) => other.id !== game.id)];
  while (all.length > MOST_GAMES) {
    const over = all.findLastIndex((other) => other.phase === 'over');
    all.splice(over > 0 ? over : all.length - 1, 1);
  }
  return all;
}

export class Games {
  constructor(private readonly shelf: Shelf) {}

  list(): MyGame[] {
    const games = this.shelf.read<unknown>('games', []);
    return Array.isArray(games) ? (games as MyGame[]).filter((game) => game?.id && game.token) : [];
  }

  find(id: string): MyGame | undefined {
    return this.list().find((game) => game.id === id);
  }

  findByCode(code: string): MyGame | undefined {
    return this.list().find((game) => game.code === code && game.phase !== 'over');
  }

  put(game: MyGame): void {
    this.shelf.write('games', withGame(this.list(), game));
  }

  /** Change what is remembered; the order stays. */
  update(id: string, changes: Partial<MyGame>): void {
    const games = this.list();
    const index = games.findIndex((game) => game.id === id);
    if (index < 0) return;
    games[index] = { ...(games[index] as MyGame), ...changes };
    this.shelf.write('games', games);
  }

  forget(id: string): void {
    this.shelf.write(
      'games',
      this.list().filter((game) => game.id !== id),
    );
  }
}

function browserRoom(): Room | null {
  return typeof localStorage === 'undefined' ? null : localStorage;
}

export const shelf = new Shelf(browserRoom);
export const games = new Games(shelf);
