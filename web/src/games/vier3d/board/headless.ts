/**
 * Everything about the board that needs no screen: names, choice of a move, what is to be drawn,
 * how it moves. No rules: what is legal, a line or a threat comes from the server.
 */
import type { Ball, Line, Seat, Threat, Translate, View } from './view';

// --- Places -------------------------------------------------------------------------------------

export const SIDE = 4;
export const LEVELS = 4;
export const RODS = SIDE * SIDE;
export const COLUMNS = 'ABCD';

export const columnOf = (rod: number): number => rod % SIDE;
export const rowOf = (rod: number): number => Math.floor(rod / SIDE);
export const rodAt = (column: number, row: number): number => column + SIDE * row;
export const rodOf = (cell: number): number => cell % RODS;
export const levelOf = (cell: number): number => Math.floor(cell / RODS);
export const cellAt = (rod: number, level: number): number => rod + RODS * level;

/** The name players see: `B2`. */
/** `b2` is 5: column + 4 * row. */
export const rodIndex = (name: string): number =>
  rodAt('abcd'.indexOf(name[0] ?? ''), Number(name[1]) - 1);
export const rodName = (rod: number): string => `${COLUMNS[columnOf(rod)]}${rowOf(rod) + 1}`;

/** The ball in a cell, or null; a picture may leave gaps below a ball, written as spaces. */
export function ballIn(rods: readonly string[], cell: number): Ball | null {
  const found = rods[rodOf(cell)]?.[levelOf(cell)];
  return found === undefined || found === ' ' ? null : (found as Ball);
}

/** The rod that an arrow key leads to; the edges wrap. A1 is at the bottom left. */
export function neighbour(rod: number, key: string): number | null {
  const step = (dx: number, dy: number): number =>
    rodAt((columnOf(rod) + dx + SIDE) % SIDE, (rowOf(rod) + dy + SIDE) % SIDE);
  switch (key) {
    case 'ArrowLeft':
      return step(-1, 0);
    case 'ArrowRight':
      return step(1, 0);
    case 'ArrowUp':
      return step(0, 1);
    case 'ArrowDown':
      return step(0, -1);
    case 'Home':
      return rodAt(0, rowOf(rod));
    case 'End':
      return rodAt(SIDE - 1, rowOf(rod));
    default:
      return null;
  }
}

// --- Choosing a move ----------------------------------------------------------------------------

/** Which ball a move spends: the player's own, or a yellow one that belongs to nobody. */
export type Kind = 'own' | 'yellow';

/** The rods that are open to each kind of ball. */
export type Offer = Readonly<Record<Kind, ReadonlySet<number>>>;

/** What the player has in hand: a kind of ball, and a rod once one is armed. */
export interface Choice {
  rod: number | null;
  kind: Kind;
}

/** A choice after an action, with the move to send, if the action played one. */
export interface Chosen {
  choice: Choice;
  move: string | null;
}

const YELLOW_PREFIX = 'y:';

export const NO_CHOICE: Choice = { rod: null, kind: 'own' };

export function notation(rod: number, kind: Kind): string {
  return (kind === 'yellow' ? YELLOW_PREFIX : '') + rodName(rod).toLowerCase();
}

function rodFrom(square: string): number {
  return rodAt(COLUMNS.toLowerCase().indexOf(square[0] ?? ''), Number(square[1]) - 1);
}

export function offerFrom(legal: readonly string[]): Offer {
  const own = new Set<number>();
  const yellow = new Set<number>();
  for (const move of legal) {
    if (move.startsWith(YELLOW_PREFIX)) yellow.add(rodFrom(move.slice(YELLOW_PREFIX.length)));
    else own.add(rodFrom(move));
  }
  return { own, yellow };
}

export const isChoosable = (offer: Offer): boolean => offer.own.size > 0 && offer.yellow.size > 0;

/** The wanted kind if any rod takes it, else the one that is left. */
export function kindFor(offer: Offer, wanted: Kind): Kind {
  if (offer[wanted].size > 0) return wanted;
  return offer.own.size > 0 ? 'own' : offer.yellow.size > 0 ? 'yellow' : wanted;
}

export const isOpen = (offer: Offer, choice: Choice, rod: number): boolean =>
  offer[kindFor(offer, choice.kind)].has(rod);

/** The ball that a kind stands for when this seat moves. */
export const ballOf = (kind: Kind, seat: Seat | undefined): Ball =>
  kind === 'yellow' ? 'y' : (seat?.mark ?? 'r');

/** Press a rod: play it; where moves are confirmed, arm it and play it when pressed again. */
export function press(choice: Choice, rod: number, offer: Offer, confirm: boolean): Chosen {
  if (!isOpen(offer, choice, rod)) return { choice: { ...choice, rod: null }, move: null };
  if (confirm && choice.rod !== rod) return { choice: { ...choice, rod }, move: null };
  return { choice: NO_CHOICE, move: notation(rod, kindFor(offer, choice.kind)) };
}

/** Play the armed rod. */
export function confirmed(choice: Choice, offer: Offer): Chosen {
  if (choice.rod === null) return { choice, move: null };
  return press(choice, choice.rod, offer, false);
}

export const cancelled = (choice: Choice): Choice => ({ ...choice, rod: null });

/** Take another kind of ball; an armed rod stays armed if it takes that kind too. */
export function withKind(choice: Choice, kind: Kind, offer: Offer): Choice {
  return settled({ ...choice, kind }, offer);
}

/** The choice after the position changed: what is no longer possible is let go. */
export function settled(choice: Choice, offer: Offer): Choice {
  const keeps = choice.rod !== null && isOpen(offer, choice, choice.rod);
  return keeps || choice.rod === null ? choice : cancelled(choice);
}

// --- What is to be drawn ------------------------------------------------------------------------

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

// --- Words --------------------------------------------------------------------------------------

const BALL_MESSAGES = { r: 'vier3d-red', b: 'vier3d-blue', y: 'vier3d-yellow' } as const;

export const ballName = (t: Translate, ball: Ball): string => t(BALL_MESSAGES[ball]);

/** What a rod holds, for those who hear the board. */
export function rodLabel(
  t: Translate,
  rods: readonly string[],
  rod: number,
  threats: readonly Threat[] = [],
): string {
  const balls = [...(rods[rod] ?? '')] as Ball[];
  const stack = balls.map((ball) => ballName(t, ball)).join(', ');
  const name = rodName(rod);
  const free = LEVELS - balls.length;
  const holds =
    balls.length === 0
      ? t('vier3d-rod-empty', { rod: name })
      : free === 0
        ? t('vier3d-rod-full', { rod: name, stack })
        : t('vier3d-rod', { rod: name, stack, free });
  const warnings = threats
    .filter((threat) => rodOf(threat.cell) === rod)
    .map((threat) =>
      t(threat.now ? 'vier3d-threat-now' : 'vier3d-threat-later', {
        ball: ballName(t, threat.ball),
        level: levelOf(threat.cell) + 1,
      }),
    );
  return [holds, ...warnings].join('. ');
}

/** The last move in words, with the lines it made. */
export function lastMove(t: Translate, view: View): string {
  const last = lastCell(view);
  const ball = view.moves.at(-1)?.[0];
  if (last === null || ball === undefined) return '';
  const said = t('vier3d-moved', {
    ball: ballName(t, ball),
    rod: rodName(rodOf(last)),
    level: levelOf(last) + 1,
  });
  return [said, linesMade(t, view)].filter(Boolean).join(' ');
}

function linesMade(t: Translate, view: View): string {
  const count = linesShown(view, false).filter((line) => line.fresh).length;
  return count > 0 ? t('vier3d-lines-made', { count }) : '';
}

// --- Motion -------------------------------------------------------------------------------------

export interface Placed {
  cell: number;
  ball: Ball;
}

export interface Plan {
  falls: Placed[];
  lifts: Placed[];
}

/** More than this many changes at once is a jump in the game, shown without ceremony. */
const MOST_MOVING = 2;

/** Which balls fall onto the board and which are taken off between two positions. */
export function planBetween(before: readonly string[], after: readonly string[]): Plan {
  const falls: Placed[] = [];
  const lifts: Placed[] = [];
  for (let cell = 0; cell < RODS * LEVELS; cell++) {
    const was = ballIn(before, cell);
    const is = ballIn(after, cell);
    if (was === is) continue;
    if (was !== null) lifts.push({ cell, ball: was });
    if (is !== null) falls.push({ cell, ball: is });
  }
  return falls.length + lifts.length > MOST_MOVING ? { falls: [], lifts: [] } : { falls, lifts };
}

/** In board units (the gap between two levels is a bit less than one) per second squared. */
const GRAVITY = 42;
const BOUNCE = 0.26;
const SLOWEST_BOUNCE = 1.2;

const impactAfter = (height: number): number => Math.sqrt((2 * height) / GRAVITY);

/** How high above its place a ball is, `ms` after it was let go at `height`. */
export function fallHeight(ms: number, height: number): number {
  const impact = impactAfter(height);
  let time = ms / 1000;
  if (time < impact) return height - (GRAVITY * time * time) / 2;
  time -= impact;
  let speed = GRAVITY * impact * BOUNCE;
  while (speed > SLOWEST_BOUNCE) {
    const air = (2 * speed) / GRAVITY;
    if (time < air) return speed * time - (GRAVITY * time * time) / 2;
    time -= air;
    speed *= BOUNCE;
  }
  return 0;
}

/** Milliseconds until the ball first touches its place. */
export const impactTime = (height: number): number => impactAfter(height) * 1000;

/** Milliseconds until the ball lies still. */
export function restTime(height: number): number {
  const impact = impactAfter(height);
  let time = impact;
  for (let speed = GRAVITY * impact * BOUNCE; speed > SLOWEST_BOUNCE; speed *= BOUNCE) {
    time += (2 * speed) / GRAVITY;
  }
  return time * 1000;
}

// --- Pointing at a rod --------------------------------------------------------------------------

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

/** A press that travels further than this turns the board and plays nothing. */
const STEADY_PX = 8;

export const isSteady = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) <= STEADY_PX;
