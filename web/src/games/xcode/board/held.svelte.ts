/** The cards in my hand as I have arranged them: their order, and which of them are chosen. */
import { localStore } from '../../../lib/storage';
import { carried, placesOf, sorted, type Held } from './hand';
import type { Card } from './view';

const SORTS = 'xcode.sorts';

export class HeldCards {
  isSorted = $state(localStore.read<boolean>(SORTS, false));
  /** The ids of chosen cards, the last chosen one last. */
  chosen = $state.raw<number[]>([]);
  #all = $state.raw<Held[]>([]);
  #leaving: ReadonlySet<number> = new Set();

  get shown(): Held[] {
    return this.isSorted ? sorted(this.#all) : this.#all;
  }

  /** The faces of the chosen cards. */
  get picked(): Card[] {
    return this.chosen.flatMap((id) => this.cardOf(id) ?? []);
  }

  cardOf(id: number): Card | undefined {
    return this.#all.find((one) => one.id === id)?.card;
  }

  /** The ids of cards with these faces, the chosen ones first. */
  placesOf(cards: readonly Card[]): number[] {
    return placesOf(this.#all, cards, this.chosen);
  }

  /** The hand has become this one. */
  become(hand: readonly Card[]): void {
    this.#all = carried(this.#all, hand, this.#leaving);
    this.#leaving = new Set();
    const here = new Set(this.#all.map(({ id }) => id));
    if (this.chosen.some((id) => !here.has(id))) this.#keepChosen((id) => here.has(id));
  }

  /** Of equal cards those will go that are chosen. */
  prepare(cards: readonly Card[]): void {
    this.#leaving = new Set(this.placesOf(cards));
  }

  /** What is about to go is no longer chosen. */
  release(): void {
    this.#keepChosen((id) => this.cardOf(id) !== undefined && !this.#leaving.has(id));
  }

  /** Choose a card, or no longer; with more than `most` the first is given up. */
  choose(id: number, most: number): void {
    if (this.chosen.includes(id)) this.#keepChosen((other) => other !== id);
    else this.chosen = [...this.chosen, id].slice(-most);
  }

  toggleSorted(): void {
    this.isSorted = !this.isSorted;
    localStore.write(SORTS, this.isSorted);
  }

  #keepChosen(isKept: (id: number) => boolean): void {
    this.chosen = this.chosen.filter(isKept);
  }
}
