/** The round that is over: whether its result is shown, and how far it has been counted. */
import {
  isResultShown,
  lastSquareOf,
  rowSquares,
  seenAtFirst,
  stepsOf,
  witnessed,
  type Looker,
  type Witnessed,
} from './rounds';
import { squareOf } from './squares';
import type { Told, View } from './view';

/** Spectators need not press anything to see how it goes on. */
const WATCH_MS = 7000;
const COUNT_MS = 420;

interface Shown {
  view: View;
  looker: Looker;
  /** No motion. */
  still: boolean;
}

export class LastRound {
  /** How many steps of the score are shown. */
  counted = $state(Infinity);
  /** Whether somebody looks at the result again. */
  isReviewing = $state(false);
  /** Whether a knockout is just being shown. */
  isStruck = $state(false);
  /** The last round whose result was put away. */
  #seen = $state(0);
  #witness = $state.raw<Witnessed | null>(null);

  /** The result, while it is shown. */
  readonly result = $derived.by(() => {
    const { view, looker } = this.shown();
    const isShown = this.isReviewing || isResultShown(view, this.#seen, looker);
    return isShown ? view.last : null;
  });
  readonly steps = $derived.by(() =>
    this.result === null ? [] : stepsOf(this.result, this.shown().view),
  );
  /** Where the last piece was laid. */
  readonly square = $derived.by(() =>
    this.result === null ? null : lastSquareOf(this.shown().view, this.result, this.#witness),
  );
  /** The points before it was counted, for whoever saw it end. */
  readonly remembered = $derived.by(() =>
    this.#witness?.round === this.result?.round ? (this.#witness?.points ?? null) : null,
  );
  readonly row = $derived.by(() =>
    this.result === null ? new Set<number>() : rowSquares(this.result),
  );
  /** The squares that are being counted. */
  readonly countedSquares = $derived.by(
    () => new Set(this.steps[this.counted - 1]?.squares.map(squareOf)),
  );

  /** To be made with its component, and to end with it. */
  constructor(private readonly shown: () => Shown) {
    this.#seen = seenAtFirst(shown().view);
    // Dots are counted one after the other.
    $effect(() => {
      if (this.result === null || this.counted >= this.steps.length) return;
      const timer = setTimeout(() => (this.counted += 1), COUNT_MS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { view, looker } = shown();
      const { result } = this;
      if (looker !== 'watcher' || result === null) return;
      if (view.rest !== null || view.end !== null) return;
      const timer = setTimeout(() => this.#putAway(result.round), WATCH_MS);
      return () => clearTimeout(timer);
    });
  }

  /** A round has ended; what was missed is not acted out. */
  end(told: Told): void {
    const { last } = told.after;
    if (last === null) return;
    const isNow = told.how === 'now';
    this.#witness = witnessed(told, last);
    this.isReviewing = false;
    this.isStruck = isNow && last.award?.prize === 'knockout';
    this.counted = isNow && !this.shown().still ? 0 : Infinity;
  }

  /** Somebody looks at another position: nothing is counted. */
  turn(): void {
    this.counted = Infinity;
    this.isReviewing = false;
  }

  review(): void {
    this.counted = Infinity;
    this.isReviewing = true;
  }

  /** Somebody wants to see the next round. */
  leave(): void {
    const { last, rest } = this.shown().view;
    this.isReviewing = false;
    if (last !== null && rest === null) this.#putAway(last.round);
  }

  #putAway(round: number): void {
    this.#seen = Math.max(this.#seen, round);
  }
}
