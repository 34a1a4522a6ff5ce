/** Who sits where around the table, seen from my seat. */
import type { View } from './view';

/** Degrees, clockwise on the screen, 90 is me at the bottom: the left neighbour and the right one. */
const LEFT = 160;
const RIGHT = 380;
const TOP = 270;
const BOTTOM = 90;

/** Where offered cards lie, from the middle to the rim. */
const BESIDE_RIM = 0.88;

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

/** Seen by somebody who does not play, all spread evenly; nobody sits at the very bottom. */
const angleInCircle = (place: number, count: number): number =>
  BOTTOM + ((place + 0.5) * 360) / count;

const at = (degrees: number, far = 1): { x: number; y: number } => ({
  x: far * Math.cos((degrees * Math.PI) / 180),
  y: far * Math.sin((degrees * Math.PI) / 180),
});

export function placesAround(others: readonly number[], isWatched = false): Place[] {
  const angle = isWatched ? angleInCircle : angleOf;
  return others.map((seat, place) => ({ seat, ...at(angle(place, others.length)) }));
}

/** Where a card lies that one of the others offers to the next. */
export function between(
  others: readonly number[],
  from: number,
  to: number,
  isWatched = false,
): Place | null {
  const count = others.length;
  const places = [others.indexOf(from), others.indexOf(to)];
  const [one, two] = [Math.min(...places), Math.max(...places)];
  if (one < 0) return null;
  if (two - one === 1) {
    const angle = isWatched ? angleInCircle : angleOf;
    return { seat: from, ...at(angle((one + two) / 2, count), BESIDE_RIM) };
  }
  // The last sits beside the first.
  const isAround = isWatched && two - one === count - 1;
  return isAround ? { seat: from, ...at(BOTTOM, BESIDE_RIM) } : null;
}
