// The floor: bench/load/floor.py, which describes the messages.

import { playAt } from '../games.mjs';
import { WebSocket } from '../websocket.mjs';

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
    const cleared = new Promise((resolve) => (match.cleared = resolve));
    match.sockets[0].send('{"type":"clear"}');
    await cleared;
  }

  play(match, player, ply) {
    const { cell } = playAt(match.index, ply);
    match.sockets[player].send(`{"type":"place","ply":${ply},"cell":${cell}}`);
  }

  #connect(match, player) {
    return WebSocket.open({
      port: this.#port,
      path: `/${match.index}/${player}`,
      heard: (text) => {
        const message = JSON.parse(text);
        if (message.type === 'placed') match.saw(player, message.ply);
        else if (message.type === 'cleared') match.cleared();
        else match.refused(text);
      },
      lost: () => match.lost(player),
    });
  }
}
