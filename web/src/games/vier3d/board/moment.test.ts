import { describe, expect, test } from 'vitest';
import { Fades } from './fades';
import { CameraMotion } from './camera-motion';
import { lateness, momentAt, orbitAt, othersFading, REST, STEPS, STILL } from './moment';
import { PRESETS } from './orbit';
import { HIDING, PEEL_MS, PEELED, peelWait, visibility } from './visibility';

const DIAGONAL = [0, 21, 42, 63];
const lit = (ms: number, late = 0): number =>
  momentAt(ms, late).balls.filter((bright) => bright > 0).length;

describe('the winning moment', () => {
  test('lights up ball by ball and draws the line behind them', () => {
    expect([200, 400, 600, 800, 1100].map((ms) => lit(ms))).toEqual([0, 1, 2, 3, 4]);
    expect(momentAt(500).drawn).toBeCloseTo(1 / 3);
    expect(momentAt(1000).drawn).toBeCloseTo(1);
  });

  test('dims the others, and less so at its end', () => {
    const others = [0, 700, 1400, REST].map((ms) => momentAt(ms).others);
    expect(others).toEqual([1, 0.45, 0.35, 0.5]);
  });

  test('waits for a ball in the air, and ends in time all the same', () => {
    expect(lit(400, 200)).toBe(0);
    expect(lateness(-30)).toBe(0);
    expect(lateness(9000)).toBeLessThan(500);
    expect(REST).toBeLessThanOrEqual(2500);
    expect(momentAt(REST, 450)).toBe(STILL);
  });

  test('is told in steps: each names what is lit and drawn when the next one comes', () => {
    expect(STEPS.map(({ at, shows }) => [lit(at), lit(shows)])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    const drawn = STEPS.map(({ shows }) => momentAt(shows).drawn);
    expect(drawn.map((part) => Math.round(part * 3))).toEqual([1, 2, 3, 3]);
    expect(STEPS.slice(1).map(({ at }) => at)).toEqual(STEPS.slice(0, -1).map((one) => one.shows));
  });

  test('fades the others by itself as it does frame by frame', () => {
    for (const late of [0, 240, 450]) {
      const fading = othersFading(late);
      const offsets = fading.map(({ offset }) => offset ?? 0);
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      for (const { offset, opacity } of fading) {
        expect(opacity).toBeCloseTo(momentAt((offset ?? 0) * REST, late).others);
      }
    }
  });

  test('leads the camera along the line, then broadside, without a jump', () => {
    const at = (ms: number) => orbitAt(ms, 0, PRESETS.default, DIAGONAL);
    expect(at(0)).toEqual(PRESETS.default);
    expect(at(700).zoom).toBeLessThan(0.8);
    const broadside = at(1400).azimuth - -Math.PI / 4; // A1 to D4 runs away to the right
    expect(Math.abs(Math.sin(broadside))).toBeCloseTo(1);
    expect(at(REST).zoom).toBe(1);
    for (let ms = 0; ms < REST; ms += 20) {
      expect(Math.abs(at(ms + 20).azimuth - at(ms).azimuth)).toBeLessThan(0.25);
    }
  });

  test('looks down on an upright line first', () => {
    expect(orbitAt(700, 0, PRESETS.default, [0, 16, 32, 48]).polar).toBeLessThan(0.5);
  });
});

describe('the peel', () => {
  test('leaves a breath of what is peeled off, and of what hides a rod', () => {
    const seen = visibility(2, new Set([3]));
    expect([seen[0], seen[3], seen[16], seen[32], seen[63]]).toEqual([
      1,
      HIDING,
      1,
      PEELED,
      PEELED,
    ]);
  });

  test('takes level after level', () => {
    expect([48, 32, 16].map((cell) => peelWait(cell, 4, 1) / PEEL_MS)).toEqual([0, 1, 2]);
    expect([16, 32, 48].map((cell) => peelWait(cell, 1, 4) / PEEL_MS)).toEqual([0, 1, 2]);
  });

  test('fades by time, and turns back from where it is', () => {
    const fades = new Fades();
    fades.aim([1], 0);
    expect(fades.at(0, 0)).toBe(1);
    fades.aim([0], 100);
    expect([fades.at(0, 10), fades.at(0, 60), fades.isGoing]).toEqual([1, 0.5, true]);
    fades.aim([1], 100);
    expect([fades.at(0, 70), fades.at(0, 170), fades.isGoing]).toEqual([0.5, 1, false]);
  });
});

describe('the motion of the camera', () => {
  test('reaches a view in 400 ms', () => {
    const motion = new CameraMotion();
    motion.look('top');
    motion.steer(1000);
    motion.steer(1390);
    expect(motion.isMoving).toBe(true);
    motion.steer(1400);
    expect(motion.isMoving).toBe(false);
    expect(motion.orbit.polar).toBeCloseTo(PRESETS.top.polar);
  });

  test('rolls on after a turn, slower and slower, and not after a rest', () => {
    const motion = new CameraMotion();
    motion.coast({ x: 0.05, y: 0 });
    expect(motion.isMoving).toBe(false);
    motion.coast({ x: -1, y: 0 });
    const azimuths = [0, 200, 400, 900].map((now) => {
      motion.steer(now);
      return motion.orbit.azimuth;
    });
    const steps = azimuths.slice(1).map((azimuth, i) => azimuth - (azimuths[i] ?? 0));
    expect(steps[0]).toBeGreaterThan(steps[1] ?? 0);
    expect(steps[2]).toBeGreaterThan(0);
    expect(motion.isMoving).toBe(false);
  });
});
