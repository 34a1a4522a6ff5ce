// The games that are played: 64 cells, filled rod by rod from below, in an order of chance that is
// the same in every run and on every server.

export const PLIES = 64;

const KINDS = 16;

/** Numbers below 1 in a fixed order; good enough to shuffle with. */
function* chance(seed) {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

function shuffled(things, seed) {
  const numbers = chance(seed);
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(numbers.next().value * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/** A whole game as the rod (0 to 15) and the cell (0 to 63) of every ply. */
function game(seed) {
  const heights = Array(16).fill(0);
  const rods = Array.from({ length: PLIES }, (_, index) => index % 16);
  return shuffled(rods, seed).map((rod) => ({ rod, cell: rod + 16 * heights[rod]++ }));
}

const GAMES = Array.from({ length: KINDS }, (_, index) => game(1 + index));

/** What is played in this ply of this match. */
export const playAt = (match, ply) => GAMES[match % KINDS][ply];
