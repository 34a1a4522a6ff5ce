/** The balls: beads with a bore, told apart by colour and by bands. */
import {
  Color,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  Vector2,
  type CanvasTexture,
  type Group,
  type Material,
} from 'three';
import { LEVELS, RODS } from './places';
import { BALL_COLOURS, Bin, FLATNESS, painted, RADIUS, ROD_RADIUS } from './parts3d';
import type { Ball } from './view';
import type { Quality } from './webgl';

const BORE = ROD_RADIUS * 1.5;
const BORE_ANGLE = Math.asin(BORE / RADIUS);
const ARC_STEPS = 30;
const BORE_POINTS = 2;
const TEXTURE_HEIGHT = 512;

const LIGHT_BAND = '#e8eefc';
const DARK_BAND = '#3a2a10';

/** Bands by their height on the ball, from -1 (bottom) to 1 (top). Red has none. */
const BANDS: Readonly<Record<Ball, { colour: string; heights: [number, number][] }>> = {
  r: { colour: '', heights: [] },
  b: { colour: LIGHT_BAND, heights: [[-0.19, 0.19]] },
  y: {
    colour: DARK_BAND,
    heights: [
      [-0.5, -0.3],
      [0.3, 0.5],
    ],
  },
};

export const BALLS: readonly Ball[] = ['r', 'b', 'y'];

/** The outside of the bead from bottom to top, then down its bore. */
function beadGeometry(quality: Quality): LatheGeometry {
  const points: Vector2[] = [];
  const at = (angle: number): Vector2 =>
    new Vector2(Math.sin(angle) * RADIUS, -Math.cos(angle) * RADIUS * FLATNESS);
  for (let i = 0; i <= ARC_STEPS; i++) {
    points.push(at(BORE_ANGLE + ((Math.PI - 2 * BORE_ANGLE) * i) / ARC_STEPS));
  }
  points.push(new Vector2(BORE * 0.9, RADIUS * FLATNESS * 0.7));
  points.push(new Vector2(BORE * 0.9, -RADIUS * FLATNESS * 0.7));
  return new LatheGeometry(points, quality === 'high' ? 56 : 32);
}

function beadTexture(ball: Ball): CanvasTexture {
  const { colour, heights } = BANDS[ball];
  // The lathe counts points; the arc takes this share of them from the lower end of the texture.
  const arcShare = ARC_STEPS / (ARC_STEPS + BORE_POINTS);
  const rowOf = (height: number): number => {
    const angle = Math.acos(-height);
    const along = (angle - BORE_ANGLE) / (Math.PI - 2 * BORE_ANGLE);
    return TEXTURE_HEIGHT * (1 - along * arcShare);
  };
  return painted(4, TEXTURE_HEIGHT, (pen) => {
    pen.fillStyle = BALL_COLOURS[ball];
    pen.fillRect(0, 0, 4, TEXTURE_HEIGHT);
    pen.fillStyle = colour;
    for (const [low, high] of heights) pen.fillRect(0, rowOf(high), 4, rowOf(low) - rowOf(high));
  });
}

export interface Bead {
  cell: number;
  ball: Ball;
  x: number;
  y: number;
  z: number;
  /** Whether it steps back behind the winning balls. */
  dimmed: boolean;
}

const PLAIN = new Color(1, 1, 1);
const DIMMED = new Color(0.5, 0.5, 0.5);

/** All balls of a board in three draw calls. */
export class Beads {
  readonly geometry: LatheGeometry;
  readonly materials: Readonly<Record<Ball, Material>>;
  readonly ghosts: Readonly<Record<Ball, Material>>;
  #bin = new Bin();
  #meshes: Record<Ball, InstancedMesh>;

  constructor(parent: Group, quality: Quality) {
    this.geometry = this.#bin.keep(beadGeometry(quality));
    const textures = { r: beadTexture('r'), b: beadTexture('b'), y: beadTexture('y') };
    for (const ball of BALLS) this.#bin.keep(textures[ball]);
    const varnish = (ball: Ball): Material =>
      this.#bin.keep(
        quality === 'high'
          ? new MeshPhysicalMaterial({
              map: textures[ball],
              roughness: 0.28,
              clearcoat: 0.9,
              clearcoatRoughness: 0.15,
            })
          : new MeshPhongMaterial({ map: textures[ball], shininess: 60, specular: '#555555' }),
      );
    const glass = (ball: Ball): Material =>
      this.#bin.keep(
        new MeshPhongMaterial({ map: textures[ball], transparent: true, opacity: 0.55 }),
      );
    this.materials = { r: varnish('r'), b: varnish('b'), y: varnish('y') };
    this.ghosts = { r: glass('r'), b: glass('b'), y: glass('y') };
    const many = (ball: Ball): InstancedMesh => {
      const mesh = new InstancedMesh(this.geometry, this.materials[ball], RODS * LEVELS);
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.frustumCulled = false;
      mesh.setColorAt(0, PLAIN); // or the shader would change with the first ball
      mesh.count = 0;
      parent.add(mesh);
      return this.#bin.keep(mesh);
    };
    this.#meshes = { r: many('r'), b: many('b'), y: many('y') };
  }

  place(beads: readonly Bead[]): void {
    const matrix = new Matrix4();
    for (const ball of BALLS) {
      const mesh = this.#meshes[ball];
      const mine = beads.filter((bead) => bead.ball === ball);
      mesh.count = mine.length;
      mine.forEach((bead, i) => {
        mesh.setMatrixAt(i, matrix.makeTranslation(bead.x, bead.y, bead.z));
        mesh.setColorAt(i, bead.dimmed ? DIMMED : PLAIN);
      });
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
  }

  dispose(): void {
    this.#bin.dispose();
  }
}
