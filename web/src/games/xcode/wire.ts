// Written by tools/wire.py from the server's types: do not edit, run `make types`.

/** Give this neighbour a card in exchange for the one offered there. */
export interface Accept {
  type: 'accept';
  card: string;
  to: number;
  against: string;
}

/** All cards with this symbol are reversed; those on offer go back to the hands. */
export interface ArrowsTurned {
  type: 'arrows-turned';
  symbol: string;
  at: number;
}

/** An empty note. */
export interface Blank {
  type: 'blank';
}

/** The two seats that can't trade, and until when. */
export interface Cable {
  type: 'cable';
  between: number[];
  until: number | null;
}

export interface Config {
  level: Level;
  players?: number;
  overdraw?: 'loses-hand' | 'refused';
  turning?: 'flip' | 'refill';
  countdown?: number;
}

export interface Cracked {
  type: 'cracked';
  seat: number;
  field: string;
  cards: string[];
  at: number;
}

/** Two neighbours can't trade, since their cable is cut; every few seconds it is another pair. Two players have one cable: it is cut half of the time. */
export interface CutCable {
  type: 'cut-cable';
  seconds: number;
}

/** The fields come in random order, and only the next few of them light up. */
export interface Dark {
  type: 'dark';
  ahead: number;
}

/** The hands are dealt; the rest is the draw pile, top card first. */
export interface Dealt {
  type: 'dealt';
  hands: string[][];
  pile: string[];
  at: number;
}

/** Decline an offer; the neighbour gets the card back. */
export interface Decline {
  type: 'decline';
  card: string;
  by: number;
}

/** Discard three cards; the first one goes to the bottom (XC-22). */
export interface Discard {
  type: 'discard';
  cards: string[];
}

export interface Discarded {
  type: 'discarded';
  seat: number;
  cards: string[];
  at: number;
}

/** Draw a card (XC-20). */
export interface Draw {
  type: 'draw';
}

export interface Drawn {
  type: 'drawn';
  seat: number;
  card: string;
  at: number;
}

export interface End {
  is_won: boolean;
  reason: 'absent' | 'cracked' | 'resigned' | 'sand' | 'second-sand';
  at: number;
}

/** A deadline of a mission's rule has passed. */
export interface Expired {
  type: 'expired';
  rule: string;
  at: number;
}

/** The match is won or lost, for everybody. */
export interface Finished {
  type: 'finished';
  is_won: boolean;
  reason: 'absent' | 'cracked' | 'resigned' | 'sand' | 'second-sand';
  at: number;
}

/** For each seat, the deadline for getting rid of its jokers. */
export interface Fuses {
  type: 'fuses';
  dues: (number | null)[];
}

/** The fields that may be cracked now, and those that open later. */
export interface Gate {
  type: 'gate';
  open: string;
  rest: string;
}

/** The whole hand, including open offers, goes to the discard pile (XC-21). */
export interface HandLost {
  type: 'hand-lost';
  seat: number;
  cards: string[];
  why: string;
  at: number;
}

/** A phrase: who said what, to whom and when. */
export type Heard = [number, 'have' | 'need' | 'sand' | 'which-arrow', string, number, number | null, number];

/** Jokers burn: a seat that keeps one for too many seconds loses its whole hand. The time runs from the first joker that comes into a hand until the last one leaves it. Only the seat itself can see it. */
export interface HotJoker {
  type: 'hot-joker';
  seconds: number;
}

/** A sandglass: turning it exchanges its halves. */
export interface Hourglass {
  type: 'hourglass';
  total: number;
  ends: number;
}

/** Lay a set onto the plan; the order of its cards does not matter (XC-27, XC-28). */
export interface Lay {
  type: 'lay';
  cards: string[];
}

/** The deck, the size of a set, and how long the sand runs (XC-10, XC-61 to XC-63). */
export interface Level {
  name: string;
  jokers: number;
  time_cards: [number, number];
  limits: [number, number, number, number, number, number, number];
  code_set: 3 | 4;
  time_set: 3;
  dealt: number;
  sand: number;
  rules: (Rows | Dark | Silence | CutCable | Turncoat | SecondGlass | HotJoker)[];
}

/** The levels and missions of X-Code by name, in the order in which they are unlocked. */
export interface LevelPack {
  training: number;
  levels: Level[];
}

/** A mission's rule replaces its note. */
export interface Noted {
  type: 'noted';
  rule: string;
  note: Blank | Gate | Quiet | Turning | Fuses | Cable | Hourglass;
}

/** Lay a card open towards a neighbour (XC-23). */
export interface Offer {
  type: 'offer';
  card: string;
  to: number;
}

export interface Offered {
  type: 'offered';
  seat: number;
  to: number;
  card: string;
  at: number;
}

/** A card that one neighbour offers to another. */
export type Open = [number, number, string];

/** The discard pile is turned over and becomes the draw pile (XC-30). */
export interface PileTurned {
  type: 'pile-turned';
  at: number;
}

/** Whether speaking is forbidden, and until when that holds. */
export interface Quiet {
  type: 'quiet';
  is_quiet: boolean;
  until: number | null;
}

/** A sandglass is empty: `sand`, or that of a mission's rule. */
export interface RanOut {
  type: 'ran-out';
  glass: string;
  at: number;
}

/** Row by row: the next row of the keypad opens when the one above it is cracked. */
export interface Rows {
  type: 'rows';
  rows: string[];
}

export interface Said {
  type: 'said';
  seat: number;
  phrase: 'have' | 'need' | 'sand' | 'which-arrow';
  about: string;
  already: number;
  to: number | null;
  at: number;
}

export interface SandStarted {
  type: 'sand-started';
  sand: Hourglass;
  at: number;
}

export interface SandTurned {
  type: 'sand-turned';
  sand: Hourglass;
  at: number;
}

/** Say a quick phrase, to all or to one (XC-50). `need` and `which-arrow` are about a symbol or about time cards, `have` is about a card with its arrow, `sand` is about nothing else. With `need` a player may add how many they have `already`. */
export interface Say {
  type: 'say';
  phrase: 'have' | 'need' | 'sand' | 'which-arrow';
  about: string;
  already: number;
  to: number | null;
}

/** A player has left for good; their cards are discarded and the circle closes (XC-67). */
export interface SeatLeft {
  type: 'seat-left';
  seat: number;
  cards: string[];
  reason: 'absent' | 'resigned';
  at: number;
}

/** A second, small sandglass; every cracked field refills it. */
export interface SecondGlass {
  type: 'second-glass';
  seconds: number;
}

/** At these times, in seconds since the sand began to run, nobody may speak. */
export interface Silence {
  type: 'silence';
  times: [number, number][];
}

export interface TimeLaid {
  type: 'time-laid';
  seat: number;
  cards: string[];
  at: number;
}

/** `seat` gave `to` a card in exchange for the one offered there. */
export interface Traded {
  type: 'traded';
  seat: number;
  to: number;
  card: string;
  against: string;
  at: number;
}

/** Every few seconds all arrows of one symbol are reversed; the next one is shown in advance. */
export interface Turncoat {
  type: 'turncoat';
  seconds: number;
}

/** `seat` declined the offer of `by`, who gets the card back. */
export interface TurnedDown {
  type: 'turned-down';
  seat: number;
  by: number;
  card: string;
  at: number;
}

/** The symbol whose arrows turn next, and when. */
export interface Turning {
  type: 'turning';
  symbol: string;
  due: number;
}

export interface View {
  level: Level;
  overdraw: 'loses-hand' | 'refused';
  turning: 'flip' | 'refill';
  limit: number;
  seat: number | null;
  left: number | null;
  right: number | null;
  hand: string[];
  ring: number[];
  hands: number[];
  offers: Open[];
  pile: number;
  discards: number;
  top: string | null;
  cracked: Cracked[];
  times: TimeLaid[];
  sand: Hourglass | null;
  began: number;
  notes: (Blank | Gate | Quiet | Turning | Fuses | Cable | Hourglass)[];
  heard: Heard[];
  end: End | null;
  shown: string[][];
  active: number[];
}

/** Take back the card that I offered to this neighbour. */
export interface Withdraw {
  type: 'withdraw';
  card: string;
  to: number;
}

/** The owner has taken the offered card back. */
export interface Withdrawn {
  type: 'withdrawn';
  seat: number;
  to: number;
  card: string;
  at: number;
}

export type GameEvent =
  | Dealt
  | PileTurned
  | Drawn
  | Discarded
  | HandLost
  | Offered
  | Withdrawn
  | TurnedDown
  | Traded
  | Cracked
  | TimeLaid
  | ArrowsTurned
  | SandStarted
  | SandTurned
  | RanOut
  | Said
  | SeatLeft
  | Noted
  | Expired
  | Finished;

export type Action =
  | Draw
  | Discard
  | Lay
  | Offer
  | Accept
  | Withdraw
  | Decline
  | Say;
