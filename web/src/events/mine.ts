/** What this device remembers of tournaments: its secrets, the last view, and results not sent yet. */
import { localStore, type LocalStore } from '../lib/storage';
import type { EventSnapshot } from './socket';
import type { PersonCommand, You } from './wire';

/** A tournament in which this device has a part. */
export interface MyEvent {
  id: string;
  code: string;
  name: string;
  game: string;
  /** The secret of the host, a helper or a player: one for everything this device does in it. */
  token: string;
  role: You['role'];
  /** Local time of the last look. */
  seen: number;
  isOver: boolean;
}

const MOST_EVENTS = 20;
const EVENTS = 'events';
const OUTBOX = 'events.unsent';
const LAST = 'events.last';

export class MyEvents {
  constructor(private readonly store: LocalStore) {}

  /** The last seen first. */
  list(): MyEvent[] {
    const events = this.store.read<unknown>(EVENTS, []);
    return Array.isArray(events) ? (events as MyEvent[]).filter((one) => one?.id && one.code) : [];
  }

  findByCode(code: string): MyEvent | undefined {
    return this.list().find((event) => event.code === code);
  }

  put(event: MyEvent): void {
    const others = this.list().filter(({ id }) => id !== event.id);
    this.store.write(EVENTS, [event, ...others].slice(0, MOST_EVENTS));
  }

  forget(id: string): void {
    this.store.write(
      EVENTS,
      this.list().filter((event) => event.id !== id),
    );
    if (this.lastOf(id) !== null) this.store.write(LAST, null);
  }

  /** Keeps the tournament as it was seen last, for a phone that comes back without a network. */
  keep(snapshot: EventSnapshot): void {
    this.store.write(LAST, snapshot);
  }

  lastOf(id: string): EventSnapshot | null {
    const last = this.store.read<EventSnapshot | null>(LAST, null);
    return last?.view?.id === id ? last : null;
  }
}

/** A command that is to be sent, however long that takes. */
export interface Unsent {
  event: string;
  id: string;
  command: PersonCommand;
}

/** Results that the server has not answered yet; they survive a reload. */
export class Outbox {
  constructor(private readonly store: LocalStore) {}

  list(): Unsent[] {
    const unsent = this.store.read<unknown>(OUTBOX, []);
    return Array.isArray(unsent) ? (unsent as Unsent[]).filter((one) => one?.id && one.event) : [];
  }

  of(event: string): Unsent[] {
    return this.list().filter((one) => one.event === event);
  }

  put(unsent: Unsent): void {
    this.store.write(OUTBOX, [...this.list(), unsent]);
  }

  drop(id: string): void {
    this.store.write(
      OUTBOX,
      this.list().filter((one) => one.id !== id),
    );
  }
}

export const myEvents = new MyEvents(localStore);
export const outbox = new Outbox(localStore);
