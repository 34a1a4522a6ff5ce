import { describe, expect, test } from 'vitest';
import type { How, Told } from '../../../lib/told';
import type { GameEvent } from '../wire';
import { newsOf } from './news';
import { t, viewOf } from './samples';
import type { View } from './view';

const B2 = 5;
const empty = viewOf([]);
const moved = viewOf([['r', B2]], { lines: [{ ball: 'r', cells: [5, 21, 37, 53], ply: 0 }] });
const SAID = 'vier3d-moved(vier3d-red B2 1) vier3d-lines-made(1)';
const dropped: GameEvent = { type: 'dropped', seat: 0, ball: 'r', rod: 'b2', at: 5 };
const takenBack: GameEvent = { type: 'taken-back', seat: 0, plies: 1, at: 9 };

const news = (how: How, changes: Partial<Told<View, GameEvent>> = {}, me = [0]) =>
  newsOf(
    t,
    { how, events: [dropped], before: empty, after: moved, isShown: false, ...changes },
    me,
  );

describe('news', () => {
  test("another's move is said, with its lines, and heard", () => {
    expect(news('now', {}, [1])).toEqual({ words: SAID, weight: 'must', landing: 0 });
  });

  test('my own move is heard at once, and said once it is confirmed', () => {
    expect(news('ahead')).toMatchObject({ words: '', landing: 0 });
    expect(news('now', { isShown: true })).toEqual({ words: SAID, weight: 'news', landing: null });
  });

  test('at a shared screen every move is worth saying', () => {
    expect(news('now', { isShown: true }, [0, 1]).weight).toBe('must');
  });

  test('what was missed is said, and not acted out', () => {
    expect(news('missed')).toMatchObject({ words: SAID, landing: null });
  });

  test('a take-back is said as such, and nothing falls', () => {
    const undone = { events: [takenBack], before: moved, after: empty };

    expect(news('now', undone)).toEqual({
      words: 'vier3d-taken-back',
      weight: 'must',
      landing: null,
    });
    expect(news('missed', undone).words).toBe('vier3d-taken-back');
  });

  test('what has nothing to do with balls is not said here', () => {
    const out: GameEvent = { type: 'forfeited', seat: 0, reason: 'time', at: 9 };

    expect(news('now', { events: [out], before: moved })).toMatchObject({
      words: '',
      landing: null,
    });
  });

  test('whoever looks back hears the last move, and a ball fall for one step on', () => {
    expect(news('forward', {}, [])).toEqual({ words: SAID, weight: 'must', landing: 0 });
    expect(news('forward', { events: [] }, [])).toMatchObject({ words: SAID, landing: null });
    expect(news('back', { before: moved, after: moved }, [])).toMatchObject({
      words: SAID,
      landing: null,
    });
    expect(news('back', { before: moved, after: empty }, []).words).toBe('');
  });
});
