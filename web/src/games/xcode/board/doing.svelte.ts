/** What I can do at the table, and doing it: by taps, by dragging, by single keys. */
import { announce } from '../../../lib/announce.svelte';
import { vibrate } from '../../../lib/device';
import { cardName, symbolName, symbolOf, symbolOfSet, TIME } from './cards';
import { bestFirst } from './hand';
import { HeldCards } from './held.svelte';
import { Hold } from './hold-to-confirm';
import {
  decline,
  discard,
  DRAW,
  give,
  lay,
  offer,
  say,
  THROWN,
  withdraw,
  type Options,
  type Saying,
} from './moves';
import { afterTurn, LOW_MS, MUCH_MS, sandOf } from './sand';
import { neighboursOf, type Between } from './trades';
import type { Card, Seat, Translate, View } from './view';

const belongsTo = (card: Card, set: readonly Card[]): boolean =>
  symbolOf(card) === symbolOfSet(set) || set.includes(card);

/** How things stand, as the board is given them. */
export interface Standing {
  view: View;
  options: Options;
  seats: Seat[];
  /** Match time. */
  at: number;
  sandWords: string;
  t: Translate;
  onmove: (move: string) => void;
  /** Something that cannot be done, in words. */
  onnote: (words: string) => void;
}

export class Doing {
  readonly held = new HeldCards();
  readonly #now: () => Standing;

  /** `now` is asked again whenever something it reads has changed. */
  constructor(now: () => Standing) {
    this.#now = now;
  }

  readonly neighbours = $derived.by(() => neighboursOf(this.#now().view, this.#now().options));
  readonly #left = $derived.by(() => sandOf(this.#now().view, this.#now().at).above);
  readonly #isLow = $derived.by(() => {
    const { view } = this.#now();
    return view.sand !== null && view.end === null && this.#left <= LOW_MS;
  });
  readonly #sets = $derived.by(() => bestFirst(this.#now().options.sets, this.#isLow));
  /** The set to lay first. */
  readonly best = $derived.by((): Card[] | null => this.#sets[0] ?? null);
  readonly timeSet = $derived.by(
    (): Card[] | null => this.#sets.find((set) => symbolOfSet(set) === TIME) ?? null,
  );
  /** Turning early gives sand away: then the button does not call for it. */
  readonly isWise = $derived.by(() => {
    const { view, at } = this.#now();
    const isSooner = 1000 * afterTurn(view, at) > this.#left;
    return this.best !== null && (this.best !== this.timeSet || isSooner);
  });
  readonly inSets = $derived.by(
    () => new Set(this.best === null ? [] : this.held.placesOf(this.best)),
  );
  /** The chosen card, if it is the only one. */
  readonly single = $derived.by((): Card | null => {
    const { picked } = this.held;
    return picked.length === 1 ? (picked[0] ?? null) : null;
  });

  readonly choose = (id: number): void =>
    this.held.choose(id, Math.max(THROWN, this.#now().view.level.code_set));

  readonly draw = (): void => {
    const { options, view, t, onnote } = this.#now();
    if (options.canDraw) this.#act(DRAW);
    else if (options.canDiscard && view.sand !== null)
      onnote(t('xcode-full', { limit: view.limit }));
  };

  readonly discard = (): void => {
    const { picked } = this.held;
    if (this.#now().options.canDiscard && picked.length === THROWN)
      this.#act(discard(picked), picked);
  };

  readonly lay = (set: readonly Card[] | null): void => {
    if (set !== null) this.#act(lay(set), set);
  };

  /** Buttons that turn the glass and lay the best set, and ask first if that gives much sand away. */
  readonly turning = this.#holding(() => this.timeSet);
  readonly laying = this.#holding(() => this.best);

  #holding(set: () => Card[] | null): Hold {
    return new Hold({
      isRash: () => set() === this.timeSet && this.#left > MUCH_MS,
      ask: (how) => {
        const { view, at, t, onnote } = this.#now();
        const left = Math.ceil(this.#left / 1000);
        onnote(t('xcode-ask-turn', { how, left, seconds: afterTurn(view, at) }));
      },
      act: () => this.lay(set()),
    });
  }

  /** Give for what lies there if that fits, else lay it open. */
  readonly handOver = (between: Between, card: Card): void => {
    const { seats, t, onnote } = this.#now();
    if (between.theirs !== null && between.answers.includes(card)) {
      this.#act(give(card, between.seat, between.theirs), [card]);
    } else if (between.goods.includes(card)) this.#act(offer(card, between.seat), [card]);
    else {
      const name = seats[between.seat]?.name ?? '';
      onnote(t('xcode-cannot-go', { card: cardName(card, t), name }));
    }
  };

  readonly withdraw = ({ mine, seat }: Between): void => {
    if (mine !== null) this.#act(withdraw(mine, seat));
  };

  readonly decline = ({ theirs, seat }: Between): void => {
    if (theirs !== null) this.#act(decline(theirs, seat));
  };

  readonly say = (saying: Saying): void => this.#act(say(saying));

  /** A card was let go over the thing of this name. */
  readonly drop = (id: number, on: string): void => {
    const card = this.held.cardOf(id);
    if (card === undefined) return;
    const [kind, which] = on.split(' ');
    if (kind === 'seat') {
      const between = this.neighbours.find(({ seat }) => seat === Number(which));
      if (between) this.handOver(between, card);
    } else if (kind === 'time') {
      if (this.timeSet && belongsTo(card, this.timeSet)) this.turning.tap();
    } else if (kind === 'field') {
      const set = this.#sets.find((cards) => symbolOfSet(cards) === which);
      if (set && belongsTo(card, set)) this.lay(set);
    } else if (kind === 'discards') {
      if (!this.held.chosen.includes(id)) this.choose(id);
      this.discard();
    }
  };

  /** Single keys, while the focus is on the board. */
  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const sides = { ArrowLeft: this.neighbours[0], ArrowRight: this.neighbours.at(-1) };
    const side = event.shiftKey && sides[event.key as keyof typeof sides];
    if (side && this.single !== null) this.handOver(side, this.single);
    else if (event.shiftKey) return;
    else if (event.key === 'd') this.draw();
    else if (event.key === 'x') this.discard();
    else if (event.key === 's' && this.best && !event.repeat) this.laying.press();
    else if (event.key === 't') announce(this.#now().sandWords, 'must');
    else if (event.key === 'Escape' && this.held.picked.length > 0) this.held.chosen = [];
    else return;
    event.preventDefault();
  }

  /** What laying this set does, in words. */
  wordsFor(set: readonly Card[]): string {
    const { view, at, t } = this.#now();
    const symbol = symbolOfSet(set);
    return symbol === TIME
      ? t('xcode-lay-time', { seconds: afterTurn(view, at) })
      : t('xcode-lay', { symbol: symbolName(symbol, t) });
  }

  #act(move: string, cards: readonly Card[] = []): void {
    this.held.prepare(cards);
    vibrate(12);
    this.#now().onmove(move);
    this.held.release();
  }
}
