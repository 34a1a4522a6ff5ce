/**
 * A line to the server that may come and go: tries again, keeps the server's time, and sends every
 * command until it is answered.  Subclasses know what is followed and what its versions contain.
 */
import { Offset } from './clock';
import type { Facts } from './protocol';
import type { Ack, Gone, No, Pong } from './wire';

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
  /** A balancer may send everybody who follows the same thing to one node. */
  connect(id: string): Line;
  now(): number;
  after(millis: number, act: () => void): unknown;
  cancel(timer: unknown): void;
  random(): number;
  newId(): string;
}

export type Link =
  | { state: 'connecting' }
  | { state: 'live' }
  /** `since` is local time; `isMoving` if the server has sent us elsewhere, to end. */
  | { state: 'lost'; since: number; isMoving?: boolean }
  | { state: 'gone'; code: string };

export type Answer = { ok: true; v: number } | { ok: false; code: string; facts: Facts };

/** What every kind of follower tells. */
export interface LinkListener {
  link(link: Link): void;
  /** The round trip changed, and with it perhaps the offset. */
  pulse(latency: number | null): void;
  /** A refusal that belongs to no command. */
  refused(code: string, facts: Facts): void;
}

/** Messages that mean the same whatever is followed. */
type Common = Ack | No | Pong | Gone;

interface Waiting<Request> {
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

/** The server has forgotten that we follow: say hello, and the command goes out again. */
const FORGOTTEN = 'not-following';

/** It is not certain whether the command is stored: it goes out again, under its id. */
const UNSURE = 'try-again';
const UNSURE_RETRY = 500;

/** This server ends: another one takes us in. */
const MOVING = 'moving';

/** This server does not know all that we say: during a deploy it may be older than the page. */
const UNREADABLE = 'unreadable';

export abstract class Follower<
  Message extends { type: string },
  Request extends { id: string },
  Listener extends LinkListener,
> {
  readonly offset = new Offset();
  #line: Line | null = null;
  #link: Link = { state: 'connecting' };
  #isGreeted = false;
  /** Whether we greet on this line like somebody who was never here, which every server reads. */
  #isPlain = false;
  #waiting = new Map<string, Waiting<Request>>();
  #tries = 0;
  #pings = 0;
  #retry: unknown = null;
  #ping: unknown = null;
  #deadline: unknown = null;
  #isClosed = false;

  constructor(
    protected readonly id: string,
    protected readonly world: Environment,
    protected readonly tell: Listener,
  ) {}

  /** Answers to the greeting for which trying again is useless. */
  protected abstract readonly final: ReadonlySet<string>;

  /** What is said first on every line; if plain, without what we know already. */
  protected abstract greeting(isPlain: boolean): object;

  /** Takes a message that is not common to all followers. */
  protected abstract hear(message: Message): void;

  get link(): Link {
    return this.#link;
  }

  /** Whether the server has answered the greeting on this line. */
  protected get isGreeted(): boolean {
    return this.#isGreeted;
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
      line = this.world.connect(this.id);
    } catch {
      this.#lost();
      return;
    }
    this.#line = line;
    this.#isPlain = false;
    line.onopen = () => {
      if (this.#line !== line) return;
      this.hello();
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

  /** Sends a request until it is answered; the promise settles with the answer. */
  protected ask(message: Request): Promise<Answer> {
    if (this.#link.state === 'gone') {
      return Promise.resolve({ ok: false, code: this.#link.code, facts: {} });
    }
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      if (this.#link.state === 'live') this.#post(message);
    });
  }

  protected hello(): void {
    this.#isGreeted = false;
    this.#post(this.greeting(this.#isPlain));
    this.#expectWithin(PATIENCE);
  }

  /** The server has answered the greeting, at this time of its clock. */
  protected greeted(now: number): void {
    this.offset.guess(now, this.world.now());
    this.#stop('deadline');
    this.#isGreeted = true;
    this.#tries = 0;
    this.#pings = 0;
    this.#setLink({ state: 'live' });
  }

  /** What was not answered before is sent again: its id makes that harmless. */
  protected askAgain(): void {
    for (const { message: unanswered } of this.#waiting.values()) this.#post(unanswered);
    this.#sendPing();
  }

  protected settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    waiting.settle(answer);
  }

  #post(message: object): void {
    try {
      this.#line?.send(JSON.stringify(message));
    } catch {
      this.#lost();
    }
  }

  #hear(data: unknown): void {
    let message: Common | Message;
    try {
      message = JSON.parse(String(data)) as Common | Message;
    } catch {
      return; // not ours to judge; a lost update shows as a gap
    }
    switch (message.type) {
      case 'ack': {
        const { id, v } = message as Ack;
        return this.settle(id, { ok: true, v });
      }
      case 'no':
        return this.#refused(message as No);
      case 'pong': {
        const { sent, now } = message as Pong;
        this.offset.measure(sent, this.world.now(), now);
        if (this.#isGreeted) this.#stop('deadline');
        return this.tell.pulse(this.offset.latency);
      }
      case 'gone': {
        const { code } = message as Gone;
        return code === MOVING ? this.#lost(true) : this.#gone(code);
      }
      default:
        return this.hear(message as Message);
    }
  }

  #refused({ id, code, facts }: No): void {
    if (id) {
      if (code === FORGOTTEN) return this.hello();
      if (code === UNSURE) return this.#sendLater(id);
      return this.settle(id, { ok: false, code, facts: facts ?? {} });
    }
    if (!this.#isGreeted && this.final.has(code)) return this.#gone(code);
    if (!this.#isGreeted && code === UNSURE) return this.#lost();
    if (!this.#isGreeted && code === UNREADABLE) return this.#misunderstood();
    return this.tell.refused(code, facts ?? {});
  }

  #misunderstood(): void {
    if (this.#isPlain) return this.#lost();
    this.#isPlain = true;
    this.hello();
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
    const link = this.#link;
    if (link.state !== 'lost' || (isMoving && !link.isMoving)) {
      const since = link.state === 'lost' ? link.since : this.world.now();
      this.#setLink({ state: 'lost', since, ...(isMoving && { isMoving }) });
    }
    this.#stop('retry');
    const delay = retryDelay(this.#tries++, this.world.random());
    this.#retry = this.world.after(delay, () => this.open());
  }

  #gone(code: string): void {
    this.#drop();
    this.#stop('retry');
    this.#setLink({ state: 'gone', code });
    for (const id of [...this.#waiting.keys()]) this.settle(id, { ok: false, code, facts: {} });
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
