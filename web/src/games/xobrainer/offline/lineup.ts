/** Line-ups and the bags that they come from, as in games/xobrainer. */
import { MAIN, OTHER } from '../board/squares';
import { draw, type Dice } from '../../../offline/dice';
import type { Bag, Side } from './rules';

/** In the side's main colour, and in the other one (XO-01). */
export const FULL: Bag = [24, 8];
export const isEmpty = ([main, other]: Bag): boolean => main + other === 0;

const inBag = ([main, other]: Bag, side: Side): string[] => [
  ...Array<string>(main).fill(MAIN[side]),
  ...Array<string>(other).fill(OTHER[side]),
];

/** The next four: three in the main colour and one in the other, as far as they go (XO-10). */
export function usualFour([main, other]: Bag, side: Side): string {
  const three = Math.min(3, main);
  const one = Math.min(1, other);
  const wanted =
    MAIN[side].repeat(three) +
    OTHER[side].repeat(one) +
    MAIN[side].repeat(main - three) +
    OTHER[side].repeat(other - one);
  return wanted.slice(0, 4);
}

/** Up to four, drawn blindly (XO-55). */
export function drawnFour(bag: Bag, side: Side, dice: Dice): string {
  let left = inBag(bag, side);
  let drawn = '';
  while (left.length > 0 && drawn.length < 4) {
    const [piece, rest] = draw(dice, left);
    drawn += piece;
    left = rest;
  }
  return drawn;
}

/** The bag without these pieces. */
export function without([main, other]: Bag, pieces: string, side: Side): Bag {
  const count = (piece: string): number => pieces.split(piece).length - 1;
  return [main - count(MAIN[side]), other - count(OTHER[side])];
}
