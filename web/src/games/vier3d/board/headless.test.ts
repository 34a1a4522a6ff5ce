import { describe, expect, test } from 'vitest';
import {
  ballOf,
  cancelled,
  cellAt,
  confirmed,
  distanceToAxis,
  fallHeight,
  ghostOn,
  impactTime,
  isChoosable,
  isOpen,
  isSteady,
  kindFor,
  lastCell,
  levelOf,
  linesShown,
  neighbour,
  NO_CHOICE,
  notation,
  offerFrom,
  pictureOf,
  planBetween,
  press,
  restTime,
  rodLabel,
  rodName,
  rodOf,
  rodUnder,
  RODS,
  settled,
  withKind,
  type ScreenRod,
} from './headless';
import { layoutFor, placeOf, QUARTERS, rodNear, STACKED } from './layout';
import { between, dragged, nearest, PRESETS, zoomed } from './orbit';
import { t, viewOf } from './samples';
import type { Ball } from './view';

const A1 = 0;
const B1 = 1;
const B2 = 5;
const D4 = 15;
const BOTH = offerFrom(['a1', 'b2', 'y:a1', 'y:d4']);
const OWN = offerFrom(['a1', 'b2']);

describe('places', () => {
  test('rods are named by column and row', () => {
    expect([A1, B1, B2, D4].map(rodName)).toEqual(['A1', 'B1', 'B2', 'D4']);
  });

  test('a cell is a rod and a level', () => {
    const cell = cellAt(B2, 3);

    expect([cell, rodOf(cell), levelOf(cell)]).toEqual([53, B2, 3]);
  });

  test('arrows move as on the board, with a1 at the bottom left, and wrap', () => {
    expect(neighbour(A1, 'ArrowUp')).toBe(4);
    expect(neighbour(A1, 'ArrowRight')).toBe(1);
    expect(neighbour(A1, 'ArrowLeft')).toBe(3);
    expect(neighbour(A1, 'ArrowDown')).toBe(12);
    expect(neighbour(B2, 'End')).toBe(7);
    expect(neighbour(B2, 'Home')).toBe(4);
    expect(neighbour(A1, 'x')).toBeNull();
  });
});

describe('choosing a move', () => {
  test('an offer sorts the legal moves by kind of ball', () => {
    expect([...BOTH.own]).toEqual([A1, B2]);
    expect([...BOTH.yellow]).toEqual([A1, D4]);
    expect(isChoosable(BOTH)).toBe(true);
    expect(isChoosable(OWN)).toBe(false);
  });

  test('without confirmation a press plays', () => {
    expect(press(NO_CHOICE, B2, OWN, false)).toEqual({ choice: NO_CHOICE, move: 'b2' });
  });

  test('with confirmation the first press arms, the second plays', () => {
    const first = press(NO_CHOICE, B2, OWN, true);
    const second = press(first.choice, B2, OWN, true);

    expect(first).toEqual({ choice: { rod: B2, kind: 'own' }, move: null });
    expect(second).toEqual({ choice: NO_CHOICE, move: 'b2' });
  });

  test('a press on another rod arms that one instead', () => {
    const { choice, move } = press({ rod: B2, kind: 'own' }, A1, OWN, true);

    expect([choice.rod, move]).toEqual([A1, null]);
  });

  test('a rod that is not open plays nothing and disarms', () => {
    expect(press({ rod: B2, kind: 'own' }, D4, OWN, false)).toEqual({
      choice: { rod: null, kind: 'own' },
      move: null,
    });
  });

  test('the confirm button plays what is armed, and nothing when nothing is', () => {
    expect(confirmed({ rod: B2, kind: 'own' }, OWN).move).toBe('b2');
    expect(confirmed(NO_CHOICE, OWN).move).toBeNull();
    expect(cancelled({ rod: B2, kind: 'yellow' })).toEqual({ rod: null, kind: 'yellow' });
  });

  test('a yellow ball is written with its prefix, and the own ball is next', () => {
    const played = press({ rod: null, kind: 'yellow' }, D4, BOTH, false);

    expect(played).toEqual({ choice: NO_CHOICE, move: 'y:d4' });
    expect(notation(B2, 'own')).toBe('b2');
  });

  test('another kind of ball keeps the armed rod only where that kind may go', () => {
    expect(withKind({ rod: A1, kind: 'own' }, 'yellow', BOTH)).toEqual({ rod: A1, kind: 'yellow' });
    expect(withKind({ rod: B2, kind: 'own' }, 'yellow', BOTH)).toEqual({
      rod: null,
      kind: 'yellow',
    });
  });

  test('whoever has one kind left plays that one', () => {
    const yellowOnly = offerFrom(['y:a1']);

    expect(kindFor(yellowOnly, 'own')).toBe('yellow');
    expect(isOpen(yellowOnly, NO_CHOICE, A1)).toBe(true);
    expect(press(NO_CHOICE, A1, yellowOnly, false).move).toBe('y:a1');
  });

  test('what became impossible is let go', () => {
    expect(settled({ rod: B2, kind: 'own' }, offerFrom([]))).toEqual({ rod: null, kind: 'own' });
    expect(settled({ rod: B2, kind: 'own' }, OWN).rod).toBe(B2);
  });

  test('the third player has yellow balls of their own', () => {
    expect(ballOf('own', { name: 'Cleo', mark: 'y' })).toBe('y');
    expect(ballOf('yellow', { name: 'Anna', mark: 'r' })).toBe('y');
  });
});

describe('what is drawn', () => {
  const line = (ply: number) => ({ ball: 'r' as const, cells: [0, 16, 32, 48], ply });

  test('the last ball is the uppermost of its rod', () => {
    const view = viewOf([
      ['r', B2],
      ['b', B2],
    ]);

    expect(lastCell(view)).toBe(cellAt(B2, 1));
    expect(lastCell(viewOf([]))).toBeNull();
  });

  test('where the first line wins, all lines are shown and the other balls step back', () => {
    const view = viewOf([['r', A1]], { lines: [line(0), { ...line(0), cells: [0, 1, 2, 3] }] });
    const picture = pictureOf(view, { threats: false, allLines: false, ghost: null });

    expect(picture.lines.map(({ fresh }) => fresh)).toEqual([true, true]);
    expect(picture.dimmed).toBe(true);
  });

  test('where lines are counted, older ones are shown on request', () => {
    const moves: [Ball, number][] = [
      ['r', A1],
      ['b', B2],
    ];
    const view = viewOf(moves, { variant: 'most-lines', lines: [line(0), line(1)] });

    expect(linesShown(view, false).map(({ ply }) => ply)).toEqual([1]);
    expect(linesShown(view, true).map(({ fresh }) => fresh)).toEqual([false, true]);
  });

  test('threats are shown on request only', () => {
    const view = viewOf([], { threats: [{ ball: 'r', cell: 3, now: true }] });
    const shown = (threats: boolean) =>
      pictureOf(view, { threats, allLines: false, ghost: null }).threats.length;

    expect([shown(false), shown(true)]).toEqual([0, 1]);
  });

  test('a ghost lies on its stack, and nowhere on a full rod', () => {
    expect(ghostOn(['rb'], 0, 'r', true)).toEqual({ cell: cellAt(0, 2), ball: 'r', armed: true });
    expect(ghostOn(['rbrb'], 0, 'r', true)).toBeNull();
  });
});

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

describe('motion', () => {
  const empty = Array.from({ length: RODS }, () => '');
  const withRod = (rod: number, stack: string) => empty.with(rod, stack);

  test('a new ball falls, one taken back is lifted', () => {
    const full = withRod(B2, 'r');

    expect(planBetween(empty, full)).toEqual({ falls: [{ cell: B2, ball: 'r' }], lifts: [] });
    expect(planBetween(full, empty)).toEqual({ falls: [], lifts: [{ cell: B2, ball: 'r' }] });
  });

  test('a jump in the game moves nothing', () => {
    expect(planBetween(empty, withRod(B2, 'rbr'))).toEqual({ falls: [], lifts: [] });
  });

  test('a ball falls, bounces and lies still, by time and not by frames', () => {
    const height = 4;
    const impact = impactTime(height);

    expect(fallHeight(0, height)).toBe(height);
    expect(fallHeight(impact / 2, height)).toBeCloseTo(height * 0.75);
    expect(fallHeight(impact, height)).toBeCloseTo(0);
    expect(fallHeight(impact + 60, height)).toBeGreaterThan(0);
    expect(fallHeight(restTime(height), height)).toBeCloseTo(0);
    expect(restTime(height)).toBeLessThan(900);
  });

  test('the camera stays above the table and near the board', () => {
    const low = dragged(PRESETS.default, 0, -5000);
    const high = dragged(PRESETS.default, 0, 5000);

    expect(low.polar).toBeLessThan(Math.PI / 2);
    expect(high.polar).toBeGreaterThan(0);
    expect(zoomed(PRESETS.default, 100).zoom).toBeLessThan(2);
    expect(zoomed(PRESETS.default, 0.001).zoom).toBeGreaterThan(0.4);
  });

  test('a preset is reached the short way round', () => {
    const turned = { ...PRESETS.default, azimuth: PRESETS.default.azimuth + 4 * Math.PI + 0.1 };

    expect(nearest(turned, PRESETS.default).azimuth).toBeCloseTo(turned.azimuth - 0.1);
    expect(between(PRESETS.default, PRESETS.top, 1).polar).toBeCloseTo(PRESETS.top.polar);
  });
});

describe('pointing', () => {
  const upright = (rod: number, x: number): ScreenRod => ({
    rod,
    foot: { x, y: 100 },
    tip: { x, y: 0 },
    reach: 30,
  });
  const rods = [upright(0, 0), upright(1, 40)];

  test('the nearest axis is meant, unless the finger is far from all', () => {
    expect(rodUnder({ x: 18, y: 50 }, rods, [])).toBe(0);
    expect(rodUnder({ x: 22, y: 50 }, rods, [])).toBe(1);
    expect(rodUnder({ x: 90, y: 50 }, rods, [])).toBeNull();
    expect(distanceToAxis({ x: 3, y: -4 }, upright(0, 0))).toBe(5);
  });

  test('a ball in front is meant rather than the rod behind it', () => {
    const centre = { x: 20, y: 50 };
    const balls = [
      { rod: 7, centre, radius: 25, distance: 12 },
      { rod: 3, centre, radius: 25, distance: 9 },
    ];

    expect(rodUnder({ x: 38, y: 50 }, rods, balls)).toBe(3);
  });

  test('a press that travels is no tap', () => {
    expect(isSteady({ x: 0, y: 0 }, { x: 5, y: 5 })).toBe(true);
    expect(isSteady({ x: 0, y: 0 }, { x: 9, y: 0 })).toBe(false);
  });

  test('floors: every place leads to its rod, in both layouts', () => {
    for (const layout of [STACKED, QUARTERS]) {
      for (let cell = 0; cell < 64; cell++) {
        expect(rodNear(placeOf(cell, layout), layout)).toBe(rodOf(cell));
      }
      expect(rodNear({ x: -200, y: -200 }, layout)).toBeNull();
    }
  });

  test('floors lie in quarters where they would be too small when stacked', () => {
    expect(layoutFor(900, 700)).toBe(STACKED);
    expect(layoutFor(380, 320)).toBe(QUARTERS);
  });
});
