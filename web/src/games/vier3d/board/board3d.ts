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
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { Beads, type Bead } from './beads3d';
import { aim } from './camera3d';
import { Fades } from './fades';
import { Flights, type Aloft } from './flights';
import { listenForGestures } from './gestures';
import { CameraMotion } from './camera-motion';
import { cellPlace } from './measures';
import { Marks } from './marks3d';
import { orbitAt } from './moment';
import type { MomentTime } from './moment.svelte';
import { dragged, zoomed, type Orbit, type Preset } from './orbit';
import { Bin, DARK_THEME, LIGHT_THEME, type Theme } from './parts3d';
import { FADE_MS, PEEL_MS, peelWait, visibility } from './visibility';
import { inLines, type Picture } from './picture';
import { ballIn, LEVELS, rodOf, RODS } from './places';
import type { Point } from './pointing';
import { buildScenery, type Scenery } from './scenery3d';
import { Screen, type Spot } from './screen3d';
import type { Quality } from './webgl';

/** What is drawn above the board, in its pixels. */
export interface Seen {
  /** The balls of each line that won. */
  lines: Spot[][];
  /** The rod that is pointed at. */
  rod: { foot: Point; tip: Spot } | null;
}

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
  onframe(frames: number, seen: Seen): void;
  /** The graphics are gone; the board shows nothing from now on. */
  onlost(): void;
}

const HIGH_PIXEL_RATIO = 2;

export class Board3D {
  #host: HTMLElement;
  #options: Board3DOptions;
  #renderer: WebGLRenderer;
  #scene = new Scene();
  #camera = new PerspectiveCamera();
  #screen: Screen;
  #bin = new Bin();
  #beads: Beads;
  #marks: Marks;
  #scenery: Scenery | null = null;
  #theme: Theme = LIGHT_THEME;
  #picture: Picture | null = null;
  #flights = new Flights();
  #fades = new Fades();
  #motion = new CameraMotion();
  /** Where the camera stood when the match was won. */
  #home: Orbit | null = null;
  #pointed: number | null = null;
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
    this.#screen = new Screen(this.#camera, renderer.domElement);
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
          const rod = this.#screen.rodAt(at, this.#rods);
          if (rod === null) return;
          this.#options.onpick(rod);
          this.#options.oncell(this.#screen.cellAt(at, rod));
        },
        drag: (dx, dy) => this.#turn(dragged(this.#motion.orbit, dx, dy)),
        zoom: (factor) => this.#turn(zoomed(this.#motion.orbit, factor)),
        release: (speed) => {
          if (this.#options.still) return;
          this.#motion.coast(speed);
          this.#draw();
        },
        hover: (at) =>
          this.#options.onhover(at === null ? null : this.#screen.rodAt(at, this.#rods)),
      }),
    );
  }

  // --- What is shown ----------------------------------------------------------------------------

  get #rods(): readonly string[] {
    return this.#picture?.rods ?? [];
  }

  show(picture: Picture): void {
    const before = this.#picture;
    this.#picture = picture;
    const moved = before !== null && before.rods.join() !== picture.rods.join();
    if (moved && before !== null && !this.#options.still) {
      this.#flights.plan(before.rods, picture.rods);
    } else if (moved) this.#flights.land();
    if (moved || before === null) {
      this.#renderer.shadowMap.needsUpdate = true;
      this.#fade(0);
    }
    if (picture.glow === null) this.#home = null;
    this.#scenery?.fade(picture.others);
    this.#place();
    this.#draw();
  }

  look(preset: Preset): void {
    this.#motion.look(preset);
    if (this.#options.still) this.#turn(this.#arrived());
    this.#draw();
  }

  #arrived(): Orbit {
    this.#motion.arrive();
    return this.#motion.orbit;
  }

  /** Shows the levels below this one; of the others a breath. */
  peel(levels: number): void {
    const from = this.#screen.peel;
    if (from === levels) return;
    this.#screen.peel = levels;
    this.#fade(PEEL_MS, (cell) => peelWait(cell, from, levels));
    this.#draw();
  }

  /** The rod that is pointed at is seen through the balls before it. */
  point(rod: number | null): void {
    if (this.#pointed === rod) return;
    this.#pointed = rod;
    this.#scenery?.point(rod);
    this.#fade(FADE_MS);
    this.#draw();
  }

  /** Leads the camera through the winning moment. */
  follow({ ms, late }: MomentTime): void {
    const cells = this.#picture?.glow?.lines[0];
    if (cells === undefined) return;
    this.#home ??= this.#motion.orbit;
    this.#turn(orbitAt(ms, late, this.#home, cells));
  }

  setDark(dark: boolean): void {
    const theme = dark ? DARK_THEME : LIGHT_THEME;
    if (theme === this.#theme && this.#scenery !== null) return;
    this.#theme = theme;
    this.#scenery?.dispose();
    this.#scenery = buildScenery(theme, this.#options.quality);
    this.#scenery.point(this.#pointed);
    this.#scenery.fade(this.#picture?.others ?? 1);
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

  touchPoints(): Point[] {
    return this.#screen.touchPoints(this.#rods);
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
    this.#motion.turn(orbit);
    aim(this.#camera, orbit);
    this.#draw();
  }

  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    aim(this.#camera, this.#motion.orbit);
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
    if (this.#motion.isMoving) {
      this.#motion.steer(now);
      aim(this.#camera, this.#motion.orbit);
    }
    // Other balls stand before the rod as the camera turns.
    if (this.#pointed !== null) this.#fade(FADE_MS);
    if (this.#flights.isGoing || this.#fades.isGoing) {
      this.#place(now);
      this.#renderer.shadowMap.needsUpdate = true;
    }
    this.#renderer.render(this.#scene, this.#camera);
    this.#frames += 1;
    this.#options.onframe(this.#frames, this.#seen());
    if (this.#flights.isGoing || this.#fades.isGoing || this.#motion.isMoving) this.#draw();
  }

  #seen(): Seen {
    const lines = this.#picture?.glow?.lines ?? [];
    return {
      lines: lines.map((cells) => cells.map((cell) => this.#screen.spotOf(cell))),
      rod: this.#pointed === null ? null : this.#screen.rodSpots(this.#pointed),
    };
  }

  /** Sets out to what each ball should show of itself. */
  #fade(ms: number, waitOf?: (cell: number) => number): void {
    const rod = this.#pointed;
    const before = rod === null ? new Set<number>() : this.#screen.before(rod, this.#rods);
    this.#fades.aim(visibility(this.#screen.peel, before), ms, waitOf);
    if (this.#options.still) this.#fades.settle();
    if (ms === 0 || this.#options.still) this.#place();
  }

  /** Puts every ball where it belongs at this moment. */
  #place(now?: number): void {
    const picture = this.#picture;
    if (picture === null) return;
    const { heights, lifted } = this.#flights.at(now);
    const winning = inLines(picture);
    const beads = lifted.map((ball) => bead(ball, 1, false));
    for (let cell = 0; cell < RODS * LEVELS; cell++) {
      const ball = ballIn(picture.rods, cell);
      if (ball === null) continue;
      const height = heights.get(cell) ?? 0;
      const share = winning.has(cell) ? 1 : picture.others;
      const isOver = rodOf(cell) === this.#pointed;
      beads.push(bead({ cell, ball, height }, this.#fades.at(cell, now) * share, isOver));
    }
    this.#beads.place(beads);
    this.#marks.show(picture, this.#flights.falling);
  }
}

function bead({ cell, ball, height }: Aloft, opacity: number, isOver: boolean): Bead {
  const [x, y, z] = cellPlace(cell);
  return { cell, ball, x, y: y + height, z, opacity, isOver };
}
