/** Match time for the screen: read again and again while something runs. */

/** Often enough for the eye, and for the battery seldom enough. */
const TICK_MS = 50;
const SLOW_TICK_MS = 250;

export class Ticker {
  at = $state(0);

  /** To be made with its component, and to end with it. */
  constructor(now: () => number, isTicking: () => boolean, isSlow: () => boolean) {
    this.at = now();
    $effect(() => {
      this.at = now();
      if (!isTicking()) return;
      let timer: ReturnType<typeof setTimeout>;
      const pause = isSlow() ? SLOW_TICK_MS : TICK_MS;
      const tick = (): void => {
        this.at = now();
        timer = setTimeout(tick, pause);
      };
      tick();
      return () => clearTimeout(timer);
    });
  }
}
