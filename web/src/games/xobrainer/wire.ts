// Written by tools/wire.py from the server's types: do not edit, run `make types`.

/** The points of a side for the round, itemised and in total. */
export interface Awarded {
  type: 'awarded';
  side: number;
  prize: 'knockout' | 'points' | 'set';
  points: number;
  dots: Dots[];
  claims: Claimed[];
}

/** Pieces that are not lined up yet, in the side's main colour and in the other one. */
export type Bag = [number, number];

/** One bar shared by two sides, moving slowly towards the side to move. `place` is where it stood at `since`: -reach is side 0's end, +reach is side 1's. */
export interface Bar {
  type: 'bar';
  reach: number;
  place: number;
  side: number | null;
  since: number;
}

/** An empty note. */
export interface Blank {
  type: 'blank';
}

/** Four marks: white is the main colour of the card's reader, purple the other (XO-03). */
export interface Card {
  white: string[];
  purple: string[];
}

/** All cards are shown to everybody, since the round is over. */
export interface CardsShown {
  type: 'cards-shown';
  variant: string;
  hands: Hand[];
}

/** A variant claims points or the win; the award decides. */
export interface Claimed {
  type: 'claimed';
  variant: string;
  side: number;
  prize: 'knockout' | 'points' | 'set';
  points: number;
  squares: string[];
  seats: number[];
}

/** A layout, a deck if variants need cards, and choices. Variants are sorted into the order in which they are asked, not the order of choosing. */
export interface Config {
  layout: Layout;
  deck?: Deck | null;
  variants?: (Map | Trap | Mission | Random | TimeBomb | TimeBalance)[];
  length?: Sets | Rounds | SingleRound | Points;
  teams?: [number, number];
  large_teams?: boolean;
  rows?: 'all' | 'best';
  wait?: 'limited' | 'none' | 'unlimited';
}

/** A seat has seen the result of the round, or what the round begins with. */
export interface Confirmed {
  type: 'confirmed';
  seat: number;
  at: number;
}

/** Cards are drawn from the common deck; the variant decides who may see them. */
export interface Dealt {
  type: 'dealt';
  variant: string;
  cards: number[];
}

/** The cards that Map, Trap and Mission draw from (XO-03). */
export interface Deck {
  name: string;
  cards: Card[];
  colours: 'free' | 'three-white';
}

/** No draw was found whose Map cards do not make a row at once. */
export interface DeckRefused {
  type: 'deck-refused';
  at: number;
}

export type Dots = [string, number];

/** How the match ended. */
export interface End {
  winner: number | null;
  reason: 'abandoned' | 'absent' | 'deck' | 'knockout' | 'points' | 'resigned' | 'round' | 'sets';
}

/** The deadline of a variant, of the rest between rounds or of the wait has passed. */
export interface Expired {
  type: 'expired';
  variant: string;
  at: number;
}

/** A player resigns, which loses the match for their side. */
export interface Forfeited {
  type: 'forfeited';
  seat: number;
  reason: 'absent' | 'resigned';
  at: number;
}

/** The time for a single move. */
export interface Fuse {
  type: 'fuse';
  burns_out: number;
}

/** A card, by its index in the deck, and the seats that may see it. */
export interface Hand {
  seats: number[];
  card: number | null;
}

/** The secret cards of this round. */
export interface Hands {
  type: 'hands';
  hands: Hand[];
}

/** A card that this viewer may see, and the seats that hold it. */
export interface HeldCard {
  variant: string;
  seats: number[];
  card: Card;
}

/** A piece played in this round. */
export type Laid = [number, string, 'O' | 'X' | 'o' | 'x'];

/** The dots on every square, row 10 first; K is a knockout square (XO-02). */
export interface Layout {
  name: string;
  rows: string[];
}

/** The next pieces of a side, in the order of play. */
export interface LinedUp {
  type: 'lined-up';
  side: number;
  pieces: string;
}

/** The dice have decided which side begins the match. */
export interface LotDrawn {
  type: 'lot-drawn';
  first: number;
  at: number;
}

/** A card for each side lays out four pieces before the first turn (XO-65). */
export interface Map {
  type: 'map';
}

/** A side's Map card lies on the board as pieces. */
export interface MapLaid {
  type: 'map-laid';
  side: number;
  pieces: Mark[];
}

/** A piece on a square, on the board or on a card. */
export type Mark = [string, 'O' | 'X' | 'o' | 'x'];

export interface MatchEnded {
  type: 'match-ended';
  winner: number | null;
  reason: 'abandoned' | 'absent' | 'deck' | 'knockout' | 'points' | 'resigned' | 'round' | 'sets';
  at: number;
}

/** A row scores extra for own pieces on the squares of a secret card (XO-60). */
export interface Mission {
  type: 'mission';
  knockout: 'four-pieces' | 'with-row';
}

/** A variant replaces its note. */
export interface Noted {
  type: 'noted';
  variant: string;
  note: Blank | Fuse | Bar | Hands;
}

/** The layouts and decks that come with XOBrainer; an order may name them. */
export interface Packs {
  layouts: Layout[];
  decks: Deck[];
}

/** A side has no piece left while the other still has some. */
export interface Passed {
  type: 'passed';
  side: number;
  at: number;
}

/** Lay the next piece of the line-up. `turn` is the turn that the player meant. */
export interface PlacePiece {
  type: 'place';
  square: string;
  turn: number;
}

export interface Placed {
  type: 'placed';
  side: number;
  seat: number;
  square: string;
  piece: 'O' | 'X' | 'o' | 'x';
  at: number;
}

/** The first side with this many points wins. */
export interface Points {
  type: 'points';
  points: number;
}

/** Line-ups are drawn blindly from the bag (XO-55). */
export interface Random {
  type: 'random';
}

/** The rest between two rounds with a clock; `seen` are the seats that confirmed (XO-46). */
export interface Rest {
  until: number;
  seen: number[];
}

/** The clocks wait until everybody has seen the result, for a limited time. */
export interface RestBegan {
  type: 'rest-began';
  until: number;
}

/** How the last round ended, with everybody's cards. */
export interface ResultView {
  round: number;
  set: number;
  round_in_set: number;
  winner: number | null;
  reason: 'absent' | 'deserted' | 'mission' | 'resigned' | 'row' | 'stock' | 'time';
  board: string;
  rows: Row[];
  award: Awarded | null;
  points: [number, number];
  is_set_won: boolean;
  cards: HeldCard[];
}

/** The board is empty and the bags are full. */
export interface RoundBegan {
  type: 'round-began';
  round: number;
  first: number;
  at: number;
}

export interface RoundEnded {
  type: 'round-ended';
  winner: number | null;
  reason: 'absent' | 'deserted' | 'mission' | 'resigned' | 'row' | 'stock' | 'time';
  at: number;
}

/** A fixed number of rounds; the side with the most points wins. */
export interface Rounds {
  type: 'rounds';
  rounds: number;
}

/** Five squares that count for a side, by the shape or by the colour of their pieces. */
export interface Row {
  kind: 'colour' | 'shape';
  squares: string[];
}

/** Five in a row; `rows` are those that score. */
export interface RowMade {
  type: 'row-made';
  side: number;
  rows: Row[];
  at: number;
}

/** The player has seen the result of this round, or what it begins with. The clock need not wait for them. */
export interface Seen {
  type: 'seen';
  round: number;
}

export interface SetWon {
  type: 'set-won';
  side: number;
}

/** The side that wins more than half of the sets wins the match. */
export interface Sets {
  type: 'sets';
  best_of: 1 | 3 | 5;
}

/** A single round; its winner wins the match. */
export interface SingleRound {
  type: 'single-round';
}

/** The last `plies` pieces are off the board again. */
export interface TakenBack {
  type: 'taken-back';
  seat: number;
  plies: number;
  at: number;
}

/** The next piece of side `by` on this square would complete a row for `side`. */
export type Threat = [number, number, string];

/** A bar that moves towards the side to move, which loses the set when it arrives (XO-52). */
export interface TimeBalance {
  type: 'time-balance';
  seconds: 10 | 20 | 30 | 40;
}

/** A time limit for every turn; a side that exceeds it loses the turn (XO-50). */
export interface TimeBomb {
  type: 'time-bomb';
  seconds: number;
}

/** A row scores extra for the other side's pieces on the squares of a secret card (XO-70). */
export interface Trap {
  type: 'trap';
  colours: 'holder' | 'victim';
}

export interface TurnBegan {
  type: 'turn-began';
  side: number;
  seat: number;
  turn: number;
  at: number;
}

/** The side ran out of time and lost the turn; the piece stays in the line-up. */
export interface TurnLost {
  type: 'turn-lost';
  side: number;
  seat: number;
  at: number;
}

export interface View {
  layout: Layout;
  deck: Deck | null;
  variants: (Map | Trap | Mission | Random | TimeBomb | TimeBalance)[];
  length: Sets | Rounds | SingleRound | Points;
  several_rows: 'all' | 'best';
  sides: number[];
  round: number;
  set: number;
  round_in_set: number;
  first: number;
  turn: number;
  to_move: number | null;
  side: number | null;
  next_seats: [number, number];
  board: string;
  moves: Laid[];
  lineups: [string, string];
  bags: [Bag, Bag];
  points: [number, number];
  sets: [number, number];
  clock: Fuse | Bar | null;
  rest: Rest | null;
  wait: Wait | null;
  cards: HeldCard[];
  threats: Threat[];
  last: ResultView | null;
  gone: number[];
  end: End | null;
}

/** The wait before a round's first turn; `seen` are the seats that confirmed (XO-47). */
export interface Wait {
  until: number | null;
  seen: number[];
}

/** The clock waits for the first turn until everybody has seen the lot and their cards. */
export interface WaitBegan {
  type: 'wait-began';
  until: number | null;
}

export type GameEvent =
  | LotDrawn
  | RoundBegan
  | Dealt
  | MapLaid
  | DeckRefused
  | LinedUp
  | TurnBegan
  | Placed
  | TurnLost
  | Passed
  | Noted
  | Expired
  | RowMade
  | Claimed
  | Awarded
  | SetWon
  | RoundEnded
  | CardsShown
  | RestBegan
  | WaitBegan
  | Confirmed
  | MatchEnded
  | Forfeited
  | TakenBack;

export type Action =
  | PlacePiece
  | Seen;
