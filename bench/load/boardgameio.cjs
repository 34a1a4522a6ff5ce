// boardgame.io with a game of 64 cells that two players fill in turn, kept in memory.
// Environment: PORT, and PEERS, the folder where boardgame.io is installed.
//
// It does less than our server: no rods, no lines, no legal moves, no clock, no secrets.

const { createRequire } = require('node:module');

const peer = createRequire(`${process.env.PEERS}/`);
const { Server, Origins } = peer('boardgame.io/server');
const { INVALID_MOVE } = peer('boardgame.io/core');

const isFree = (cells, cell) => Number.isInteger(cell) && cells[cell] === null;

const cells = {
  name: 'cells',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(64).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (!isFree(G.cells, cell)) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
};

Server({ games: [cells], origins: [Origins.LOCALHOST] }).run({ port: Number(process.env.PORT) });
