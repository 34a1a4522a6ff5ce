/** What the board is given: the view as the server sends it, and what the pages add. */
export type {
  Action,
  Cable,
  Fuses,
  GameEvent,
  Gate,
  Heard,
  Hourglass,
  Level,
  Open,
  Quiet,
  Turning,
  View,
} from '../wire';

/** Symbol and arrow: `5<`, `#>`, `t<` for time; `j` is a joker, `?` a card that is not to be seen. */
export type Card = string;

export interface Seat {
  name: string;
  /** Whether nobody is connected there. */
  away?: boolean;
  /** Whether the computer plays there. */
  isBot?: boolean;
}

/** A round table, things side by side in a low window, or one above the other. */
export type Layout = 'round' | 'across' | 'upright';

/** Which neighbour; with two players the left one is also the right one. */
export type Side = 'left' | 'right';

export type { Translate } from '../../../lib/i18n.svelte';
