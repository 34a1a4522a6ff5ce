/** How large everything in space is. Apart from three.js, so that sounds can wait for a ball to land. */
import { columnOf, levelOf, LEVELS, rodOf, rowOf, SIDE } from './places';

/** Distance between neighbouring rods. */
export const SPACING = 1.5;
/** A ball's radius, and how much it is flattened so that four touch on a rod. */
export const RADIUS = 0.52;
export const FLATNESS = 0.83;
export const LEVEL_HEIGHT = 2 * RADIUS * FLATNESS;
export const ROD_RADIUS = 0.085;
export const ROD_HEIGHT = LEVELS * LEVEL_HEIGHT + 0.3;
export const PLATE_SIDE = SIDE * SPACING + 0.9;
export const PLATE_HEIGHT = 0.5;
/** How high the knob on a rod reaches. */
export const TOP = ROD_HEIGHT + 0.2;

const CENTRE = (SIDE - 1) / 2;

/** Where a rod stands on the plate: x to the right, z towards the viewer. */
export function rodPlace(rod: number): { x: number; z: number } {
  return { x: (columnOf(rod) - CENTRE) * SPACING, z: (CENTRE - rowOf(rod)) * SPACING };
}

const levelY = (level: number): number => (level + 0.5) * LEVEL_HEIGHT;

export function cellPlace(cell: number): [x: number, y: number, z: number] {
  const { x, z } = rodPlace(rodOf(cell));
  return [x, levelY(levelOf(cell)), z];
}

/** Where the centre of a ball is when it is let go. */
const RELEASE_HEIGHT = TOP + RADIUS;

/** How far a ball falls to come to rest on this level. */
export const dropHeight = (level: number): number => RELEASE_HEIGHT - levelY(level);
