// Our own server: a match is opened and joined over HTTP and played over two sockets.
// docs/protocol.md describes the messages.

import { playAt } from '../games.mjs';
import { post } from '../http.mjs';
import { WebSocket } from '../websocket.mjs';

const ORDER = {
  game: 'vier3d',
  config: { variant: 'most-lines', yellow: 'none' }, // every game fills the board
  seats: [{ kind: 'person', mine: true }, { kind: 'person' }],
  name: 'Anna',
  order: 'seated',
};

/** The name of a rod: a1 b1 c1 d1 a2 ... */
const rodName = (rod) => 'abcd'[rod % 4] + (1 + Math.floor(rod / 4));

export class Driver {
  #port;
  #stock;

  /** `stock` games are opened for each match beforehand: only hello is left to be said later. */
  constructor({ port, stock }) {
    this.#port = port;
    this.#stock = stock;
  }

  async seat(match) {
    match.games = [];
    while (match.games.length < this.#stock) match.games.push(await this.#open());
    match.sockets = await Promise.all([0, 1].map((player) => this.#connect(match, player)));
    await this.nextGame(match);
  }

  async nextGame(match) {
    match.game = match.games.shift() ?? (await this.#open());
    const { id, tokens } = match.game;
    const welcomed = [0, 1].map((player) => {
      const heard = new Promise((resolve) => (match.sockets[player].welcomed = resolve));
      match.sockets[player].send(
        JSON.stringify({ type: 'hello', match: id, token: tokens[player] }),
      );
      return heard;
    });
    await Promise.all(welcomed);
  }

  play(match, player, ply) {
    const rod = rodName(playAt(match.index, ply).rod);
    match.sockets[player].send(
      `{"type":"play","id":"${ply}","move":"${rod}","turn":${ply + 1}}`,
    );
  }

  #connect(match, player) {
    return WebSocket.open({
      port: this.#port,
      path: '/ws',
      heard: (text, socket) => this.#hear(match, player, socket, text),
      lost: () => match.lost(player),
    });
  }

  #hear(match, player, socket, text) {
    if (text.startsWith('{"type":"update"')) {
      // Only the turn is looked at: reading all of it would slow the generator down.
      const at = text.indexOf('"turn":');
      if (at >= 0) match.saw(player, parseInt(text.slice(at + 7, at + 11), 10) - 2);
    } else if (text.startsWith('{"type":"ack"')) {
      match.acknowledged(player, Number(JSON.parse(text).id));
    } else if (text.startsWith('{"type":"welcome"')) {
      socket.welcomed();
    } else {
      match.refused(text);
    }
  }

  async #open() {
    const host = await post(this.#port, '/api/matches', ORDER);
    const guest = await post(this.#port, `/api/codes/${host.code}/seats`, { name: 'Bo' });
    return { id: host.id, tokens: [host.token, guest.token] };
  }
}
