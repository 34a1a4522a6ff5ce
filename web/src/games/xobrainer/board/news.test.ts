import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../wire';
import { newsOf } from './news';
import { placed, resultOf, ROUND_ENDED, SEATS, t, toldOf, viewOf } from './samples';
import type { Told } from './view';

const MARA = 0;
const JOOST = 1;
const LAID = 'xobrainer-laid(Mara e5 xobrainer-green-cross)';
const WON = 'xobrainer-end-crosses(Mara Joost) xobrainer-gets-points(Mara 6)';
const BEGAN: GameEvent = { type: 'round-began', round: 2, first: 1, at: 0 };
const LOST: GameEvent = { type: 'turn-lost', side: 1, seat: JOOST, at: 0 };
const TURN: GameEvent = { type: 'turn-began', side: 1, seat: JOOST, turn: 2, at: 0 };
const ended = viewOf('', { round: 2, turn: 9, last: resultOf() });

const news = (told: Told, me: number[] = [JOOST]) => newsOf(t, told, me, SEATS);
const laid = (how: Told['how'], changes: Partial<Told> = {}): Told =>
  toldOf(how, [placed('e5X'), TURN], { after: viewOf('e5X'), ...changes });

describe('while it is played', () => {
  test("another's piece is said and heard", () => {
    expect(news(laid('now'))).toEqual({ words: LAID, weight: 'must', note: '', isLaid: true });
  });

  test('my own piece is heard at once, and said once it is confirmed', () => {
    expect(news(laid('ahead'), [MARA])).toMatchObject({ words: '', isLaid: true });
    expect(news(laid('now', { isShown: true }), [MARA])).toEqual({
      words: LAID,
      weight: 'news',
      note: '',
      isLaid: false,
    });
  });

  test('at a shared screen every piece is worth saying', () => {
    expect(news(laid('now'), [MARA, JOOST]).weight).toBe('must');
  });

  test('what was missed is said, and not acted out', () => {
    expect(news(laid('missed'))).toMatchObject({ words: LAID, isLaid: false });
  });

  test('a piece taken back is said as such', () => {
    const told = toldOf('now', [{ type: 'taken-back', seat: MARA, plies: 1, at: 0 }]);

    expect(news(told)).toMatchObject({ words: 'xobrainer-taken-back', isLaid: false });
  });

  test('a turn that was lost can be read, too', () => {
    const words = 'xobrainer-turn-lost(Joost)';

    expect(news(toldOf('now', [LOST, TURN]), [MARA])).toMatchObject({ words, note: words });
  });

  test('everything that happened at once is said in its order, and is more than my own piece', () => {
    const told = toldOf('now', [LOST, placed('e5X')], { after: viewOf('e5X') });

    expect(news(told, [MARA])).toMatchObject({
      words: `xobrainer-turn-lost(Joost) ${LAID}`,
      weight: 'must',
    });
  });

  test('the end of a round is said once, though the next one has begun', () => {
    const told = toldOf('now', [placed('h5X'), ROUND_ENDED, BEGAN], { after: ended });

    expect(news(told, [MARA])).toMatchObject({ words: WON, weight: 'must', isLaid: true });
    expect(news({ ...told, how: 'missed' }, [MARA])).toMatchObject({ words: WON, isLaid: false });
  });

  test('the next round is said after a rest', () => {
    expect(news(toldOf('now', [BEGAN], { after: ended })).words).toBe('xobrainer-round-begins(2)');
  });

  test('clocks, bags and cards are not news', () => {
    const told = toldOf('now', [TURN, { type: 'lined-up', side: 0, pieces: 'XXXx' }]);

    expect(news(told)).toMatchObject({ words: '', isLaid: false });
  });
});

describe('whoever looks back', () => {
  test('hears what happened, one step on', () => {
    expect(news(laid('forward'), [])).toMatchObject({ words: LAID, weight: 'must', isLaid: true });
    expect(news(toldOf('forward', [BEGAN]), []).words).toBe('xobrainer-round-begins(2)');
  });

  test('hears how a round ended', () => {
    const told = toldOf('forward', [placed('h5X'), ROUND_ENDED], {
      after: viewOf('h5X', { last: resultOf() }),
    });

    expect(news(told, [])).toMatchObject({ words: WON, isLaid: true });
  });

  test('hears the last piece of an earlier position, and no piece laid', () => {
    const told = toldOf('back', [placed('f5O')], { after: viewOf('e5X') });

    expect(news(told, [])).toEqual({ words: LAID, weight: 'must', note: '', isLaid: false });
    expect(news({ ...told, after: viewOf() }, []).words).toBe('');
  });

  test('hears after a jump what the position ended with', () => {
    const jump = (after: Told['after']) => news(toldOf('forward', [], { after }), []);

    expect(jump(viewOf('e5X'))).toMatchObject({ words: LAID, weight: 'must', isLaid: false });
    expect(jump(viewOf('h5X', { last: resultOf() })).words).toBe(WON);
  });
});
