/** Balls on their way onto the board, or off it. Time is an input. */
import { easeInOut, progress } from '../../../lib/motion';
import { dropHeight } from './measures';
import { fallHeight, planBetween, restTime, type Placed } from './motion';
import { levelOf } from './places';

interface Flight extends Placed {
  isFall: boolean;
  /** When its first frame was drawn. */
  start: number | null;
}

/** A ball, and how far above its place it is. */
export interface Aloft extends Placed {
  height: number;
}

const LIFT_MS = 260;

export class Flights {
  #flights: Flight[] = [];

  /** What changes between two positions; what is in the air is put down. */
  plan(before: readonly string[], after: readonly string[]): void {
    const { falls, lifts } = planBetween(before, after);
    const flight =
      (isFall: boolean) =>
      (placed: Placed): Flight => ({ ...placed, isFall, start: null });
    this.#flights = [...falls.map(flight(true)), ...lifts.map(flight(false))];
  }

  land(): void {
    this.#flights = [];
  }

  get isGoing(): boolean {
    return this.#flights.length > 0;
  }

  /** The cells whose balls have not come to rest. */
  get falling(): Set<number> {
    return new Set(this.#flights.filter(({ isFall }) => isFall).map(({ cell }) => cell));
  }

  /** How high falling balls are by cell, and the balls that are taken off. */
  at(now: number | undefined): { heights: Map<number, number>; lifted: Aloft[] } {
    const heights = new Map<number, number>();
    const lifted: Aloft[] = [];
    this.#flights = this.#flights.filter((flight) => {
      if (now !== undefined) flight.start ??= now;
      const elapsed = now === undefined || flight.start === null ? 0 : now - flight.start;
      const { cell, ball } = flight;
      const height = dropHeight(levelOf(cell));
      if (flight.isFall) {
        heights.set(cell, fallHeight(elapsed, height));
        return elapsed < restTime(height);
      }
      const part = progress(elapsed, LIFT_MS);
      if (part < 1) lifted.push({ cell, ball, height: easeInOut(part) * height });
      return part < 1;
    });
    return { heights, lifted };
  }
}
