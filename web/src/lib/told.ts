/** What a board is told besides its view: every event once, in order. */
import type { GameEvent, GameView } from './protocol';

export type How =
  /** It has just happened. */
  | 'now'
  /** My own move, before the server has answered: show and sound it, but do not announce it yet. */
  | 'ahead'
  /** It happened while we were away: announce it, but do not act it out. */
  | 'missed'
  /** Somebody looks back, at a later position: with its events for one step, with none for a jump. */
  | 'forward'
  /** Somebody looks back, at an earlier position: these events are undone, or none for a jump. */
  | 'back';

export interface Told<View = GameView, Event = GameEvent> {
  how: How;
  events: readonly Event[];
  /** What was shown until then. */
  before: View;
  /** What is shown from now on. */
  after: View;
  /** Whether these events were told ahead, so that they are shown already. */
  isShown: boolean;
}

export type Hear<View = GameView, Event = GameEvent> = (told: Told<View, Event>) => void;

/** Calls `hear` for everything that happens; the result ends that. */
export type Listen<View = GameView, Event = GameEvent> = (hear: Hear<View, Event>) => () => void;

/** Passes on what is told to all who listen. */
export class Channel<View = GameView, Event = GameEvent> {
  #hearers = new Set<Hear<View, Event>>();

  readonly listen: Listen<View, Event> = (hear) => {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  };

  tell(told: Omit<Told<View, Event>, 'isShown'> & { isShown?: boolean }): void {
    for (const hear of this.#hearers) hear({ isShown: false, ...told });
  }
}

/** Whether it is animated and sounded: what is shown already is not, nor what happened long ago. */
export const isActedOut = ({ how, isShown }: Pick<Told, 'how' | 'isShown'>): boolean =>
  how === 'ahead' || how === 'forward' || (how === 'now' && !isShown);

/** Whether this is what was expected; nobody can know in advance when it happens. */
export const isAsExpected = (event: GameEvent, expected: GameEvent): boolean =>
  Object.entries(expected).every(([fact, value]) => fact === 'at' || isSame(event[fact], value));

/** Facts are read from JSON: two lists of the same cards are not the same object. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
