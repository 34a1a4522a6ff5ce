/**
 * One match, followed over a socket that may come and go: versions without gaps, commands that
 * count once, and the server's time. Knows nothing of pages and games.
 */
import { Offset } from './clock';
import type {
  Facts,
  FromClient,
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

/** The part of a WebSocket that is used here. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Everything that is not ours: the network, the time, chance. */
export interface Environment {
  /** A balancer may send everybody of one match to one node. */
  connect(match: string): Line;
  now(): number;
  after(millis: number, act: () => void): unknown;
  cancel(timer: unknown): void;
  random(): number;
  newId(): string;
}

export interface Snapshot {
  v: number;
  match: MatchView;
  view: GameView;
  legal: Legal;
  /** What my other seats see differently. */
  others: Others;
}

export type Link =
  | { state: 'connecting' }
  | { state: 'live' }
  /** `since` is local time; `isMoving` if the server has sent us elsewhere, to end. */
  | { state: 'lost'; since: number; isMoving?: boolean }
  | { state: 'gone'; code: string };

export type Answer = { ok: true; v: number } | { ok: false; code: string; facts: Facts };

/** How a snapshot came: as a whole, as a version that just happened, or as one that we missed. */
export type Arrival = 'welcome' | 'now' | 'missed';

export interface Listener {
  snapshot(snapshot: Snapshot, events: GameEvent[], arrival: Arrival): void;
  link(link: Link): void;
  /** The round trip changed, and with it perhaps the offset. */
  pulse(latency: number | null): void;
  /** Somebody at the table has sent a sign. */
  signed(seat: number, sign: Sign): void;
  /** A refusal that belongs to no command. */
  refused(code: string, facts: Facts): void;
}

interface Waiting {
  message: Request;
  settle(answer: Answer): void;
}

const FIRST_RETRY = 300;
const LAST_RETRY = 8_000;
const PATIENCE = 6_000;
const PING_SOON = 1_500;
const PING_LATER = 10_000;
const QUICK_PINGS = 4;

/** Milliseconds before the next try: doubling, with a share of chance so that not all come at once. */
export const retryDelay = (tries: number, random: number): number =>
  Math.min(LAST_RETRY, FIRST_RETRY * 2 ** tries) * (0.5 + random / 2);

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

/** Answers for which trying again is useless. */
const FINAL = new Set(['no-such-match', 'wrong-token', 'match-deleted', 'watching-closed']);

/** The server has forgotten that we follow a match: say hello, and the command goes out again. */
const FORGOTTEN = 'not-following';

/** It is not certain whether the command is stored: it goes out again, under its id. */
const UNSURE = 'try-again';
const UNSURE_RETRY = 500;

/** This server ends: another one takes us in. */
const MOVING = 'moving';

export class MatchSocket {
  readonly offset = new Offset();
  #line: Line | null = null;
  #link: Link = { state: 'connecting' };
  #snapshot: Snapshot | null = null;
  #isGreeted = false;
  /** Up to this version, updates tell what happened while we were away. */
  #missedUntil = 0;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #pings = 0;
  #retry: unknown = null;
  #ping: unknown = null;
  #deadline: unknown = null;
  #isClosed = false;

  constructor(
    private readonly match: string,
    private readonly token: string,
    private readonly world: Environment,
    private readonly tell: Listener,
  ) {}

  get link(): Link {
    return this.#link;
  }

  get snapshot(): Snapshot | null {
    return this.#snapshot;
  }

  /** The server's wall time now, as far as we can tell. */
  serverNow(): number {
    return this.world.now() + this.offset.value;
  }

  open(): void {
    if (this.#isClosed || this.#link.state === 'gone') return;
    this.#stop('retry');
    this.#drop();
    let line: Line;
    try {
      line = this.world.connect(this.match);
    } catch {
      this.#lost();
      return;
    }
    this.#line = line;
    line.onopen = () => {
      if (this.#line !== line) return;
      this.#hello();
    };
    line.onmessage = ({ data }) => {
      if (this.#line === line) this.#hear(data);
    };
    line.onclose = () => {
      if (this.#line === line) this.#lost();
    };
    this.#expectWithin(PATIENCE);
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  wake(): void {
    if (this.#isClosed || this.#link.state === 'gone') return;
    if (this.#link.state === 'live') this.#sendPing();
    else if (this.#retry !== null) this.open();
  }

  close(): void {
    this.#isClosed = true;
    this.#stop('retry');
    this.#drop();
  }

  /** Ask for something; the promise settles once the server has acknowledged or refused it. */
  do(command: PersonCommand, seat?: number): Promise<Answer> {
    return this.#ask({ type: 'do', id: this.world.newId(), command, seat });
  }

  /** Play a move in the game's notation, for this turn if the game has turns. */
  play(move: string, turn: number | undefined, seat: number): Promise<Answer> {
    return this.#ask({ type: 'play', id: this.world.newId(), move, turn, seat });
  }

  /** Send a sign to the table; it stands at the first of my seats. */
  sign(sign: Sign): Promise<Answer> {
    return this.#ask({ type: 'sign', id: this.world.newId(), sign, seat: null });
  }

  #ask(message: Request): Promise<Answer> {
    if (this.#link.state === 'gone') {
      return Promise.resolve({ ok: false, code: this.#link.code, facts: {} });
    }
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      if (this.#link.state === 'live') this.#post(message);
    });
  }

  #hello(): void {
    this.#isGreeted = false;
    const known = this.#snapshot === null ? {} : { v: this.#snapshot.v };
    this.#post({ type: 'hello', match: this.match, token: this.token, ...known });
    this.#expectWithin(PATIENCE);
  }

  #post(message: FromClient): void {
    try {
      this.#line?.send(JSON.stringify(message));
    } catch {
      this.#lost();
    }
  }

  #hear(data: unknown): void {
    let message: FromServer;
    try {
      message = JSON.parse(String(data)) as FromServer;
    } catch {
      return; // not ours to judge; a lost update shows as a gap
    }
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'welcome-back':
        return this.#welcomeBack(message);
      case 'update':
        return this.#update(message);
      case 'ack':
        return this.#settle(message.id, { ok: true, v: message.v });
      case 'no':
        if (message.id) {
          const { id, code, facts } = message;
          if (code === FORGOTTEN) return this.#hello();
          if (code === UNSURE) return this.#sendLater(id);
          return this.#settle(id, { ok: false, code, facts: facts ?? {} });
        }
        if (!this.#isGreeted && FINAL.has(message.code)) return this.#gone(message.code);
        if (!this.#isGreeted && message.code === UNSURE) return this.#lost();
        return this.tell.refused(message.code, message.facts ?? {});
      case 'pong':
        this.offset.measure(message.sent, this.world.now(), message.now);
        if (this.#isGreeted) this.#stop('deadline');
        return this.tell.pulse(this.offset.latency);
      case 'sent':
        return this.#settle(message.id, { ok: true, v: this.#snapshot?.v ?? 0 });
      case 'signed':
        return this.tell.signed(message.seat, message.sign);
      case 'gone':
        return message.code === MOVING ? this.#lost(true) : this.#gone(message.code);
    }
  }

  #welcome(message: Welcome): void {
    const { v, match, view, legal, others } = message;
    this.#snapshot = { v, match, view, legal: legal ?? {}, others: others ?? {} };
    this.#greeted(message);
    this.tell.snapshot(this.#snapshot, [], 'welcome');
    this.#askAgain();
  }

  /** The updates that we missed follow, if there are any. */
  #welcomeBack(message: WelcomeBack): void {
    if (this.#snapshot === null) return;
    this.#greeted(message);
    if (message.v === this.#snapshot.v) this.#askAgain();
  }

  #greeted({ v, now }: Welcome | WelcomeBack): void {
    this.offset.guess(now, this.world.now());
    this.#stop('deadline');
    this.#isGreeted = true;
    this.#missedUntil = v;
    this.#tries = 0;
    this.#pings = 0;
    this.#setLink({ state: 'live' });
  }

  /** What was not answered before is sent again: its id makes that harmless. */
  #askAgain(): void {
    for (const { message: unanswered } of this.#waiting.values()) this.#post(unanswered);
    this.#sendPing();
  }

  #update(update: Update): void {
    if (!this.#isGreeted || this.#snapshot === null) return; // the answer to hello will hold it
    if (update.v <= this.#snapshot.v) return;
    if (update.v > this.#snapshot.v + 1) return this.#hello();
    this.#snapshot = merged(this.#snapshot, update);
    const arrival = update.v <= this.#missedUntil ? 'missed' : 'now';
    this.tell.snapshot(this.#snapshot, update.events ?? [], arrival);
    if (update.v === this.#missedUntil) this.#askAgain();
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    waiting.settle(answer);
  }

  #sendPing(): void {
    this.#stop('ping');
    this.#post({ type: 'ping', sent: this.world.now() });
    this.#expectWithin(PATIENCE);
    const delay = this.#pings++ < QUICK_PINGS ? PING_SOON : PING_LATER;
    this.#ping = this.world.after(delay, () => this.#sendPing());
  }

  #sendLater(id: string): void {
    this.world.after(UNSURE_RETRY, () => {
      const waiting = this.#waiting.get(id);
      if (waiting !== undefined && this.#link.state === 'live') this.#post(waiting.message);
    });
  }

  #lost(isMoving = false): void {
    this.#drop();
    if (this.#isClosed || this.#link.state === 'gone') return;
    if (this.#link.state !== 'lost') {
      this.#setLink({ state: 'lost', since: this.world.now(), ...(isMoving && { isMoving }) });
    }
    this.#stop('retry');
    const delay = retryDelay(this.#tries++, this.world.random());
    this.#retry = this.world.after(delay, () => this.open());
  }

  #gone(code: string): void {
    this.#drop();
    this.#stop('retry');
    this.#setLink({ state: 'gone', code });
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { ok: false, code, facts: {} });
  }

  /** Silence for longer than this means that the line is dead, whatever the browser thinks. */
  #expectWithin(millis: number): void {
    if (this.#deadline !== null) return;
    this.#deadline = this.world.after(millis, () => {
      this.#deadline = null;
      this.#lost();
    });
  }

  #drop(): void {
    this.#stop('ping');
    this.#stop('deadline');
    this.#isGreeted = false;
    const line = this.#line;
    this.#line = null;
    if (line === null) return;
    line.onopen = line.onmessage = line.onclose = null;
    try {
      line.close();
    } catch {
      // it was closed already
    }
  }

  #stop(which: 'retry' | 'ping' | 'deadline'): void {
    const timer = which === 'retry' ? this.#retry : which === 'ping' ? this.#ping : this.#deadline;
    if (timer !== null) this.world.cancel(timer);
    if (which === 'retry') this.#retry = null;
    else if (which === 'ping') this.#ping = null;
    else this.#deadline = null;
  }

  #setLink(link: Link): void {
    this.#link = link;
    this.tell.link(link);
  }
}
