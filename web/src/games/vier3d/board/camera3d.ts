/** A camera that always fits the whole board into its frame. */
import { PerspectiveCamera, Vector3 } from 'three';
import { PLATE_HEIGHT, PLATE_SIDE, SPACING, TOP } from './measures';
import type { Orbit } from './orbit';

const FIELD_OF_VIEW = 30;
/** The share of the frame that the board fills. */
const FILL = 0.94;
const FITTING_ROUNDS = 4;

/** The corners of what must be seen: the plate, and the tips of the outer rods. */
const CORNERS: readonly Vector3[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((z) => [
    new Vector3((x * PLATE_SIDE) / 2, -PLATE_HEIGHT, (z * PLATE_SIDE) / 2),
    new Vector3(x * SPACING * 1.75, TOP, z * SPACING * 1.75),
  ]),
);

const middle = (values: number[]): number => (Math.max(...values) + Math.min(...values)) / 2;

/** Stands the camera on the orbit, as near as the frame allows and with the board in its middle. */
export function aim(camera: PerspectiveCamera, orbit: Orbit): void {
  camera.fov = FIELD_OF_VIEW;
  const tall = Math.tan(((FIELD_OF_VIEW / 2) * Math.PI) / 180) * FILL;
  const wide = tall * camera.aspect;
  const back = new Vector3().setFromSphericalCoords(1, orbit.polar, orbit.azimuth);
  const right = new Vector3(Math.cos(orbit.azimuth), 0, -Math.sin(orbit.azimuth));
  const up = new Vector3().crossVectors(back, right);
  const target = new Vector3(0, TOP / 2, 0);
  let distance = 0;
  for (let round = 0; round < FITTING_ROUNDS; round++) {
    const seen = CORNERS.map((corner) => {
      const from = corner.clone().sub(target);
      return { x: from.dot(right), y: from.dot(up), z: from.dot(back) };
    });
    distance = Math.max(
      ...seen.map(({ x, y, z }) => z + Math.max(Math.abs(x) / wide, Math.abs(y) / tall)),
    );
    target.addScaledVector(up, middle(seen.map(({ y, z }) => y / (distance - z))) * distance);
    target.addScaledVector(right, middle(seen.map(({ x, z }) => x / (distance - z))) * distance);
  }
  camera.position.copy(target).addScaledVector(back, distance * orbit.zoom);
  camera.up.copy(up);
  camera.lookAt(target);
  camera.near = 0.5;
  camera.far = distance * orbit.zoom + 30;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}
