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

/** The snapshot after an update: fields that are not in it stay as they were. */
export const merged = (before: EventSnapshot, { v, view, you }: Update): EventSnapshot => ({
  v,
  view: { ...before.view, ...(view as Partial<TournamentView>) },
  you: you ?? before.you,
});

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

  protected greeting(): object {
    const known = this.#snapshot === null ? {} : { v: this.#snapshot.v };
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
