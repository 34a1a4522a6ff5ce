/** What stands still: plate, rods, lettering, light. Built anew when the theme changes. */
import {
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  ShadowMaterial,
  SphereGeometry,
  TorusGeometry,
  type BufferGeometry,
  type CanvasTexture,
  type Material,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { OVER_ORDER } from './beads3d';
import { COLUMNS, RODS, SIDE } from './places';
import { PLATE_HEIGHT, PLATE_SIDE, ROD_HEIGHT, ROD_RADIUS, rodPlace, SPACING } from './measures';
import { Bin, painted, type Theme } from './parts3d';
import type { Quality } from './webgl';

const WOOD_SIZE = 512;
const GRAIN_LINES = 460;
const LETTERING_SIZE = 1024;
const SHADOW_MAP_SIZE = 1024;

/** Repeatable noise, so that the board looks the same every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function wood(theme: Theme): CanvasTexture {
  const texture = painted(WOOD_SIZE, WOOD_SIZE, (pen) => {
    const random = dice(7);
    pen.fillStyle = `rgb(${theme.woodBase.join(' ')})`;
    pen.fillRect(0, 0, WOOD_SIZE, WOOD_SIZE);
    for (let i = 0; i < GRAIN_LINES; i++) {
      const y = random() * WOOD_SIZE;
      const strength = 0.03 + random() * 0.1;
      const light = random() > 0.5;
      const swing = 4 + random() * 9;
      const pace = 0.004 + random() * 0.006;
      const phase = random() * 6;
      const colour = light ? theme.woodLight : [20, 10, 4];
      pen.strokeStyle = `rgb(${colour.join(' ')} / ${light ? strength * 0.5 : strength})`;
      pen.lineWidth = 0.6 + random() * 2.2;
      pen.beginPath();
      for (let x = 0; x <= WOOD_SIZE; x += 16) {
        const wave = Math.sin(x * pace + phase) + Math.sin(x * pace * 3.1 + phase) * 0.2;
        pen.lineTo(x, y + wave * swing);
      }
      pen.stroke();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** Names of columns and rows on all four edges, each readable from its side, and a fine grid. */
function lettering(theme: Theme): CanvasTexture {
  return painted(LETTERING_SIZE, LETTERING_SIZE, (pen) => {
    const scale = LETTERING_SIZE / PLATE_SIDE;
    const half = LETTERING_SIZE / 2;
    const offset = (i: number): number => (i - (SIDE - 1) / 2) * SPACING * scale;
    const reach = offset(SIDE - 1);
    pen.translate(half, half);
    pen.strokeStyle = theme.inlay;
    pen.lineWidth = 3;
    pen.beginPath();
    for (let i = 0; i < SIDE; i++) {
      pen.moveTo(offset(i), -reach);
      pen.lineTo(offset(i), reach);
      pen.moveTo(-reach, offset(i));
      pen.lineTo(reach, offset(i));
    }
    pen.stroke();
    pen.font = '700 58px system-ui, "Noto Sans", sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = theme.lettering;
    const edge = half - 0.4 * scale;
    const columns = [...COLUMNS];
    const rows = columns.map((_, i) => String(i + 1));
    // Front, right, back, left: turning the pen turns the letters with it.
    const edges = [columns, rows, columns.toReversed(), rows.toReversed()];
    for (const names of edges) {
      names.forEach((name, i) => pen.fillText(name, offset(i), edge));
      pen.rotate(-Math.PI / 2);
    }
  });
}

/** A soft dark spot under the board where there are no real shadows. */
function spot(): CanvasTexture {
  const size = 128;
  return painted(size, size, (pen) => {
    const fade = pen.createRadialGradient(
      size / 2,
      size / 2,
      size * 0.2,
      size / 2,
      size / 2,
      size * 0.42, // the edge of the picture must not show
    );
    fade.addColorStop(0, 'rgb(0 0 0 / 1)');
    fade.addColorStop(1, 'rgb(0 0 0 / 0)');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, size, size);
  });
}

/** One thing on every rod. */
function onEveryRod(geometry: BufferGeometry, material: Material, y: number): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, RODS);
  const matrix = new Matrix4();
  for (let rod = 0; rod < RODS; rod++) {
    const { x, z } = rodPlace(rod);
    mesh.setMatrixAt(rod, matrix.makeTranslation(x, y, z));
  }
  return mesh;
}

function flat(mesh: Mesh, y: number): Mesh {
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = y;
  return mesh;
}

function lights(quality: Quality): Group {
  const group = new Group();
  const sun = new DirectionalLight('#fff2dc', 2.3);
  sun.position.set(4, 11, 5);
  sun.castShadow = quality === 'high';
  sun.shadow.mapSize.set(SHADOW_MAP_SIZE, SHADOW_MAP_SIZE);
  Object.assign(sun.shadow.camera, { left: -6, right: 6, top: 6, bottom: -6, near: 1, far: 25 });
  sun.shadow.radius = 2.5;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.02;
  group.add(sun, new HemisphereLight('#e6eeff', '#6a5646', quality === 'high' ? 0.35 : 2.4));
  return group;
}

export interface Scenery {
  group: Group;
  /** Draws this rod over faint balls before it. */
  point(rod: number | null): void;
  /** How much is seen of the rods. */
  fade(opacity: number): void;
  dispose(): void;
}

export function buildScenery(theme: Theme, quality: Quality): Scenery {
  const bin = new Bin();
  const group = new Group();
  const high = quality === 'high';

  const grain = bin.keep(wood(theme));
  const plate = new Mesh(
    bin.keep(new RoundedBoxGeometry(PLATE_SIDE, PLATE_HEIGHT, PLATE_SIDE, high ? 5 : 3, 0.2)),
    bin.keep(
      high
        ? new MeshPhysicalMaterial({
            map: grain,
            roughness: 0.5,
            clearcoat: 0.45,
            clearcoatRoughness: 0.35,
          })
        : new MeshLambertMaterial({ map: grain }),
    ),
  );
  plate.position.y = -PLATE_HEIGHT / 2;
  plate.receiveShadow = plate.castShadow = true;

  const letters = new Mesh(
    bin.keep(new PlaneGeometry(PLATE_SIDE, PLATE_SIDE)),
    bin.keep(
      new MeshBasicMaterial({
        map: bin.keep(lettering(theme)),
        transparent: true,
        toneMapped: false,
        depthWrite: false,
      }),
    ),
  );

  const ground = high
    ? new Mesh(
        bin.keep(new PlaneGeometry(40, 40)),
        bin.keep(new ShadowMaterial({ opacity: theme.shadow })),
      )
    : new Mesh(
        bin.keep(new PlaneGeometry(PLATE_SIDE * 1.45, PLATE_SIDE * 1.45)),
        bin.keep(
          new MeshBasicMaterial({
            map: bin.keep(spot()),
            transparent: true,
            opacity: theme.shadow * 1.6,
            depthWrite: false,
          }),
        ),
      );
  ground.receiveShadow = true;

  const brass = bin.keep(
    high
      ? new MeshStandardMaterial({
          color: theme.brass,
          metalness: 1,
          roughness: 0.3,
          envMapIntensity: 1.9,
        })
      : new MeshPhongMaterial({ color: '#b98d45', specular: '#fff1c8', shininess: 60 }),
  );
  brass.transparent = true; // from the start, or its shader would be made anew when it fades
  const rodShape = new CylinderGeometry(ROD_RADIUS, ROD_RADIUS, ROD_HEIGHT, high ? 20 : 12);
  const rods = onEveryRod(bin.keep(rodShape), brass, ROD_HEIGHT / 2);
  rods.castShadow = true;
  const knobShape = new SphereGeometry(ROD_RADIUS * 1.55, high ? 20 : 12, high ? 14 : 8);
  const knobs = onEveryRod(bin.keep(knobShape), brass, ROD_HEIGHT + 0.03);
  const dishShape = new TorusGeometry(0.3, 0.035, 10, high ? 40 : 24).rotateX(Math.PI / 2);
  const dishes = onEveryRod(bin.keep(dishShape), brass, 0.01);
  dishes.receiveShadow = true;
  for (const mesh of [rods, knobs, dishes]) bin.keep(mesh);

  group.add(plate, flat(letters, 0.006), flat(ground, -PLATE_HEIGHT - 0.02));
  group.add(rods, knobs, dishes, lights(quality));
  const over = bin.keep(brass.clone());
  const pointed = new Group().add(new Mesh(rods.geometry, over), new Mesh(knobs.geometry, over));
  const [pole, knob] = pointed.children;
  pole?.position.setY(ROD_HEIGHT / 2);
  knob?.position.setY(ROD_HEIGHT + 0.03);
  for (const part of pointed.children) part.renderOrder = OVER_ORDER - 1;
  pointed.visible = false;
  group.add(pointed);
  return {
    group,
    point(rod) {
      pointed.visible = rod !== null;
      if (rod === null) return;
      const { x, z } = rodPlace(rod);
      pointed.position.set(x, 0, z);
    },
    fade(opacity) {
      brass.opacity = opacity;
    },
    dispose() {
      group.removeFromParent();
      bin.dispose();
    },
  };
}
