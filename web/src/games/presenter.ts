/** What the pages must know of a game besides its board: `<game>/presenter.ts` exports a `presenter`. */
import type { Component } from 'svelte';
import type { ClockView } from '../lib/clock';
import type { Translate } from '../lib/i18n.svelte';
import type { Stop } from '../lib/ladder';
import type { GameEvent, MatchView } from '../lib/protocol';
import type { Erased } from './game';

/** One ball or piece played, for the list of moves. */
export interface Played<Mark = string> {
  seat: number;
  /** null where pieces have no sign. */
  mark: Mark | null;
  text: string;
}

/** How a side stands: short beside its name, empty if the board tells it; long in the result. */
export interface Score {
  short: string;
  long: string;
}

/** How a round ended. */
export interface RoundResult {
  /** The side; null if nobody won. */
  winner: number | null;
  words: string;
  /** How both sides stood afterwards. */
  stand: string;
}

/** For games of several rounds: how their rounds are told apart and looked back on. */
export interface Rounds<View = Erased> {
  /** The number of the round, from 1 on. */
  of(view: View): number;
  /** Whether this view shows the end of its round. */
  isEnd(view: View): boolean;
  /** Whether this event, and what follows it, belongs to the next round. */
  isBeginning(event: GameEvent): boolean;
  /** The end of the round of `before`: these events led there, `after` is the first to tell of it. */
  ending(before: View, events: readonly GameEvent[], after: View): View;
  /** A view from before the end of its round, without what is told of the round before it. */
  during(view: View): View;
  /** The view with all secrets that any of these views knows. */
  opened(view: View, knowing: readonly View[]): View;
  /** The view without any secret. */
  sealed(view: View): View;
  result(ending: View, t: Translate): RoundResult;
}

/** For games without turns, in which everybody acts at once. */
export interface Live<View = Erased> {
  /** Whether the move is among what may be done, which the server tells in the game's short form. */
  isLegal(move: string, legal: readonly string[], view: View): boolean;
  /** How it stands, in place of whose turn it is. */
  status(view: View, t: Translate): string;
}

/** For games in which all can play for one side: what is said of the team. */
export interface Together {
  end(result: 'won' | 'lost', t: Translate): string;
  /** What becomes of the match when somebody leaves it for good, and others stay. */
  leaving(t: Translate): string;
  /** What becomes of it when somebody turns to another page. */
  leavingPage(t: Translate): string;
  /** Why it matters who sits beside whom. */
  seatHint(t: Translate): string;
}

/** What the choice among the stages is given. */
export interface StageChooserProps {
  stops: readonly Stop[];
  /** The name of the chosen stop. */
  value: string;
}
export type StageChooserComponent = Component<StageChooserProps, object, 'value'>;

/** For games with stages that groups unlock one by one. */
export interface Ladder<Config = Erased, View = Erased> {
  /** In the order in which they are unlocked. */
  stages: readonly string[];
  stageOf(config: Config): string;
  stageName(stage: string, t: Translate): string;
  /** The seats that have taken part: a win without somebody unlocks nothing. */
  active(view: View): readonly number[];
  /** These settings with another stage. */
  withStage(config: Config, stage: string): unknown;
  chooser(): Promise<{ default: StageChooserComponent }>;
}

/** What decided a match, for its result. */
export interface Decided {
  /** The fact in one sentence: "A diagonal through all four levels: A1 to D4." */
  words: string;
  /**
   * A button that shows it: the position after this number of moves of the last round, or the replay where
   * no number stands.
   */
  show?: { words: string; after?: number };
}

/** `View` and `Config` are the game's own; a `Mark` is the sign of a side or a piece in its letters. */
export interface Presenter<View = Erased, Config = Erased, Mark = Erased> {
  markOf(side: number): Mark;
  /** Draws a mark; absent where there is nothing to draw. */
  Mark?: Component<{ mark: Mark; size?: number }>;
  /** What a side is called, as a heading. */
  sideName(side: number, t: Translate): string;
  /** What a seat is called before anybody has a name. */
  seatName(seat: number, sides: readonly number[], t: Translate): string;
  /** What the players of a side are called together. */
  teamName(side: number, t: Translate): string;
  /** The settings in a few words each. */
  describe(config: Config, t: Translate): string[];
  toMove(view: View): number | null;
  /** Whether the game waits for everybody to look at something. */
  isRest(view: View): boolean;
  /** The clock beside the names; null where there is none, or the board shows it. */
  clock(view: View): ClockView | null;
  /** A seat's whole budget of time, for knowing when little is left. */
  budget(config: Config): number;
  /** Whether the board names the players; on a narrow screen that is enough. */
  boardNamesPlayers: boolean;
  /** By side, where the game counts anything. */
  score(view: View, t: Translate): Score[] | null;
  /** What decided the match; the reason of the outcome is told instead where this is null. */
  decided?(
    view: View,
    names: readonly string[],
    t: Translate,
    match: Pick<MatchView, 'outcome' | 'you' | 'sides'>,
  ): Decided | null;
  /** Milliseconds until the tune of the result, where the board sounds the end first. */
  tuneAfter?(view: View): number;
  played(view: View): Played<Mark>[];
  rounds: Rounds<View> | null;
  live?: Live<View>;
  together?: Together;
  ladder?: Ladder<Config, View>;
  /** The view after a legal move, to be shown until the server has spoken. */
  guessView(view: View, move: string): View;
  /** What a legal move will lead to, without what nobody can know; the server confirms it. */
  guessEvents(view: View, move: string): GameEvent[];
}
