/** A session that the page can watch: kept on the device with every change. */
import { localStore } from '../lib/storage';
import { deviceDice } from '../offline/dice';
import { begun, done, kept, newSession, settled, toggled, undone } from './session';
import type { GameFlow, CompanionSession } from './session';
import { isRunning, timeAt } from './watch';

const TICK_MS = 100;

/** Under which names this page has looked for sessions. */
const keys = new Set<string>();

/** Forgets them: what an older page has kept may be more than this one can read. */
export function forgetSessions(): void {
  for (const key of keys) localStore.write(key, null);
}

export class Keeper<State, Action> {
  readonly #flow: GameFlow<State, Action>;
  readonly #key: string;
  #session: CompanionSession<State>;
  #wall: number;

  constructor(name: string, flow: GameFlow<State, Action>) {
    this.#flow = flow;
    this.#key = `companion.${name}`;
    keys.add(this.#key);
    this.#session = $state.raw(
      kept(flow, localStore.read<CompanionSession<State> | null>(this.#key, null)),
    );
    this.#wall = $state(Date.now());
  }

  get state(): State {
    return this.#session.state;
  }

  /** Milliseconds of the session. */
  get at(): number {
    return timeAt(this.#session.watch, this.#wall);
  }

  get isRunning(): boolean {
    return isRunning(this.#session.watch);
  }

  /** Whether time has begun and stands. */
  get isPaused(): boolean {
    return this.#session.watch.stopped !== null;
  }

  get canUndo(): boolean {
    return this.#session.past.length > 0;
  }

  #keep(session: CompanionSession<State>): void {
    if (session === this.#session) return;
    this.#session = session;
    localStore.write(this.#key, session);
  }

  do(action: Action): void {
    this.#wall = Date.now();
    this.#keep(done(this.#flow, this.#session, action, this.#wall, deviceDice));
  }

  undo(): void {
    this.#wall = Date.now();
    this.#keep(undone(this.#flow, this.#session, this.#wall, deviceDice));
  }

  /** Begins anew with this action; time flows from now on. */
  begin(action: Action): void {
    this.#wall = Date.now();
    this.#keep(begun(this.#flow, action, this.#wall, deviceDice));
  }

  /** Pauses, or goes on. */
  toggle(): void {
    this.#wall = Date.now();
    this.#keep(toggled(settled(this.#flow, this.#session, this.#wall, deviceDice), this.#wall));
  }

  pause(): void {
    if (this.isRunning) this.toggle();
  }

  /** A new session; nothing of this one is left. */
  clear(): void {
    this.#keep(newSession(this.#flow));
  }

  /** Lets the page see the time pass; returns how to stop. */
  watch(): () => void {
    const look = (): void => {
      this.#wall = Date.now();
      if (this.isRunning) this.#keep(settled(this.#flow, this.#session, this.#wall, deviceDice));
    };
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }
}
