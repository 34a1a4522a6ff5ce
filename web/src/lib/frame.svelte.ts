/** What the match on this page adds to the frame around all pages: see App.svelte. */
import type { Snippet } from 'svelte';
import type { Table } from '../games/game';

/** A table at which nobody else plays, so that this device chooses the options of the match. */
export interface OwnTable extends Table {
  /** The secret of the seat. */
  token: string;
  /** Whether no person has played yet, so that another match can take its place. */
  isUntouched: boolean;
}

class Frame {
  /** null where others have a say in the options, and on other pages. */
  table = $state.raw<OwnTable | null>(null);
  /** What else the match puts into the header. */
  tool = $state.raw<Snippet | null>(null);
}

export const frame = new Frame();
