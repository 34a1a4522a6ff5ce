/**
 * One match, followed over a socket that may come and go: versions without gaps, and commands that
 * count once. Knows nothing of pages and games.
 */
import { Follower, type Answer, type Environment, type LinkListener } from './follower';
import type {
  FromServer,
  GameEvent,
  GameView,
  Legal,
  MatchView,
  Others,
  PersonCommand,
  Request,
  Sign,
  Update,
  Welcome,
  WelcomeBack,
} from './protocol';

export interface Snapshot {
  v: number;
  match: MatchView;
  view: GameView;
  legal: Legal;
  /** What my other seats see differently. */
  others: Others;
}

/** How a snapshot came: as a whole, as a version that just happened, or as one that we missed. */
export type Arrival = 'welcome' | 'now' | 'missed';

export interface Listener extends LinkListener {
  snapshot(snapshot: Snapshot, events: GameEvent[], arrival: Arrival): void;
  /** Somebody at the table has sent a sign. */
  signed(seat: number, sign: Sign): void;
}

/** The snapshot after an update: what is missing stays as it was, field by field. */
export function merged(before: Snapshot, update: Update): Snapshot {
  return {
    v: update.v,
    match: update.match === undefined ? before.match : { ...before.match, ...update.match },
    view: update.view === undefined ? before.view : { ...before.view, ...update.view },
    legal: update.legal ?? before.legal,
    others: update.others ?? before.others,
  };
}

const FINAL = new Set(['no-such-match', 'wrong-token', 'match-deleted', 'watching-closed']);

export class MatchSocket extends Follower<FromServer, Request, Listener> {
  protected readonly final = FINAL;
  #snapshot: Snapshot | null = null;
  /** When the server told us the version that we have, by its clock. */
  #told = 0;
  /** Up to this version, updates tell what happened while we were away. */
  #missedUntil = 0;

  constructor(
    match: string,
    private readonly token: string,
    world: Environment,
    tell: Listener,
  ) {
    super(match, world, tell);
  }

  get snapshot(): Snapshot | null {
    return this.#snapshot;
  }

  /** Ask for something; the promise settles once the server has acknowledged or refused it. */
  do(command: PersonCommand, seat?: number): Promise<Answer> {
    return this.ask({ type: 'do', id: this.world.newId(), command, seat });
  }

  /** Play a move in the game's notation, for this turn if the game has turns. */
  play(move: string, turn: number | undefined, seat: number): Promise<Answer> {
    return this.ask({ type: 'play', id: this.world.newId(), move, turn, seat });
  }

  /** Send a sign to the table; it stands at the first of my seats. */
  sign(sign: Sign): Promise<Answer> {
    return this.ask({ type: 'sign', id: this.world.newId(), sign, seat: null });
  }

  protected greeting(isPlain: boolean): object {
    const snapshot = isPlain ? null : this.#snapshot;
    const known = snapshot === null ? {} : { v: snapshot.v, now: this.#told };
    return { type: 'hello', match: this.id, token: this.token, ...known };
  }

  protected hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'welcome-back':
        return this.#welcomeBack(message);
      case 'update':
        return this.#update(message);
      case 'sent':
        return this.settle(message.id, { ok: true, v: this.#snapshot?.v ?? 0 });
      case 'signed':
        return this.tell.signed(message.seat, message.sign);
    }
  }

  #welcome(message: Welcome): void {
    const { v, match, view, legal, others } = message;
    this.#snapshot = { v, match, view, legal: legal ?? {}, others: others ?? {} };
    this.#missedUntil = v;
    this.#told = message.now;
    this.greeted(message.now);
    this.tell.snapshot(this.#snapshot, [], 'welcome');
    this.askAgain();
  }

  /** The updates that we missed follow, if there are any. */
  #welcomeBack(message: WelcomeBack): void {
    if (this.#snapshot === null) return;
    this.#missedUntil = message.v;
    this.#told = message.now;
    this.greeted(message.now);
    if (message.v === this.#snapshot.v) this.askAgain();
  }

  #update(update: Update): void {
    if (!this.isGreeted || this.#snapshot === null) return; // the answer to hello will hold it
    if (update.v <= this.#snapshot.v) return;
    if (update.v > this.#snapshot.v + 1) return this.hello();
    this.#snapshot = merged(this.#snapshot, update);
    this.#told = update.now;
    const arrival = update.v <= this.#missedUntil ? 'missed' : 'now';
    this.tell.snapshot(this.#snapshot, update.events ?? [], arrival);
    if (update.v === this.#missedUntil) this.askAgain();
  }
}
