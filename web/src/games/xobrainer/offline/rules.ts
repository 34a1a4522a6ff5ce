/** What the twins of XOBrainer talk about: the values of the wire, and pairs of sides. */
import type { Config, View } from '../wire';

export type { Awarded, Bag, Card, Claimed, Deck, Layout, ResultView } from '../wire';
export type { Piece } from '../board/view';

/** 0 plays the crosses, 1 the rings. */
export type Side = 0 | 1;
export const SIDES: readonly [Side, Side] = [0, 1];
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export type Variant = View['variants'][number];
/** All that was agreed on, nothing left out. */
export type Agreed = Required<Omit<Config, 'large_teams' | 'wait'>>;

/** The variant of this kind, if it is played. */
export const variantOf = <T extends Variant['type']>(
  { variants }: Pick<Agreed, 'variants'>,
  type: T,
): Extract<Variant, { type: T }> | null =>
  (variants.find((variant) => variant.type === type) as Extract<Variant, { type: T }>) ?? null;

export type Pair<T> = readonly [T, T];

/** The pair with one half changed. */
export const changed = <T>(pair: Pair<T>, side: Side, value: T): [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

/** The side of every seat: X1, O1, X2, O2 ... as far as they go, then the rest (XO-04). */
export function sidesOf([crosses, rings]: readonly [number, number]): Side[] {
  const both = Math.min(crosses, rings);
  return [
    ...Array.from({ length: 2 * both }, (_, seat): Side => (seat % 2 === 0 ? 0 : 1)),
    ...Array<Side>(crosses - both).fill(0),
    ...Array<Side>(rings - both).fill(1),
  ];
}

/** The seats of a side in the order of their turns. */
export const playersOf = ({ teams }: Pick<Agreed, 'teams'>, side: Side): number[] =>
  sidesOf(teams).flatMap((one, seat) => (one === side ? [seat] : []));
