import { describe, expect, test } from 'vitest';
import { cellAt } from './places';
import { t } from './samples';
import { rodLabel } from './words';

const A1 = 0;
const B2 = 5;

describe('words', () => {
  test('a rod is read from the bottom up, with what is free', () => {
    expect(rodLabel(t, ['rb'], 0)).toBe('vier3d-rod(A1 vier3d-red, vier3d-blue 2)');
    expect(rodLabel(t, [''], 0)).toBe('vier3d-rod-empty(A1)');
    expect(rodLabel(t, ['ryby'], 0)).toMatch(/^vier3d-rod-full/);
  });

  test('threats are read with their rod', () => {
    const threats = [
      { ball: 'r' as const, cell: cellAt(A1, 1), now: true },
      { ball: 'b' as const, cell: cellAt(B2, 1), now: true },
    ];

    expect(rodLabel(t, ['r'], A1, threats)).toContain('. vier3d-threat-now(vier3d-red 2)');
    expect(rodLabel(t, ['r'], A1, threats)).not.toContain('blue');
  });
});
