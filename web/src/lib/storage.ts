/**
 * What this device remembers: nickname, settings, and the secrets of its seats and groups. Where the
 * browser gives no room, everything lasts as long as the page.
 */

import { randomId } from './random';

export interface Room {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'knobel.';

/** Storage that never throws: what the browser refuses is kept in memory. */
export class LocalStore {
  #memory = new Map<string, string>();

  constructor(private readonly room: () => Room | null) {}

  read<T>(key: string, otherwise: T): T {
    const text = this.#memory.get(key) ?? this.#stored(key);
    if (text === null) return otherwise;
    try {
      return (JSON.parse(text) as T | null) ?? otherwise;
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
  /** Those of them who are people, by the names that they gave themselves. */
  people?: string[];
  isMyTurn: boolean;
  /** Who is to move instead; null where all act at once. */
  waitsFor?: string | null;
  /** Local time at which my clock runs out, if it runs. */
  due?: number | null;
  /** The version that was seen last. */
  v?: number;
  /** null while it runs. */
  result: 'won' | 'lost' | 'drawn' | null;
  /** I gave up my seat to a bot; the spectators' secret, or null if there were to be none. */
  left?: { watch: string | null };
  /** The code of the event that it belongs to. */
  event?: string;
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
  constructor(private readonly localStore: LocalStore) {}

  list(): MyGame[] {
    const games = this.localStore.read<unknown>('games', []);
    return Array.isArray(games) ? (games as MyGame[]).filter((game) => game?.id && game.token) : [];
  }

  find(id: string): MyGame | undefined {
    return this.list().find((game) => game.id === id);
  }

  findByCode(code: string): MyGame | undefined {
    return this.list().find((game) => game.code === code && game.phase !== 'over');
  }

  put(game: MyGame): void {
    this.localStore.write('games', withGame(this.list(), game));
  }

  /** Change what is remembered; the order stays. */
  update(id: string, changes: Partial<MyGame>): void {
    const games = this.list();
    const index = games.findIndex((game) => game.id === id);
    if (index < 0) return;
    games[index] = { ...(games[index] as MyGame), ...changes };
    this.localStore.write('games', games);
  }

  forget(id: string): void {
    this.localStore.write(
      'games',
      this.list().filter((game) => game.id !== id),
    );
  }
}

// --- My groups ----------------------------------------------------------------------------------

/** People that this device has played with, in games that store what a group has won. */
export interface MyGroup {
  /** The secret of its link. */
  id: string;
  game: string;
  /** Who else plays, as far as this device has met them. */
  mates: string[];
  /** Local time of the last look. */
  seen: number;
  /** What it had won when the server was last asked. */
  won: string[];
}

const MOST_GROUPS = 20;
const MOST_MATES = 7;

export class Groups {
  constructor(private readonly localStore: LocalStore) {}

  /** Those of a game, or all, the last seen first. */
  list(game?: string): MyGroup[] {
    return this.#all().filter((group) => game === undefined || group.game === game);
  }

  find(id: string): MyGroup | undefined {
    return this.#all().find((group) => group.id === id);
  }

  /** This group was seen now; newly met people are added to those met before. */
  meet(id: string, game: string, seen: number, mates: readonly string[] = []): void {
    const known = this.find(id);
    const all = [...new Set([...mates, ...(known?.mates ?? [])])].slice(0, MOST_MATES);
    this.#put({ id, game, mates: all, seen, won: known?.won ?? [] });
  }

  /** What the server says of a group. */
  learn(id: string, won: readonly string[]): void {
    const groups = this.#all();
    const known = groups.find((group) => group.id === id);
    if (known === undefined) return;
    known.won = [...won];
    this.localStore.write('groups', groups);
  }

  forget(id: string): void {
    this.localStore.write(
      'groups',
      this.#all().filter((group) => group.id !== id),
    );
  }

  #all(): MyGroup[] {
    const groups = this.localStore.read<unknown>('groups', []);
    return Array.isArray(groups) ? (groups as MyGroup[]).filter((group) => group?.id) : [];
  }

  #put(group: MyGroup): void {
    const others = this.#all().filter(({ id }) => id !== group.id);
    this.localStore.write('groups', [group, ...others].slice(0, MOST_GROUPS));
  }
}

// --- What was asked for ---------------------------------------------------------------------------

const SECRET_LENGTH = 32;

interface Asked {
  wish: string;
  secret: string;
}

/**
 * The secret with which this device has asked for a seat or a match, kept until the answer has come:
 * whoever asks again with the same secret gets the same seat, the same match.
 */
export class Request {
  constructor(
    private readonly localStore: LocalStore,
    private readonly name: string,
  ) {}

  /** The secret with which this was asked for, if there is no answer yet. */
  find(wish: string): string | null {
    const last = this.localStore.read<Asked | null>(this.name, null);
    return last?.wish === wish ? last.secret : null;
  }

  /** The secret to ask with. */
  secretFor(wish: string): string {
    const secret = this.find(wish) ?? randomId(SECRET_LENGTH);
    this.localStore.write(this.name, { wish, secret });
    return secret;
  }

  end(): void {
    this.localStore.write(this.name, null);
  }
}

function browserRoom(): Room | null {
  return typeof localStorage === 'undefined' ? null : localStorage;
}

export const localStore = new LocalStore(browserRoom);
export const games = new Games(localStore);
export const groups = new Groups(localStore);
export const matchRequest = new Request(localStore, 'match-request');
