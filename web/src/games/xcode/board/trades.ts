/** What lies open between me and a neighbour, and what can be done about it. */
import { easiest } from './hand';
import type { Options } from './moves';
import type { Card, Side, View } from './view';

export interface Between {
  seat: number;
  /** Both, where the same person sits on both sides. */
  sides: Side[];
  /** What the neighbour has laid open, and what I have. */
  theirs: Card | null;
  mine: Card | null;
  /** What I could give for theirs, the easiest first. */
  answers: Card[];
  /** What I could lay open, the easiest first. */
  goods: Card[];
  canWithdraw: boolean;
  canDecline: boolean;
  /** Whether we cannot trade for now. */
  isCut: boolean;
}

/** Nobody, one neighbour or two; left first. */
export function neighboursOf(view: View, options: Options): Between[] {
  const { left, right } = view;
  if (left === null || right === null) return [];
  if (left === right) return [between(view, options, left, ['left', 'right'])];
  return [between(view, options, left, ['left']), between(view, options, right, ['right'])];
}

function between(view: View, options: Options, seat: number, sides: Side[]): Between {
  const lies = (from: number | null, to: number | null): Card | null =>
    view.offers.find((open) => open[0] === from && open[1] === to)?.[2] ?? null;
  const isCracked = (symbol: string): boolean => view.cracked.some(({ field }) => field === symbol);
  const ranked = (cards: readonly Card[]): Card[] => easiest(cards, view.hand, isCracked);
  const give = options.gives.find(({ to }) => to === seat);
  return {
    seat,
    sides,
    theirs: lies(seat, view.seat),
    mine: lies(view.seat, seat),
    answers: ranked(give?.cards ?? []),
    goods: ranked(options.offers.find(({ to }) => to === seat)?.cards ?? []),
    canWithdraw: options.withdraws.some(({ to }) => to === seat),
    canDecline: options.declines.some(({ by }) => by === seat),
    isCut: isCut(view, seat),
  };
}

function isCut(view: View, seat: number): boolean {
  return view.notes.some(
    (note) =>
      note.type === 'cable' &&
      note.between.includes(seat) &&
      note.between.includes(view.seat ?? -1),
  );
}
