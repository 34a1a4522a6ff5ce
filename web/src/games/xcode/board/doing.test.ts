import { expect, test, vi } from 'vitest';
import { Doing } from './doing.svelte';
import { optionsFrom } from './moves';
import { table } from './samples';
import type { Translate } from './view';

// What the settings of the page and the vibration ask for.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', {});
});

const LAY = 'lay t< t> t>';
const t = ((id: string, facts: { how?: string } = {}) => `${id} ${facts.how}`) as Translate;

/** I hold a time set and let a card go over the glass at this time; there are 180 s of sand. */
function dropped(at: number, card = 't<'): { moves: string[]; notes: string[] } {
  const view = table('t< t> t> 5<');
  const onmove = vi.fn<(move: string) => void>();
  const onnote = vi.fn<(words: string) => void>();
  const options = optionsFrom([LAY], view);
  const standing = { view, options, seats: [], at, sandWords: '', t, onmove, onnote };
  const doing = new Doing(() => standing);
  doing.held.become(view.hand);
  doing.drop(view.hand.indexOf(card), 'time');
  return { moves: onmove.mock.calls.flat(), notes: onnote.mock.calls.flat() };
}

test('a time card on a glass with much sand asks to hold it, as a tap does', () => {
  expect(dropped(149_000)).toEqual({ moves: [], notes: ['xcode-ask-turn hold'] });
});

test('a time card on a glass with little sand turns it', () => {
  expect(dropped(150_000)).toEqual({ moves: [LAY], notes: [] });
});

test('another card does not', () => {
  expect(dropped(150_000, '5<')).toEqual({ moves: [], notes: [] });
});
