/** What a game's folder tells the pages: `<game>/index.ts` is read with the first page, the rest when needed. */
import type { Component, Snippet } from 'svelte';
import type { Translate } from '../lib/i18n.svelte';
import type { PlainId } from '../lib/messages';
import type { GameEvent, HistoryStep, Order } from '../lib/protocol';
import type { Listen } from '../lib/told';

export type Way = 'online' | 'bot' | 'local';

/** `import('./part')`, to be called when the part is needed. */
type Loads<Part> = () => Promise<{ default: Part }>;

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
  rules: () => Promise<RulesParts>;
  /** Whether the catalog has a lesson. */
  hasLesson: boolean;
  companion?: Loads<Component>;
  /** A finished match as a picture. */
  story?: Loads<Component<StoryProps>>;
}

// The games' own types end here: the server has read views and settings by the same types.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Erased = any;

// --- The board ------------------------------------------------------------------------------------

/** What every board is given; each takes what it needs. */
export interface BoardProps<View, Mark = string, Event = GameEvent> {
  view: View;
  /** What I may do now, in the game's notation; at a shared screen, those of the player to move. */
  legal: string[];
  /** By seat: the name, the sign of its side, and whether nobody is connected there. */
  seats: { name: string; mark: Mark; away?: boolean }[];
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
  showThreats?: boolean;
  /** Ask before a move is played; by default where fingers point. */
  confirm?: boolean;
  mode?: '3d' | 'floors';
  /** No motion, whatever the system says. */
  still?: boolean;
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

/** What the page's button must know. */
export interface Readiness {
  /** Whether somebody is to be invited. */
  isOnline: boolean;
  /** Why it cannot begin yet, in words. */
  obstacle?: string | null;
}

export interface SetupProps {
  /** My name; at one screen each has one of its own. */
  name: string;
  /** The big button: every game puts it near its top. */
  start: Snippet<[Readiness]>;
}

export interface Setup {
  /** The match as it was chosen; the choices are kept on the device. */
  order(me: string): Order;
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
