/** Which rod is meant by a touch on the screen. */

export interface Point {
  x: number;
  y: number;
}

/** A rod as the screen shows it: its axis, how far a finger may miss it, how far away it is. */
export interface ScreenRod {
  rod: number;
  foot: Point;
  tip: Point;
  reach: number;
}

/** A ball as the screen shows it. */
export interface ScreenBall {
  rod: number;
  centre: Point;
  radius: number;
  distance: number;
}

export function distanceToAxis(point: Point, { foot, tip }: Pick<ScreenRod, 'foot' | 'tip'>) {
  const dx = tip.x - foot.x;
  const dy = tip.y - foot.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - foot.x) * dx + (point.y - foot.y) * dy) / length;
  const clamped = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - foot.x - clamped * dx, point.y - foot.y - clamped * dy);
}

/** The rod meant by a touch: that of the foremost ball under it, else the nearest axis. */
export function rodUnder(
  point: Point,
  rods: readonly ScreenRod[],
  balls: readonly ScreenBall[],
): number | null {
  const touched = balls
    .filter(({ centre, radius }) => Math.hypot(point.x - centre.x, point.y - centre.y) <= radius)
    .sort((a, b) => a.distance - b.distance)[0];
  if (touched !== undefined) return touched.rod;
  let best: number | null = null;
  let least = Infinity;
  for (const rod of rods) {
    const miss = distanceToAxis(point, rod);
    if (miss <= rod.reach && miss < least) {
      least = miss;
      best = rod.rod;
    }
  }
  return best;
}

/** A ball hides a rod if it is nearer and lies over the balls on it, at least in part. */
export const isBefore = (ball: ScreenBall, rod: ScreenRod, far: number): boolean =>
  ball.rod !== rod.rod &&
  ball.distance < far &&
  distanceToAxis(ball.centre, rod) < ball.radius * 1.5;

/** A press that travels further than this turns the board and plays nothing. */
const STEADY_PX = 8;

export const isSteady = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) <= STEADY_PX;
