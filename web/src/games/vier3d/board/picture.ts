/** What is to be drawn, for both views of the board. */
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

/** One drawing for both views of the board. */
export interface Picture {
  rods: readonly string[];
  last: number | null;
  lines: readonly ShownLine[];
  threats: readonly Threat[];
  ghost: Ghost | null;
  /** Whether balls outside the shown lines step back. */
  dimmed: boolean;
}

export interface Shown {
  threats: boolean;
  /** Every line so far and not just those of the last move. */
  allLines: boolean;
  ghost: Ghost | null;
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

export function pictureOf(view: View, shown: Shown): Picture {
  return {
    rods: view.rods,
    last: lastCell(view),
    lines: linesShown(view, shown.allLines),
    threats: shown.threats ? view.threats : [],
    ghost: shown.ghost,
    dimmed: view.variant === 'first-line' && view.lines.length > 0,
  };
}

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
