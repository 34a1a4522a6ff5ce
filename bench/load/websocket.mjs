// A WebSocket client on a raw socket, for generating load over loopback: no dependencies, and no
// more of the standard than our servers use (whole frames, text, ping and close).
//
// Frames to the server carry the mask bit that the standard asks for, with a key of zeros:
// masking would cost the generator time and tell us nothing.

import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

const HOST = '127.0.0.1';
const NOTHING = Buffer.alloc(0);

export class WebSocket {
  /**
   * Opens a socket; `heard` is called with the text of every message and the socket, `lost` once
   * when it is gone.
   */
  static async open({ port, path, heard, lost }) {
    const socket = new WebSocket(port, heard, lost);
    await socket.#greet(port, path);
    return socket;
  }

  #socket;
  #heard;
  #rest = NOTHING;
  #isOpen = false;
  #opened;

  constructor(port, heard, lost) {
    this.#heard = heard;
    this.#socket = connect({ host: HOST, port, noDelay: true });
    this.#socket.on('data', (bytes) => this.#read(bytes));
    this.#socket.on('error', () => {}); // 'close' follows
    this.#socket.on('close', () => {
      this.#opened.reject(new Error('the server hung up'));
      lost();
    });
  }

  send(text) {
    this.#write(TEXT, Buffer.from(text));
  }

  close() {
    this.#socket.destroy();
  }

  #greet(port, path) {
    const key = randomBytes(16).toString('base64');
    this.#socket.write(
      [
        `GET ${path} HTTP/1.1`,
        `Host: ${HOST}:${port}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${key}`,
        'Sec-WebSocket-Version: 13',
        '\r\n',
      ].join('\r\n'),
    );
    return new Promise((resolve, reject) => {
      this.#opened = { resolve, reject };
    });
  }

  #read(bytes) {
    let buffer = this.#rest.length ? Buffer.concat([this.#rest, bytes]) : bytes;
    if (!this.#isOpen) {
      const end = buffer.indexOf('\r\n\r\n');
      if (end >= 0) {
        this.#answered(buffer.toString('latin1', 0, end));
        buffer = buffer.subarray(end + 4);
      }
    }
    if (this.#isOpen) buffer = this.#readFrames(buffer);
    this.#rest = buffer;
  }

  #answered(head) {
    if (head.startsWith('HTTP/1.1 101')) {
      this.#isOpen = true;
      this.#opened.resolve();
    } else {
      this.#opened.reject(new Error(head.split('\r\n')[0]));
      this.#socket.destroy();
    }
  }

  /** Takes all whole frames off the buffer and gives what is left of it. */
  #readFrames(buffer) {
    let at = 0;
    while (buffer.length - at >= 2) {
      const kind = buffer[at] & 15;
      let length = buffer[at + 1] & 127;
      let body = at + 2;
      if (length === 126) {
        if (buffer.length < at + 4) break;
        length = buffer.readUInt16BE(at + 2);
        body = at + 4;
      } else if (length === 127) {
        if (buffer.length < at + 10) break;
        length = Number(buffer.readBigUInt64BE(at + 2));
        body = at + 10;
      }
      const end = body + length;
      if (buffer.length < end) break;
      if (kind === TEXT) this.#heard(buffer.toString('utf8', body, end), this);
      else if (kind === PING) this.#write(PONG, buffer.subarray(body, end));
      else if (kind === CLOSE) this.#socket.end();
      at = end;
    }
    return at === buffer.length ? NOTHING : buffer.subarray(at);
  }

  #write(kind, payload) {
    const head = payload.length < 126 ? 2 : 4;
    const frame = Buffer.alloc(head + 4 + payload.length); // the four are the key of zeros
    frame[0] = 0x80 | kind;
    if (head === 2) {
      frame[1] = 0x80 | payload.length;
    } else {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(payload.length, 2);
    }
    payload.copy(frame, head + 4);
    this.#socket.write(frame);
  }
}
