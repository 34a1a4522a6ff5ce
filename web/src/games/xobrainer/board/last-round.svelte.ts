/** The round that is over: whether its result is shown, and how far it has been counted. */
import { RESULT_COMES, type EndingPhase } from '../../../lib/ending.svelte';
import { speaker } from '../../../lib/sound';
import { isPaid, pauseBefore, ticksOf } from './counting';
import {
  isResultShown,
  lastSquareOf,
  rowSquares,
  seenAtFirst,
  stepsOf,
  tallyOf,
  witnessed,
  type Looker,
  type Witnessed,
} from './rounds';
import { squareOf } from './squares';
import type { Told, View } from './view';

/** Spectators need not press anything to see how it goes on. */
const WATCH_MS = 7000;
/** Time in which the result slides in. */
const SLIDE_MS = 300;

interface Shown {
  view: View;
  looker: Looker;
  /** No motion. */
  still: boolean;
  ending?: EndingPhase | undefined;
}

export class LastRound {
  /** How many pieces of the row have lit up, and then how much more was counted. */
  #ticks = $state(Infinity);
  /** Whether somebody looks at the result again. */
  isReviewing = $state(false);
  /** Whether the end is acted out: it is counted, then its result slides in. */
  isActing = $state(false);
  /** Whether a knockout is just being shown. */
  isStruck = $state(false);
  /** The last round whose result was put away. */
  #seen = $state(0);
  #strikes = false;
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
  readonly row = $derived.by(() =>
    this.result === null ? new Set<number>() : rowSquares(this.result),
  );
  readonly #isPaid = $derived.by(() => this.result !== null && isPaid(this.result));
  readonly #all = $derived.by(() =>
    this.result === null ? 0 : ticksOf(this.result, this.shown().view),
  );
  /** How many steps of the score are shown: with points, each piece of the row is one. */
  readonly counted = $derived.by(() =>
    this.#isPaid ? this.#ticks : Math.max(0, this.#ticks - this.row.size),
  );
  readonly isCounting = $derived.by(() => this.result !== null && this.#ticks < this.#all);
  /** The pieces of the row that have lit up. */
  readonly lit = $derived.by(() => [...this.row].slice(0, this.#ticks));
  /** What each of them has paid. */
  readonly paid = $derived.by(() => {
    const dots = this.steps.filter(({ kind }) => kind === 'dots').slice(0, this.#ticks);
    return new Map(dots.map(({ squares, points }) => [squareOf(squares[0] ?? ''), points]));
  });
  /** The squares of cards that are being counted. */
  readonly countedSquares = $derived.by(() => {
    const step = this.steps[this.counted - 1];
    return new Set(step?.kind === 'dots' ? [] : step?.squares.map(squareOf));
  });
  readonly tally = $derived.by(() => {
    const counted = this.isCounting ? (this.steps[this.counted - 1]?.total ?? 0) : null;
    return tallyOf(this.result, counted);
  });

  /** To be made with its component, and to end with it. */
  constructor(private readonly shown: () => Shown) {
    this.#seen = seenAtFirst(shown().view);
    $effect(() => {
      if (!this.isCounting) return;
      const timer = setTimeout(() => this.#tick(), pauseBefore(this.#ticks, this.#all));
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.isActing) return;
      const timer = setTimeout(() => (this.isActing = false), RESULT_COMES + SLIDE_MS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (shown().ending === 'shown') this.skip();
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
    this.isActing = isNow && !this.shown().still;
    this.#strikes = this.isActing && last.award?.prize === 'knockout';
    this.isStruck = false;
    this.#ticks = this.isActing ? 0 : Infinity;
  }

  /** Jumps to the still picture of the end. */
  skip(): void {
    this.#ticks = Infinity;
    this.isActing = false;
    this.#strikes = false;
    this.isStruck = false;
  }

  #tick(): void {
    if (this.#ticks < this.row.size) speaker.play('glow', 0, 2 * this.#ticks);
    this.#ticks += 1;
    if (this.#ticks < this.#all || !this.#strikes) return;
    this.#strikes = false;
    this.isStruck = true;
  }

  /** Somebody looks at another position: nothing is counted. */
  turn(): void {
    this.skip();
    this.isReviewing = false;
  }

  review(): void {
    this.skip();
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
