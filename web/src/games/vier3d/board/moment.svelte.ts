/** The clock of the winning moment. */
import { REST, STEPS } from './moment';

/** So many milliseconds since the match ended; the ball landed `late` milliseconds after that. */
export interface MomentTime {
  readonly ms: number;
  readonly late: number;
}

export const ENDED: MomentTime = { ms: REST, late: 0 };

/** Stands at the end, unless it plays. */
export class MomentClock {
  time = $state.raw(ENDED);

  /** While it plays step by step: how late the ball lands. */
  stepping = $state<number | null>(null);

  /** As `play`, for a view whose parts move by themselves from one step to the next. */
  step(late: number): () => void {
    const timers = STEPS.map(({ at, shows }) =>
      setTimeout(() => (this.time = { ms: shows + late, late }), at + late),
    );
    const end = (): void => {
      timers.forEach(clearTimeout);
      this.time = ENDED;
      this.stepping = null;
    };
    timers.push(setTimeout(end, REST));
    this.time = { ms: 0, late };
    this.stepping = late;
    return end;
  }

  /** Runs from the beginning; the result jumps to the end. */
  play(late: number): () => void {
    const start = performance.now();
    const tick = (now: number): void => {
      const ms = Math.max(0, now - start);
      this.time = ms < REST ? { ms, late } : ENDED;
      if (ms < REST) request = requestAnimationFrame(tick);
    };
    let request = requestAnimationFrame(tick);
    this.time = { ms: 0, late };
    return () => {
      cancelAnimationFrame(request);
      this.time = ENDED;
    };
  }
}
