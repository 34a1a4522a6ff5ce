/** All heats of an event, asked for again when there is more to know. */
import { getHeats } from './api';
import type { EventSession } from './session.svelte';
import type { HeatView, TournamentView } from './wire';

export class AllHeats {
  list = $state.raw<readonly HeatView[]>([]);
  #asked = '';

  /** Asks again once one more heat is paired or over, or a result has changed. */
  refresh({ id, token }: EventSession, { heat, standing }: TournamentView): void {
    const key = `${heat?.number} ${JSON.stringify(standing.rows)}`;
    if (key === this.#asked) return;
    this.#asked = key;
    getHeats(id, token || undefined).then(
      ({ heats }) => (this.list = heats),
      () => (this.#asked = ''), // the next change asks again
    );
  }
}
