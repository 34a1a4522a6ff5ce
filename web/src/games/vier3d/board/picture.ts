/** What is to be drawn, for both views of the board. */
import { STILL, type Moment } from './moment';
import { cellAt, LEVELS, rodIndex } from './places';
import type { Ball, Line, Threat, View } from './view';

export interface Ghost {
  cell: number;
  ball: Ball;
  /** Waiting for its confirmation, as opposed to merely pointed at. */
  armed: boolean;
}

export interface ShownLine extends Line {
  /** Completed by the last move. */
  fresh: boolean;
}

/** Lines that won, lighting up ball by ball. */
export interface Glow {
  /** Their cells, each in the order in which it lights up. */
  lines: readonly (readonly number[])[];
  /** How bright each ball of a line is, from 0 to 1. */
  balls: readonly number[];
  /** The share of the line that is drawn through them. */
  drawn: number;
  /** A line of somebody else shines half as bright. */
  isSoft: boolean;
}

/** One drawing for both views of the board. */
export interface Picture {
  rods: readonly string[];
  last: number | null;
  lines: readonly ShownLine[];
  threats: readonly Threat[];
  ghost: Ghost | null;
  glow: Glow | null;
  /** How much is seen of balls outside all lines, from 0 to 1. */
  others: number;
}

export interface Shown {
  threats: boolean;
  /** Every line so far and not just those of the last move. */
  allLines: boolean;
  ghost: Ghost | null;
  /** The balls of whoever looks on, if that is one player. */
  own: Ball | null;
}

/** Where the last ball lies. */
export function lastCell(view: View): number | null {
  const last = view.moves.at(-1);
  if (last === undefined) return null;
  const rod = rodIndex(last[1]);
  const level = (view.rods[rod] ?? '').length - 1;
  return level < 0 ? null : cellAt(rod, level);
}

/** The lines to show: those of the last move, and the older ones on request. */
export function linesShown(view: View, all: boolean): ShownLine[] {
  const lastPly = view.moves.length - 1;
  return view.lines
    .map((line) => ({ ...line, fresh: line.ply === lastPly }))
    .filter((line) => all || line.fresh || view.variant === 'first-line');
}

/** The picture at rest. */
export function pictureOf(view: View, shown: Shown): Picture {
  const glow = glowOf(view, shown);
  return {
    rods: view.rods,
    last: lastCell(view),
    lines: glow === null ? linesShown(view, shown.allLines) : [],
    threats: shown.threats ? view.threats : [],
    ghost: shown.ghost,
    glow,
    others: glow === null ? 1 : STILL.others,
  };
}

/** The same picture during the winning moment: what does not move stays the same value. */
export function pictureAt(picture: Picture, { balls, drawn, others }: Moment): Picture {
  const { glow, lines } = picture;
  if (glow !== null) return { ...picture, glow: { ...glow, balls, drawn }, others };
  // Where lines are counted they appear one after another.
  return { ...picture, lines: lines.slice(0, Math.ceil(lines.length * drawn)) };
}

function glowOf({ variant, lines }: View, { own }: Shown): Glow | null {
  const [first] = lines;
  if (variant !== 'first-line' || first === undefined) return null;
  return {
    lines: lines.map(({ cells }) => cells.toSorted((a, b) => a - b)),
    balls: STILL.balls,
    drawn: STILL.drawn,
    isSoft: own !== null && own !== first.ball,
  };
}

/** All balls that belong to a line. */
export const inLines = ({ lines, glow }: Picture): Set<number> =>
  new Set([...lines.flatMap(({ cells }) => cells), ...(glow?.lines.flat() ?? [])]);

/** A ghost on top of a rod, or none if the rod is full. */
export function ghostOn(
  rods: readonly string[],
  rod: number,
  ball: Ball,
  armed: boolean,
): Ghost | null {
  const level = (rods[rod] ?? '').length;
  return level < LEVELS ? { cell: cellAt(rod, level), ball, armed } : null;
}
