import { describe, expect, test } from 'vitest';
import {
  ballOf,
  cancelled,
  confirmed,
  isChoosable,
  isOpen,
  kindFor,
  NO_CHOICE,
  notation,
  offerFrom,
  press,
  settled,
  withKind,
} from './choice';

const A1 = 0;
const B2 = 5;
const D4 = 15;
const BOTH = offerFrom(['a1', 'b2', 'y:a1', 'y:d4']);
const OWN = offerFrom(['a1', 'b2']);

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
