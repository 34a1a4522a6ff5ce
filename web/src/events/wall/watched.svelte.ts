/** The ways in for spectators to the running bouts; where nobody may look on, there is none. */
import { SvelteMap } from 'svelte/reactivity';
import { Refused } from '../../lib/api';
import type { BoutSeat, BoutView } from '../wire';

export interface Shown {
  bout: BoutView;
  seat: BoutSeat;
}

export class Watched {
  /** By match, because a bout of several games moves on to the next one. */
  readonly #seats = new SvelteMap<string, BoutSeat>();
  readonly #asked = new Set<string>();

  /** `seatOf` is null where nobody may look on. */
  constructor(private readonly seatOf: (bout: number) => Promise<BoutSeat | null>) {}

  of(bouts: readonly BoutView[]): Shown[] {
    return bouts.flatMap((bout) => {
      const seat = this.#seats.get(bout.matches.at(-1) ?? '');
      return seat === undefined ? [] : [{ bout, seat }];
    });
  }

  /** Asks for the ways into these bouts, once each; again for those where the call has failed. */
  look(bouts: readonly BoutView[]): void {
    for (const { id, matches } of bouts) {
      const match = matches.at(-1);
      if (match === undefined || this.#asked.has(match)) continue;
      this.#asked.add(match);
      void this.seatOf(id).then(
        (seat) => {
          if (seat !== null) this.#seats.set(match, seat);
        },
        (fault: unknown) => {
          this.#asked.delete(match);
          if (!(fault instanceof Refused)) throw fault;
        },
      );
    }
  }
}
