// Our own server with XOBrainer, everything on: a match is played by moves of chance from the lists
// of legal ones, over two sockets.  docs/protocol.md describes the messages.

import { post } from '../http.mjs';
import { WebSocket } from '../websocket.mjs';

const VARIANTS = ['map', 'trap', 'mission', 'random'].map((type) => ({ type }));
const ORDER = {
  game: 'xobrainer',
  config: { variants: [...VARIANTS, { type: 'time-bomb', seconds: 40 }] },
  seats: [{ kind: 'person', mine: true }, { kind: 'person' }],
  name: 'Anna',
  order: 'seated',
};

export class Driver {
  #port;

  constructor({ port }) {
    this.#port = port;
  }

  async seat(match) {
    match.sockets = await Promise.all([0, 1].map((player) => this.#connect(match, player)));
    await this.nextGame(match);
  }

  async nextGame(match) {
    const host = await post(this.#port, '/api/matches', ORDER);
    const guest = await post(this.#port, `/api/codes/${host.code}/seats`, { name: 'Bo' });
    match.legal = [[], []];
    match.versions = [0, 0];
    match.hasEnded = false;
    const welcomed = [host.token, guest.token].map((token, player) => {
      const heard = new Promise((resolve) => (match.sockets[player].welcomed = resolve));
      match.sockets[player].send(JSON.stringify({ type: 'hello', match: host.id, token }));
      return heard;
    });
    await Promise.all(welcomed);
  }

  /** Whether another match is needed. */
  isOver(match) {
    return match.hasEnded;
  }

  mover(match) {
    return match.legal[0].length ? 0 : 1;
  }

  play(match, player, ply) {
    const moves = match.legal[player];
    const move = moves[Math.floor(Math.random() * moves.length)];
    match.sockets[player].send(
      JSON.stringify({ type: 'play', id: `${match.versions[0]}-${ply}`, move, turn: match.turn }),
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
    const told = JSON.parse(text);
    if (told.type === 'ack') return;
    if (told.type !== 'update' && told.type !== 'welcome') {
      match.refused(text);
      return;
    }
    if (told.legal) match.legal[player] = told.legal[player] ?? [];
    if (told.view?.turn) match.turn = told.view.turn;
    if (told.match?.outcome) match.hasEnded = true;
    match.versions[player] = told.v;
    if (told.type === 'welcome') socket.welcomed();
    // A move begins when both have seen the one before, because both lists may have changed.
    else if (match.versions[0] === match.versions[1]) match.saw(1 - match.mover, match.ply);
  }
}
