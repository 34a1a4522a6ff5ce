import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWorld, type FakeLine } from './fake-world';
import { retryDelay, type Link } from './follower';
import { MatchSocket, merged, type Arrival, type Snapshot } from './socket';
import type { GameEvent, MatchView } from './protocol';

const match = { id: 'm', phase: 'running' } as MatchView;
const welcome = (v: number) => ({
  type: 'welcome',
  v,
  now: 50_000,
  match,
  view: { turn: v },
  legal: { '0': ['a1'] },
});

let world: FakeWorld;
let links: Link[];
let signs: [number, string][];
let seen: [Snapshot, GameEvent[], Arrival][];
let refusals: string[];
let socket: MatchSocket;

beforeEach(() => {
  world = new FakeWorld();
  links = [];
  signs = [];
  seen = [];
  refusals = [];
  socket = new MatchSocket('m', 'secret', world, {
    snapshot: (...told) => seen.push(told),
    link: (link) => links.push(link),
    pulse: () => undefined,
    signed: (seat, sign) => signs.push([seat, sign]),
    refused: (code) => refusals.push(code),
  });
  socket.open();
});

function greet(v = 7): FakeLine {
  const line = world.line;
  line.onopen?.();
  line.say(welcome(v));
  return line;
}

const commands = (line: FakeLine) => line.sent.filter((message) => message.type === 'do');
const hellos = (line: FakeLine) => line.sent.filter((message) => message.type === 'hello');

describe('following', () => {
  it('says hello and takes the welcome', () => {
    const line = greet();
    expect(line.sent[0]).toEqual({ type: 'hello', match: 'm', token: 'secret' });
    expect(world.asked).toEqual(['m']);
    expect(seen[0]?.[0]).toMatchObject({ v: 7, view: { turn: 7 }, legal: { '0': ['a1'] } });
    expect(links).toEqual([{ state: 'live' }]);
  });

  it('merges updates: what is missing stays', () => {
    const line = greet();
    line.say({ type: 'update', v: 8, view: { turn: 8 }, events: [{ type: 'dropped' }] });
    line.say({ type: 'update', v: 9, legal: {} });
    expect(socket.snapshot).toEqual({ v: 9, match, view: { turn: 8 }, legal: {}, others: {} });
    expect(seen[1]?.[1]).toEqual([{ type: 'dropped' }]);
  });

  it('says hello again after a gap and waits for the welcome', () => {
    const line = greet();
    line.say({ type: 'update', v: 9, view: { turn: 9 } });
    expect(hellos(line)).toHaveLength(2);
    line.say({ type: 'update', v: 10, view: { turn: 10 } });
    expect(hellos(line)).toHaveLength(2);
    line.say(welcome(10));
    expect(socket.snapshot?.v).toBe(10);
  });

  it('hears an old version again without harm', () => {
    const line = greet();
    line.say({ type: 'update', v: 7, view: { turn: 1 } });
    expect(socket.snapshot?.view).toEqual({ turn: 7 });
  });

  it('survives what it cannot read', () => {
    const line = greet();
    line.onmessage?.({ data: '{' });
    expect(socket.link.state).toBe('live');
  });

  it('merges field by field, and an explicit null counts', () => {
    const before: Snapshot = { v: 1, match, view: { turn: 1, clock: 5 }, legal: {}, others: {} };
    const after = merged(before, {
      type: 'update',
      v: 2,
      now: 51_000,
      match: { phase: 'over' },
      view: { clock: null },
    });
    expect(after.view).toEqual({ turn: 1, clock: null });
    expect(after.match).toEqual({ id: 'm', phase: 'over' });
  });
});

describe('coming back', () => {
  const dropped = (v: number) => ({
    type: 'update',
    v,
    now: 50_000 + v,
    view: { turn: v },
    events: [{ type: 'dropped', at: v }],
  });

  function reconnect(): FakeLine {
    world.line.onclose?.();
    world.pass(10_000);
    world.line.onopen?.();
    return world.line;
  }

  it('tells the version it has, and takes what it missed as missed', () => {
    greet(7);
    const line = reconnect();
    expect(line.sent[0]).toEqual({ type: 'hello', match: 'm', token: 'secret', v: 7, now: 50_000 });
    line.say({ type: 'welcome-back', v: 9, now: 60_000 });
    expect(socket.link.state).toBe('live');
    for (const v of [8, 9, 10]) line.say(dropped(v));
    expect(seen.slice(1).map(([{ v }, [event], arrival]) => [v, event?.['at'], arrival])).toEqual([
      [8, 8, 'missed'],
      [9, 9, 'missed'],
      [10, 10, 'now'],
    ]);
    expect(reconnect().sent[0]).toMatchObject({ v: 10, now: 50_010 });
  });

  it('goes on at once when nothing was missed', () => {
    greet(7);
    void socket.do({ type: 'resign' });
    const line = reconnect();
    line.say({ type: 'welcome-back', v: 7, now: 60_000 });
    expect(commands(line)).toHaveLength(1);
    expect(seen).toHaveLength(1);
    line.say(dropped(8));
    expect(seen[1]?.[2]).toBe('now');
  });

  it('asks again once it knows what was missed', () => {
    greet(7);
    void socket.do({ type: 'resign' });
    const line = reconnect();
    line.say({ type: 'welcome-back', v: 8, now: 60_000 });
    expect(commands(line)).toHaveLength(0);
    line.say(dropped(8));
    expect(commands(line)).toHaveLength(1);
  });

  it('takes a welcome instead, even of an older version', () => {
    greet(7);
    const line = reconnect();
    line.say(welcome(3));
    expect(socket.snapshot?.v).toBe(3);
    expect(seen[1]?.[2]).toBe('welcome');
  });

  it('greets a server that does not read all of that as if it came for the first time', () => {
    greet(7);
    void socket.do({ type: 'resign' });
    const line = reconnect();
    const unreadable = { type: 'no', id: null, code: 'unreadable', facts: {} };
    line.say(unreadable);
    expect(hellos(line)[1]).toEqual({ type: 'hello', match: 'm', token: 'secret' });
    line.say(welcome(9));
    expect(socket.link.state).toBe('live');
    expect(commands(line)).toHaveLength(1);
    expect(refusals).toEqual([]);
    expect(reconnect().sent[0]).toMatchObject({ v: 9, now: 50_000 });
  });

  it('goes elsewhere if it is not understood at all', () => {
    greet(7);
    const line = reconnect();
    const unreadable = { type: 'no', id: null, code: 'unreadable', facts: {} };
    line.say(unreadable);
    line.say(unreadable);
    expect(line.isClosed).toBe(true);
    expect(socket.link.state).toBe('lost');
    world.pass(10_000);
    expect(world.line).not.toBe(line);
  });

  it('fills a gap in the same way', () => {
    const line = greet(7);
    line.say(dropped(9));
    expect(hellos(line).at(-1)).toMatchObject({ v: 7 });
    line.say({ type: 'welcome-back', v: 9, now: 60_000 });
    line.say(dropped(8));
    line.say(dropped(9));
    expect(socket.snapshot?.v).toBe(9);
  });
});

describe('commands', () => {
  it('settle with their answer', async () => {
    const line = greet();
    const answer = socket.do({ type: 'resign' }, 0);
    expect(commands(line)).toEqual([
      { type: 'do', id: 'c-1', command: { type: 'resign' }, seat: 0 },
    ]);
    line.say({ type: 'ack', id: 'c-1', v: 8 });
    expect(await answer).toEqual({ ok: true, v: 8 });
  });

  it('name a move by its notation, and its turn if there is one', () => {
    const line = greet();
    void socket.play('a1', 7, 0);
    void socket.play('draw', undefined, 1);
    expect(line.sent.filter(({ type }) => type === 'play')).toEqual([
      { type: 'play', id: 'c-1', move: 'a1', turn: 7, seat: 0 },
      { type: 'play', id: 'c-2', move: 'draw', seat: 1 },
    ]);
  });

  it('settle with their refusal', async () => {
    const line = greet();
    const answer = socket.do({ type: 'resign' });
    line.say({ type: 'no', id: 'c-1', code: 'over', facts: {} });
    expect(await answer).toEqual({ ok: false, code: 'over', facts: {} });
  });

  it('are sent again under the same name after a lost connection', async () => {
    const first = greet();
    const answer = socket.do({ type: 'resign' });
    first.onclose?.();
    world.pass(10_000);
    const second = greet();
    expect(second).not.toBe(first);
    expect(commands(second)).toEqual([{ type: 'do', id: 'c-1', command: { type: 'resign' } }]);
    second.say({ type: 'ack', id: 'c-1', v: 8 });
    expect(await answer).toEqual({ ok: true, v: 8 });
    second.onclose?.();
    world.pass(10_000);
    expect(commands(greet())).toEqual([]);
  });

  it('wait for the connection', () => {
    void socket.do({ type: 'resign' });
    expect(world.line.sent).toEqual([]);
    expect(commands(greet())).toHaveLength(1);
  });

  it('fail once the match is gone', async () => {
    const line = greet();
    const answer = socket.do({ type: 'resign' });
    line.say({ type: 'gone', code: 'match-deleted' });
    expect(await answer).toMatchObject({ ok: false, code: 'match-deleted' });
    expect(await socket.do({ type: 'resign' })).toMatchObject({ ok: false });
    world.pass(60_000);
    expect(world.lines).toHaveLength(1);
  });
});

describe('a server that ends', () => {
  it('is left calmly for another one, without a reload', () => {
    const line = greet();
    const answer = socket.do({ type: 'resign' });
    line.say({ type: 'gone', code: 'moving' });
    expect(socket.link).toEqual({ state: 'lost', since: world.now(), isMoving: true });
    world.pass(1_000);
    expect(world.lines).toHaveLength(2);
    const next = greet();
    expect(socket.link).toEqual({ state: 'live' });
    expect(commands(next)).toHaveLength(1);
    next.say({ type: 'ack', id: 'c-1', v: 8 });
    return expect(answer).resolves.toMatchObject({ ok: true });
  });
});

describe('a server that ends while we come to it', () => {
  it('tells why there is nobody, though the connection was lost before', () => {
    greet().onclose?.();
    const since = world.now();
    expect(socket.link).toEqual({ state: 'lost', since });
    world.pass(1_000);
    world.line.onopen?.();
    world.line.say({ type: 'gone', code: 'moving' });
    expect(socket.link).toEqual({ state: 'lost', since, isMoving: true });
  });
});

describe('a command whose fate is not certain', () => {
  it('goes out again under its id', () => {
    const line = greet();
    void socket.do({ type: 'resign' });
    line.say({ type: 'no', id: 'c-1', code: 'try-again', facts: {} });
    expect(commands(line)).toHaveLength(1);
    world.pass(500);
    expect(commands(line)).toHaveLength(2);
  });

  it('is kept while the server does not let us in', () => {
    world.line.onopen?.();
    void socket.do({ type: 'resign' });
    world.line.say({ type: 'no', id: null, code: 'try-again', facts: {} });
    world.pass(1_000);
    expect(world.lines).toHaveLength(2);
    expect(commands(greet())).toHaveLength(1);
  });
});

describe('a bad line', () => {
  it('greets a server that has forgotten us, and asks again', () => {
    const line = greet();
    void socket.do({ type: 'resign' });
    line.say({ type: 'no', id: 'c-1', code: 'not-following', facts: {} });
    expect(hellos(line)).toHaveLength(2);
    line.say(welcome(7));
    expect(commands(line)).toHaveLength(2);
  });

  it('is tried again, ever more slowly', () => {
    greet().onclose?.();
    expect(links.at(-1)).toEqual({ state: 'lost', since: 1000 });
    world.pass(299);
    expect(world.lines).toHaveLength(1);
    world.pass(1);
    expect(world.lines).toHaveLength(2);
    world.line.onclose?.();
    world.pass(599);
    expect(world.lines).toHaveLength(2);
    world.pass(1);
    expect(world.lines).toHaveLength(3);
    expect(links.at(-1)).toEqual({ state: 'lost', since: 1000 });
  });

  it('waits between half and all of the delay', () => {
    expect(retryDelay(0, 0)).toBe(150);
    expect(retryDelay(0, 1)).toBe(300);
    expect(retryDelay(20, 1)).toBe(8000);
  });

  it('is tried at once when the network is back', () => {
    greet().onclose?.();
    socket.wake();
    expect(world.lines).toHaveLength(2);
  });

  it('counts as lost when it stays silent', () => {
    const line = greet();
    world.pass(6_001);
    expect(line.isClosed).toBe(true);
    expect(socket.link.state).toBe('lost');
  });

  it('lives on while pings are answered', () => {
    const line = greet();
    for (let i = 0; i < 20; i++) {
      line.say({ type: 'pong', sent: world.time, now: world.time + 40_000 });
      world.pass(1_500);
    }
    line.say({ type: 'pong', sent: world.time, now: world.time + 40_000 });
    expect(socket.link.state).toBe('live');
    expect(socket.serverNow()).toBe(world.time + 40_000);
  });

  it('ends with an answer that no second try betters', () => {
    world.line.onopen?.();
    world.line.say({ type: 'no', code: 'no-such-match' });
    expect(socket.link).toEqual({ state: 'gone', code: 'no-such-match' });
  });

  it('tells of refusals that belong to no command', () => {
    greet().say({ type: 'no', code: 'too-fast' });
    expect(refusals).toEqual(['too-fast']);
  });

  it('is left alone once closed', () => {
    greet();
    socket.close();
    world.pass(60_000);
    expect(world.lines).toHaveLength(1);
  });
});

it('tells of a sign, and sends one that the server acknowledges', async () => {
  const line = greet();
  line.say({ type: 'signed', seat: 1, sign: 'bravo' });
  expect(signs).toEqual([[1, 'bravo']]);
  const answer = socket.sign('hello');
  const sent = line.sent.find(({ type }) => type === 'sign') as { id: string };
  line.say({ type: 'sent', id: sent.id });
  expect(await answer).toEqual({ ok: true, v: 7 });
});
