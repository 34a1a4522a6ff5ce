/** How much is seen of each ball, and how that changes over time. */
import { progress } from '../../../lib/motion';

interface Fade {
  from: number;
  to: number;
  /** When it begins; null until its first frame. */
  start: number | null;
  wait: number;
  length: number;
}

/** One fade a cell. Time is an input: milliseconds by any clock. */
export class Fades {
  #fades = new Map<number, Fade>();
  /** What was last seen of each. */
  #seen = new Map<number, number>();

  /** From now on these are wanted; `waitOf` says how long a cell waits for others to fade first. */
  aim(wanted: readonly number[], length: number, waitOf: (cell: number) => number = () => 0): void {
    wanted.forEach((to, cell) => {
      const fade = this.#fades.get(cell);
      if (fade?.to === to) return;
      const from = this.#seen.get(cell) ?? to;
      this.#fades.set(cell, { from, to, start: null, wait: waitOf(cell), length });
    });
  }

  /** What is seen of a cell now. */
  at(cell: number, now: number | undefined): number {
    const fade = this.#fades.get(cell);
    if (fade === undefined) return 1;
    if (now !== undefined) fade.start ??= now;
    const elapsed = now === undefined || fade.start === null ? 0 : now - fade.start - fade.wait;
    const seen = fade.from + (fade.to - fade.from) * progress(elapsed, fade.length);
    this.#seen.set(cell, seen);
    return seen;
  }

  /** Whether any is still on its way. */
  get isGoing(): boolean {
    return [...this.#fades].some(([cell, { to }]) => this.#seen.get(cell) !== to);
  }

  /** At once where nothing may move. */
  settle(): void {
    for (const [cell, fade] of this.#fades) {
      fade.from = fade.to;
      this.#seen.set(cell, fade.to);
    }
  }
}
