import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, type FakeLine } from '../lib/fake-world';
import { LocalStore, type Room } from '../lib/storage';
import { MyEvents, Outbox } from './mine';
import { EventSession, type EventNews } from './session.svelte';
import type { EventSnapshot } from './socket';
import type { PersonCommand, TournamentView, You } from './wire';

const view = (changes: Partial<TournamentView> = {}): TournamentView =>
  ({ id: 'ev', code: 'K7PM2X', phase: 'entry', entrants: [], heat: null, ...changes }) as never;
const you: You = {
  role: 'player',
  entrants: [1],
  forbidden: [],
  helpers: 0,
  blockers: [],
  away: [],
  results: [],
};
const welcome = (v: number, changes: Partial<TournamentView> = {}) => ({
  type: 'welcome',
  v,
  now: 500_000,
  view: view(changes),
  you,
});
const report: PersonCommand = {
  type: 'report',
  bout: 3,
  result: { scores: [4, 0], tallies: [], how: 'played' },
};

class FakeRoom implements Room {
  kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.kept.set(key, text);
  removeItem = (key: string): void => void this.kept.delete(key);
}

let world: FakeWorld;
let room: FakeRoom;
let refusals: string[];
let changes: [EventSnapshot, EventSnapshot][];
const news: EventNews = {
  refused: (code) => refusals.push(code),
  changed: (before, after) => changes.push([before, after]),
};

/** A page on the device; a second one is a reload. */
function page(token = 'secret'): { session: EventSession; line: FakeLine } {
  const store = new LocalStore(() => room);
  const memory = { events: new MyEvents(store), outbox: new Outbox(store) };
  const session = new EventSession('ev', token, news, world, memory);
  connect(session);
  return { session, line: world.line };
}

/** What `open` does, without a window. */
function connect(session: EventSession): void {
  (globalThis as { addEventListener?: unknown }).addEventListener = () => undefined;
  (globalThis as { document?: unknown }).document = { addEventListener: () => undefined };
  session.open();
}

function greet(v = 7, changed: Partial<TournamentView> = {}): FakeLine {
  const { line } = world;
  line.onopen?.();
  line.say(welcome(v, changed));
  return line;
}

const commands = (line: FakeLine) =>
  line.sent.flatMap((message) => (message.type === 'do' ? [message] : []));
const unsent = (): unknown[] => new Outbox(new LocalStore(() => room)).list();

beforeEach(() => {
  world = new FakeWorld();
  room = new FakeRoom();
  refusals = [];
  changes = [];
});

describe('following an event', () => {
  it('puts what has changed to what it has', () => {
    const { session } = page();
    const [anna, bo, cleo] = ['Anna', 'Bo', 'Cleo'].map((name, i) => ({ id: i + 1, name }));
    const bout = { id: 4, phase: 'playing', sides: [[1], [2]] };
    const heat = { number: 1, starts: 5, bouts: [bout, { ...bout, id: 5 }] };
    const line = greet(7, { entrants: [anna, bo] as never });
    const tell = (v: number, told: object): void =>
      line.say({ type: 'update', v, now: 500_000, view: told });
    tell(8, { entrants: { items: [cleo], order: [3, 1, 2] }, heat });
    tell(9, {
      entrants: { items: [{ id: 1, name: 'Ada' }] },
      heat: { number: 2, bouts: { items: [{ id: 5, phase: 'done' }], order: [5] } },
    });

    expect(session.view?.entrants).toEqual([cleo, { id: 1, name: 'Ada' }, bo]);
    expect(session.view?.heat).toEqual({
      number: 2,
      starts: 5,
      bouts: [{ ...bout, id: 5, phase: 'done' }],
    });
    tell(10, { heat: null });
    expect(session.view?.heat).toBeNull();
  });

  it('says hello with the secret, and later with the version it has', () => {
    page();
    const first = greet(7);
    expect(first.sent[0]).toEqual({ type: 'hello', event: 'ev', token: 'secret' });
    first.onclose?.();
    world.pass(10_000);
    world.line.onopen?.();
    expect(world.line).not.toBe(first);
    expect(world.line.sent[0]).toEqual({ type: 'hello', event: 'ev', token: 'secret', v: 7 });
  });

  it('takes updates although versions in between are left out', () => {
    const { session, line } = page();
    greet(7);
    line.say({ type: 'update', v: 12, now: 0, view: { phase: 'playing' } });
    expect(session.snapshot).toMatchObject({ v: 12, view: { phase: 'playing', code: 'K7PM2X' } });
    expect(session.you).toEqual(you);
    expect(changes).toHaveLength(1);
  });

  it('ignores updates that are older than what it knows', () => {
    const { session, line } = page();
    greet(7, { phase: 'playing' });
    line.say({ type: 'update', v: 7, now: 0, view: { phase: 'entry' } });
    line.say({ type: 'update', v: 5, now: 0, view: { phase: 'entry' } });
    expect(session.view?.phase).toBe('playing');
  });

  it('takes what has changed for this viewer alone without a new version', () => {
    const { session } = page();
    const line = greet(7, { phase: 'playing' });
    line.say({ type: 'update', v: 7, now: 0, view: {}, you: { ...you, away: [[2, 400_000]] } });
    expect(session.you.away).toEqual([[2, 400_000]]);
    expect(session.view?.phase).toBe('playing');
  });

  it('knows the time only after the server has told it', () => {
    const { session } = page();
    expect(session.now()).toBeNull();
    greet(7);
    expect(session.now()).toBe(500_000);
  });

  it('learns of a new role', () => {
    const { session, line } = page();
    greet(7);
    line.say({ type: 'update', v: 8, now: 0, view: {}, you: { ...you, entrants: [1, 2] } });
    expect(session.you.entrants).toEqual([1, 2]);
  });

  it('tells what happened while it was away, but not what there was at first', () => {
    const { line } = page();
    greet(7);
    expect(changes).toEqual([]);
    line.onclose?.();
    world.pass(10_000);
    greet(9, { phase: 'playing' });
    expect(changes.map(([, { v }]) => v)).toEqual([9]);
  });

  it('counts down by the clock of the server', () => {
    const { session } = page();
    greet(7);
    world.pass(400);
    expect(session.now()).toBe(500_400);
  });

  it('is over when the event is deleted', () => {
    const { session, line } = page();
    greet(7);
    line.say({ type: 'gone', code: 'event-deleted' });
    expect(session.link).toEqual({ state: 'gone', code: 'event-deleted' });
  });
});

describe('without a network', () => {
  it('shows what was seen last, also after a reload', () => {
    page();
    greet(7, { phase: 'playing' });
    const { session } = page();
    expect(session.view?.phase).toBe('playing');
    expect(session.isLive).toBe(false);
  });

  it('keeps nothing for somebody who only looks on', () => {
    page('');
    greet(7);
    expect(page('').session.view).toBeNull();
  });

  it('keeps a result and sends it once the line is back, under the same id', async () => {
    const { session, line } = page();
    greet(7);
    line.onclose?.();
    const answered = session.do(report);
    expect(session.unsent).toHaveLength(1);
    world.pass(10_000);
    const [sent] = commands(greet(8));
    expect(sent?.command).toEqual(report);
    world.line.onclose?.();
    world.pass(10_000);
    expect(commands(greet(8))).toEqual([sent]);
    world.line.say({ type: 'ack', id: sent?.id, v: 9 });
    expect(await answered).toEqual({ ok: true, v: 9 });
    expect(session.unsent).toEqual([]);
    expect(unsent()).toEqual([]);
  });

  it('sends it after a reload too', async () => {
    const first = page();
    greet(7);
    first.line.onclose?.();
    void first.session.do(report);
    const [kept] = unsent() as { id: string }[];
    const { session } = page();
    expect(session.unsent).toHaveLength(1);
    const line = greet(7);
    expect(commands(line)).toMatchObject([{ id: kept?.id, command: report }]);
    line.say({ type: 'ack', id: kept?.id, v: 8 });
    await Promise.resolve();
    expect(unsent()).toEqual([]);
  });

  it('tells why a kept result was refused, and drops it', async () => {
    const { session, line } = page();
    greet(7);
    const answered = session.do(report);
    const [sent] = commands(line);
    line.say({ type: 'no', id: sent?.id, code: 'event-already-decided', facts: {} });
    expect((await answered).ok).toBe(false);
    expect(refusals).toEqual(['event-already-decided']);
    expect(unsent()).toEqual([]);
  });

  it('keeps only results: other commands die with the page', () => {
    const { session } = page();
    void session.do({ type: 'rest', entrant: 1 });
    expect(session.isBusy('rest')).toBe(true);
    expect(unsent()).toEqual([]);
  });
});
