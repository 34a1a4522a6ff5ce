/** The balls: beads with a bore, told apart by colour and by bands. */
import {
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  Vector2,
  type CanvasTexture,
  type Group,
  type Material,
} from 'three';
import { LEVELS, RODS } from './places';
import { FLATNESS, RADIUS, ROD_RADIUS } from './measures';
import { BALL_COLOURS, Bin, painted } from './parts3d';
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

const BALLS: readonly Ball[] = ['r', 'b', 'y'];

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
  /** How much is seen of it, from 0 to 1. */
  opacity: number;
  /** Whether it is drawn over those of which less is seen. */
  isOver: boolean;
}

const FAINT_ORDER = 1;
export const OVER_ORDER = 3;
/** Fainter ones cast no shadow. */
const SHADOW_FROM = 0.3;

/** All solid balls of a board in three draw calls; faint ones one by one, from back to front. */
export class Beads {
  readonly geometry: LatheGeometry;
  readonly materials: Readonly<Record<Ball, Material>>;
  readonly ghosts: Readonly<Record<Ball, Material>>;
  #bin = new Bin();
  #parent: Group;
  #meshes: Record<Ball, InstancedMesh>;
  #singles = new Map<string, Mesh<LatheGeometry, Material>>();

  constructor(parent: Group, quality: Quality) {
    this.#parent = parent;
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
      mesh.count = 0;
      parent.add(mesh);
      return this.#bin.keep(mesh);
    };
    this.#meshes = { r: many('r'), b: many('b'), y: many('y') };
  }

  place(beads: readonly Bead[]): void {
    const matrix = new Matrix4();
    const isSolid = ({ opacity, isOver }: Bead): boolean => opacity === 1 && !isOver;
    for (const ball of BALLS) {
      const mesh = this.#meshes[ball];
      const mine = beads.filter((bead) => bead.ball === ball && isSolid(bead));
      mesh.count = mine.length;
      mine.forEach((bead, i) => {
        mesh.setMatrixAt(i, matrix.makeTranslation(bead.x, bead.y, bead.z));
      });
      mesh.instanceMatrix.needsUpdate = true;
    }
    for (const mesh of this.#singles.values()) mesh.visible = false;
    for (const bead of beads) if (!isSolid(bead)) this.#single(bead);
  }

  /** A ball of its own, with a varnish that can fade. */
  #single({ cell, ball, x, y, z, opacity, isOver }: Bead): void {
    const key = `${ball}${cell}`;
    let mesh = this.#singles.get(key);
    if (mesh === undefined) {
      const varnish = this.#bin.keep(this.materials[ball].clone());
      varnish.transparent = true; // or they would not be drawn from back to front
      mesh = new Mesh(this.geometry, varnish);
      this.#singles.set(key, mesh);
      this.#parent.add(mesh);
    }
    mesh.position.set(x, y, z);
    mesh.visible = true;
    mesh.renderOrder = isOver ? OVER_ORDER : FAINT_ORDER;
    mesh.castShadow = opacity > SHADOW_FROM;
    mesh.material.opacity = opacity;
    mesh.material.depthWrite = opacity === 1;
  }

  dispose(): void {
    this.#bin.dispose();
  }
}
