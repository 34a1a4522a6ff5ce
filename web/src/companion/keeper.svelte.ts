/** An evening that the page can watch: kept on the device with every change. */
import { shelf } from '../lib/storage';
import { deviceDice } from '../offline/dice';
import { begun, done, kept, newEvening, settled, toggled, undone } from './evening';
import type { Course, Evening } from './evening';
import { isRunning, timeAt } from './watch';

const TICK_MS = 100;

/** Under which names this page has looked for evenings. */
const keys = new Set<string>();

/** Forgets them: what an older page has kept may be more than this one can read. */
export function forgetEvenings(): void {
  for (const key of keys) shelf.write(key, null);
}

export class Keeper<State, Action> {
  readonly #course: Course<State, Action>;
  readonly #key: string;
  #evening: Evening<State>;
  #wall: number;

  constructor(name: string, course: Course<State, Action>) {
    this.#course = course;
    this.#key = `companion.${name}`;
    keys.add(this.#key);
    this.#evening = $state.raw(kept(course, shelf.read<Evening<State> | null>(this.#key, null)));
    this.#wall = $state(Date.now());
  }

  get state(): State {
    return this.#evening.state;
  }

  /** Milliseconds of the evening. */
  get at(): number {
    return timeAt(this.#evening.watch, this.#wall);
  }

  get isRunning(): boolean {
    return isRunning(this.#evening.watch);
  }

  /** Whether time has begun and stands. */
  get isPaused(): boolean {
    return this.#evening.watch.stopped !== null;
  }

  get canUndo(): boolean {
    return this.#evening.past.length > 0;
  }

  #keep(evening: Evening<State>): void {
    if (evening === this.#evening) return;
    this.#evening = evening;
    shelf.write(this.#key, evening);
  }

  do(action: Action): void {
    this.#wall = Date.now();
    this.#keep(done(this.#course, this.#evening, action, this.#wall, deviceDice));
  }

  undo(): void {
    this.#wall = Date.now();
    this.#keep(undone(this.#course, this.#evening, this.#wall, deviceDice));
  }

  /** Begins anew with this action; time flows from now on. */
  begin(action: Action): void {
    this.#wall = Date.now();
    this.#keep(begun(this.#course, action, this.#wall, deviceDice));
  }

  /** Pauses, or goes on. */
  toggle(): void {
    this.#wall = Date.now();
    this.#keep(toggled(settled(this.#course, this.#evening, this.#wall, deviceDice), this.#wall));
  }

  pause(): void {
    if (this.isRunning) this.toggle();
  }

  /** A new evening; nothing of this one is left. */
  clear(): void {
    this.#keep(newEvening(this.#course));
  }

  /** Lets the page see the time pass; returns how to stop. */
  watch(): () => void {
    const look = (): void => {
      this.#wall = Date.now();
      if (this.isRunning) this.#keep(settled(this.#course, this.#evening, this.#wall, deviceDice));
    };
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }
}
