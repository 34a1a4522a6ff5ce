import { describe, expect, it } from 'vitest';
import { presenter } from '../games/vier3d/presenter';
import { LookBack } from './lookback.svelte';
import type { GameView, History, MatchView } from './protocol';
import { Channel, type Told } from './told';

const after = (...rods: string[]): GameView => ({
  moves: rods.map((rod, i) => [i % 2 ? 'b' : 'r', rod, i % 2]),
});
const ROUTE = [after(), after('a1'), after('a1', 'b1'), after('a1', 'b1', 'c1')];

const history = {
  steps: ROUTE.map((view, v) => ({ v, view, at: v, events: [{ type: 'dropped' }], others: {} })),
} as unknown as History;

function opened(answer: History | null): { look: LookBack; calls: () => number; heard: Told[] } {
  const match = { phase: 'running', you: [0] } as unknown as MatchView;
  const heard: Told[] = [];
  const channel = new Channel();
  channel.listen((told) => heard.push(told));
  let calls = 0;
  const look = new LookBack(
    () => ({ v: 3, match, view: after('a1', 'b1', 'c1'), presenter }),
    () => {
      calls += 1;
      return Promise.resolve(answer);
    },
    channel,
  );
  return { look, calls: () => calls, heard };
}

describe('looking back', () => {
  it('begins at the present', () => {
    const { look } = opened(history);
    expect([look.isPresent, look.at, look.position]).toEqual([true, 3, null]);
  });
  it('fetches the past once and shows its positions', async () => {
    const { look, calls } = opened(history);
    await look.step(1);
    expect(look.position?.view).toEqual(after('a1'));
    await look.step(2);
    expect(look.position?.view).toEqual(after('a1', 'b1'));
    expect([calls(), look.isPresent]).toEqual([1, false]);
  });
  it('returns to the present at the last point, and tells the board of every step', async () => {
    const { look, heard } = opened(history);
    await look.step(2);
    await look.step(3);
    expect([look.isPresent, look.position]).toEqual([true, null]);
    expect(heard.map(({ how, events }) => [how, events.length])).toEqual([
      ['back', 1],
      ['forward', 1],
    ]);
  });
  it('stays at the present if the server refuses', async () => {
    const { look, heard } = opened(null);
    await look.step(0);
    expect([look.isPresent, heard]).toEqual([true, []]);
  });
});
