import { expect, it } from 'vitest';
import type { MatchView } from './protocol';
import { playAgain, rematchOf } from './rematch';

/** A finished match of two, in which seat 0 is mine. */
const match = (agreed: number[] | null, more: Partial<MatchView> = {}): MatchView =>
  ({
    phase: 'over',
    you: [0],
    imported: false,
    chairs: [{}, {}],
    proposals: agreed && [{ matter: 'rematch', by: agreed[0], agreed }],
    ...more,
  }) as unknown as MatchView;
const quiet = match([], { proposals: [] });

it('asks where nobody has asked, and accepts where somebody has', () => {
  expect(playAgain(quiet)).toEqual({ command: { type: 'propose', matter: 'rematch' } });
  expect(playAgain(match([1]))).toEqual({
    command: { type: 'answer', matter: 'rematch', yes: true },
    seat: 0,
  });
});

it('does nothing for somebody who has asked already, watches, or is in a running match', () => {
  expect(playAgain(match([0]))).toBeNull();
  expect(playAgain({ ...quiet, you: [] })).toBeNull();
  expect(playAgain({ ...quiet, imported: true })).toBeNull();
  expect(playAgain({ ...quiet, phase: 'running' })).toBeNull();
});

it('knows who has to answer', () => {
  expect(rematchOf(quiet)).toEqual({ proposal: null, waitedFor: [], asked: null });
  expect(rematchOf(match([0]))).toMatchObject({ waitedFor: [1], asked: null });
  expect(rematchOf(match([1]))).toMatchObject({ waitedFor: [0], asked: 0 });
});
