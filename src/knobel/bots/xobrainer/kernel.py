"""The fast engine: the search of `reference`, in machine code.

Numbers in, numbers out.  All compiled functions are in this one file, because a cached function
does not notice when one that it calls changes in another file.

For squares, pieces and windows see `grid`.  Every number is signed and of 64 bits, but for those
of the tables below: an index that is read from unsigned numbers can't be negative, and need not
be looked at twice.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt
from llvmlite import ir  # type: ignore[import-untyped]  # comes without types
from numba import types
from numba.extending import intrinsic

from knobel.bots.compiled import kernel
from knobel.bots.xobrainer.grid import DIRECTIONS, WINDOWS, WINDOWS_OF

I = np.int64  # noqa: E741 - the one type of all that is counted
Memory: TypeAlias = npt.NDArray[np.int64]

SQUARES = 100
MOST = 20  # windows that hold one square
COUNT_OF = np.array([len(numbers) for numbers in WINDOWS_OF], dtype=np.uint8)
HOLDING = np.zeros(SQUARES * MOST, dtype=np.uint8)
"""The windows that hold a square, twenty places for each square."""
for _square, _numbers in enumerate(WINDOWS_OF):
    HOLDING[_square * MOST : _square * MOST + len(_numbers)] = _numbers
HELD = np.array(WINDOWS, dtype=np.uint8).ravel()
"""The five squares of each window."""
HEADING = np.array(DIRECTIONS, dtype=np.uint8)

# Numba asks intrinsics for its own types and for LLVM's; outside they are plain functions.


def _lowest(_typing: Any, _bits: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


lowest = cast(Callable[[I], I], intrinsic(_lowest))
"""The number of the lowest bit of a number that is not 0: one instruction."""


# Random playouts of the base game.  A window's word has a byte for each of
#
#   crosses   rings   green   pink
#
# Five is the only count to five with the bits 0 and 2, so that one test finds all rows.

FIVES = np.uint32(0x01010101)
STEP = np.array([0x00010001, 0x01000001, 0x01000100, 0x00010100], dtype=np.uint32)
"""What a piece adds to its windows."""


@kernel("int64(int64, uint64, uint8[::1], uint8[::1], uint32[::1], uint8[::1], int64[::1])")
def play_out(
    games: I,
    seed: np.uint64,
    is_knockout: npt.NDArray[np.uint8],
    free: npt.NDArray[np.uint8],
    counts: npt.NDArray[np.uint32],
    laid: npt.NDArray[np.uint8],
    totals: Memory,
) -> I:
    """Plays rounds of chance; returns the winner of the last one, 2 for nobody.

    *free* and *counts* are scratch, *laid* takes the squares of the last round in their order,
    *totals* takes the pieces laid, the rounds won, and the pieces of the last round.
    """
    state = seed | np.uint64(1)
    pieces = won = plies = I(0)
    winner = I(2)
    first = I(0)
    for _ in range(games):
        for i in range(SQUARES):
            free[i] = np.uint8(i)
        for i in range(len(counts)):
            counts[i] = np.uint32(0)
        left = np.uint64(SQUARES)
        plies = I(0)
        winner = I(2)
        while plies < 64 and winner == 2:
            side = (plies + first) & 1
            piece = 2 * side + I((plies >> 1) & 3 == 3)  # XO-10: three and one
            while True:
                state ^= state << np.uint64(13)
                state ^= state >> np.uint64(7)
                state ^= state << np.uint64(17)
                at = ((state >> np.uint64(32)) * left) >> np.uint64(32)
                square = free[at]
                if piece & 1 or not is_knockout[square]:  # XO-22
                    break
            left -= np.uint64(1)
            free[at] = free[left]
            laid[plies] = square
            plies += 1
            step = STEP[piece]
            fives = np.uint32(0)
            base = I(square) * MOST
            for i in range(COUNT_OF[square]):
                window = HOLDING[base + i]
                word = counts[window] + step
                counts[window] = word
                fives |= word & (word >> np.uint32(2))
            if fives & FIVES:
                mine = np.uint32(0x00010001) << np.uint32(8 * side)
                winner = side if fives & FIVES & mine else 1 - side  # XO-25, XO-26
        pieces += plies
        won += I(winner != 2)
        first = I((state >> np.uint64(40)) & np.uint64(1))
    totals[0] = pieces
    totals[1] = won
    totals[2] = plies
    return winner


KNOCKOUTS = (11, 18, 81, 88)
"""Where the usual layout has them: b2, i2, b9 and i9."""


def _chance(games: int, seed: int, laid: npt.NDArray[np.uint8]) -> tuple[Memory, int]:
    is_knockout = np.zeros(SQUARES, dtype=np.uint8)
    is_knockout[list(KNOCKOUTS)] = 1
    free = np.zeros(SQUARES, dtype=np.uint8)
    counts = np.zeros(len(WINDOWS), dtype=np.uint32)
    totals = np.zeros(3, dtype=np.int64)
    mixed = (seed + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
    winner = play_out(I(games), np.uint64(mixed), is_knockout, free, counts, laid, totals)
    return totals, int(winner)


def playouts(games: int, seed: int) -> tuple[int, int]:
    """Rounds of chance on the usual layout: pieces laid, and rounds that somebody won."""
    totals, _ = _chance(games, seed, np.zeros(64, dtype=np.uint8))
    return int(totals[0]), int(totals[1])


def playout(seed: int) -> tuple[list[int], int | None]:
    """One such round, begun by the crosses: its squares in their order, and who won it."""
    laid = np.zeros(64, dtype=np.uint8)
    totals, winner = _chance(1, seed, laid)
    return laid[: int(totals[2])].tolist(), None if winner == 2 else winner
