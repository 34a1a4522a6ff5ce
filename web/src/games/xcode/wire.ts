// Written by tools/wire.py from the server's types: do not edit, run `make types`.

/** Give this neighbour a card for just the one that lies open there. */
export interface Accept {
  type: 'accept';
  card: string;
  to: number;
  against: string;
}

/** All cards with this symbol point the other way; those that lay open are back in hands. */
export interface ArrowsTurned {
  type: 'arrows-turned';
  symbol: string;
  at: number;
}

/** Nothing to remember. */
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

/** Between two neighbours the cable is cut: they can't trade. Every few seconds it is others. Two players have one cable: it is cut half of the time. */
export interface CutCable {
  type: 'cut-cable';
  seconds: number;
}

/** The fields come in an order of chance, and only the next few of them light up. */
export interface Dark {
  type: 'dark';
  ahead: number;
}

/** Everybody has a hand; the rest is the draw pile, its top first. */
export interface Dealt {
  type: 'dealt';
  hands: string[][];
  pile: string[];
  at: number;
}

/** No, thank you: the neighbour takes the card back. */
export interface Decline {
  type: 'decline';
  card: string;
  by: number;
}

/** Three cards, the first one lowest (XC-22). */
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

/** One card from the draw pile (XC-20). */
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

/** Won or lost, for all at the same moment. */
export interface Finished {
  type: 'finished';
  is_won: boolean;
  reason: 'absent' | 'cracked' | 'resigned' | 'sand' | 'second-sand';
  at: number;
}

/** For each seat, when it must have got rid of its jokers. */
export interface Fuses {
  type: 'fuses';
  dues: (number | null)[];
}

/** The fields that may be cracked now, and those that will be opened after them. */
export interface Gate {
  type: 'gate';
  open: string;
  rest: string;
}

/** The whole hand, open offers included, lies on the discard pile (XC-21). */
export interface HandLost {
  type: 'hand-lost';
  seat: number;
  cards: string[];
  why: string;
  at: number;
}

/** A phrase that somebody has heard or said: who said what, to whom and when. */
export type Heard = [number, 'have' | 'need' | 'sand' | 'which-arrow', string, number, number | null, number];

/** Jokers burn: who still has one after so many seconds loses the whole hand. The time runs from the first joker that comes into a hand until the last one has left it. Only its owner knows of it. */
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

/** A set onto the plan where it belongs; in which order does not matter (XC-27, XC-28). */
export interface Lay {
  type: 'lay';
  cards: string[];
}

/** What is dealt from, what a set is, and how long the sand runs (XC-10, XC-61 to XC-63). */
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

/** What comes with X-Code, in the order in which it is unlocked; an order may name it. */
export interface LevelPack {
  training: number;
  levels: Level[];
}

/** A mission's rule writes its note anew. */
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

/** A card that lies open between two neighbours. */
export type Open = [number, number, string];

/** The discard pile, turned over, is the draw pile (XC-30). */
export interface PileTurned {
  type: 'pile-turned';
  at: number;
}

/** Whether nobody may speak, and until when that stays so. */
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

/** A quick phrase, to all or to one (XC-50). `need` and `which-arrow` are about a symbol or about time cards, `have` is about a card with its arrow, `sand` is about nothing else. Whoever needs may add how many are there `already`. */
export interface Say {
  type: 'say';
  phrase: 'have' | 'need' | 'sand' | 'which-arrow';
  about: string;
  already: number;
  to: number | null;
}

/** Somebody has left for good; the cards lie on the discard pile, the circle closes (XC-67). */
export interface SeatLeft {
  type: 'seat-left';
  seat: number;
  cards: string[];
  reason: 'absent' | 'resigned';
  at: number;
}

/** A small sandglass runs beside the large one. Every cracked field fills it up again. */
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

/** `seat` gave `to` a card for the one that lay open there. */
export interface Traded {
  type: 'traded';
  seat: number;
  to: number;
  card: string;
  against: string;
  at: number;
}

/** Every few seconds all arrows of one symbol turn round; which is next can be seen before. */
export interface Turncoat {
  type: 'turncoat';
  seconds: number;
}

/** `seat` did not want what `by` had laid open; the card is back with its owner. */
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
}

/** Take back what I laid open towards this neighbour. */
export interface Withdraw {
  type: 'withdraw';
  card: string;
  to: number;
}

/** Its owner has taken the card back. */
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
