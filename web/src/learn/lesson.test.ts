import { beforeEach, describe, expect, it, vi } from 'vitest';
import { presenter as vier3d } from '../games/vier3d/presenter';
import { Refused, tryStep } from '../lib/api';
import type { GameEvent, Lesson, Try } from '../lib/protocol';
import { localStore } from '../lib/storage';
import type { Told } from '../lib/told';
import { firstOpen, LessonRun } from './lesson.svelte';

vi.mock('../lib/api', async (original) => ({
  ...(await original<typeof import('../lib/api')>()),
  tryStep: vi.fn(),
}));

const STEPS = ['drop', 'block', 'space'];
const view = (turn: number) => ({
  turn,
  to_move: 0,
  rods: Array.from({ length: 16 }, () => ''),
  moves: [],
  threats: [],
  lines: [],
  score: [0, 0],
  out: [],
  stock: [],
});

const drop = (seat: number, ball: string, rod: string): GameEvent => ({
  type: 'dropped',
  seat,
  ball,
  rod,
  at: 0,
});

/** A server on which d2 is right, a1 is wrong and answered, a full rod is refused. */
function judge(_: string, { step = '', moves = [] }: Try): Promise<Lesson> {
  const last = moves.at(-1);
  if (last === 'b2') return Promise.reject(new Refused('rod-full', { rod: 'b2' }));
  const verdict = last === undefined ? 'open' : last === 'd2' ? 'done' : 'wrong';
  const turns = verdict === 'wrong' ? [2, 3] : [1 + moves.length];
  const happened = last === undefined ? [] : [drop(0, 'r', last), drop(1, 'b', 'c1')];
  return Promise.resolve({
    steps: STEPS,
    step: step || 'drop',
    seat: 0,
    sides: [0, 1],
    at: 0,
    scenes: turns.map((turn, i) => ({ view: view(turn), events: happened.slice(i, i + 1) })),
    legal: verdict === 'open' ? ['a1', 'b2', 'd2'] : [],
    verdict,
    say: verdict === 'wrong' ? 'miss' : '',
  });
}

let run: LessonRun;
let refusals: string[];
let decisions: string[];
let pauses: number;

beforeEach(() => {
  localStore.write('learn.vier3d', []);
  vi.mocked(tryStep).mockReset().mockImplementation(judge);
  refusals = [];
  decisions = [];
  pauses = 0;
  run = makeRun();
});

const makeRun = (): LessonRun =>
  new LessonRun(
    'vier3d',
    vier3d,
    (code) => void refusals.push(code),
    () => void decisions.push(run.verdict),
    () => Promise.resolve(void pauses++),
  );

const asked = (): unknown => vi.mocked(tryStep).mock.lastCall?.[1];

describe('a lesson', () => {
  it('begins with what was not done yet', async () => {
    expect(firstOpen(STEPS, ['drop', 'space'])).toBe('block');
    expect(firstOpen(STEPS, STEPS)).toBe('drop');
    localStore.write('learn.vier3d', ['drop']);
    run = makeRun();
    await run.open();
    expect([run.lesson?.step, run.at]).toEqual(['block', 1]);
  });

  it('remembers what was done, and goes on to its end', async () => {
    await run.open();
    for (const step of STEPS) {
      expect(run.lesson?.step).toBe(step);
      await run.move('d2');
      expect([run.verdict, run.isOver]).toEqual(['done', false]);
      await run.next();
    }
    expect(run.isOver).toBe(true);
    expect(localStore.read('learn.vier3d', [])).toEqual(STEPS);
    await run.start('drop');
    expect([run.isOver, run.verdict]).toEqual([false, 'open']);
  });

  it('shows a wrong move and the answer to it, then takes it back', async () => {
    await run.open();
    await run.move('a1');
    expect([run.verdict, run.lesson?.say, run.view?.['turn']]).toEqual(['wrong', 'miss', 3]);
    expect([pauses, decisions, run.done]).toEqual([1, ['wrong'], []]);
    await run.move('d2');
    expect(asked()).toEqual({ step: 'drop', moves: ['a1'] });
    await run.again();
    expect(asked()).toEqual({ step: 'drop', moves: [] });
    expect([run.verdict, run.view?.['turn']]).toEqual(['open', 1]);
  });

  it('tells the board its own move ahead, then every scene', async () => {
    const told: Told[] = [];
    const heard = () =>
      told
        .splice(0)
        .map(({ how, events, after, isShown }) => [
          how,
          events.map((event) => event['rod']),
          after['turn'],
          isShown,
        ]);
    run.channel.listen((one) => told.push(one));
    await run.open();
    expect(heard()).toEqual([]);
    await run.move('a1');
    expect(heard()).toEqual([
      ['ahead', ['a1'], 1, false],
      ['now', ['a1'], 2, true],
      ['now', ['c1'], 3, false],
    ]);
    await run.again();
    expect(heard()).toEqual([['back', [], 1, false]]);
    await run.move('b2');
    expect(heard()).toEqual([['ahead', ['b2'], 1, false]]);
  });

  it('tells why a move is refused, and shows the position as it was', async () => {
    await run.open();
    const before = run.view;
    await run.move('b2');
    expect([refusals, run.verdict, run.view]).toEqual([['rod-full'], 'open', before]);
    await run.move('d2');
    expect(run.verdict).toBe('done');
  });

  it('says that the server is away, and opens when it is back', async () => {
    vi.mocked(tryStep).mockRejectedValueOnce(new Refused('offline'));
    await run.open();
    expect([run.isOffline, run.lesson, refusals]).toEqual([true, null, []]);
    await run.open();
    expect([run.isOffline, run.lesson?.step]).toEqual([false, 'drop']);
  });

  it('does not mind an answer that comes too late', async () => {
    await run.open();
    let answer: (lesson: Lesson) => void = () => undefined;
    vi.mocked(tryStep).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const slow = run.move('d2');
    await run.start('space');
    answer(await judge('vier3d', { step: 'drop', moves: ['d2'] }));
    await slow;
    expect([run.lesson?.step, run.verdict, run.done]).toEqual(['space', 'open', []]);
  });
});
