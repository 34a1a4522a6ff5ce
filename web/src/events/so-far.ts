/** What an entrant has played so far. */
import type { BoutView, HeatView } from './wire';
import { boutOf } from './words';

export interface SoFar {
  heat: number;
  /** null for a bye. */
  bout: BoutView | null;
}

/** The heats in which an entrant has a result or had a bye, the latest first. */
export function soFar(heats: readonly HeatView[], entrant: number): SoFar[] {
  return heats
    .flatMap((heat): SoFar[] => {
      const bout = boutOf(heat, entrant);
      if (bout !== undefined) return bout.result === null ? [] : [{ heat: heat.number, bout }];
      return heat.byes.includes(entrant) ? [{ heat: heat.number, bout: null }] : [];
    })
    .reverse();
}
