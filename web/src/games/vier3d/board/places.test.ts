import { describe, expect, test } from 'vitest';
import { cellAt, levelOf, neighbour, rodName, rodOf } from './places';

const A1 = 0;
const B1 = 1;
const B2 = 5;
const D4 = 15;

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
