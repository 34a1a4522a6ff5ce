/**
 * Finished games kept whole on this device, to be replayed without the server: the latest ones.
 * If the browser gives no room, nothing is kept and nothing fails.
 */
import { withFacts } from './facts';
import type { History } from './protocol';

export interface Saved {
  id: string;
  /** Local time at which it was kept. */
  at: number;
  history: History;
}

const MOST_SAVED = 30;
const GAMES = 'games';

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}

let opening: Promise<IDBDatabase> | null = null;
let ids = $state.raw<readonly string[]>([]);

export const saved = {
  /** The ids of all kept games that were looked up. */
  get ids(): readonly string[] {
    return ids;
  },
};

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('knobel', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(GAMES, { keyPath: 'id' }).createIndex('at', 'at');
  };
  return answerOf(request);
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opening ??= opened();
  return (await opening).transaction(GAMES, mode).objectStore(GAMES);
}

/** Keeps a game and drops the oldest; returns whether it was kept. */
export async function save(id: string, history: History): Promise<boolean> {
  try {
    const games = await store('readwrite');
    await answerOf(games.put({ id, at: Date.now(), history } satisfies Saved));
    const [first, ...others] = await answerOf(games.index('at').getAllKeys());
    for (const old of [first, ...others].slice(0, -MOST_SAVED)) {
      if (old !== undefined) await answerOf(games.delete(old));
    }
    await lookUpSaved();
    return true;
  } catch {
    return false;
  }
}

/** What another page has kept may be no game to this one. */
const isWhole = (found: Partial<Saved> | undefined): found is Saved =>
  typeof found?.history?.match?.game === 'string' && Array.isArray(found.history.steps);

export async function findSaved(id: string): Promise<Saved | null> {
  try {
    const found: Partial<Saved> | undefined = await answerOf((await store('readonly')).get(id));
    if (!isWhole(found)) return null;
    return { ...found, history: { ...found.history, match: withFacts(found.history.match) } };
  } catch {
    return null;
  }
}

export async function lookUpSaved(): Promise<void> {
  try {
    ids = (await answerOf((await store('readonly')).getAllKeys())).map(String);
  } catch {
    ids = [];
  }
}

export async function dropSaved(id: string): Promise<void> {
  try {
    await answerOf((await store('readwrite')).delete(id));
    await lookUpSaved();
  } catch {
    // then there is nothing to drop
  }
}
