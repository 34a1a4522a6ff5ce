/** The generated types of the wire, with what the pages know better: views are records. */
import type * as wire from './wire';

export type {
  ChairView as Chair,
  AdminView,
  Group,
  MatchView,
  Order,
  Outcome,
  PersonCommand,
  Preview,
  Proposal,
  SeatOrder,
  Series,
  Stage,
  TableSummary,
  Ticket,
  Try,
  Watched,
  WelcomeBack,
} from './wire';

export type Matter = wire.Propose['matter'];
export type Sign = wire.SendSign['sign'];
export type Facts = Record<string, unknown>;

/** What each seat may do now, in the notation of the game. */
export type Legal = Record<string, string[]>;

/** What a viewer may know of the game; each game defines the fields. */
export type GameView = Record<string, unknown>;

/** By seat, the fields of its view that differ from the complete one. */
export type Others = Record<string, GameView>;

export interface GameEvent {
  type: string;
  [fact: string]: unknown;
}

export type Welcome = Omit<wire.Welcome, 'view'> & { view: GameView };

/** Only the fields that changed. */
export type Update = Omit<wire.Update, 'match' | 'events'> & {
  match?: Partial<wire.MatchView>;
  events?: GameEvent[];
};

export type HistoryStep = Omit<wire.HistoryStep, 'view' | 'events'> & {
  view: GameView;
  events: GameEvent[];
};
/** A step of a lesson as it stands. */
export type Scene = { view: GameView; events: GameEvent[] };
export type Lesson = Omit<wire.Lesson, 'scenes'> & { scenes: Scene[] };

export type History = Omit<wire.History, 'steps'> & { steps: HistoryStep[] };

export type FromServer =
  | Welcome
  | wire.WelcomeBack
  | Update
  | wire.Ack
  | wire.No
  | wire.Pong
  | wire.Sent
  | wire.Signed
  | wire.Gone;

type Do = Omit<wire.Do, 'command'> & { command: wire.PersonCommand };

/** What the server acknowledges or refuses by its id. */
export type Request = Do | wire.Play | wire.SendSign;

export type FromClient = wire.Hello | Request | wire.Ping;
