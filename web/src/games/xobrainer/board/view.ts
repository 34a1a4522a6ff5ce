/** What the board is given: the view as the server sends it, and what the pages add. */
import type * as told from '../../../lib/told';
import type { GameEvent, Laid, View } from '../wire';

export type {
  Awarded,
  Bar,
  Card,
  Claimed,
  Fuse,
  HeldCard,
  ResultView,
  Threat,
  Trap,
  View,
} from '../wire';

/** X and x are crosses, green and pink; O and o are rings, pink and green. */
export type Piece = Laid[2];

/** 0 plays the crosses, 1 the rings. */
export type Side = number;

export interface Seat {
  name: string;
}

export type Told = told.Told<View, GameEvent>;

export type { Translate } from '../../../lib/i18n.svelte';
