/** Something that is built in several tasks, and shown when all of its parts are there. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('building');

export class Building {
  isWhole = $state(false);
  #missing = 1; // itself
  #finish = (): void => undefined;
  /** Resolves when it is whole. */
  readonly whole = new Promise<void>((resolve) => (this.#finish = resolve));

  /** Wait for one more part; the function says that it is there, or that nobody needs it any more. */
  expect(): () => void {
    let isMissing = true;
    this.#missing++;
    return () => {
      if (isMissing) this.end();
      isMissing = false;
    };
  }

  /** A part is there, or all parts are known. */
  end(): void {
    if (--this.#missing > 0) return;
    this.isWhole = true;
    this.#finish();
  }
}

export const beginBuilding = (): Building => setContext(KEY, new Building());

/** What the component that asks is a part of. */
export const building = (): Building | undefined => getContext(KEY);
