// Written by tools/wire.py from the server's types: do not edit, run `make types`.

export interface Ack {
  type: 'ack';
  id: string;
  v: number;
}

/** I am at the table of my bout. */
export interface AtTable {
  type: 'at-table';
  bout: number;
}

/** What `BoutView` leaves out while other groups may still play the same deals (EV-42). */
export interface BoutResults {
  id: number;
  result: Result | null;
  games: (Result | null)[];
}

/** The way into the match of a bout: `token` for who plays, `watch` for who looks on. The people of a group that plays together join with the `code`, each with their own device. */
export interface BoutSeat {
  match: string;
  token: string;
  watch: string;
  code: string;
}

export interface BoutView {
  id: number;
  table: number;
  board: 'real' | 'screen';
  sides: number[][];
  phase: 'differ' | 'done' | 'playing' | 'reported' | 'waiting';
  label: string;
  why: Reason[];
  here: number[];
  claims: [number, Result][];
  games: (Result | null)[];
  matches: string[];
  result: Result | null;
  decided: string;
  note: string;
  due: number | null;
  sizes: number[];
}

/** Host: change what was set up. After the first pairing the game and the format stay. */
export interface Change {
  type: 'change';
  setup: Setup;
}

/** I am here, or they are; also ends a rest, and brings back whoever has withdrawn. */
export interface CheckIn {
  type: 'check-in';
  entrant: number;
  is_remote?: boolean;
}

/** Host: these sides did not come; the others win the bout without playing. */
export interface ClaimAbsence {
  type: 'claim-absence';
  bout: number;
  absent: number[];
}

/** Host: the tournament is over; possible once every bout has a result. */
export interface Close {
  type: 'close';
}

/** The other side's report is right. With a result: only if that is still what the other side says. */
export interface Confirm {
  type: 'confirm';
  bout: number;
  result: Result | null;
}

/** Host or helper: change a result; None takes it back in the current heat. */
export interface Correct {
  type: 'correct';
  bout: number;
  result: Result | null;
  note?: string;
}

/** A command; its id makes repeating it harmless. */
export interface Do {
  type: 'do';
  id: string;
  command: unknown;
}

/** A command by HTTP, for phones that were offline; its id makes repeating it harmless. */
export interface DoCommand {
  id: string;
  command: Change | Enter | Rename | Resize | CheckIn | Rest | Withdraw | Remove | Forbid | OpenEntry | DropHelpers | Unpair | StartNow | AtTable | Report | Confirm | ClaimAbsence | Correct | ToScreen | Close;
}

/** Host: no helper may report any more. */
export interface DropHelpers {
  type: 'drop-helpers';
}

/** Enter the tournament: a person for themselves, or the host for anybody. The entrants of a device belong to the key of its secret; those of the host belong to nobody until a device is linked. */
export interface Enter {
  type: 'enter';
  name: string;
  size?: number;
  is_remote?: boolean;
}

/** Enter by the id of the event, to which code and link lead; a code that is given must be right. */
export interface EnterEvent {
  name: string;
  size?: number | null;
  is_remote?: boolean;
  code?: string;
}

export interface EntrantLink {
  entrant: number;
  secret: string;
}

/** Host: the secrets of the entrants' links, for the name cards. */
export interface EntrantLinks {
  links: EntrantLink[];
}

export interface EntrantView {
  id: number;
  name: string;
  state: 'entered' | 'here' | 'removed' | 'resting' | 'withdrawn';
  size: number;
  is_remote: boolean;
  has_device: boolean;
}

/** The entrant, and a secret: of the device, or for the host the one of the entrant's link. */
export interface EntryTicket {
  entrant: number;
  token: string;
}

/** What a code leads to. */
export interface EventPreview {
  id: string;
  code: string;
  view: TournamentView;
  now: number;
}

/** What the host receives; `token` is the host's secret. */
export interface EventTicket {
  id: string;
  code: string;
  token: string;
}

/** Host: these two must not meet, or may again. */
export interface Forbid {
  type: 'forbid';
  one: number;
  other: number;
  yes?: boolean;
}

export interface Gone {
  type: 'gone';
  code: string;
}

export interface HeatView {
  number: number;
  bouts: BoutView[];
  byes: number[];
  why_byes: Reason[];
  sat_out: number[];
  starts: number;
  ends: number;
  seal: string;
  seed: string;
}

/** All heats, for the cross table and for print. */
export interface Heats {
  v: number;
  heats: HeatView[];
}

/** Follow this tournament. Pages say the version that they have in `v`; nothing needs it yet. */
export interface Hello {
  type: 'hello';
  event: string;
  token?: string;
  v?: number | null;
}

/** Host: the secret with which a helper may report. */
export interface HelperTicket {
  token: string;
}

/** A file that becomes a new tournament; `setup` says what the file does not. */
export interface ImportEvent {
  form: 'csv' | 'record' | 'trf16' | 'trf26';
  text: string;
  setup?: Setup | null;
}

/** A device takes over an entrant, with the secret of the entrant's link. */
export interface LinkDevice {
  entrant: number;
  secret: string;
}

export interface No {
  type: 'no';
  id: string | null;
  code: string;
  facts: Record<string, unknown>;
}

/** Host: open or close the entry for others. */
export interface OpenEntry {
  type: 'open-entry';
  yes: boolean;
}

/** The tournament that somebody asks for. */
export interface OpenEvent {
  setup: Setup;
  key: string | null;
}

/** Host: pair and announce this heat. */
export interface PairHeat {
  heat: number;
}

export interface Ping {
  type: 'ping';
  sent: number;
}

export interface Pong {
  type: 'pong';
  sent: number;
  now: number;
}

export interface Proposals {
  proposals: Proposed[];
  minutes: number;
  like: number;
  entrants: number;
}

/** A way to spend the evening. */
export interface Proposed {
  format: 'all-play-all' | 'arena' | 'climb' | 'double-knockout' | 'dutch' | 'knockout' | 'ladder' | 'league' | 'mixer' | 'stages' | 'swiss' | 'threes';
  setup: Setup;
  takes: number;
  clock: number;
  real: number;
  screen: number;
  fits: boolean;
}

/** Why entrants were paired; the page says it as a sentence with the text `why-<code>`. */
export interface Reason {
  code: string;
  facts: Record<string, unknown>;
}

export interface Refusal {
  code: string;
  facts: Record<string, unknown>;
}

/** Host: remove an entrant for good; one who has not played yet disappears. */
export interface Remove {
  type: 'remove';
  entrant: number;
}

/** Before the first heat by the entrant, at any time by the host. */
export interface Rename {
  type: 'rename';
  entrant: number;
  name: string;
}

/** A result at a real board: by a side, to be confirmed; by host or helper it counts at once. */
export interface Report {
  type: 'report';
  bout: number;
  result: Result;
}

/** So many people play under this name from the next bout on. */
export interface Resize {
  type: 'resize';
  entrant: number;
  size: number;
}

/** Not in the next heat. */
export interface Rest {
  type: 'rest';
  entrant: number;
}

/** How a bout ended. */
export interface Result {
  scores: number[];
  tallies: number[][];
  how: 'forfeit' | 'played';
}

/** A line of the standing. */
export interface Row {
  entrant: number;
  place: number | null;
  points: number;
  ties: number[];
  played: number;
  wins: number;
}

/** What the host chooses. */
export interface Setup {
  name: string;
  game: string;
  config: Record<string, unknown>;
  format: 'all-play-all' | 'arena' | 'climb' | 'double-knockout' | 'dutch' | 'knockout' | 'ladder' | 'league' | 'mixer' | 'stages' | 'swiss' | 'threes';
  heats: number;
  games: number;
  scoring: 'field' | 'games' | 'places' | 'win';
  sides: number;
  team: number;
  boxes: number;
  minutes: number;
  announce: number;
  groups: number;
  qualify: number;
  third_place: boolean;
  deals: number;
  days: number;
  levels: string[];
  goal: number;
  sizes: [number, number];
  most: number;
  school: boolean;
  keep_days: number | null;
}

export interface Standing {
  after: number;
  ties: string[];
  rows: Row[];
  label: string;
}

/** Host: do not wait until the announced time. */
export interface StartNow {
  type: 'start-now';
  heat: number;
}

/** Host: move a bout that has not begun from a real board to a screen, or back. */
export interface ToScreen {
  type: 'to-screen';
  bout: number;
  board: 'real' | 'screen';
}

/** What everybody sees. Earlier heats are a call of their own. */
export interface TournamentView {
  id: string;
  code: string;
  setup: Setup;
  phase: 'announced' | 'between' | 'entry' | 'over' | 'playing';
  is_entry_open: boolean;
  is_over: boolean;
  entrants: EntrantView[];
  heat: HeatView | null;
  standing: Standing;
  ends: number | null;
  groups: Standing[];
  is_last: boolean;
}

/** Host: take the pairing back; possible while nobody has begun. */
export interface Unpair {
  type: 'unpair';
  heat: number;
}

/** What has changed in the view (`changes.py`); versions in between may be left out. */
export interface Update {
  type: 'update';
  v: number;
  now: number;
  view: Record<string, unknown>;
  you?: You;
}

/** The version of the tournament in which the command is contained. */
export interface Version {
  v: number;
}

/** Everything that this viewer may know at version `v`. */
export interface Welcome {
  type: 'welcome';
  v: number;
  now: number;
  view: TournamentView;
  you: You;
}

export interface Withdraw {
  type: 'withdraw';
  entrant: number;
}

/** What only this viewer is told. */
export interface You {
  role: 'guest' | 'helper' | 'host' | 'player';
  entrants: number[];
  forbidden: [number, number][];
  helpers: number;
  blockers: Reason[];
  away: [number, number][];
  results: BoutResults[];
}

export type PersonCommand =
  | Change
  | Enter
  | Rename
  | Resize
  | CheckIn
  | Rest
  | Withdraw
  | Remove
  | Forbid
  | OpenEntry
  | DropHelpers
  | Unpair
  | StartNow
  | AtTable
  | Report
  | Confirm
  | ClaimAbsence
  | Correct
  | ToScreen
  | Close;
