/** Where the four floors and their places lie in the flat view. */
import { cellAt, columnOf, levelOf, LEVELS, rodOf, RODS, rowOf, SIDE } from './places';
import type { Point } from './pointing';

export interface Layout {
  width: number;
  height: number;
  /** Ball radius. */
  radius: number;
  /** Step to the next column, and to the next row: rows run up, and aside where plates lean. */
  column: number;
  row: number;
  lean: number;
  /** Place a1 of each floor, lowest floor first. */
  origins: readonly Point[];
  /** Plate beyond its outermost places. */
  margin: Point;
  /** Thickness of the plate's front edge, which carries the letters. */
  rim: number;
}

/** Floors one above the other, leaning, as they stand: for wide and tall frames. */
export const STACKED: Layout = {
  width: 520,
  height: 684,
  radius: 16.5,
  column: 84,
  row: 34,
  lean: 26,
  origins: [0, 1, 2, 3].map((level) => ({ x: 92, y: 642 - 170 * level })),
  margin: { x: 46, y: 23 },
  rim: 17,
};

/** Two by two and seen from above: for small square frames, with places big enough to touch. */
export const QUARTERS: Layout = {
  width: 436,
  height: 412,
  radius: 17,
  column: 44,
  row: 41,
  lean: 0,
  origins: [0, 1, 2, 3].map((level) => ({
    x: 46 + 212 * (level % 2),
    y: 367 - 203 * Math.floor(level / 2),
  })),
  margin: { x: 33, y: 25 },
  rim: 17,
};

/** Stacked floors show what stands above what; their balls must not get smaller than this. */
const SMALLEST_STACKED_PX = 13;

export function layoutFor(width: number, height: number): Layout {
  const scale = Math.min(width / STACKED.width, height / STACKED.height);
  return scale * STACKED.radius >= SMALLEST_STACKED_PX ? STACKED : QUARTERS;
}

export function placeOf(cell: number, layout: Layout): Point {
  const origin = layout.origins[levelOf(cell)] ?? { x: 0, y: 0 };
  const rod = rodOf(cell);
  return {
    x: origin.x + columnOf(rod) * layout.column + rowOf(rod) * layout.lean,
    y: origin.y - rowOf(rod) * layout.row,
  };
}

/** The corners of a floor's plate, clockwise from its lower left. */
export function plateOf(level: number, layout: Layout): Point[] {
  const { margin, lean, row } = layout;
  const tilt = (lean / row) * margin.y;
  const corner = (column: number, line: number, sx: number, sy: number): Point => {
    const { x, y } = placeOf(cellAt(column + SIDE * line, level), layout);
    return { x: x + sx * margin.x + sy * tilt, y: y - sy * margin.y };
  };
  const end = SIDE - 1;
  return [
    corner(0, 0, -1, -1),
    corner(0, end, -1, 1),
    corner(end, end, 1, 1),
    corner(end, 0, 1, -1),
  ];
}

/** Where the number of a floor is written. */
export function badgeOf(level: number, layout: Layout): Point {
  const [lower, upper] = plateOf(level, layout);
  if (lower === undefined || upper === undefined) return { x: 0, y: 0 };
  if (layout.lean === 0) return upper;
  return { x: (lower.x + upper.x) / 2 - layout.radius * 1.6, y: (lower.y + upper.y) / 2 };
}

/** The rod whose place is nearest to a point of the drawing, or null far from any plate. */
export function rodNear(point: Point, layout: Layout): number | null {
  const reach = Math.max(layout.column, layout.row) * 0.62;
  let best: number | null = null;
  let least = Infinity;
  for (let cell = 0; cell < RODS * LEVELS; cell++) {
    const { x, y } = placeOf(cell, layout);
    // Both directions weigh alike, however flat the plate lies.
    const miss = Math.hypot(
      (point.x - x - ((y - point.y) / layout.row) * layout.lean) / layout.column,
      (point.y - y) / layout.row,
    );
    if (miss * layout.column <= reach && miss < least) {
      least = miss;
      best = rodOf(cell);
    }
  }
  return best;
}
