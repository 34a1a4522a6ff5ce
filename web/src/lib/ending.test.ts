import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Ending, listenForSkip } from './ending.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows the still picture where nobody saw the match end', () => {
  const ending = new Ending();
  expect(ending.phase(false)).toBe('none');
  expect(ending.phase(true)).toBe('shown');
  expect(ending.hasResult).toBe(true);
});

it('acts out the end for 2.5 s, and brings the result after 1.8 s', () => {
  const ending = new Ending();
  ending.play();
  const seen = [0, 1799, 1, 699, 1].map((millis) => {
    vi.advanceTimersByTime(millis);
    return [ending.phase(true), ending.hasResult];
  });
  expect(seen).toEqual([
    ['playing', false],
    ['playing', false],
    ['playing', true],
    ['playing', true],
    ['shown', true],
  ]);
});

it('shows nothing of the end to somebody who looks back', () => {
  const ending = new Ending();
  ending.play();
  expect(ending.phase(false)).toBe('none');
});

it('stays at the end after a skip, whatever timers still run', () => {
  const ending = new Ending();
  ending.play();
  expect(ending.skip()).toBe(true);
  expect([ending.phase(true), ending.hasResult]).toEqual(['shown', true]);
  vi.advanceTimersByTime(3000);
  expect(ending.phase(true)).toBe('shown');
});

it('lets a press on the result count once it rests', () => {
  const ending = new Ending();
  ending.play();
  vi.advanceTimersByTime(2100);
  expect(ending.skip()).toBe(false);
});

it('swallows the tap that skips, and not the next one', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const ending = new Ending();
  ending.play();
  const stop = listenForSkip(ending);
  const isSwallowed = (type: string): boolean =>
    !target.dispatchEvent(new Event(type, { cancelable: true }));
  expect(['pointerdown', 'pointerup', 'click'].map(isSwallowed)).toEqual([true, true, true]);
  expect(['pointerdown', 'pointerup', 'click'].map(isSwallowed)).toEqual([false, false, false]);
  ending.play();
  expect(isSwallowed('keydown')).toBe(true);
  expect(isSwallowed('keydown')).toBe(false);
  stop();
  ending.play();
  expect(isSwallowed('keydown')).toBe(false);
  vi.unstubAllGlobals();
});
