/** What a game's folder tells the pages: `<game>/index.ts` is read with the first page, the rest when needed. */
import type { Component, Snippet } from 'svelte';
import type { EndingPhase } from '../lib/ending.svelte';
import type { Translate } from '../lib/i18n.svelte';
import type { PlainId } from '../lib/messages';
import type { GameEvent, HistoryStep, MatchView, Order } from '../lib/protocol';
import type { Confirm } from '../lib/settings.svelte';
import type { Listen } from '../lib/told';

export type Way = 'online' | 'bot' | 'local';

/** `import('./part')`, to be called when the part is needed. */
type Loads<Part> = () => Promise<{ default: Part }>;

/** Starts a match with one press, out of the choices that the set-up keeps on this device. */
export interface Quick {
  /** The match as it was played last; the first time with the friendliest level and preset. */
  order(way: Way, me: string): Order;
  /** The names of those at this screen if there are several, in the order of their seats. */
  namesHere(way: Way, t: Translate): string[] | null;
}

export interface Game {
  /** Its name for people; never translated. */
  title: string;
  /** Its rank on the first page, the lowest first. */
  order: number;
  /** How it can be played, and what each way is called. */
  ways: Partial<Record<Way, PlainId>>;
  Art: Component;
  board: Loads<BoardComponent>;
  setup: Loads<SetupComponent>;
  quick: Loads<Quick>;
  /** Against whom or with whom the computer's way would begin at once: "vs Seedling". */
  opponent: (t: Translate) => string;
  rules: () => Promise<RulesParts>;
  /** Whether the catalog has a lesson. */
  hasLesson: boolean;
  companion?: Loads<Component>;
  /** Sets the companion up for a bout of an event. */
  equip?: Loads<Equip>;
  /** A finished match as a picture. */
  story?: Loads<Component<StoryProps>>;
}

// The games' own types end here: the server has read views and settings by the same types.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Erased = any;

/**
 * Prepares the companion for these settings, and the names and numbers of people of the sides;
 * another bout begins with a fresh session.
 */
export type Equip<Config = Erased> = (
  config: Config,
  names: string[],
  sizes: readonly number[],
  bout: string,
) => void;

// --- The board ------------------------------------------------------------------------------------

/** What every board is given; each takes what it needs. */
export interface BoardProps<View, Mark = string, Event = GameEvent> {
  view: View;
  /** What I may do now, in the game's notation; at a shared screen, those of the player to move. */
  legal: string[];
  /** By seat: the name, the sign of its side, whether nobody is connected there, and whether the computer plays. */
  seats: { name: string; mark: Mark; away?: boolean; isBot?: boolean }[];
  /** My seats; several when one screen is shared, none when watching or looking back. */
  me: number[];
  /** Match time by the server's clock; it stands still while the match does. */
  now: () => number;
  /** Whether match time flows, and we hear of it: else clocks must not count down. */
  running: boolean;
  /** What one of my seats may know; others' secrets are never here. */
  viewOf: (seat: number) => View;
  /** Whether the match has ended and its end is what is shown. */
  isOver: boolean;
  /**
   * 'playing' for at most 2.5 s from the update that ended the match: act the end out. 'shown' from
   * then on, after a tap or a key, after a reload and without motion: the still picture of the end.
   */
  ending?: EndingPhase;
  /** Set by the board while it shows a result instead of the position: whose turn it is can wait. */
  isResting?: boolean;
  showThreats?: boolean;
  /** Ask before a move is played; 'auto' where a finger could hit something else. */
  confirm?: Confirm;
  mode?: '3d' | 'floors';
  /** No motion, whatever the system says. */
  still?: boolean;
  /** A picture of the position alone, among others on a wall: with nothing to press beside it. */
  isPicture?: boolean;
  t: Translate;
  onmove: (move: string) => void;
  /** What happens, event by event: for what boards announce, sound and animate. */
  listen: Listen<View, Event>;
  /** More for the panel beside the board. */
  aside?: Snippet;
}

/** Boards bind different props, so these are erased too. */
export type BoardComponent = Component<BoardProps<Erased, Erased, Erased>, object, Erased>;

/** What the picture of a whole match is given. */
export interface StoryProps {
  steps: readonly HistoryStep[];
  names: string[];
  t: Translate;
}

// --- The set-up -----------------------------------------------------------------------------------

/** What the big button must know. */
export interface Readiness {
  /** Whether somebody is to be invited. */
  isOnline: boolean;
  /** Why it cannot begin yet, in words. */
  obstacle: string | null;
}

/** A match without others at other screens, whose options are to be chosen. */
export interface Table {
  match: MatchView;
  way: Exclude<Way, 'online'>;
  /** Of those at this screen, in the order of their seats. */
  names: string[];
}

export interface SetupProps {
  /** My name; at one screen each has one of its own. */
  name: string;
  /** The choices are those of this match; who plays is not asked again. */
  table?: Table;
}

export interface Setup {
  /** The match as it was chosen. */
  order(me: string): Order;
  /** Keeps the choices on the device: the next match begins with them. */
  keep(): void;
  readiness(): Readiness;
  /** The names of those at this screen if there are several, in the order of their seats. */
  namesHere(): string[] | null;
  /** The server has refused the order; true if the reason is shown beside what led to it. */
  refused?(code: string, words: string): boolean;
}

export type SetupComponent = Component<SetupProps, Setup, 'name'>;

// --- The rules ------------------------------------------------------------------------------------

/** What `<game>/rules/index.ts` exports. */
export interface RulesParts {
  /** The items of each chapter: a dot for what the book says, an `r` for a reading of ours. */
  chapters: Record<string, string>;
  /** Chapters with several pictures side by side, which want the whole width. */
  wide: readonly string[];
  /** What is drawn to a chapter. */
  Picture: Component<{ part: string }> | null;
  /** Figures to a chapter, for some. */
  Table: Component<{ part: string }> | null;
}
