/** A tournament, followed over a socket that may come and go. */
import { Follower, type Answer, type Environment, type LinkListener } from '../lib/follower';
import type { Do, PersonCommand, TournamentView, Update, Welcome, You } from './wire';

/** What this device knows of a tournament. */
export interface EventSnapshot {
  v: number;
  view: TournamentView;
  you: You;
}

export interface EventListener extends LinkListener {
  /** `isNews` unless it is what there was when we came. */
  snapshot(snapshot: EventSnapshot, isNews: boolean): void;
}

/** The lists of which an update tells only what has changed, and what names their members. */
const LISTS: Record<string, string> = { entrants: 'id', bouts: 'id', rows: 'entrant' };
const PARTS = new Set(['heat', 'standing']);

type Fields = Record<string, unknown>;

interface Members {
  items: Fields[];
  order?: unknown[];
}

/** The snapshot after an update: what is not in it stays as it was. */
export const merged = (before: EventSnapshot, { v, view, you }: Update): EventSnapshot => ({
  v,
  view: changed(before.view, view) as TournamentView,
  you: you ?? before.you,
});

function changed(before: object | null, change: object): object {
  const after: Fields = { ...before };
  for (const [name, value] of Object.entries(change)) {
    const key = LISTS[name];
    if (key !== undefined && !Array.isArray(value)) {
      after[name] = members(key, after[name] as Fields[], value as Members);
    } else {
      const isPart = PARTS.has(name) && value !== null;
      after[name] = isPart ? changed(after[name] as object | null, value as object) : value;
    }
  }
  return after;
}

function members(key: string, before: Fields[], { items, order }: Members): Fields[] {
  const known = new Map(before.map((member) => [member[key], member]));
  for (const item of items) known.set(item[key], { ...known.get(item[key]), ...item });
  if (order === undefined) return [...known.values()];
  return order.map((name) => known.get(name)).filter((member) => member !== undefined);
}

const FINAL = new Set(['no-such-event', 'wrong-token', 'event-deleted']);

export class EventSocket extends Follower<Welcome | Update, Do, EventListener> {
  protected readonly final = FINAL;
  #snapshot: EventSnapshot | null = null;

  constructor(
    event: string,
    private readonly token: string,
    world: Environment,
    tell: EventListener,
  ) {
    super(event, world, tell);
  }

  get snapshot(): EventSnapshot | null {
    return this.#snapshot;
  }

  /** Sends a command; one that was sent before has its id, and counts once. */
  do(command: PersonCommand, id = this.world.newId()): Promise<Answer> {
    return this.ask({ type: 'do', id, command });
  }

  protected greeting(isPlain: boolean): object {
    const snapshot = isPlain ? null : this.#snapshot;
    const known = snapshot === null ? {} : { v: snapshot.v };
    return { type: 'hello', event: this.id, token: this.token, ...known };
  }

  protected hear(message: Welcome | Update): void {
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'update') this.#update(message);
  }

  #welcome({ v, now, view, you }: Welcome): void {
    const isNews = this.#snapshot !== null && this.#snapshot.v !== v;
    this.#snapshot = { v, view, you };
    this.greeted(now);
    this.tell.snapshot(this.#snapshot, isNews);
    this.askAgain();
  }

  /** Versions may be left out: an update contains whatever has changed since the last one. */
  #update(update: Update): void {
    const known = this.#snapshot;
    if (!this.isGreeted || known === null || update.v < known.v) return;
    // One of the same version has news for this viewer only.
    const isSame = update.v === known.v;
    this.#snapshot = isSame ? { ...known, you: update.you ?? known.you } : merged(known, update);
    this.tell.snapshot(this.#snapshot, true);
  }
}
