/** Chance as an input, as in core/dice.py: the only primitive is a uniform pick below n. */

/** A number from 0 to n - 1, each as likely as the others. */
export type Dice = (n: number) => number;

/** Dice that fall as written: for replays and tests. */
export function tape(picks: readonly number[]): Dice {
  let next = 0;
  return (n) => {
    const pick = picks[next++];
    if (pick === undefined) throw new Error(`the tape ends where a number below ${n} is asked for`);
    if (pick < 0 || pick >= n) throw new Error(`the tape says ${pick}, not a number below ${n}`);
    return pick;
  };
}

const WORD = 2 ** 32;

/** The device's own dice. A number of the last, shorter lap would favour the small ones: again. */
export const deviceDice: Dice = (n) => {
  const fair = WORD - (WORD % n);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < fair) return word % n;
  }
};

/** One thing out of the bag, and what stays in it. */
export function draw<T>(dice: Dice, bag: readonly T[]): [T, T[]] {
  const i = dice(bag.length);
  return [bag[i] as T, bag.filter((_, other) => other !== i)];
}

/** All things in an order of chance. */
export function shuffled<T>(dice: Dice, things: readonly T[]): T[] {
  const order: T[] = [];
  let rest: readonly T[] = things;
  while (rest.length > 0) {
    const [thing, left] = draw(dice, rest);
    order.push(thing);
    rest = left;
  }
  return order;
}
