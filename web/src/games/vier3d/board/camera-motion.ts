/** Steers the camera: by hand, to a view, or rolling on after a turn. Time is an input. */
import { easeInOut, progress } from '../../../lib/motion';
import { between, dragged, nearest, PRESETS, type Orbit, type Preset } from './orbit';

/** How fast a drag was, in pixels a millisecond. */
export interface Speed {
  x: number;
  y: number;
}

interface Course {
  length: number;
  /** Where the camera is after this number of milliseconds. */
  at: (ms: number) => Orbit;
  start: number | null;
}

const VIEW_MS = 400;
const COAST_MS = 900;
/** A drag loses its speed in this time, all but a third. */
const FRICTION_MS = 260;
const SLOWEST = 0.12;

export class CameraMotion {
  orbit: Orbit = PRESETS.default;
  #course: Course | null = null;

  get isMoving(): boolean {
    return this.#course !== null;
  }

  turn(orbit: Orbit): void {
    this.#course = null;
    this.orbit = orbit;
  }

  look(preset: Preset): void {
    const from = this.orbit;
    const to = nearest(from, PRESETS[preset]);
    const at = (ms: number): Orbit => between(from, to, easeInOut(progress(ms, VIEW_MS)));
    this.#course = { length: VIEW_MS, at, start: null };
  }

  /** Lets go of it at this speed. */
  coast({ x, y }: Speed): void {
    if (Math.hypot(x, y) < SLOWEST) return;
    const from = this.orbit;
    const at = (ms: number): Orbit => {
      const way = FRICTION_MS * (1 - Math.exp(-ms / FRICTION_MS));
      return dragged(from, x * way, y * way);
    };
    this.#course = { length: COAST_MS, at, start: null };
  }

  /** The next frame. */
  steer(now: number): void {
    const course = this.#course;
    if (course === null) return;
    course.start ??= now;
    const elapsed = Math.min(now - course.start, course.length);
    this.orbit = course.at(elapsed);
    if (elapsed === course.length) this.#course = null;
  }

  /** To the end of the way at once. */
  arrive(): void {
    if (this.#course !== null) this.turn(this.#course.at(this.#course.length));
  }
}
