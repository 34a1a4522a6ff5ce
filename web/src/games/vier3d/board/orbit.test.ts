import { describe, expect, test } from 'vitest';
import { between, dragged, nearest, PRESETS, zoomed } from './orbit';

describe('the camera', () => {
  test('stays above the table and near the board', () => {
    const low = dragged(PRESETS.default, 0, -5000);
    const high = dragged(PRESETS.default, 0, 5000);

    expect(low.polar).toBeLessThan(Math.PI / 2);
    expect(high.polar).toBeGreaterThan(0);
    expect(zoomed(PRESETS.default, 100).zoom).toBeLessThan(2);
    expect(zoomed(PRESETS.default, 0.001).zoom).toBeGreaterThan(0.4);
  });

  test('reaches a preset the short way round', () => {
    const turned = { ...PRESETS.default, azimuth: PRESETS.default.azimuth + 4 * Math.PI + 0.1 };

    expect(nearest(turned, PRESETS.default).azimuth).toBeCloseTo(turned.azimuth - 0.1);
    expect(between(PRESETS.default, PRESETS.top, 1).polar).toBeCloseTo(PRESETS.top.polar);
  });
});
