/** What the board is given: the view as the server sends it, and what the pages add. */
import type { View } from '../wire';

export type { Line, Stock, Threat, View } from '../wire';

export type Ball = View['moves'][number][0];

export interface Seat {
  name: string;
  mark: Ball;
}

export type { Translate } from '../../../lib/i18n.svelte';
