import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from './session.svelte';
import type { Line, Environment } from './follower';
import type { FromClient, MatchView } from './protocol';
import type { Told } from './told';

class FakeLine implements Line {
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get plays(): Extract<FromClient, { type: 'play' }>[] {
    return this.sent.filter((message) => message.type === 'play');
  }
  get commands(): Extract<FromClient, { type: 'do' }>[] {
    return this.sent.filter((message) => message.type === 'do');
  }
}

const match = {
  id: 'm',
  game: 'vier3d',
  phase: 'running',
  you: [0],
  why_stopped: null,
} as unknown as MatchView;
const view = {
  turn: 1,
  to_move: 0,
  rods: Array.from({ length: 16 }, () => ''),
  moves: [],
  threats: [],
  score: [0, 0],
  out: [],
};
const played = { ...view, turn: 2, to_move: 1, moves: [['r', 'a1', 0]] };

let line: FakeLine;
let session: Session;
let refusals: string[];
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Everything that `Session.open` does, but for listening to the window. */
beforeEach(() => {
  line = new FakeLine();
  refusals = [];
  let ids = 0;
  const world: Environment = {
    connect: () => line,
    now: () => 0,
    after: () => 0,
    cancel: () => undefined,
    random: () => 0,
    newId: () => `c-${++ids}`,
  };
  session = new Session(
    'm',
    'secret',
    { refused: (code) => refusals.push(code), events: () => undefined },
    world,
  );
  const listen = (): void => undefined;
  Object.assign(globalThis, {
    addEventListener: listen,
    document: { addEventListener: listen },
  });
  session.open();
  line.onopen?.();
  line.say({ type: 'welcome', v: 1, now: 0, match, view, legal: { '0': ['a1', 'b1'] } });
});

const moves = (): unknown => session.view?.['moves'];

describe('a move', () => {
  it('is shown at once and sent once', () => {
    void session.play('a1');
    void session.play('b1');
    expect(moves()).toEqual([['r', 'a1', 0]]);
    expect(session.legal).toEqual([]);
    expect(line.plays).toEqual([{ type: 'play', id: 'c-1', move: 'a1', turn: 1, seat: 0 }]);
  });

  it('stays shown until its version is here, whichever comes first', async () => {
    void session.play('a1');
    line.say({ type: 'ack', id: 'c-1', v: 2 });
    await settle();
    expect(session.isPending).toBe(true);
    line.say({ type: 'update', v: 2, view: played, legal: {} });
    expect(session.isPending).toBe(false);
    expect(moves()).toEqual([['r', 'a1', 0]]);
  });

  it('is not shown twice when the update comes before the acknowledgement', async () => {
    void session.play('a1');
    line.say({ type: 'update', v: 2, view: played, legal: {} });
    expect(moves()).toEqual([['r', 'a1', 0]]);
    line.say({ type: 'ack', id: 'c-1', v: 2 });
    await settle();
    expect(session.isPending).toBe(false);
  });

  it('goes back when it is refused', async () => {
    void session.play('a1');
    line.say({ type: 'no', id: 'c-1', code: 'too-late', facts: {} });
    await settle();
    expect(moves()).toEqual([]);
    expect(session.legal).toEqual(['a1', 'b1']);
    expect(refusals).toEqual(['too-late']);
  });

  it.each(['outage', 'gathering'])('is kept while the table waits: %s', async (why_stopped) => {
    void session.play('a1');
    const stopped = { ...match, phase: 'paused', why_stopped };
    line.say({ type: 'update', v: 2, match: stopped, legal: {} });
    line.say({ type: 'no', id: 'c-1', code: 'paused', facts: {} });
    await settle();
    expect(moves()).toEqual([['r', 'a1', 0]]);
    expect(refusals).toEqual([]);
    line.say({ type: 'update', v: 3, match, legal: { '0': ['a1', 'b1'] } });
    await settle();
    expect(line.plays.map(({ id, turn }) => [id, turn])).toEqual([
      ['c-1', 1],
      ['c-2', 1],
    ]);
    line.say({ type: 'ack', id: 'c-2', v: 4 });
    line.say({ type: 'update', v: 4, view: played, legal: {} });
    await settle();
    expect(session.isPending).toBe(false);
  });

  it('that is not legal is not sent', () => {
    void session.play('d4');
    expect(line.plays).toEqual([]);
  });
});

describe('a rest, when nobody is on turn', () => {
  const rest = { ...match, game: 'xobrainer', you: [0, 1] };
  const resting = { round: 3, turn: 9, to_move: null, rest: { until: 9, seen: [] }, cards: ['a'] };
  beforeEach(() => {
    const legal = { '0': ['ok'], '1': ['ok'] };
    const others = { '1': { cards: ['b'] } };
    line.say({ type: 'welcome', v: 2, now: 0, match: rest, view: resting, legal, others });
  });

  it('is ended for all seats at this screen with one press', () => {
    expect(session.legal).toEqual(['ok']);
    void session.play('ok');
    expect(line.plays.map(({ seat, move, turn }) => [seat, move, turn])).toEqual([
      [0, 'ok', 9],
      [1, 'ok', 9],
    ]);
  });

  it('each seat has what only it may know', () => {
    expect(session.viewOf(0)?.['cards']).toEqual(['a']);
    expect(session.viewOf(1)).toEqual({ ...resting, cards: ['b'] });
    line.say({ type: 'update', v: 3, others: {} });
    expect(session.viewOf(1)?.['cards']).toEqual(['a']);
  });
});

describe('a board hears', () => {
  const dropped = { type: 'dropped', seat: 0, ball: 'r', rod: 'a1', at: 5 };
  const answered = { type: 'dropped', seat: 1, ball: 'b', rod: 'b1', at: 9 };
  const update = (v: number, ...events: object[]) => ({ type: 'update', v, view: played, events });
  let told: Told[];
  let stop: () => void;
  const heard = () =>
    told.map(({ how, events, isShown }) => [how, events.map((e) => e['rod']), isShown]);
  beforeEach(() => {
    told = [];
    stop = session.channel.listen((one) => told.push(one));
  });

  it('its own move ahead, and then that it is shown already', () => {
    void session.play('a1');
    line.say(update(2, dropped));
    line.say(update(3, answered));
    expect(heard()).toEqual([
      ['ahead', ['a1'], false],
      ['now', ['a1'], true],
      ['now', ['b1'], false],
    ]);
    expect(told[0]?.before['moves']).toEqual([]);
    expect(told[0]?.after['moves']).toEqual([['r', 'a1', 0]]);
    expect(told[1]?.before).toEqual(told[0]?.after);
  });

  it('every version by itself, though nothing is drawn in between', () => {
    line.say(update(2, dropped));
    line.say(update(3, answered));
    line.say({ type: 'update', v: 4, legal: {} });
    expect(heard()).toEqual([
      ['now', ['a1'], false],
      ['now', ['b1'], false],
    ]);
  });

  it('nothing of a refusal but the view from before', async () => {
    void session.play('a1');
    line.say({ type: 'no', id: 'c-1', code: 'too-late', facts: {} });
    await settle();
    expect(heard()).toEqual([['ahead', ['a1'], false]]);
    expect(moves()).toEqual([]);
  });

  it('another move than the expected one as not shown', () => {
    void session.play('a1');
    line.say(update(2, { ...dropped, rod: 'c1' }));
    expect(heard().at(-1)).toEqual(['now', ['c1'], false]);
  });

  it('what was missed, once, and nothing after a welcome', () => {
    const hello = (): void => line.onopen?.();
    hello();
    line.say({ type: 'welcome-back', v: 3, now: 0 });
    line.say(update(2, dropped));
    line.say(update(3, answered));
    line.say(update(3, answered));
    line.say(update(4, dropped));
    hello();
    line.say({ type: 'welcome', v: 9, now: 0, match, view, legal: {} });
    expect(heard()).toEqual([
      ['missed', ['a1'], false],
      ['missed', ['b1'], false],
      ['now', ['a1'], false],
    ]);
  });

  it("the first seat's events where several share a screen, each once", () => {
    const shared = { ...match, you: [0, 1] };
    const others = { '1': { cards: ['b'] } };
    line.say({ type: 'welcome', v: 1, now: 0, match: shared, view, legal: {}, others });
    line.say(update(2, dropped));
    expect(heard()).toEqual([['now', ['a1'], false]]);
    expect(told[0]?.after['cards']).toBeUndefined();
    expect(session.viewOf(1)?.['cards']).toEqual(['b']);
  });

  it('nothing any more once it has stopped listening', () => {
    stop();
    line.say(update(2, dropped));
    expect(told).toEqual([]);
  });
});

describe('other commands', () => {
  it('are sent once while on their way, for the seat to move', async () => {
    void session.do('resign', { type: 'resign' });
    void session.do('resign', { type: 'resign' });
    expect(line.commands).toHaveLength(1);
    expect(line.commands[0]?.seat).toBe(0);
    expect(session.isBusy('resign')).toBe(true);
    line.say({ type: 'no', id: 'c-1', code: 'over', facts: {} });
    await settle();
    expect(session.isBusy('resign')).toBe(false);
    expect(refusals).toEqual(['over']);
  });
});

describe('where everybody acts at once', () => {
  const cards = (): unknown => session.view?.['hand'];
  const table = {
    seat: 0,
    limit: 8,
    level: { code_set: 3, time_set: 3 },
    overdraw: 'refused',
    hand: ['5<', '9<', '2>'],
    hands: [3, 3],
    offers: [],
    cracked: [],
    pile: 20,
    discards: 0,
    top: null,
  };

  beforeEach(() => {
    line.say({
      type: 'welcome',
      v: 1,
      now: 0,
      match: { ...match, game: 'xcode', is_live: true },
      view: table,
      legal: { '0': ['draw', 'discard', 'say'] },
    });
  });

  it('several moves are on their way, and each is shown at once', () => {
    void session.play('draw');
    void session.play('draw');
    void session.play('lay 5< 5< 5<');

    const draw = { type: 'play', move: 'draw', seat: 0 };
    expect(line.plays).toEqual([
      { ...draw, id: 'c-1' },
      { ...draw, id: 'c-2' },
    ]);
    expect(cards()).toEqual(['5<', '9<', '2>', '?', '?']);
  });

  it('what the table tells is not shown twice before it is acknowledged', async () => {
    void session.play('draw');
    void session.play('draw');
    const events = [{ type: 'drawn', seat: 0, card: '7<' }];
    line.say({ type: 'update', v: 2, view: { hand: [...table.hand, '7<'] }, events });

    expect(cards()).toEqual(['5<', '9<', '2>', '7<', '?']);
    line.say({ type: 'ack', id: 'c-1', v: 2 });
    await settle();
    expect(cards()).toEqual(['5<', '9<', '2>', '7<', '?']);
  });

  it('what is done is told ahead, and as shown once the table tells the same', () => {
    const told: Told[] = [];
    session.channel.listen((one) => told.push(one));
    void session.play('discard 5< 9< 2>');
    const events = [{ type: 'discarded', seat: 0, cards: ['5<', '9<', '2>'], at: 7 }];
    line.say({ type: 'update', v: 2, view: { hand: [], discards: 3 }, events });

    expect(told.map(({ how, isShown }) => [how, isShown])).toEqual([
      ['ahead', false],
      ['now', true],
    ]);
    expect(session.view?.['discards']).toBe(3);
  });

  it('what is refused is taken back, and told', async () => {
    void session.play('discard 5< 9< 2>');
    expect(cards()).toEqual([]);
    line.say({ type: 'no', id: 'c-1', code: 'card-not-in-hand', facts: {} });
    await settle();

    expect(cards()).toEqual(table.hand);
    expect(refusals).toEqual(['card-not-in-hand']);
  });
});

describe('the end of the match', () => {
  const over = { type: 'update', v: 2, now: 0, match: { phase: 'over' } };

  it('is seen by a page that follows it', () => {
    line.say(over);
    expect(session.sawEnd).toBe(true);
  });

  it('is not seen by a page that comes later', () => {
    line.say({
      type: 'welcome',
      v: 2,
      now: 0,
      match: { ...match, phase: 'over' },
      view,
      legal: {},
    });
    expect(session.sawEnd).toBe(false);
  });

  it('is not seen by a page that was away', () => {
    line.onclose?.();
    line.onopen?.();
    line.say({ type: 'welcome-back', v: 2, now: 0 });
    line.say(over);
    expect(session.sawEnd).toBe(false);
  });
});

it('shows a sign for four seconds, counted from the last one of the same seat', () => {
  vi.useFakeTimers();
  const hello = { type: 'signed', seat: 1, sign: 'hello' };
  line.say(hello);
  vi.advanceTimersByTime(3_000);
  line.say(hello);
  line.say({ type: 'signed', seat: 0, sign: 'oops' });
  vi.advanceTimersByTime(3_999);
  expect(session.signs).toEqual({ 0: 'oops', 1: 'hello' });
  vi.advanceTimersByTime(1);
  expect(session.signs).toEqual({});
  vi.useRealTimers();
});
