import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AGAIN_MS, Hold, HOLD_MS } from './hold-to-confirm';

let isRash = true;
const ask = vi.fn<(how: string) => void>();
const act = vi.fn<() => void>();
let button: EventTarget;
let hold: Hold;

/** What the button is told; its fields are those of a key or a pointer. */
const tell = (type: string, fields: object = { button: 0 }): void => {
  button.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields));
};
const tap = (millis = 50): void => {
  tell('pointerdown');
  vi.advanceTimersByTime(millis);
  tell('pointerup');
  tell('click');
};
const key = (millis = 50): void => {
  tell('keydown', { key: 'Enter' });
  vi.advanceTimersByTime(millis);
  tell('keyup', { key: 'Enter' });
};

beforeEach(() => {
  vi.useFakeTimers();
  isRash = true;
  ask.mockClear();
  act.mockClear();
  button = Object.assign(new EventTarget(), { dataset: {} });
  hold = new Hold({ isRash: () => isRash, ask, act });
  hold.attach(button as HTMLElement);
});
afterEach(() => vi.useRealTimers());

test('what is not rash is done by a tap or a key', () => {
  isRash = false;
  tap();
  key();
  expect([act.mock.calls.length, ask.mock.calls.length]).toEqual([2, 0]);
});

test('a tap, and a second one, only ask to hold', () => {
  tap();
  tap(HOLD_MS - 1);
  expect(act).not.toHaveBeenCalled();
  expect(ask.mock.calls).toEqual([['hold'], ['hold']]);
});

test('holding does it once, though a click follows', () => {
  tap(HOLD_MS);
  expect([act.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0]);
});

test('a finger that slips off does nothing', () => {
  tell('pointerdown');
  tell('pointerleave');
  vi.advanceTimersByTime(HOLD_MS);
  expect(act).not.toHaveBeenCalled();
});

test('a key is held, or pressed again before it is forgotten', () => {
  key(HOLD_MS);
  expect(act).toHaveBeenCalledTimes(1);
  key();
  expect(act).toHaveBeenCalledTimes(1);
  key();
  expect(act).toHaveBeenCalledTimes(2);
  key();
  vi.advanceTimersByTime(AGAIN_MS);
  key();
  expect(act).toHaveBeenCalledTimes(2);
});

test('a key that repeats itself does not answer its own question', () => {
  tell('keydown', { key: 'Enter' });
  tell('keydown', { key: 'Enter', repeat: true });
  expect(act).not.toHaveBeenCalled();
});

test('a screen reader, which only clicks, is asked once', () => {
  tell('click');
  expect(ask.mock.calls).toEqual([['again']]);
  tell('click');
  expect(act).toHaveBeenCalledTimes(1);
});
