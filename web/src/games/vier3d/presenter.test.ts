import { describe, expect, it } from 'vitest';
import { rodIndex } from './board/places';
import type { GameEvent, View } from './wire';
import { presenter as vier3d } from './presenter';
import { configFrom, coloursFor, DEFAULTS, openingFrom, restored } from './setup/setup';
import type { Level } from '../levels';
import { isAsExpected } from '../../lib/told';
import { verdicts } from '../../offline/vectors';

const view = (changes: Partial<View> = {}): View => ({
  variant: 'most-lines',
  yellow: 'balanced',
  turn: 3,
  to_move: 0,
  rods: Array.from({ length: 16 }, (_, i) => (i === 5 ? 'rb' : '')),
  moves: [
    ['r', 'b2', 0],
    ['b', 'b2', 1],
  ],
  lines: [],
  score: [0, 0],
  stock: [],
  threats: [{ ball: 'r', cell: 37, now: true }],
  out: [],
  clock: null,
  ...changes,
});

describe('notation', () => {
  it('counts rods by column and row', () => {
    expect([rodIndex('a1'), rodIndex('b2'), rodIndex('d4')]).toEqual([0, 5, 15]);
  });
  it('is listed in capitals', () => {
    expect(vier3d.played(view())[1]).toEqual({ seat: 1, mark: 'b', text: 'B2' });
  });
});

describe("the server's verdict on a move", () => {
  const asked = verdicts<View, GameEvent>('vier3d-guesses');

  it.each(asked)('is foreseen: $move', ({ before, move, after, events }) => {
    const [guess] = vier3d.guessEvents(before, move);
    const { rods, moves, to_move } = vier3d.guessView(before, move);

    expect(events.map((event) => isAsExpected({ ...event }, { type: '', ...guess }))).toEqual([
      true,
    ]);
    expect({ rods, moves }).toEqual({ rods: after.rods, moves: after.moves });
    if (after.to_move !== null) expect(to_move).toBe(after.to_move); // nobody foresees the end
  });
});

describe('the guessed view', () => {
  it('shows the ball at once and passes the turn', () => {
    const next = vier3d.guessView(view(), 'y:b2');
    expect(next.rods[5]).toBe('rby');
    expect(next.moves.at(-1)).toEqual(['y', 'b2', 0]);
    expect(next.to_move).toBe(1);
    expect(next.threats).toEqual([]);
  });
  it('leaves a finished game alone', () => {
    const over = view({ to_move: null });
    expect(vier3d.guessView(over, 'a1')).toBe(over);
  });
});

describe('set-up', () => {
  it('opens an online game with one tap', () => {
    expect(openingFrom(DEFAULTS, 'Anna')).toEqual({
      game: 'vier3d',
      config: { variant: 'first-line', yellow: 'balanced', clock: null },
      seats: [{ kind: 'person', mine: true }, { kind: 'person' }],
      name: 'Anna',
      order: 'lot',
      best_of_two: false,
    });
  });
  it('seats me where I want to sit', () => {
    const opening = openingFrom({ ...DEFAULTS, who: 'bot', level: 'oak', colour: 'blue' }, 'Anna');
    expect(opening.seats).toEqual([
      { kind: 'bot', level: 'oak' },
      { kind: 'person', mine: true },
    ]);
    expect(opening.order).toBe('seated');
  });
  it('gives all seats to one screen', () => {
    const opening = openingFrom({ ...DEFAULTS, who: 'local' }, 'Anna');
    expect(opening.seats.every(({ mine }) => mine)).toBe(true);
    expect(opening.order).toBe('seated');
  });
  it('has three seats for three players, without a best of two', () => {
    const three = {
      ...DEFAULTS,
      variant: 'most-lines',
      yellow: 'three-players',
      colour: 'yellow',
      bestOfTwo: true,
    } as const;
    const opening = openingFrom(three, 'Anna');
    expect(opening.seats.map(({ mine }) => mine ?? false)).toEqual([false, false, true]);
    expect(opening.best_of_two).toBe(false);
    expect(coloursFor(three)).toContain('yellow');
  });
  it('never asks for three players on the way to the first line', () => {
    expect(configFrom({ ...DEFAULTS, yellow: 'three-players' }).yellow).toBe('balanced');
    const opening = openingFrom({ ...DEFAULTS, yellow: 'three-players', colour: 'yellow' }, 'Anna');
    expect(opening.seats).toHaveLength(2);
    expect(opening.order).toBe('lot');
  });
  it('writes the clock', () => {
    const clock = (choices: object) => configFrom({ ...DEFAULTS, ...choices }).clock;
    expect(clock({ clock: 'per-move' })).toEqual({ type: 'per-move', seconds: 30 });
    expect(clock({ clock: 'total' })).toEqual({ type: 'total', seconds: 300, increment: 5 });
  });
  it('restores what was chosen last, but for who plays', () => {
    expect(restored({ variant: 'most-lines', who: 'bot' }, 'local')).toMatchObject({
      variant: 'most-lines',
      who: 'local',
    });
    expect(restored({ level: 'gone' as Level }, 'nonsense')).toMatchObject({
      level: DEFAULTS.level,
      who: 'online',
    });
  });
});
