/** A match as the page sees it: the socket's news as state, and what the player does. */
import { presenterOf } from '../games/presenters';
import type { Presenter } from '../games/presenter';
import { browser, follow } from './browser';
import type { Answer, Environment, Link } from './follower';
import { MatchSocket, type Arrival, type Snapshot } from './socket';
import type { Facts, GameEvent, GameView, MatchView, PersonCommand, Sign } from './protocol';
import { Channel, isAsExpected, type How } from './told';

/** How long a sign is shown at its sender's seat. */
const SIGN_MS = 4_000;

/** A move on its way: shown at once, final once its version is here. */
interface Pending {
  move: string;
  /** What it will lead to, as far as that was told ahead. */
  events: readonly GameEvent[];
  /** The version it was made in. */
  from: number;
  /** The version that holds it, once acknowledged. */
  until: number | null;
}

/** A move in a game without turns: several may be on their way at once. */
interface Flight {
  move: string;
  /** What it will lead to, as far as that was told ahead. */
  events: readonly GameEvent[];
  /** The version that holds it, once acknowledged. */
  until: number | null;
}

/** Whether time stands still until others come, or come back after an outage. */
function waitsForOthers(match: MatchView | null): boolean {
  return match?.why_stopped === 'outage' || match?.why_stopped === 'gathering';
}

/** The number of the turn at hand; none in games without turns. */
function turnOf({ view }: Snapshot): number | undefined {
  const { turn } = view;
  return typeof turn === 'number' ? turn : undefined;
}

export interface News {
  refused(code: string, facts: Facts): void;
  signed?(seat: number, sign: Sign): void;
  events(events: GameEvent[], before: Snapshot | null, after: Snapshot): void;
}

export class Session {
  snapshot = $state.raw<Snapshot | null>(null);
  link = $state.raw<Link>({ state: 'connecting' });
  latency = $state<number | null>(null);
  /** Whether the match ended while this page followed it. */
  sawEnd = $state(false);
  /** Tells boards what happens, event by event. */
  readonly channel = new Channel();
  /** By seat, the sign that was sent last, for as long as it is shown. */
  signs = $state.raw<Readonly<Record<number, Sign>>>({});
  #signTimers = new Map<number, ReturnType<typeof setTimeout>>();
  #pending = $state.raw<Pending | null>(null);
  #flights = $state.raw<readonly Flight[]>([]);
  #busy = $state.raw<readonly string[]>([]);
  #waiting: (() => void)[] = [];
  #socket: MatchSocket;

  constructor(
    readonly id: string,
    token: string,
    private readonly news: News,
    world: Environment = browser('/ws', 'm'),
  ) {
    this.#socket = new MatchSocket(id, token, world, {
      snapshot: (snapshot, events, arrival) => this.#take(snapshot, events, arrival),
      link: (link) => (this.link = link),
      signed: (seat, sign) => this.#showSign(seat, sign),
      pulse: (latency) => (this.latency = latency),
      refused: (code, facts) => news.refused(code, facts),
    });
  }

  get match(): MatchView | null {
    return this.snapshot?.match ?? null;
  }

  get presenter(): Presenter | undefined {
    return this.match === null ? undefined : presenterOf(this.match.game);
  }

  /** The view with the move that is on its way. */
  get view(): GameView | null {
    const { snapshot, presenter } = this;
    if (snapshot === null) return null;
    if (presenter && snapshot.match.is_live) {
      return this.#flights.reduce(
        (view, { move }) => presenter.guessView(view, move),
        snapshot.view,
      );
    }
    const move = this.#pending?.move;
    if (move === undefined || presenter === undefined) return snapshot.view;
    return presenter.guessView(snapshot.view, move);
  }

  /** What one of my seats may know: the common view, and its own secrets. */
  viewOf(seat: number): GameView | null {
    const { view, snapshot } = this;
    const own = snapshot?.others[String(seat)];
    return view === null || own === undefined ? view : { ...view, ...own };
  }

  /** What may be played now; nothing while a move is on its way. */
  get legal(): string[] {
    const { snapshot, presenter } = this;
    if (snapshot === null || presenter === undefined || this.#pending !== null) return [];
    if (snapshot.match.is_live) return snapshot.legal[String(snapshot.match.you[0])] ?? [];
    const seat = presenter.toMove(snapshot.view);
    if (seat !== null) return snapshot.legal[String(seat)] ?? [];
    return [...new Set(Object.values(snapshot.legal).flat())];
  }

  get isPending(): boolean {
    return this.#pending !== null;
  }

  serverNow(): number {
    return this.#socket.serverNow();
  }

  open(): () => void {
    return follow(this.#socket);
  }

  /** Play a move in the game's notation; a second one meanwhile is dropped. */
  async play(move: string): Promise<void> {
    const { snapshot, presenter } = this;
    if (snapshot === null || presenter === undefined) return;
    if (snapshot.match.is_live) return this.#playAtOnce(move, snapshot, presenter);
    if (!this.legal.includes(move)) return;
    const seat = presenter.toMove(snapshot.view);
    if (seat === null) return this.#playForAll(move, snapshot);
    const events = presenter.guessEvents(snapshot.view, move);
    const pending: Pending = { move, events, from: snapshot.v, until: null };
    this.#pending = pending;
    this.#tell('ahead', events, snapshot.view);
    const turn = turnOf(snapshot);
    let answer = await this.#socket.play(move, turn, seat);
    // The table waits for others, and the move with it: they come, or come back after an outage.
    while (!answer.ok && answer.code === 'paused' && waitsForOthers(this.match)) {
      await this.#resumed();
      if (this.#pending !== pending) return;
      answer = await this.#socket.play(move, turn, seat);
    }
    if (this.#pending !== pending) return;
    if (!answer.ok) {
      this.#pending = null;
      this.news.refused(answer.code, answer.facts);
    } else if ((this.snapshot?.v ?? 0) >= answer.v) {
      this.#pending = null;
    } else {
      this.#pending = { ...pending, until: answer.v };
    }
  }

  /** Everybody acts at once: what I do is shown until the server has spoken, one after the other. */
  async #playAtOnce(move: string, { match, view }: Snapshot, presenter: Presenter): Promise<void> {
    const [seat] = match.you;
    if (seat === undefined || !presenter.live?.isLegal(move, this.legal, this.view ?? view)) return;
    const shown = this.view ?? view;
    const events = presenter.guessEvents(shown, move);
    const flight: Flight = { move, events, until: null };
    this.#flights = [...this.#flights, flight];
    this.#tell('ahead', events, shown);
    const answer = await this.#socket.play(move, undefined, seat);
    const isHere = !answer.ok || (this.snapshot?.v ?? 0) >= answer.v;
    if (isHere) this.#flights = this.#flights.filter((other) => other !== flight);
    else if (this.#flights.includes(flight)) flight.until = answer.v;
    if (!answer.ok) this.news.refused(answer.code, answer.facts);
  }

  /** What has landed is no longer shown ahead of the server. */
  #land({ v }: Snapshot, events: readonly GameEvent[]): void {
    const told = [...events];
    const isLanded = ({ events: ahead, until }: Flight): boolean => {
      if (until !== null) return until <= v;
      const at = told.findIndex((event) => ahead.some((own) => isAsExpected(event, own)));
      if (at >= 0) told.splice(at, 1);
      return at >= 0;
    };
    this.#flights = this.#flights.filter((flight) => !isLanded(flight));
  }

  /** No player is to move: the move counts for all my seats that may make it. */
  async #playForAll(move: string, snapshot: Snapshot): Promise<void> {
    const turn = turnOf(snapshot);
    const seats = Object.keys(snapshot.legal).filter((seat) =>
      snapshot.legal[seat]?.includes(move),
    );
    const play = (seat: string): Promise<Answer> => this.#socket.play(move, turn, Number(seat));
    await Promise.all(seats.map((seat) => this.#once(`${move} ${seat}`, () => play(seat))));
  }

  /** Whether a command of this name is on its way. */
  isBusy(name: string): boolean {
    return this.#busy.includes(name);
  }

  /** Ask for something; refusals are told, a second press while the first is on its way is dropped. */
  do(name: string, command: PersonCommand, seat?: number): Promise<Answer | null> {
    return this.#once(name, () => this.#socket.do(command, seat ?? this.#mySeat()));
  }

  sendSign(sign: Sign): void {
    if (this.link.state === 'live') void this.#once('sign', () => this.#socket.sign(sign));
  }

  #showSign(seat: number, sign: Sign): void {
    this.signs = { ...this.signs, [seat]: sign };
    clearTimeout(this.#signTimers.get(seat));
    const hide = (): void => {
      const { [seat]: _, ...rest } = this.signs;
      this.signs = rest;
    };
    this.#signTimers.set(seat, setTimeout(hide, SIGN_MS));
    this.news.signed?.(seat, sign);
  }

  async #once(name: string, ask: () => Promise<Answer>): Promise<Answer | null> {
    if (this.isBusy(name)) return null;
    this.#busy = [...this.#busy, name];
    const answer = await ask();
    this.#busy = this.#busy.filter((other) => other !== name);
    if (!answer.ok) this.news.refused(answer.code, answer.facts);
    return answer;
  }

  /** For commands at one screen: whose turn it is, else the first of my seats. */
  #mySeat(): number | undefined {
    const { match, snapshot, presenter } = this;
    if (match === null || snapshot === null) return undefined;
    const mover = presenter?.toMove(snapshot.view) ?? null;
    return mover !== null && match.you.includes(mover) ? mover : match.you[0];
  }

  /** Resolves once the match continues, or is over. */
  #resumed(): Promise<void> {
    return new Promise((resume) => this.#waiting.push(resume));
  }

  #take(snapshot: Snapshot, events: GameEvent[], arrival: Arrival): void {
    const before = this.snapshot;
    const shown = this.view;
    const ahead = [this.#pending, ...this.#flights].flatMap((own) => own?.events ?? []);
    this.snapshot = snapshot;
    this.sawEnd ||=
      arrival === 'now' && before?.match.phase !== 'over' && snapshot.match.phase === 'over';
    if (this.#flights.length > 0) this.#land(snapshot, events);
    const pending = this.#pending;
    // The game moved on: by our move, or by something that makes it a stale one.
    if (pending !== null && (pending.until ?? Infinity) <= snapshot.v) this.#pending = null;
    else if (pending !== null && this.#isOutdated(before, snapshot)) this.#pending = null;
    if (snapshot.match.phase !== 'paused') this.#waiting.splice(0).forEach((resume) => resume());
    if (arrival !== 'welcome' && shown !== null && events.length > 0) {
      const isShown = ahead.some((own) => events.some((event) => isAsExpected(event, own)));
      this.#tell(arrival, events, shown, isShown);
    }
    this.news.events(events, before, snapshot);
  }

  #tell(how: How, events: readonly GameEvent[], before: GameView, isShown = false): void {
    this.channel.tell({ how, events, before, after: this.view ?? before, isShown });
  }

  #isOutdated(before: Snapshot | null, after: Snapshot): boolean {
    return before !== null && turnOf(before) !== turnOf(after);
  }
}
