// What all generators of load do alike: they seat everybody, measure for a while, and tell figures.

import { performance } from 'node:perf_hooks';

export const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Seats all of them, so many side by side. */
export async function seatAll(all, sideBySide, seat) {
  for (let first = 0; first < all.length; first += sideBySide) {
    await Promise.all(all.slice(first, first + sideBySide).map(seat));
  }
}

/**
 * Lets so many seconds pass and gives what they were: milliseconds on the wall, and the share of a
 * core that this process took.  `onturn` hears whether time counts; stderr hears `begin` and `end`.
 */
export async function measure(seconds, onturn) {
  process.stderr.write('begin\n');
  const before = { wall: performance.now(), cpu: process.cpuUsage() };
  onturn(true);
  await pause(seconds);
  onturn(false);
  process.stderr.write('end\n');
  const wall = performance.now() - before.wall;
  const { user, system } = process.cpuUsage(before.cpu);
  return { wall, cpuPct: ((user + system) / 1000 / wall) * 100 };
}

/** Of these samples, the one below which a share of them lies; null if there are none. */
export function quantiles(samples) {
  const sorted = Float64Array.from(samples).sort();
  return (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? null;
}

/** Says the result as JSON on stdout, and ends. */
export function tell(result) {
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}
