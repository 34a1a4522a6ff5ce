// X-Code for eight on our own server.  A table is opened and joined over HTTP and played over eight
// sockets; docs/protocol.md describes the messages.  Every seat knows no more than it is told, and
// chooses among what `legal` says it can do; when a match is over, all go on to the next one.

import { post } from '../http.mjs';
import { WebSocket } from '../websocket.mjs';

// Two hands on one thing: the second is told that it came too late.
const BY_RULES = new Set(['offer-gone', 'field-cracked', 'pile-empty', 'over']);

const SHORTEST_SAND = 10; // seconds
const LONGEST_SAND = 180;

// How often something is done, against the other things that can be done at the moment.
const WEIGHTS = {
  lay: 8,
  give: 4,
  draw: 4,
  discard: 1,
  offer: 2,
  say: 1,
  decline: 0.5,
  withdraw: 0.3,
};

const WHISPERS = 0.25;
const SYMBOLS = '123456789*0#';

/** What sits on a chair: a socket, its secret, and what it was told of itself. */
class Seat {
  hand = [];
  legal = [];
  busy = null; // the id of a command that may still change what can be done

  constructor(neighbour) {
    this.neighbour = neighbour;
  }
}

export class Driver {
  #port;
  #ports;
  #tables;
  #seats;

  constructor({ port, ports, tables, seats }) {
    this.#port = port;
    this.#ports = ports;
    this.#tables = tables;
    this.#seats = seats;
  }

  async seat(table) {
    const host = await post(this.#port, '/api/matches', this.#order(table));
    table.match = host.id;
    table.tokens = [host.token];
    while (table.tokens.length < this.#seats) {
      const name = `Bo ${table.tokens.length}`; // two people at a table have two names
      const guest = await post(this.#port, `/api/codes/${host.code}/seats`, { name });
      table.tokens.push(guest.token);
    }
    table.seats = table.tokens.map((_, seat) => new Seat((seat + 1) % this.#seats));
    await Promise.all(table.seats.map((_, seat) => this.#connect(table, seat)));
    await this.#sitDown(table);
    const begun = new Promise((resolve) => (table.begun = resolve));
    for (const { socket } of table.seats) {
      socket.send('{"type":"do","id":"ready","command":{"type":"ready","yes":true}}');
    }
    await begun;
    table.begin();
  }

  /** Sends a move that is legal as far as this seat knows; gives its length. */
  act(table, number, id) {
    const seat = table.seats[number];
    const isFree = seat.busy === null || !table.isUnderWay(seat.busy);
    const move = isFree ? choose(seat) : say(seat);
    if (isFree) seat.busy = id;
    const text = `{"type":"play","id":"${id}","move":"${move}"}`;
    seat.socket.send(text);
    return text.length;
  }

  /** Level 1, with sand for another time at every table: matches end evenly over time. */
  #order(table) {
    const spread = ((LONGEST_SAND - SHORTEST_SAND) * table.index) / this.#tables;
    const sand = SHORTEST_SAND + Math.floor(spread);
    const level = { name: 'level-1', jokers: 3, time_cards: [6, 6], sand };
    return {
      game: 'xcode',
      config: { level, players: this.#seats, countdown: 0, turning: 'refill' },
      seats: Array.from({ length: this.#seats }, (_, seat) => ({
        kind: 'person',
        mine: seat === 0,
      })),
      name: 'Anna',
    };
  }

  async #connect(table, seat) {
    table.seats[seat].socket = await WebSocket.open({
      port: this.#ports[seat % this.#ports.length],
      path: '/ws',
      heard: (text) => this.#hear(table, table.seats[seat], text),
      lost: () => table.lost(),
    });
  }

  #sitDown(table) {
    return Promise.all(
      table.seats.map((seat, number) => {
        const heard = new Promise((resolve) => (seat.welcomed = resolve));
        const hello = { type: 'hello', match: table.match, token: table.tokens[number] };
        seat.socket.send(JSON.stringify(hello));
        return heard;
      }),
    );
  }

  #hear(table, seat, text) {
    if (text.startsWith('{"type":"update"')) {
      const version = parseInt(text.slice(21), 10);
      table.saw(version, text.length, !text.includes(',', 21));
      // Most is of no interest here: reading all of it would slow the generator down.
      if (text.includes('"legal":') || text.includes('"hand":') || text.includes('"match":')) {
        this.#learn(table, seat, JSON.parse(text));
      }
    } else if (text.startsWith('{"type":"ack"')) {
      const { id, v } = JSON.parse(text);
      table.acknowledged(id, v);
    } else if (text.startsWith('{"type":"welcome"')) {
      seat.hand = [];
      this.#learn(table, seat, JSON.parse(text));
      seat.welcomed();
    } else {
      const { id, code } = JSON.parse(text);
      table.refused(id, code, BY_RULES.has(code));
    }
  }

  #learn(table, seat, { match, view, legal }) {
    if (view?.hand !== undefined) seat.hand = view.hand;
    if (legal !== undefined) seat.legal = Object.values(legal)[0] ?? [];
    if (match?.phase === 'running') table.begun();
    if (match?.phase === 'over' && table.isPlaying) this.#goOn(table);
    if (match?.successor && table.goOn !== undefined) table.goOn(match.successor);
  }

  async #goOn(table) {
    table.isPlaying = false;
    const successor = new Promise((resolve) => (table.goOn = resolve));
    table.seats[0].socket.send(
      '{"type":"do","id":"again","command":{"type":"propose","matter":"rematch"}}',
    );
    table.match = await successor;
    table.goOn = undefined;
    await this.#sitDown(table);
    table.begin();
  }
}

// Choosing

function choose(seat) {
  const options = seat.legal.map((text) => ({ words: text.split(' '), text }));
  let total = 0;
  for (const option of options) total += option.weight = WEIGHTS[option.words[0]] ?? 0;
  let left = Math.random() * total;
  for (const { words, weight } of options) {
    left -= weight;
    if (left < 0) return moveOf(words, seat);
  }
  return say(seat);
}

const any = (things) => things[Math.floor(Math.random() * things.length)];

/** To all, but now and then to one alone. */
function say({ neighbour }) {
  const to = Math.random() < WHISPERS ? ` to ${neighbour}` : '';
  return `say ${any(['need', 'which-arrow'])} ${any(SYMBOLS)}${to}`;
}

/** One of the moves that a line of `legal` stands for. */
function moveOf([what, ...rest], seat) {
  switch (what) {
    case 'discard':
      return `discard ${shuffled(seat.hand).slice(0, 3).join(' ')}`;
    case 'offer':
    case 'give': {
      const to = rest.indexOf('to');
      return [what, any(rest.slice(0, to)), ...rest.slice(to)].join(' ');
    }
    case 'say':
      return say(seat);
    default:
      return [what, ...rest].join(' ');
  }
}

function shuffled(things) {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
