/** Where the camera stands on its sphere around the board. Angles in radians. */

export interface Orbit {
  /** Around the board; 0 looks from row 1 towards row 4. */
  azimuth: number;
  /** From straight above (0) down to the table. */
  polar: number;
  /** 1 fits the board into the frame, less is nearer. */
  zoom: number;
}

export type Preset = 'default' | 'top' | 'side';

export const PRESETS: Readonly<Record<Preset, Orbit>> = {
  default: { azimuth: 0.5, polar: 1.02, zoom: 1 },
  top: { azimuth: 0, polar: 0.34, zoom: 1 },
  side: { azimuth: 0.14, polar: 1.36, zoom: 1 },
};

const POLAR: readonly [number, number] = [0.08, 1.45];
const ZOOM: readonly [number, number] = [0.6, 1.35];
const RADIANS_PER_PIXEL = 0.0075;
const ZOOM_PER_PIXEL = 0.001;

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(high, Math.max(low, value));

/** The orbit kept within what can be read: never from below, never lost far away. */
const limited = (orbit: Orbit): Orbit => ({
  azimuth: orbit.azimuth,
  polar: clamp(orbit.polar, POLAR),
  zoom: clamp(orbit.zoom, ZOOM),
});

export const dragged = (orbit: Orbit, dx: number, dy: number): Orbit =>
  limited({
    ...orbit,
    azimuth: orbit.azimuth - dx * RADIANS_PER_PIXEL,
    polar: orbit.polar - dy * RADIANS_PER_PIXEL,
  });

export const zoomed = (orbit: Orbit, factor: number): Orbit =>
  limited({ ...orbit, zoom: orbit.zoom * factor });

export const wheelFactor = (pixels: number): number => Math.exp(pixels * ZOOM_PER_PIXEL);

/** The target with its azimuth on the near side, so that the board never spins the long way. */
export function nearest(from: Orbit, to: Orbit): Orbit {
  const turn = 2 * Math.PI;
  const turns = Math.round((from.azimuth - to.azimuth) / turn);
  return { ...to, azimuth: to.azimuth + turns * turn };
}

export const between = (from: Orbit, to: Orbit, part: number): Orbit => ({
  azimuth: from.azimuth + (to.azimuth - from.azimuth) * part,
  polar: from.polar + (to.polar - from.polar) * part,
  zoom: from.zoom + (to.zoom - from.zoom) * part,
});
