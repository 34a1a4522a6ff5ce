// boardgame.io: the text frames of engine.io 4 and socket.io 5, spoken over one socket a player.

import { playAt } from '../games.mjs';
import { WebSocket } from '../websocket.mjs';

const SPACE = '/cells,'; // the namespace is the name of the game

const OPENED = '0';
const PING = '2';
const PONG = '3';
const JOIN = '40';
const EVENT = '42';

export class Driver {
  #port;
  #run = process.pid.toString(36);

  constructor({ port }) {
    this.#port = port;
  }

  async seat(match) {
    match.round = 0;
    match.sockets = await Promise.all([0, 1].map((player) => this.#connect(match, player)));
    await this.nextGame(match);
  }

  /** A match that nobody knows yet is opened by asking for it. */
  async nextGame(match) {
    match.id = `${this.#run}-${match.index}-${match.round++}`;
    const synced = [0, 1].map((player) => {
      const heard = new Promise((resolve) => (match.sockets[player].synced = resolve));
      match.sockets[player].send(`${EVENT}${SPACE}["sync","${match.id}","${player}",null,2]`);
      return heard;
    });
    for (const heard of synced) await heard;
  }

  play(match, player, ply) {
    const { cell } = playAt(match.index, ply);
    const move = `{"type":"place","args":[${cell}],"playerID":"${player}"}`;
    match.sockets[player].send(
      `${EVENT}${SPACE}["update",{"type":"MAKE_MOVE","payload":${move}},${ply},"${match.id}","${player}"]`,
    );
  }

  async #connect(match, player) {
    let joined;
    const isJoined = new Promise((resolve) => (joined = resolve));
    const socket = await WebSocket.open({
      port: this.#port,
      path: '/socket.io/?EIO=4&transport=websocket',
      heard: (text, socket) => {
        if (text === PING) socket.send(PONG);
        else if (text.startsWith(JOIN)) joined();
        else if (text.startsWith(OPENED)) socket.send(JOIN + SPACE);
        else this.#hear(match, player, socket, text);
      },
      lost: () => match.lost(player),
    });
    await isJoined;
    return socket;
  }

  #hear(match, player, socket, text) {
    const body = text.slice(EVENT.length + SPACE.length);
    if (body.startsWith('["update"')) {
      if (!body.startsWith(`["update","${match.id}"`)) return; // of the game before
      const at = body.indexOf('"_stateID":');
      match.saw(player, parseInt(body.slice(at + 11, at + 16), 10) - 1);
    } else if (body.startsWith('["sync"')) {
      socket.synced();
    } else if (!body.startsWith('["matchData"')) {
      match.refused(text);
    }
  }
}
