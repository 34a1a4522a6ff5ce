/** Where the four floors and their places lie in the flat view. */
import {
  cellAt,
  columnOf,
  levelOf,
  LEVELS,
  rodOf,
  RODS,
  rowOf,
  SIDE,
  type Point,
} from './headless';

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
}

/** Floors one above the other, leaning, as they stand: for wide and tall frames. */
export const STACKED: Layout = {
  width: 520,
  height: 664,
  radius: 16.5,
  column: 84,
  row: 34,
  lean: 26,
  origins: [0, 1, 2, 3].map((level) => ({ x: 92, y: 620 - 164 * level })),
  margin: { x: 46, y: 23 },
};

/** Two by two and seen from above: for small square frames, with places big enough to touch. */
export const QUARTERS: Layout = {
  width: 420,
  height: 392,
  radius: 16,
  column: 44,
  row: 40,
  lean: 0,
  origins: [0, 1, 2, 3].map((level) => ({
    x: 48 + 212 * (level % 2),
    y: 352 - 194 * Math.floor(level / 2),
  })),
  margin: { x: 27, y: 24 },
};

/** The layout whose places come out larger in this frame. */
export function layoutFor(width: number, height: number): Layout {
  const scale = (layout: Layout): number =>
    Math.min(width / layout.width, height / layout.height) * layout.radius;
  // Stacked floors show what stands above what, so they may be somewhat smaller.
  return scale(STACKED) * 1.35 >= scale(QUARTERS) ? STACKED : QUARTERS;
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
