/** Where things in space are on the screen, and what a touch there means. */
import { Vector3, type PerspectiveCamera } from 'three';
import { cellPlace, RADIUS, rodPlace, SPACING, TOP } from './measures';
import { ballIn, cellAt, LEVELS, rodOf, RODS } from './places';
import { isBefore, rodUnder, type Point, type ScreenBall, type ScreenRod } from './pointing';

/** A place on the screen and how large a ball is there. */
export interface Spot extends Point {
  r: number;
}

/** The part of the page that the board fills. */
type Frame = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** From the knob down, as shares of the rod: the upper end is the last to be covered. */
const TOUCH_HEIGHTS = [0.95, 0.85, 0.75, 0.6, 0.45, 0.3, 0.15, 0];
/** How far from a rod's axis a finger still means it. */
const REACH = SPACING * 0.46;

export class Screen {
  #camera: PerspectiveCamera;
  #canvas: HTMLCanvasElement;
  /** Balls on this level and above are peeled off: nobody means them. */
  peel = LEVELS;

  constructor(camera: PerspectiveCamera, canvas: HTMLCanvasElement) {
    this.#camera = camera;
    this.#canvas = canvas;
  }

  /** On the page, in client pixels. */
  #onPage(): Frame {
    return this.#canvas.getBoundingClientRect();
  }

  /** Within the canvas. */
  #within(): Frame {
    return {
      left: 0,
      top: 0,
      width: this.#canvas.clientWidth,
      height: this.#canvas.clientHeight,
    };
  }

  #place(place: Vector3, frame: Frame): Point {
    const seen = place.project(this.#camera);
    return {
      x: frame.left + ((seen.x + 1) / 2) * frame.width,
      y: frame.top + ((1 - seen.y) / 2) * frame.height,
    };
  }

  /** How many pixels a length at this place covers. */
  #pixels(place: Vector3, length: number, frame: Frame): number {
    const tall = 2 * Math.tan((this.#camera.fov * Math.PI) / 360) * this.#far(place);
    return (length / tall) * frame.height;
  }

  #far(place: Vector3): number {
    return place.distanceTo(this.#camera.position);
  }

  /** Where a ball is drawn. */
  spotOf(cell: number): Spot {
    const frame = this.#within();
    const place = new Vector3(...cellPlace(cell));
    const r = this.#pixels(place, RADIUS, frame);
    return { ...this.#place(place, frame), r };
  }

  /** Where a rod is drawn, and how broad the balls on it are. */
  rodSpots(rod: number): { foot: Point; tip: Spot } {
    const { foot, tip } = this.#rod(rod, this.#within());
    return { foot, tip: { ...tip, r: this.spotOf(cellAt(rod, 1)).r } };
  }

  /** The balls before this rod, which hide it. */
  before(rod: number, rods: readonly string[]): Set<number> {
    const frame = this.#within();
    const { x, z } = rodPlace(rod);
    const far = this.#far(new Vector3(x, TOP / 2, z));
    const axis = this.#rod(rod, frame);
    const hiding = this.#balls(rods, frame).filter((ball) => isBefore(ball, axis, far));
    return new Set(hiding.map(({ cell }) => cell));
  }

  /** The place on this rod that lies nearest on the screen. */
  cellAt(at: Point, rod: number): number {
    const frame = this.#onPage();
    const missed = Array.from({ length: LEVELS }, (_, level) => {
      const { x, y } = this.#place(new Vector3(...cellPlace(cellAt(rod, level))), frame);
      return Math.hypot(at.x - x, at.y - y);
    });
    return cellAt(rod, missed.indexOf(Math.min(...missed)));
  }

  rodAt(at: Point, rods: readonly string[]): number | null {
    const frame = this.#onPage();
    const axes = Array.from({ length: RODS }, (_, rod) => this.#rod(rod, frame));
    return rodUnder(at, axes, this.#balls(rods, frame));
  }

  /** A point on each rod, in client pixels, where a touch means it and no other. */
  touchPoints(rods: readonly string[]): Point[] {
    const frame = this.#onPage();
    return Array.from({ length: RODS }, (_, rod) => {
      const { x, z } = rodPlace(rod);
      const points = TOUCH_HEIGHTS.map((y) => this.#place(new Vector3(x, TOP * y, z), frame));
      return points.find((point) => this.rodAt(point, rods) === rod) ?? { x: 0, y: 0 };
    });
  }

  #rod(rod: number, frame: Frame): ScreenRod {
    const { x, z } = rodPlace(rod);
    return {
      rod,
      foot: this.#place(new Vector3(x, 0, z), frame),
      tip: this.#place(new Vector3(x, TOP, z), frame),
      reach: this.#pixels(new Vector3(x, TOP / 2, z), REACH, frame),
    };
  }

  #balls(rods: readonly string[], frame: Frame): (ScreenBall & { cell: number })[] {
    const cells = Array.from({ length: RODS * this.peel }, (_, cell) => cell);
    return cells
      .filter((cell) => ballIn(rods, cell) !== null)
      .map((cell) => {
        const place = new Vector3(...cellPlace(cell));
        return {
          cell,
          rod: rodOf(cell),
          distance: this.#far(place),
          radius: this.#pixels(place, RADIUS, frame),
          centre: this.#place(place, frame),
        };
      });
  }
}
