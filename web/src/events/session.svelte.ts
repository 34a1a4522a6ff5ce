/** A tournament as the pages see it: the socket's news as state, and what people do. */
import { browser, follow } from '../lib/browser';
import type { Answer, Environment, Link } from '../lib/follower';
import type { Facts } from '../lib/protocol';
import { randomId } from '../lib/random';
import { myEvents, outbox as deviceOutbox, type MyEvents, type Outbox, type Unsent } from './mine';
import { withOwn } from './own';
import { EventSocket, type EventSnapshot } from './socket';
import type { PersonCommand, TournamentView, You } from './wire';

export interface EventNews {
  refused(code: string, facts: Facts): void;
  /** Something has happened since `before`. */
  changed(before: EventSnapshot, after: EventSnapshot): void;
}

/** Commands that are kept on the device until the server has answered them. */
const KEPT: readonly PersonCommand['type'][] = ['report', 'confirm', 'correct'];

const GUEST: You = {
  role: 'guest',
  entrants: [],
  forbidden: [],
  helpers: 0,
  blockers: [],
  away: [],
  results: [],
};

interface Memory {
  events: Pick<MyEvents, 'keep' | 'lastOf'>;
  outbox: Outbox;
}

export class EventSession {
  snapshot = $state.raw<EventSnapshot | null>(null);
  link = $state.raw<Link>({ state: 'connecting' });
  /** Results that the server has not answered yet. */
  unsent = $state.raw<readonly Unsent[]>([]);
  #busy = $state.raw<readonly string[]>([]);
  #isTimed = $state(false);
  readonly #view = $derived(this.snapshot && withOwn(this.snapshot));
  readonly #socket: EventSocket;

  /** `token` is empty for somebody who only looks on. */
  constructor(
    readonly id: string,
    readonly token: string,
    private readonly news: EventNews,
    world: Environment = browser('/ws/events', 'e'),
    private readonly memory: Memory = { events: myEvents, outbox: deviceOutbox },
  ) {
    const kept = token === '' ? null : memory.events.lastOf(id);
    // An earlier version of the app may have kept it, which knew less.
    this.snapshot = kept && { ...kept, you: { ...GUEST, ...kept.you } };
    this.#socket = new EventSocket(id, token, world, {
      snapshot: (snapshot, isNews) => this.#take(snapshot, isNews),
      link: (link) => {
        this.link = link;
        if (link.state === 'live') this.#isTimed = true;
      },
      pulse: () => undefined,
      refused: (code, facts) => news.refused(code, facts),
    });
    for (const unsent of memory.outbox.of(id)) void this.#send(unsent);
  }

  get view(): TournamentView | null {
    return this.#view;
  }

  get you(): You {
    return this.snapshot?.you ?? GUEST;
  }

  get isLive(): boolean {
    return this.link.state === 'live';
  }

  /** Whether what this name stands for is on its way. */
  isBusy(name: string): boolean {
    return this.#busy.includes(name);
  }

  /** The server's wall time; null before it has told it. */
  now(): number | null {
    return this.#isTimed ? this.#socket.serverNow() : null;
  }

  open(): () => void {
    return follow(this.#socket);
  }

  /** Shows what a call over HTTP has told until the socket tells more. */
  preview(view: TournamentView): void {
    this.snapshot ??= { v: 0, view, you: GUEST };
  }

  /** Sends a command. Whoever waits for the answer gets it; a refusal is told in any case. */
  async do(command: PersonCommand, name: string = command.type): Promise<Answer> {
    const unsent = { event: this.id, id: randomId(), command };
    this.#busy = [...this.#busy, name];
    if (KEPT.includes(command.type)) this.memory.outbox.put(unsent);
    const answer = await this.#send(unsent);
    this.#busy = this.#busy.filter((one) => one !== name);
    return answer;
  }

  async #send({ id, command }: Unsent): Promise<Answer> {
    this.#look();
    const answer = await this.#socket.do(command, id);
    this.memory.outbox.drop(id);
    this.#look();
    if (!answer.ok) this.news.refused(answer.code, answer.facts);
    return answer;
  }

  #look(): void {
    this.unsent = this.memory.outbox.of(this.id);
  }

  #take(snapshot: EventSnapshot, isNews: boolean): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    if (this.token !== '') this.memory.events.keep(snapshot);
    if (isNews && before !== null) this.news.changed(before, snapshot);
  }
}
