import { describe, expect, test } from 'vitest';
import { confirmed, offerFrom, press, settled } from './choice';
import { squareOf } from './squares';

const E5 = squareOf('e5');
const B2 = squareOf('b2');
const offer = offerFrom(['e5', 'j10']);

describe('what is open', () => {
  test('are the squares that the server names', () => {
    expect([...offer.squares]).toEqual([E5, squareOf('j10')]);
    expect(offer.isAsked).toBe(false);
  });

  test('may be the word that the result was seen', () => {
    const asked = offerFrom(['ok']);

    expect(asked.isAsked).toBe(true);
    expect(asked.squares.size).toBe(0);
  });
});

describe('a press', () => {
  test('lays the piece', () => {
    expect(press(null, E5, offer, false)).toEqual({ armed: null, move: 'e5' });
  });

  test('only arms the square where moves are confirmed', () => {
    expect(press(null, E5, offer, true)).toEqual({ armed: E5, move: null });
  });

  test('on the armed square lays the piece', () => {
    expect(press(E5, E5, offer, true)).toEqual({ armed: null, move: 'e5' });
  });

  test('on another square arms that one', () => {
    expect(press(E5, squareOf('j10'), offer, true)).toEqual({ armed: squareOf('j10'), move: null });
  });

  test('on a closed square plays nothing and lets go', () => {
    expect(press(E5, B2, offer, true)).toEqual({ armed: null, move: null });
    expect(press(null, B2, offer, false)).toEqual({ armed: null, move: null });
  });
});

describe('the armed square', () => {
  test('is played by the button', () => {
    expect(confirmed(E5, offer)).toEqual({ armed: null, move: 'e5' });
    expect(confirmed(null, offer)).toEqual({ armed: null, move: null });
  });

  test('is not played once it is closed', () => {
    expect(confirmed(B2, offer).move).toBeNull();
  });

  test('stays armed only as long as it is open', () => {
    expect(settled(E5, offer)).toBe(E5);
    expect(settled(E5, offerFrom(['a1']))).toBeNull();
    expect(settled(null, offer)).toBeNull();
  });
});
