/** What is drawn around the balls: last move, winning lines, threats, the ghost. */
import {
  BackSide,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  TorusGeometry,
  Vector3,
  type Material,
} from 'three';
import { inLines, type Picture, type ShownLine } from './picture';
import type { Beads } from './beads3d';
import { cellPlace, LEVEL_HEIGHT, RADIUS } from './measures';
import { Bin, type Theme } from './parts3d';
import type { Ball, Threat } from './view';

const WIN_RING = RADIUS * 1.12;
const LAST_RING = RADIUS * 1.1;
const THREAT_RING = RADIUS * 0.62;
const THREAT_SIZE = 0.4;
const FRESH_TUBE = 0.05;
const OLD_TUBE = 0.035;
/** An outline is so much thicker than its tube, a joint than its tube. */
const EDGE = 1.6;
const JOINT = 2.1;
const ON_TOP = 10;

/** Tubes of older lines in the colour of their owner; lighter than the balls they run through. */
const LINE_COLOURS: Readonly<Record<Ball, string>> = { r: '#ff8a8d', b: '#7fa2ff', y: '#ffe27a' };

const UP = new Vector3(0, 1, 0);

function ring(radius: number, tube: number): TorusGeometry {
  const torus = new TorusGeometry(radius, tube, 12, 64);
  torus.rotateX(Math.PI / 2);
  return torus;
}

export class Marks {
  readonly group = new Group();
  #bin = new Bin();
  #beads: Beads;
  #winRing = this.#bin.keep(ring(WIN_RING, 0.055));
  #winEdge = this.#bin.keep(ring(WIN_RING, 0.085));
  #lastRing = this.#bin.keep(ring(LAST_RING, 0.03));
  #lastEdge = this.#bin.keep(ring(LAST_RING, 0.055));
  #threatRing = this.#bin.keep(ring(THREAT_RING, 0.03));
  #threatEdge = this.#bin.keep(ring(THREAT_RING, 0.05));
  #joint = this.#bin.keep(new SphereGeometry(1, 14, 10));
  #tube = this.#bin.keep(new CylinderGeometry(1, 1, 1, 10, 1));
  #win = this.#flat();
  #edge = this.#bin.keep(new MeshBasicMaterial({ side: BackSide, toneMapped: false }));
  #last = this.#flat();
  #lastRim = this.#bin.keep(new MeshBasicMaterial({ side: BackSide, toneMapped: false }));
  #armed = this.#flat();
  #through = this.#overlay(1);
  #throughEdge = this.#overlay(1);
  #older: Record<Ball, Material>;

  constructor(beads: Beads) {
    this.#beads = beads;
    const older = (ball: Ball): Material => {
      const material = this.#overlay(1);
      material.color.set(LINE_COLOURS[ball]);
      return material;
    };
    this.#older = { r: older('r'), b: older('b'), y: older('y') };
  }

  #flat(): MeshBasicMaterial {
    return this.#bin.keep(new MeshBasicMaterial({ toneMapped: false }));
  }

  /** Seen through everything in front of it. */
  #overlay(opacity: number): MeshBasicMaterial {
    return this.#bin.keep(
      new MeshBasicMaterial({ toneMapped: false, transparent: true, opacity, depthTest: false }),
    );
  }

  dress(theme: Theme): void {
    this.#win.color.set(theme.win);
    this.#edge.color.set(theme.winEdge);
    this.#last.color.set(theme.last);
    this.#lastRim.color.set(theme.lastEdge);
    this.#armed.color.set(theme.armed);
    this.#through.color.set(theme.win);
    this.#throughEdge.color.set(theme.winEdge);
  }

  /** Draws the marks; those on balls still in the air wait until they lie. */
  show(picture: Picture, flying: ReadonlySet<number>): void {
    this.group.clear();
    const lines = picture.lines.filter((line) => !line.cells.some((cell) => flying.has(cell)));
    const ringed = new Set(lines.filter((line) => line.fresh).flatMap((line) => line.cells));
    for (const line of lines) this.#line(line);
    for (const cell of ringed) {
      this.#at(cell, new Mesh(this.#winRing, this.#win));
      this.#at(cell, new Mesh(this.#winEdge, this.#edge));
    }
    const { last, ghost } = picture;
    if (last !== null && !flying.has(last) && !inLines(picture).has(last)) {
      this.#at(last, new Mesh(this.#lastRing, this.#last));
      this.#at(last, new Mesh(this.#lastEdge, this.#lastRim));
    }
    for (const threat of picture.threats) {
      if (threat.cell !== ghost?.cell) this.#threat(threat, picture.threats);
    }
    if (ghost !== null) {
      this.#at(ghost.cell, new Mesh(this.#beads.geometry, this.#beads.ghosts[ghost.ball]));
      if (ghost.armed) this.#at(ghost.cell, new Mesh(this.#winRing, this.#armed));
    }
  }

  #at(cell: number, mesh: Mesh, lift = 0): Mesh {
    const [x, y, z] = cellPlace(cell);
    mesh.position.set(x, y + lift, z);
    this.group.add(mesh);
    return mesh;
  }

  /** A small ball of the colour that threatens; ringed if it can be played at once. */
  #threat(threat: Threat, all: readonly Threat[]): void {
    const rivals = all.filter(({ cell }) => cell === threat.cell);
    const share = LEVEL_HEIGHT / rivals.length;
    const lift = (rivals.indexOf(threat) + 0.5) * share - LEVEL_HEIGHT / 2;
    const ball = new Mesh(this.#beads.geometry, this.#beads.materials[threat.ball]);
    ball.scale.setScalar(THREAT_SIZE);
    this.#at(threat.cell, ball, lift);
    if (!threat.now) return;
    this.#at(threat.cell, new Mesh(this.#threatRing, this.#last), lift);
    this.#at(threat.cell, new Mesh(this.#threatEdge, this.#lastRim), lift);
  }

  #line(line: ShownLine): void {
    const radius = line.fresh ? FRESH_TUBE : OLD_TUBE;
    const order = line.fresh ? ON_TOP : ON_TOP - 2;
    this.#rail(line.cells, radius * EDGE, this.#throughEdge, order);
    this.#rail(line.cells, radius, line.fresh ? this.#through : this.#older[line.ball], order + 1);
  }

  /** A tube through the cells with a joint in each, so that one sees which four they are. */
  #rail(cells: readonly number[], radius: number, material: Material, order: number): void {
    for (const cell of cells) {
      const joint = this.#at(cell, new Mesh(this.#joint, material));
      joint.scale.setScalar(radius * JOINT);
      joint.renderOrder = order;
    }
    const a = new Vector3(...cellPlace(cells.at(0) ?? 0));
    const b = new Vector3(...cellPlace(cells.at(-1) ?? 0));
    const tube = new Mesh(this.#tube, material);
    tube.position.copy(a).add(b).multiplyScalar(0.5);
    tube.scale.set(radius, a.distanceTo(b), radius);
    tube.quaternion.setFromUnitVectors(UP, b.sub(a).normalize());
    tube.renderOrder = order;
    this.group.add(tube);
  }

  dispose(): void {
    this.group.clear();
    this.#bin.dispose();
  }
}
