/** The moment after the last move: how long boards act it out, and when the result slides in. */

/** What boards are told: nothing has ended; the end is acted out; its still picture is shown. */
export type EndingPhase = 'none' | 'playing' | 'shown';

/** Milliseconds after the last move. */
export const RESULT_COMES = 1800;
const RESULT_RESTS = RESULT_COMES + 300;
const ALL_DONE = 2500;

const RUNNING = 0;
const COMING = 1;
const RESTING = 2;
const DONE = 3;

export class Ending {
  #stage = $state(DONE);

  /** `isOver`: whether the end is what is shown. */
  phase(isOver: boolean): EndingPhase {
    if (!isOver) return 'none';
    return this.#stage === DONE ? 'shown' : 'playing';
  }

  /** Whether the result may be seen. */
  get hasResult(): boolean {
    return this.#stage >= COMING;
  }

  get isPlaying(): boolean {
    return this.#stage < DONE;
  }

  /** Begins to act out the end; the returned function stops that. */
  play(): () => void {
    this.#stage = RUNNING;
    const timers = [
      setTimeout(() => this.#reach(COMING), RESULT_COMES),
      setTimeout(() => this.#reach(RESTING), RESULT_RESTS),
      setTimeout(() => this.#reach(DONE), ALL_DONE),
    ];
    return () => timers.forEach(clearTimeout);
  }

  /** Jumps to the end; true if the press must do nothing else: it came before the result. */
  skip(): boolean {
    const isEarly = this.#stage < RESTING;
    this.#stage = DONE;
    return isEarly;
  }

  #reach(stage: number): void {
    this.#stage = Math.max(this.#stage, stage);
  }
}

const OPTIONS = { capture: true } as const;

/** Lets a tap or a key jump to the end; before the result is visible, it does nothing else. */
export function listenForSkip(ending: Ending): () => void {
  let isSwallowing = false;
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const down = (event: Event): void => {
    isSwallowing = ending.isPlaying && ending.skip();
    if (isSwallowing) swallow(event);
  };
  const rest = (event: Event): void => {
    if (isSwallowing) swallow(event);
    if (event.type === 'click') isSwallowing = false;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !ending.isPlaying) return;
    // The key that made the last move may still be held.
    if (event.repeat || ending.skip()) swallow(event);
  };
  addEventListener('pointerdown', down, OPTIONS);
  addEventListener('pointerup', rest, OPTIONS);
  addEventListener('click', rest, OPTIONS);
  addEventListener('keydown', key, OPTIONS);
  return () => {
    removeEventListener('pointerdown', down, OPTIONS);
    removeEventListener('pointerup', rest, OPTIONS);
    removeEventListener('click', rest, OPTIONS);
    removeEventListener('keydown', key, OPTIONS);
  };
}
