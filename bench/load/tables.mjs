// Plays at many tables of eight at once against one server and measures how long it takes until all
// eight have seen what one of them did.
//
//   node tables.mjs --driver GAME --port 8000 --tables 100 --rate 1 --secs 20
//   node tables.mjs --driver GAME --port 8000,8001   (the seats of a table take turns at the nodes)
//
// Every seat acts --rate times a second, due at fixed times, whatever the server does.  One sample is
// the time from the write of a command to the receipt of its update by the last of the eight seats,
// by the clock of this process.
//
// Says `begin` and `end` on stderr around the measured time, and the result as JSON on stdout.

import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { measure, pause, quantiles, seatAll, tell } from './measure.mjs';

const SEATS = 8;

const SIDE_BY_SIDE = 10; // so many tables are seated at a time
const STUCK = 2000; // ms; a command that has been under way for longer will not be answered
const LATE = 20; // ms; a command that leaves so long after it was due is late
const MEMORY = 200; // versions; who is told of an older one is not waited for any more

const { values: given } = parseArgs({
  options: {
    driver: { type: 'string' },
    port: { type: 'string' },
    tables: { type: 'string', default: '100' },
    rate: { type: 'string', default: '1' },
    secs: { type: 'string', default: '20' },
    warmup: { type: 'string', default: '5' },
    asked: { type: 'string', default: '60' }, // bytes of a command, for the floor
  },
});
const ports = given.port.split(',').map(Number);
const count = Number(given.tables);
const period = 1000 / Number(given.rate);

const samples = [];
const counts = { sent: 0, refused: 0, by_rules: 0, lost: 0, late: 0, rounds: 0 };
const heard = { updates: 0, update_bytes: 0, bare: 0, answers: 0, asked_bytes: 0 };
const reasons = {};
let isMeasuring = false;
let isOver = false;

/** What is known of one version: when its command left, and who has been told. */
class Receipt {
  sent = 0;
  isCounted = false;
  told = 0;
  last = 0;
}

/** Eight seats; what they do is for the driver to choose. */
class Table {
  isPlaying = false;
  round = 0;
  #receipts = new Map();
  #underWay = new Map();
  #number = 0;

  constructor(index) {
    this.index = index;
  }

  // What drivers tell

  /** From now on versions are those of another match. */
  begin() {
    if (this.round++ && isMeasuring) counts.rounds++;
    this.#receipts.clear();
    this.isPlaying = true;
  }

  saw(version, bytes, isBare) {
    if (isMeasuring) {
      heard.updates++;
      heard.update_bytes += bytes;
      if (isBare) heard.bare++;
    }
    const receipt = this.#receipt(version);
    receipt.told++;
    receipt.last = performance.now();
    this.#settle(version, receipt);
  }

  acknowledged(id, version) {
    const under = this.#underWay.get(id);
    if (under === undefined) return; // no command of ours, such as the wish to play again
    this.#answered(id);
    const receipt = this.#receipt(version);
    receipt.sent = under.sent;
    receipt.isCounted = under.isCounted;
    this.#settle(version, receipt);
  }

  refused(id, code, isByRules) {
    this.#answered(id);
    counts[isByRules ? 'by_rules' : 'refused']++;
    reasons[code] = (reasons[code] ?? 0) + 1;
  }

  lost() {
    if (!isOver) counts.lost++;
  }

  // What it does

  /** Every seat begins at a moment of its own. */
  start() {
    for (let seat = 0; seat < SEATS; seat++) {
      this.#actWhenDue(seat, performance.now() + Math.random() * period);
    }
  }

  #actWhenDue(seat, due) {
    const act = () => {
      if (isOver) return;
      if (this.isPlaying) this.#act(seat, due);
      this.#actWhenDue(seat, due + period);
    };
    setTimeout(act, due - performance.now());
  }

  #act(seat, due) {
    const id = `${seat}-${this.#number++}`;
    const bytes = driver.act(this, seat, id);
    const sent = performance.now();
    if (isMeasuring) {
      counts.sent++;
      heard.asked_bytes += bytes;
      if (sent - due > LATE) counts.late++;
    }
    this.#underWay.set(id, { sent, isCounted: isMeasuring });
  }

  isUnderWay(id) {
    return this.#underWay.has(id);
  }

  stuck() {
    const since = performance.now() - STUCK;
    return [...this.#underWay.values()].filter((one) => one.isCounted && one.sent < since).length;
  }

  #receipt(version) {
    let receipt = this.#receipts.get(version);
    if (receipt === undefined) {
      this.#receipts.set(version, (receipt = new Receipt()));
      this.#receipts.delete(version - MEMORY);
    }
    return receipt;
  }

  #settle(version, receipt) {
    if (receipt.told !== SEATS || !receipt.sent) return;
    this.#receipts.delete(version);
    if (receipt.isCounted) samples.push(receipt.last - receipt.sent);
  }

  #answered(id) {
    if (isMeasuring) heard.answers++;
    this.#underWay.delete(id);
  }
}

function summary({ wall, cpuPct }) {
  const quantile = quantiles(samples);
  return {
    commands: samples.length,
    answered: heard.answers,
    secs: wall / 1000,
    commands_per_s: counts.sent / (wall / 1000),
    p50_ms: quantile(0.5),
    p90_ms: quantile(0.9),
    p99_ms: quantile(0.99),
    max_ms: quantile(1),
    generator_cpu_pct: cpuPct,
    ...counts,
    stuck: tables.reduce((sum, table) => sum + table.stuck(), 0),
    bytes_per_update: heard.update_bytes / heard.updates,
    bytes_per_command: heard.asked_bytes / counts.sent,
    messages_per_command: (heard.updates + heard.answers) / counts.sent,
    bare_pct: (100 * heard.bare) / heard.updates,
    reasons,
  };
}

const { Driver } = await import(`./drivers/${given.driver}.mjs`);
const driver = new Driver({
  port: ports[0],
  ports,
  tables: count,
  seats: SEATS,
  asked: Number(given.asked),
});
const tables = Array.from({ length: count }, (_, index) => new Table(index));
await seatAll(tables, SIDE_BY_SIDE, (one) => driver.seat(one));
for (const table of tables) table.start();
await pause(Number(given.warmup));

const taken = await measure(Number(given.secs), (doesCount) => (isMeasuring = doesCount));
await pause(STUCK / 1000 + 0.5); // what was sent in the measured time may still be answered
isOver = true;
tell(summary(taken));
