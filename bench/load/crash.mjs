// Plays one game in each of many matches until the server dies, then says what it knows of them:
// for each match its id, the secret of a seat, how many plies were acknowledged to their mover and
// how many the opponent has seen, and the rods that were played.
//
//   node crash.mjs --port 8000 --matches 100 --rate 10
//
// Says `begin` on stderr when all matches are being played.

import { parseArgs } from 'node:util';

import { Driver } from './drivers/knobel.mjs';
import { PLIES, playAt, rodName } from './games.mjs';
import { seatAll } from './measure.mjs';

const SIDE_BY_SIDE = 25;

const { values: given } = parseArgs({
  options: {
    port: { type: 'string' },
    matches: { type: 'string', default: '100' },
    rate: { type: 'string', default: '10' },
  },
});
const matches = Number(given.matches);
const period = 1000 / Number(given.rate);
let isOver = false;

class Match {
  ply = 0;
  seen = 0;
  acked = 0;

  constructor(index) {
    this.index = index;
  }

  saw(player, ply) {
    if (ply !== this.ply || player === this.ply % 2) return;
    this.seen = ++this.ply;
    setTimeout(() => this.move(), period);
  }

  acknowledged(player, ply) {
    this.acked = Math.max(this.acked, ply + 1);
  }

  refused(message) {
    process.stderr.write(`refused: ${message.slice(0, 300)}\n`);
  }

  lost() {
    if (!isOver) testify();
    isOver = true;
  }

  move() {
    if (this.ply < PLIES && !isOver) driver.play(this, this.ply % 2, this.ply);
  }

  testimony() {
    const rods = Array.from({ length: PLIES }, (_, ply) => rodName(playAt(this.index, ply).rod));
    const { id, tokens } = this.game;
    return { id, token: tokens[0], acked: this.acked, seen: this.seen, rods };
  }
}

/** The first socket that is lost may be lost before the others are read: they get a moment. */
function testify() {
  const say = () => process.stdout.write(JSON.stringify(table.map((match) => match.testimony())));
  setTimeout(() => say() && process.exit(0), 500);
}

const driver = new Driver({ port: Number(given.port), stock: 1 });
const table = Array.from({ length: matches }, (_, index) => new Match(index));
await seatAll(driver, table, SIDE_BY_SIDE);
for (const match of table) setTimeout(() => match.move(), Math.random() * period);
process.stderr.write('begin\n');
