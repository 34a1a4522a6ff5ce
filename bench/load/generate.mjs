// Plays many matches at once against one server and measures how long moves take.
//
//   node generate.mjs --driver GAME --port 8000 --matches 500 --mode sat --secs 5
//   node generate.mjs --driver GAME --port 8000,8001   (matches take turns at the nodes)
//
// One sample is the time from the mover's write to the opponent's receipt, by the clock of this
// process.  `sat`: every match has exactly one move in flight, always.  `paced`: every match plays
// --rate moves a second, due at fixed times, whatever the server does.
//
// Says `begin` and `end` on stderr around the measured time, and the result as JSON on stdout.

import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { PLIES } from './games.mjs';
import { measure, pause, quantiles, seatAll, tell } from './measure.mjs';

const SIDE_BY_SIDE = 25; // so many matches are seated at a time
const STUCK = 2000; // ms; a move that has been under way for longer will not arrive

const { values: given } = parseArgs({
  options: {
    driver: { type: 'string' },
    port: { type: 'string' },
    matches: { type: 'string', default: '500' },
    mode: { type: 'string', default: 'sat' },
    rate: { type: 'string', default: '2' },
    secs: { type: 'string', default: '5' },
    warmup: { type: 'string', default: '2' },
    stock: { type: 'string', default: '3' },
  },
});
const matches = Number(given.matches);
const period = 1000 / Number(given.rate);

const samples = [];
const counts = { refused: 0, lost: 0, late: 0 };
let isMeasuring = false;
let isOver = false;

/** Two players, one move in flight at most. */
class Match {
  ply = 0;
  mover = 0;
  isUnderWay = false;
  sent = 0;
  due = 0;

  constructor(index) {
    this.index = index;
    this.driver = drivers[index % drivers.length];
    // The first games are left at different points: from then on every stage of a game is as
    // frequent as the others, and matches end evenly over time.
    this.end = 1 + Math.floor((index * PLIES) / matches);
  }

  // What drivers tell

  saw(player, ply) {
    if (!this.isUnderWay || ply !== this.ply || player === this.mover) return;
    if (isMeasuring) samples.push(performance.now() - this.sent);
    this.isUnderWay = false;
    this.ply++;
    if (!isOver) this.goOn();
  }

  acknowledged() {}

  refused(message) {
    if (counts.refused++ === 0) process.stderr.write(`refused: ${message.slice(0, 300)}\n`);
  }

  lost() {
    if (!isOver) counts.lost++;
  }

  // What it does

  async goOn() {
    if (this.driver.isOver?.(this) ?? this.ply === this.end) {
      await this.driver.nextGame(this);
      this.ply = 0;
      this.end = PLIES;
    }
    if (given.mode === 'sat') this.move();
    else this.moveWhenDue();
  }

  moveWhenDue() {
    const now = performance.now();
    if (this.due < now) {
      counts.late++;
      this.due = now;
    }
    setTimeout(() => this.move(), this.due - now);
    this.due += period;
  }

  move() {
    if (isOver) return;
    this.mover = this.driver.mover?.(this) ?? this.ply % 2;
    this.isUnderWay = true;
    this.sent = performance.now();
    this.driver.play(this, this.mover, this.ply);
  }

  isStuck() {
    return this.isUnderWay && performance.now() - this.sent > STUCK;
  }
}

function summary({ wall, cpuPct }) {
  const quantile = quantiles(samples);
  return {
    moves: samples.length,
    secs: wall / 1000,
    moves_per_s: samples.length / (wall / 1000),
    p50_ms: quantile(0.5),
    p99_ms: quantile(0.99),
    max_ms: quantile(1),
    generator_cpu_pct: cpuPct,
    ...counts,
    stuck: table.filter((match) => match.isStuck()).length,
  };
}

const { Driver } = await import(`./drivers/${given.driver}.mjs`);
const drivers = given.port
  .split(',')
  .map((port) => new Driver({ port: Number(port), stock: Number(given.stock) }));
const table = Array.from({ length: matches }, (_, index) => new Match(index));
await seatAll(table, SIDE_BY_SIDE, (match) => match.driver.seat(match));

const begun = performance.now();
for (const match of table) {
  match.due = begun + Math.random() * period;
  match.goOn();
}
await pause(Number(given.warmup));

const taken = await measure(Number(given.secs), (doesCount) => {
  isMeasuring = doesCount;
  isOver = !doesCount;
});
tell(summary(taken));
