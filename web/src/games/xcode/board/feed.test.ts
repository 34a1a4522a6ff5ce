import { expect, test } from 'vitest';
import type { Told } from '../../../lib/told';
import { feedOf, heard } from './feed';
import { partsOf, slot } from './message-slots';
import { cracked, table } from './samples';
import type { GameEvent, View } from './view';

const told = (how: Told['how'], ...events: GameEvent[]): Told<View, GameEvent> => ({
  how,
  events,
  before: table(),
  after: table(),
  isShown: false,
});

const TURN: GameEvent[] = [
  { type: 'time-laid', seat: 2, cards: [], at: 132_000 },
  {
    type: 'sand-turned',
    sand: { type: 'hourglass', total: 180_000, ends: 264_000 },
    at: 132_000,
  },
];

test('a turn tells what was left and what there is to run', () => {
  expect(heard([], told('now', ...TURN))).toEqual([
    { deed: 'turned', seat: 2, at: 132_000, left: 48, after: 132 },
  ]);
});

test('what was missed is told too, what is foreseen or looked back at is not', () => {
  const event: GameEvent = { ...cracked('5', 1, 9000) };

  expect(heard([], told('missed', event))).toHaveLength(1);
  expect(heard([], told('ahead', event))).toHaveLength(0);
  expect(heard([], told('back', event))).toHaveLength(0);
});

test('a page that comes late knows fields and turns from the view, each once, the latest first', () => {
  const view = table('', { cracked: [cracked('5', 1, 9000), cracked('6', 2, 12_000)] });
  const lines = heard([], told('now', { ...cracked('6', 2, 12_000) }));

  expect(feedOf(lines, view).map(({ card, at }) => [card, at])).toEqual([
    ['6', 12_000],
    ['5', 9000],
  ]);
});

test('two fields at the same time are two lines', () => {
  const view = table('', { cracked: [cracked('5', 1, 9000), cracked('6', 1, 9000)] });
  const lines = heard([], told('now', { ...cracked('6', 1, 9000) }));

  expect(
    feedOf(lines, view)
      .map(({ card }) => card)
      .sort(),
  ).toEqual(['5', '6']);
});

test('a message with slots comes piece by piece', () => {
  expect(partsOf(`cracked ${slot('card')}!`)).toEqual([
    { text: 'cracked ' },
    { slot: 'card' },
    { text: '!' },
  ]);
});
