import { describe, expect, it } from 'vitest';
import * as clocks from './clocks';
import { draw, shuffled, tape } from './dice';
import { vectors } from './vectors';

interface Question {
  clock: { type: 'fuse' | 'hourglass' | 'bar' | 'countdown' };
  ask: string;
  args: (number | boolean)[];
  gives: unknown;
}

/** What core/clock.py calls them, and what they are called here. */
const ANSWERS: Record<string, unknown> = {
  'fuse left': clocks.fuseLeft,
  'hourglass left': clocks.glassLeft,
  'hourglass flipped': clocks.glassFlipped,
  'hourglass refilled': clocks.glassRefilled,
  'bar where': clocks.barWhere,
  'bar due': clocks.barDue,
  'bar turned': clocks.barTurned,
  'countdown left': clocks.countdownLeft,
  'countdown due': clocks.countdownDue,
  'countdown stopped': clocks.countdownStopped,
  'countdown started': clocks.countdownStarted,
};

describe('clocks run as those of the server do', () => {
  for (const [name, answer] of Object.entries(ANSWERS)) {
    const questions = vectors<Question>('clocks').filter(
      ({ clock, ask }) => `${clock.type} ${ask}` === name,
    );
    it(`${name}, ${questions.length} times`, () => {
      expect(questions.length).toBeGreaterThan(0);
      for (const { clock, args, gives } of questions) {
        const ask = answer as (clock: unknown, ...args: unknown[]) => unknown;

        expect(ask(clock, ...args), JSON.stringify({ clock, args })).toEqual(gives);
      }
    });
  }

  it('knows every question', () => {
    const asked = new Set(
      vectors<Question>('clocks').map(({ clock, ask }) => `${clock.type} ${ask}`),
    );

    expect([...asked].filter((name) => !(name in ANSWERS))).toEqual([]);
  });
});

describe('dice', () => {
  it.each(vectors<{ ask: string; bag: number[]; picks: number[]; gives: unknown }>('dice'))(
    '$ask out of $bag.length',
    ({ ask, bag, picks, gives }) => {
      const dice = tape(picks);

      expect(ask === 'draw' ? draw(dice, bag) : shuffled(dice, bag)).toEqual(gives);
    },
  );

  it('of a tape never fall as they cannot', () => {
    expect(() => tape([6])(6)).toThrow();
    expect(() => tape([])(6)).toThrow();
  });
});
