/** How many people may play under one name. */
import type { Setup } from './wire';

/** No name stands for more people, whatever the game. */
const LARGEST = 8;

/** Nodes of the previous version do not tell `sizes`. */
type Sized = Pick<Setup, 'sides'> & { sizes?: readonly [number, number] };

const bounds = ({ sides, sizes = [1, sides === 1 ? LARGEST : 1] }: Sized) => sizes;

/** The numbers to choose from; none where there is no choice, or where the game does not care. */
export function sizesOf(setup: Sized): number[] {
  const [least, most] = bounds(setup);
  if (least === most || (setup.sides > 1 && most === LARGEST)) return [];
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** What the choice begins with: those who compare themselves as groups are hardly ever alone. */
export const usualSize = (setup: Sized): number =>
  sizesOf(setup).find((size) => setup.sides > 1 || size > 1) ?? bounds(setup)[0];
