/** Who sits where around the table, seen from my seat. */
import type { View } from './view';

/** Degrees, clockwise on the screen, 90 is me at the bottom: the left neighbour and the right one. */
const LEFT = 160;
const RIGHT = 380;
const TOP = 270;

export interface Place {
  seat: number;
  /** From the middle of the table, where its rim is 1 away. */
  x: number;
  y: number;
}

/** The others, clockwise from my left; all of them if I have no seat in the circle. */
export function othersOf({ ring, seat }: Pick<View, 'ring' | 'seat'>): number[] {
  const mine = seat === null ? -1 : ring.indexOf(seat);
  return mine < 0 ? [...ring] : [...ring.slice(mine + 1), ...ring.slice(0, mine)];
}

/** Those beside me sit beside my offers, the rest spread evenly between them. */
function angleOf(place: number, count: number): number {
  return count === 1 ? TOP : LEFT + (place * (RIGHT - LEFT)) / (count - 1);
}

const at = (degrees: number, far = 1): { x: number; y: number } => ({
  x: far * Math.cos((degrees * Math.PI) / 180),
  y: far * Math.sin((degrees * Math.PI) / 180),
});

export function placesAround(others: readonly number[]): Place[] {
  return others.map((seat, place) => ({ seat, ...at(angleOf(place, others.length)) }));
}

/** Where a card lies that one of the others offers to the next. */
export function between(others: readonly number[], from: number, to: number): Place | null {
  const [one, two] = [others.indexOf(from), others.indexOf(to)];
  if (one < 0 || two < 0 || Math.abs(one - two) !== 1) return null;
  return { seat: from, ...at(angleOf((one + two) / 2, others.length), 0.88) };
}
