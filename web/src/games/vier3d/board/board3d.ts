/**
 * The board in three dimensions. With its parts the only module that needs three.js: import it
 * lazily. It draws when something changed and rests otherwise.
 */
import {
  Group,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { easeInOut, progress } from '../../../lib/motion';
import { Beads, type Bead } from './beads3d';
import { aim } from './camera3d';
import { listenForGestures } from './gestures';
import { fallHeight, planBetween, restTime, type Placed } from './motion';
import type { Picture } from './picture';
import { ballIn, cellAt, LEVELS, rodOf, RODS } from './places';
import { rodUnder, type Point, type ScreenBall, type ScreenRod } from './pointing';
import { Marks } from './marks3d';
import { between, dragged, nearest, PRESETS, zoomed, type Orbit, type Preset } from './orbit';
import {
  Bin,
  cellPlace,
  DARK_THEME,
  LIGHT_THEME,
  RADIUS,
  rodPlace,
  SPACING,
  TOP,
  type Theme,
} from './parts3d';
import { buildScenery, type Scenery } from './scenery3d';
import type { Quality } from './webgl';

export interface Board3DOptions {
  quality: Quality;
  dark: boolean;
  /** No motion: balls lie where they belong and views change at once. */
  still: boolean;
  onpick(rod: number): void;
  /** As onpick, with the place on the rod. */
  oncell(cell: number): void;
  onhover(rod: number | null): void;
  /** After every drawn frame. */
  onframe(frames: number): void;
  /** The graphics are gone; the board shows nothing from now on. */
  onlost(): void;
}

interface Track extends Placed {
  kind: 'fall' | 'lift';
  height: number;
  /** When its first frame was drawn. */
  start: number | null;
}

interface Swing {
  from: Orbit;
  to: Orbit;
  start: number | null;
}

const RELEASE_HEIGHT = TOP + RADIUS;
const LIFT_MS = 260;
const SWING_MS = 420;
const HIGH_PIXEL_RATIO = 2;
/** From the knob down, as shares of the rod: the upper end is the last to be covered. */
const TOUCH_HEIGHTS = [0.95, 0.85, 0.75, 0.6, 0.45, 0.3, 0.15, 0];
/** How far from a rod's axis a finger still means it. */
const REACH = SPACING * 0.46;

export class Board3D {
  #host: HTMLElement;
  #options: Board3DOptions;
  #renderer: WebGLRenderer;
  #scene = new Scene();
  #camera = new PerspectiveCamera();
  #bin = new Bin();
  #beads: Beads;
  #marks: Marks;
  #scenery: Scenery | null = null;
  #theme: Theme = LIGHT_THEME;
  #picture: Picture | null = null;
  #tracks: Track[] = [];
  #swing: Swing | null = null;
  #orbit: Orbit = PRESETS.default;
  #request = 0;
  #frames = 0;
  #warm = false;
  #gone = false;
  #stop: (() => void)[] = [];

  constructor(host: HTMLElement, options: Board3DOptions) {
    this.#host = host;
    this.#options = options;
    const high = options.quality === 'high';
    const renderer = new WebGLRenderer({
      antialias: high, // the dearest thing to draw without a graphics card
      alpha: true,
      powerPreference: 'low-power',
    });
    this.#renderer = renderer;
    renderer.setPixelRatio(high ? Math.min(devicePixelRatio, HIGH_PIXEL_RATIO) : 1);
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.enabled = high;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.shadowMap.autoUpdate = false; // turning the board moves no shadow
    const balls = new Group();
    this.#beads = new Beads(balls, options.quality);
    this.#marks = new Marks(this.#beads);
    this.#scene.add(balls, this.#marks.group);
    if (high) this.#surround();
    this.setDark(options.dark);
    this.#mount(renderer.domElement);
    this.#fit();
    void this.#warmUp();
  }

  /** Prepares the first frame, in the background where the browser can. */
  async #warmUp(): Promise<void> {
    // Where the processor draws there is nothing to compile beside it.
    if (this.#options.quality === 'high') {
      await this.#renderer.compileAsync(this.#scene, this.#camera);
    }
    if (this.#gone) return;
    this.#warm = true;
    this.#draw();
  }

  /** Light from all sides, for the brass and the varnish. */
  #surround(): void {
    const room = new RoomEnvironment();
    const generator = new PMREMGenerator(this.#renderer);
    this.#scene.environment = this.#bin.keep(generator.fromScene(room, 0.04)).texture;
    generator.dispose();
    room.dispose();
  }

  #mount(canvas: HTMLCanvasElement): void {
    canvas.setAttribute('aria-hidden', 'true');
    Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' });
    canvas.style.touchAction = 'none';
    this.#host.append(canvas);
    const lost = (event: Event): void => {
      event.preventDefault();
      this.#options.onlost();
    };
    canvas.addEventListener('webglcontextlost', lost);
    const resized = new ResizeObserver(() => this.#fit());
    resized.observe(this.#host);
    this.#stop.push(
      () => canvas.removeEventListener('webglcontextlost', lost),
      () => resized.disconnect(),
      listenForGestures(canvas, {
        tap: (at) => {
          const rod = this.#rodAt(at);
          if (rod === null) return;
          this.#options.onpick(rod);
          this.#options.oncell(this.#cellAt(at, rod));
        },
        drag: (dx, dy) => this.#turn(dragged(this.#orbit, dx, dy)),
        zoom: (factor) => this.#turn(zoomed(this.#orbit, factor)),
        hover: (at) => this.#options.onhover(at === null ? null : this.#rodAt(at)),
      }),
    );
  }

  show(picture: Picture): void {
    const before = this.#picture;
    this.#picture = picture;
    const moved = before !== null && before.rods.join() !== picture.rods.join();
    if (moved && before !== null && !this.#options.still) this.#start(before, picture);
    else if (moved) this.#tracks = [];
    if (moved || before === null) this.#renderer.shadowMap.needsUpdate = true;
    this.#place();
    this.#draw();
  }

  #start(before: Picture, after: Picture): void {
    const { falls, lifts } = planBetween(before.rods, after.rods);
    const track =
      (kind: Track['kind']) =>
      ({ cell, ball }: Placed): Track => {
        const height = RELEASE_HEIGHT - cellPlace(cell)[1];
        return { kind, cell, ball, height, start: null };
      };
    this.#tracks = [...falls.map(track('fall')), ...lifts.map(track('lift'))];
  }

  look(preset: Preset): void {
    const to = nearest(this.#orbit, PRESETS[preset]);
    if (this.#options.still) this.#turn(to);
    else this.#swing = { from: this.#orbit, to, start: null };
    this.#draw();
  }

  setDark(dark: boolean): void {
    const theme = dark ? DARK_THEME : LIGHT_THEME;
    if (theme === this.#theme && this.#scenery !== null) return;
    this.#theme = theme;
    this.#scenery?.dispose();
    this.#scenery = buildScenery(theme, this.#options.quality);
    this.#scene.add(this.#scenery.group);
    this.#scene.environmentIntensity = theme.surroundings;
    this.#renderer.toneMappingExposure = theme.exposure;
    this.#renderer.shadowMap.needsUpdate = true;
    this.#marks.dress(theme);
    this.#draw();
  }

  setStill(still: boolean): void {
    this.#options = { ...this.#options, still };
  }

  /** A point on each rod, in client pixels, where a touch means it and no other. */
  touchPoints(): Point[] {
    const frame = this.#frameOnPage();
    return Array.from({ length: RODS }, (_, rod) => {
      const { x, z } = rodPlace(rod);
      const points = TOUCH_HEIGHTS.map((y) => this.#onScreen(new Vector3(x, TOP * y, z), frame));
      return points.find((point) => this.#rodAt(point) === rod) ?? { x: 0, y: 0 };
    });
  }

  dispose(): void {
    this.#gone = true;
    cancelAnimationFrame(this.#request);
    for (const stop of this.#stop) stop();
    this.#scenery?.dispose();
    this.#marks.dispose();
    this.#beads.dispose();
    this.#bin.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    this.#renderer.domElement.remove();
  }

  // --- Drawing ----------------------------------------------------------------------------------

  #turn(orbit: Orbit): void {
    this.#swing = null;
    this.#orbit = orbit;
    aim(this.#camera, orbit);
    this.#draw();
  }

  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    aim(this.#camera, this.#orbit);
    // A resized canvas is empty until it is drawn: at once, or it flickers.
    if (this.#frames > 0) this.#frame(performance.now());
    else this.#draw();
  }

  #draw(): void {
    if (!this.#warm || this.#request !== 0) return;
    this.#request = requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now: number): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    if (this.#tracks.length > 0) {
      this.#place(now);
      this.#renderer.shadowMap.needsUpdate = true;
    }
    if (this.#swing !== null) this.#swingOn(this.#swing, now);
    this.#renderer.render(this.#scene, this.#camera);
    this.#frames += 1;
    this.#options.onframe(this.#frames);
    if (this.#tracks.length > 0 || this.#swing !== null) this.#draw();
  }

  #swingOn(swing: Swing, now: number): void {
    swing.start ??= now;
    const part = progress(now - swing.start, SWING_MS);
    this.#orbit = between(swing.from, swing.to, easeInOut(part));
    aim(this.#camera, this.#orbit);
    if (part === 1) this.#swing = null;
  }

  /** Puts every ball where it belongs at this moment. */
  #place(now?: number): void {
    const picture = this.#picture;
    if (picture === null) return;
    const heights = new Map<number, number>();
    const lifted: Bead[] = [];
    const going = this.#tracks.filter((track) => {
      if (now !== undefined) track.start ??= now;
      const elapsed = now === undefined || track.start === null ? 0 : now - track.start;
      if (track.kind === 'fall') {
        heights.set(track.cell, fallHeight(elapsed, track.height));
        return elapsed < restTime(track.height);
      }
      const part = progress(elapsed, LIFT_MS);
      if (part < 1) lifted.push(bead(track, easeInOut(part) * track.height, false));
      return part < 1;
    });
    this.#tracks = going;
    const winning = new Set(picture.lines.flatMap((line) => line.cells));
    const beads = [...lifted];
    for (let cell = 0; cell < RODS * LEVELS; cell++) {
      const ball = ballIn(picture.rods, cell);
      if (ball === null) continue;
      const dimmed = picture.dimmed && !winning.has(cell);
      beads.push(bead({ cell, ball }, heights.get(cell) ?? 0, dimmed));
    }
    this.#beads.place(beads);
    const falling = going.filter((track) => track.kind === 'fall').map((track) => track.cell);
    this.#marks.show(picture, new Set(falling));
  }

  // --- Pointing ---------------------------------------------------------------------------------

  #onScreen(place: Vector3, frame: DOMRect): Point {
    const seen = place.project(this.#camera);
    return {
      x: frame.left + ((seen.x + 1) / 2) * frame.width,
      y: frame.top + ((1 - seen.y) / 2) * frame.height,
    };
  }

  #frameOnPage(): DOMRect {
    return this.#renderer.domElement.getBoundingClientRect();
  }

  /** How many pixels a length at this place covers. */
  #pixels(place: Vector3, length: number): number {
    const distance = place.distanceTo(this.#camera.position);
    const tall = 2 * Math.tan((this.#camera.fov * Math.PI) / 360) * distance;
    return (length / tall) * this.#renderer.domElement.clientHeight;
  }

  /** The place on this rod that lies nearest on the screen. */
  #cellAt(at: Point, rod: number): number {
    const frame = this.#frameOnPage();
    const missed = Array.from({ length: LEVELS }, (_, level) => {
      const { x, y } = this.#onScreen(new Vector3(...cellPlace(cellAt(rod, level))), frame);
      return Math.hypot(at.x - x, at.y - y);
    });
    return cellAt(rod, missed.indexOf(Math.min(...missed)));
  }

  #rodAt(at: Point): number | null {
    const rods: ScreenRod[] = [];
    const balls: ScreenBall[] = [];
    const frame = this.#frameOnPage();
    for (let rod = 0; rod < RODS; rod++) {
      const { x, z } = rodPlace(rod);
      rods.push({
        rod,
        foot: this.#onScreen(new Vector3(x, 0, z), frame),
        tip: this.#onScreen(new Vector3(x, TOP, z), frame),
        reach: this.#pixels(new Vector3(x, TOP / 2, z), REACH),
      });
    }
    for (let cell = 0; cell < RODS * LEVELS; cell++) {
      if (ballIn(this.#picture?.rods ?? [], cell) === null) continue;
      const place = new Vector3(...cellPlace(cell));
      balls.push({
        rod: rodOf(cell),
        distance: place.distanceTo(this.#camera.position),
        radius: this.#pixels(place, RADIUS),
        centre: this.#onScreen(place, frame),
      });
    }
    return rodUnder(at, rods, balls);
  }
}

function bead({ cell, ball }: Placed, height: number, dimmed: boolean): Bead {
  const [x, y, z] = cellPlace(cell);
  return { cell, ball, x, y: y + height, z, dimmed };
}
