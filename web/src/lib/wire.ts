// Written by tools/wire.py from the server's types: do not edit, run `make types`.

/** Everybody has agreed; the consequences follow as further events. */
export interface Accepted {
  type: 'accepted';
  matter: 'draw' | 'pause' | 'rematch' | 'resume' | 'take-back';
}

export interface Ack {
  type: 'ack';
  id: string;
  v: number;
}

/** What the operator sees. */
export interface AdminView {
  node: string;
  tables: TableSummary[];
  has_more: boolean;
  now: number;
  is_ready: boolean;
}

/** Open or close the match for spectators; for the opener only. */
export interface AdmitWatchers {
  type: 'admit-watchers';
  yes: boolean;
}

/** One more seat has agreed. */
export interface Agreed {
  type: 'agreed';
  seat: number;
  matter: 'draw' | 'pause' | 'rematch' | 'resume' | 'take-back';
}

export interface Answer {
  type: 'answer';
  matter: 'draw' | 'pause' | 'rematch' | 'resume' | 'take-back';
  yes: boolean;
}

/** Before the start of a co-operative match: put a bot on a free seat, or remove it. */
export interface Appoint {
  type: 'appoint';
  seat: number;
  bot: boolean;
}

/** A bot of some level has got this seat, or the seat is free for a person again. */
export interface Appointed {
  type: 'appointed';
  seat: number;
  bot: boolean;
  level: string | null;
}

export interface CameBack {
  type: 'came-back';
  seat: number;
}

export interface Catalog {
  games: GameEntry[];
  now: number;
}

export interface ChairView {
  kind: 'bot' | 'person';
  level: string | null;
  name: string;
  taken: boolean;
  ready: boolean;
  away: number | null;
  claimable: number | null;
  stand_in: boolean;
  playing: boolean;
}

/** Claim the win, or a draw, because the other side has been away too long. */
export interface Claim {
  type: 'claim';
  what: 'draw' | 'win';
}

export interface Declined {
  type: 'declined';
  seat: number;
  matter: 'draw' | 'pause' | 'rematch' | 'resume' | 'take-back';
}

/** A command; its id makes repeating it harmless. */
export interface Do {
  type: 'do';
  id: string;
  command: unknown;
  seat?: number | null;
}

/** The match has ended for a reason outside the rules of its game. */
export interface Ended {
  type: 'ended';
  outcome: Outcome;
}

export interface GameEntry {
  name: string;
  levels: string[];
}

/** Other settings for the players of a match. */
export interface GoOn {
  config?: Record<string, unknown>;
}

export interface Gone {
  type: 'gone';
  code: string;
}

/** The stages that a group has won and may play, and its results so far. */
export interface Group {
  game: string;
  won: string[];
  unlocked: string[];
  games: number;
  stages: Stage[];
}

export interface Health {
  status: string;
  version: string;
}

/** Follow this match; `v` is the version that the client has, if it was here before. `now` is that of the message that told it: a line written since then is not the one it has seen. */
export interface Hello {
  type: 'hello';
  match: string;
  token?: string;
  v?: number | null;
  now?: number | null;
}

export interface History {
  match: MatchView;
  steps: HistoryStep[];
  more: boolean;
}

/** A version of a match as a viewer saw it. */
export interface HistoryStep {
  v: number;
  wall: number;
  at: number;
  seat: number | null;
  events: unknown[];
  view: unknown;
  others: Record<string, Record<string, unknown>>;
}

export interface Join {
  name: string;
  seat?: number | null;
}

/** Before the start: give up my seat. */
export interface Leave {
  type: 'leave';
}

export interface Left {
  type: 'left';
  seat: number;
}

/** An exercise after the learner's moves so far. */
export interface Lesson {
  steps: string[];
  step: string;
  seat: number;
  sides: number[];
  at: number;
  scenes: Scene[];
  legal: string[];
  verdict: 'done' | 'open' | 'wrong';
  say: string;
}

/** The player on seat `order[i]` has moved to seat i. */
export interface LotsDrawn {
  type: 'lots-drawn';
  order: number[];
}

export interface MatchView {
  id: string;
  game: string;
  config: unknown;
  phase: 'open' | 'over' | 'paused' | 'running';
  chairs: ChairView[];
  sides: number[];
  order: 'lot' | 'seated';
  you: number[];
  is_opener: boolean;
  code: string | null;
  watch: string | null;
  watchable: boolean;
  epoch: number | null;
  stopped: number | null;
  why_stopped: 'gathering' | 'outage' | 'pause' | null;
  proposals: Proposal[];
  outcome: Outcome | null;
  successor: string | null;
  moved_on: boolean;
  series: Series | null;
  won: number[];
  imported: boolean;
  group: string | null;
  is_together: boolean;
  is_live: boolean;
  has_ladder: boolean;
  has_clock: boolean;
  may_take_back: boolean;
}

export interface No {
  type: 'no';
  id: string | null;
  code: string;
  facts: Record<string, unknown>;
}

/** The match that somebody asks for. */
export interface Order {
  game: string;
  seats: SeatOrder[];
  config?: Record<string, unknown>;
  name?: string;
  order?: 'lot' | 'seated';
  best_of_two?: boolean;
  group?: string | null;
  key?: string | null;
}

/** Why the game ended, and each seat's rank: 0 is best, ties share a rank. */
export interface Outcome {
  reason: string;
  places: number[];
  together?: 'lost' | 'won' | null;
}

export interface Ping {
  type: 'ping';
  sent: number;
}

/** A move in the notation of the game, and the turn that the player meant, if any. */
export interface Play {
  type: 'play';
  id: string;
  move: string;
  turn?: number | null;
  seat?: number | null;
}

export interface Pong {
  type: 'pong';
  sent: number;
  now: number;
}

/** What an invitation shows. */
export interface Preview {
  invited: string;
  id: string;
  match: MatchView;
  free: number[];
}

export interface Proposal {
  matter: 'draw' | 'pause' | 'rematch' | 'resume' | 'take-back';
  by: number;
  agreed: number[];
}

export interface Propose {
  type: 'propose';
  matter: 'draw' | 'pause' | 'rematch' | 'resume' | 'take-back';
}

export interface Proposed {
  type: 'proposed';
  seat: number;
  matter: 'draw' | 'pause' | 'rematch' | 'resume' | 'take-back';
}

export interface Reachable {
  url: string;
}

/** Before the start: say that I am ready to begin, or no longer ready. */
export interface Ready {
  type: 'ready';
  yes?: boolean;
}

/** Take my seat back from the bot that stood in for me. */
export interface Reclaim {
  type: 'reclaim';
}

/** The person on this seat plays again. */
export interface Reclaimed {
  type: 'reclaimed';
  seat: number;
}

export interface Refusal {
  code: string;
  facts: Record<string, unknown>;
}

export interface Rename {
  type: 'rename';
  name: string;
}

export interface Renamed {
  type: 'renamed';
  seat: number;
  name: string;
}

/** I give up. */
export interface Resign {
  type: 'resign';
}

/** Match time runs again from this wall time on. */
export interface Resumed {
  type: 'resumed';
  wall: number;
}

export interface SaidReady {
  type: 'said-ready';
  seat: number;
  yes: boolean;
}

export interface Sat {
  type: 'sat';
  seat: number;
  name: string;
  key: string;
}

/** The position after a move, as the learner sees it, and what happened. */
export interface Scene {
  view: unknown;
  events: unknown[];
}

/** Who is to sit on a seat. */
export interface SeatOrder {
  kind?: 'bot' | 'person';
  level?: string | null;
  mine?: boolean;
}

/** One of six signs to everybody at the table; it is sent once and never stored. */
export interface SendSign {
  type: 'sign';
  id: string;
  sign: 'bravo' | 'hello' | 'hurry' | 'oops' | 'thanks' | 'think';
  seat: number | null;
}

/** The answer to a sign: it was delivered. Unlike an acknowledged command, it is not stored. */
export interface Sent {
  type: 'sent';
  id: string;
}

/** Matches that count together: 2 points for a win, 1 for a draw, by seat of this match. */
export interface Series {
  games: number;
  game: number;
  points: number[];
}

/** Somebody at the table has sent a sign. */
export interface Signed {
  type: 'signed';
  seat: number;
  sign: 'bravo' | 'hello' | 'hurry' | 'oops' | 'thanks' | 'think';
}

/** A group's progress in one stage. */
export interface Stage {
  name: string;
  tries: number;
  wins: number;
  best: number | null;
}

/** Match time starts at 0. */
export interface Started {
  type: 'started';
}

/** From now on a bot plays for the person on this seat. */
export interface StoodIn {
  type: 'stood-in';
  seat: number;
}

/** Match time stopped at this wall time. */
export interface Stopped {
  type: 'stopped';
  since: number;
  why: 'outage' | 'pause';
  seats: number[] | null;
}

/** In a co-operative match: let a bot play for a mate who is away. */
export interface Substitute {
  type: 'substitute';
  seat: number;
}

export interface Succeeded {
  type: 'succeeded';
  match: string;
}

/** Before the start of a co-operative match: exchange two seats. */
export interface Swap {
  type: 'swap';
  one: number;
  other: number;
}

/** The players of two seats have exchanged them. */
export interface Swapped {
  type: 'swapped';
  one: number;
  other: number;
}

/** Somebody who sits at a table. */
export interface TablePlayer {
  name: string;
  is_bot: boolean;
  is_connected: boolean;
}

/** A match, as the operator may see it. */
export interface TableSummary {
  id: string;
  game: string;
  phase: string;
  opened: number;
  players: TablePlayer[];
  free: number;
  spectators: number;
}

/** What a person receives when they open or join a match. */
export interface Ticket {
  id: string;
  code: string;
  token: string;
  watch: string;
}

/** The learner's moves in a step so far; the default is the first step. */
export interface Try {
  step?: string;
  moves?: string[];
}

/** The changes of version `v`; absent fields have not changed. */
export interface Update {
  type: 'update';
  v: number;
  now: number;
  match?: Record<string, unknown>;
  view?: Record<string, unknown>;
  events?: unknown[];
  legal?: Record<string, string[]>;
  others?: Record<string, Record<string, unknown>>;
}

/** The person on this seat has left for good, and a bot plays on. */
export interface Vacated {
  type: 'vacated';
  seat: number;
}

/** A match that may be watched, with the secret for it. */
export interface Watched {
  id: string;
  watch: string;
}

export interface WatchersAdmitted {
  type: 'watchers-admitted';
  yes: boolean;
}

/** Everything that this viewer may know at version `v`. */
export interface Welcome {
  type: 'welcome';
  v: number;
  now: number;
  match: MatchView;
  view: unknown;
  legal: Record<string, string[]>;
  others: Record<string, Record<string, unknown>>;
}

/** The answer to a `hello` with a version: all updates up to version `v` follow, if any. */
export interface WelcomeBack {
  type: 'welcome-back';
  v: number;
  now: number;
}

export interface WentAway {
  type: 'went-away';
  seat: number;
  since: number;
}

export type PersonCommand =
  | Rename
  | Ready
  | Leave
  | Resign
  | Propose
  | Answer
  | Claim
  | AdmitWatchers
  | Swap
  | Appoint
  | Substitute
  | Reclaim;

export type MatchEvent =
  | Sat
  | Renamed
  | SaidReady
  | Left
  | LotsDrawn
  | Started
  | Proposed
  | Agreed
  | Declined
  | Accepted
  | Stopped
  | Resumed
  | WentAway
  | CameBack
  | Ended
  | WatchersAdmitted
  | Succeeded
  | Swapped
  | Appointed
  | StoodIn
  | Reclaimed
  | Vacated;
