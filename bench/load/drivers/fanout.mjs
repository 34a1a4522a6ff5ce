// The floor for tables of eight: bench/load/fanout.py, which describes the messages.

import { WebSocket } from '../websocket.mjs';

export class Driver {
  #port;
  #seats;
  #asked;

  /** `asked` is how many bytes a command has. */
  constructor({ port, seats, asked }) {
    this.#port = port;
    this.#seats = seats;
    this.#asked = asked;
  }

  async seat(table) {
    const seats = Array.from({ length: this.#seats }, (_, seat) => this.#connect(table, seat));
    table.sockets = await Promise.all(seats);
    table.begin();
  }

  act(table, seat, id) {
    const text = `{"type":"play","id":"${id}","move":"`;
    const whole = `${text.padEnd(this.#asked - 2, '.')}"}`;
    table.sockets[seat].send(whole);
    return whole.length;
  }

  #connect(table, seat) {
    return WebSocket.open({
      port: this.#port,
      path: `/${table.index}/${seat}`,
      heard: (text) => {
        if (text.startsWith('{"type":"update"')) {
          table.saw(parseInt(text.slice(21), 10), text.length, false);
        } else {
          const { id, v } = JSON.parse(text);
          table.acknowledged(id, v);
        }
      },
      lost: () => table.lost(),
    });
  }
}
