/** Turns the pages of a wall by itself, unless somebody holds them. */
import { PAGE_MS } from './plan';

export class Turning {
  #page = $state(0);
  isHeld = $state(false);

  /** The page to show of this many. */
  at(pages: number): number {
    return pages === 0 ? 0 : this.#page % pages;
  }

  turn(pages: number, by: number): void {
    if (pages > 0) this.#page = (this.at(pages) + by + pages) % pages;
  }

  restart(): void {
    this.#page = 0;
  }

  /** Turns from now on; returns how to stop. */
  start(pages: () => number): () => void {
    const timer = setInterval(() => {
      if (!this.isHeld) this.turn(pages(), 1);
    }, PAGE_MS);
    return () => clearInterval(timer);
  }
}
