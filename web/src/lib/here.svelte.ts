/** The match at this table, for the frame around it; the match itself tells it. */
import type { Table } from '../games/game';

export interface HeldTable extends Table {
  /** The secret of the seat. */
  token: string;
  /** Whether no person has played yet, so that another match can take its place. */
  isUntouched: boolean;
}

class Here {
  /** null where the options are not this device's alone to choose. */
  table = $state.raw<HeldTable | null>(null);
}

export const here = new Here();
