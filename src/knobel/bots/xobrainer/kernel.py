"""The fast engine: the search of `reference`, in machine code.

Works on numbers only.  All compiled functions are in this file, because numba's cache does not
notice when a called function changes in another file.

For squares, pieces and windows see `grid`.  All numbers are signed and have 64 bits, except in the
tables below: an index from unsigned numbers can't be negative, which saves a check.
"""

from collections.abc import Callable, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from knobel.bots.compiled import intrinsic, ir, kernel, types
from knobel.bots.xobrainer.grid import DIRECTIONS, WINDOWS, WINDOWS_OF
from knobel.bots.xobrainer.position import Cards, Position
from knobel.bots.xobrainer.search import Look, Ranking, Scored

if TYPE_CHECKING:  # the items of an array have no static type
    I: TypeAlias = int  # noqa: E741 - the one type of all that is counted
    Memory: TypeAlias = MutableSequence[int]
else:
    I = np.int64  # noqa: E741 - as above
    Memory = npt.NDArray[np.int64]


def _blank(size: int) -> Any:
    """A memory; typed as Any, because the type checker takes arrays for no sequences."""
    return np.zeros(size, dtype=np.int64)


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

# Intrinsics describe themselves in numba's and LLVM's types; to callers they are functions.


def _lowest(_typing: Any, _bits: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


lowest = cast(Callable[[I], I], intrinsic(_lowest))
"""The index of the lowest bit of a number that is not 0, in one instruction."""


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
    """Plays random rounds; returns the winner of the last one, 2 for nobody.

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
"""The knockout squares of the usual layout: b2, i2, b9 and i9."""


def _chance(games: int, seed: int, laid: npt.NDArray[np.uint8]) -> tuple[Memory, int]:
    is_knockout = np.zeros(SQUARES, dtype=np.uint8)
    is_knockout[list(KNOCKOUTS)] = 1
    free = np.zeros(SQUARES, dtype=np.uint8)
    counts = np.zeros(len(WINDOWS), dtype=np.uint32)
    totals = _blank(3)
    mixed = (seed + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
    winner = play_out(I(games), np.uint64(mixed), is_knockout, free, counts, laid, totals)
    return totals, int(winner)


def playouts(games: int, seed: int) -> tuple[int, int]:
    """Random rounds on the usual layout: the pieces laid, and the rounds that had a winner."""
    totals, _ = _chance(games, seed, np.zeros(64, dtype=np.uint8))
    return int(totals[0]), int(totals[1])


def playout(seed: int) -> tuple[list[int], int | None]:
    """One such round, begun by the crosses: its squares in their order, and who won it."""
    laid = np.zeros(64, dtype=np.uint8)
    totals, winner = _chance(1, seed, laid)
    return laid[: int(totals[2])].tolist(), None if winner == 2 else winner


# One array holds everything that a search reads and writes, because a second one would be slower.
# First come single numbers, those of side 0 before those of side 1:

NODES, LIMIT, STOPPED, MASK = 0, 1, 2, 3
LEFT, QUEUE = 4, 6  # pieces that are left, and their order: a bit is set for the other colour
FREE, KNOCKOUT = 8, 10  # sets of squares, a bit each
KEY, HOPE = 12, 13
TEMPO, SLOPE, WIDTH, QUIET = 15, 16, 17, 18
ALL_ROWS, HAS_SETS, HAS_CARDS, AT_ONCE = 19, 20, 21, 22
NOTHING, A_SET, USUAL, TYPICAL = 23, 25, 27, 29
TRAP, MISSION, FURTHER, POOL = 30, 32, 34, 36
TRAPPED, MET = 37, 39  # cards of the pool by their counts: a byte for none, for one ...
MOVES_COUNT = 41
DRAWS, DRAWN_FROM, SHARE = (
    45,
    46,
    48,
)  # draws to look at, from which piece on, how many of 256 are other
KNOWN = 42  # how many of the remaining pieces have a known colour

# Sets of windows, a bit each, in three words: for shape of side 0, of side 1, colour of 0, of 1.
FOURS, THREES = 52, 64

# Tables.  The counts of both sides in a window, in shape or in colour, make a byte.
BYTES = 96
PROMISE = 76  # points of a window: shape of side 0, of 1, colour of 0, of 1
PROFIT = PROMISE + 4 * BYTES  # what a piece gains there, 16 bits a side: shape, colour
ROW = PROFIT + 2 * BYTES  # values of a row by its points, for each side
HOPES = ROW + 2 * 128
WINDOW_DOTS = HOPES + 4 * 192
IS_THROUGH = WINDOW_DOTS + 192  # windows through a knockout square
DOTS = IS_THROUGH + 192
CARD_OF = DOTS + 100
COUNTS_AS_MISSION = CARD_OF + 100
COUNTS_AS_TRAP = COUNTS_AS_MISSION + 400
IN_POOL = COUNTS_AS_TRAP + 400
MISSIONS_MET = IN_POOL + 64
TRAPS_SPRUNG = MISSIONS_MET + 128

# What changes with every piece.  A window's word holds its four counts and the sum of its free
# squares: of a window with four pieces, that is the fifth square.
#
#   bit  16 ...                  12 ... 15   8 ... 11   4 ... 7   0 ... 3
#        sum of free squares     pink        green      rings     crosses
WINDOW = TRAPS_SPRUNG + 128
GAIN = WINDOW + 192  # of each square, 16 bits each: shape of side 0, of 1, colour of 0, of 1
HISTORY = GAIN + 100
KILLERS = HISTORY + 400
ROOT_MOVES = KILLERS + 2 * 128
ROOT_VALUES = ROOT_MOVES + 100
MOVES = ROOT_VALUES + 100
PLIES = 64
TABLE = MOVES + PLIES * 128

MOST_POINTS = 127
ONE = I(20_000)
INFINITY = I(30_000)
NO_MOVE = I(127)
NO_ROW, KNOCKOUT_ROW = I(-1), I(-2)
EXACT, AT_LEAST, AT_MOST = I(0), I(1), I(2)
GREATEST_HISTORY = I(1 << 12)

KIND = np.zeros(BYTES, dtype=np.uint8)
"""Of a byte of counts: 1 is a three of side 0, 2 a four, 4 and 8 the same of side 1."""
KIND[[0x03, 0x04, 0x30, 0x40]] = (1, 2, 4, 8)


def _keys(number: int) -> npt.NDArray[np.int64]:
    """Pseudo-random numbers, always the same."""
    return np.random.default_rng(20_111).integers(-(1 << 63), 1 << 63, number, dtype=np.int64)


ZOBRIST = _keys(401)
"""A key for each piece on each square, and one for the rings being to move."""
PHASE_KEY = I(-7046029254386353131)
STORM_KEY = I(0x5DEECE66D1234567)


# Pieces


@kernel("void(int64[::1], int64, int64, int64, int64)")
def tally_card(memory: Memory, counts: I, pool: I, card: I, step: I) -> None:
    """Adds *step* to the count of a side's card; *pool* sums up the unknown cards."""
    before = memory[counts + card]
    memory[counts + card] = before + step
    if memory[IN_POOL + card]:
        memory[pool] += (I(1) << (8 * (before + step))) - (I(1) << (8 * before))


@kernel("void(int64[::1], int64, int64, int64)")
def tally_cards(memory: Memory, piece: I, square: I, step: I) -> None:
    """Updates the cards: a piece counts for its own side's missions and the other's traps."""
    card = memory[CARD_OF + square]
    if card < 0:
        return
    side = piece >> 1
    if memory[COUNTS_AS_MISSION + 100 * piece + square]:
        tally_card(memory, MISSIONS_MET + 32 * side, MET + side, card, step)
    if memory[COUNTS_AS_TRAP + 100 * piece + square]:
        holder = 1 - side
        tally_card(memory, TRAPS_SPRUNG + 32 * holder, TRAPPED + holder, card, step)


@kernel("void(int64[::1], int64, int64)")
def toggle(memory: Memory, at: I, window: I) -> None:
    """Adds the window to a set, or removes it."""
    memory[at + (window >> 6)] ^= I(1) << (window & 63)


@kernel("void(int64[::1], int64, int64, int64)")
def put(memory: Memory, piece: I, square: I, step: I) -> None:
    """Lays a piece (*step* 1) or lifts it (-1), and updates all counts."""
    side = piece >> 1
    colour = side ^ (piece & 1)
    change = step * ((I(1) << (4 * side)) + (I(256) << (4 * colour)) - (square << 16))
    memory[FREE + (square >> 6)] ^= I(1) << (square & 63)
    memory[KEY] ^= ZOBRIST[100 * piece + square]
    mine = theirs = I(0)
    base = square * MOST
    for i in range(COUNT_OF[square]):
        window = HOLDING[base + i]
        old = memory[WINDOW + window]
        new = old + change
        memory[WINDOW + window] = new
        was, now = old & 255, new & 255
        tint_was, tint_now = (old >> 8) & 255, (new >> 8) & 255
        mine += memory[HOPES + window] * (memory[PROMISE + now] - memory[PROMISE + was])
        theirs += memory[HOPES + 192 + window] * (
            memory[PROMISE + BYTES + now] - memory[PROMISE + BYTES + was]
        )
        mine += memory[HOPES + 384 + window] * (
            memory[PROMISE + 2 * BYTES + tint_now] - memory[PROMISE + 2 * BYTES + tint_was]
        )
        theirs += memory[HOPES + 576 + window] * (
            memory[PROMISE + 3 * BYTES + tint_now] - memory[PROMISE + 3 * BYTES + tint_was]
        )
        profit = memory[PROFIT + now] - memory[PROFIT + was]
        profit += (memory[PROFIT + BYTES + tint_now] - memory[PROFIT + BYTES + tint_was]) << 32
        if profit != 0:
            first = I(window) * 5
            for k in range(5):
                memory[GAIN + HELD[first + k]] += profit
        kinds = I(KIND[was] ^ KIND[now]) | (I(KIND[tint_was] ^ KIND[tint_now]) << 4)
        if kinds:
            for k in range(4):  # shape of side 0, of 1, colour of 0, of 1
                if kinds & 1:
                    toggle(memory, THREES + 3 * k, I(window))
                if kinds & 2:
                    toggle(memory, FOURS + 3 * k, I(window))
                kinds >>= 2
    memory[HOPE] += mine
    memory[HOPE + 1] += theirs
    if memory[HAS_CARDS]:
        tally_cards(memory, piece, square, step)


@kernel("void(int64[::1], int64[::1])")
def set_up(memory: Memory, cells: Memory) -> None:
    """Fills an empty board; requires that all tables are set."""
    for window in range(192):
        total = I(0)
        for k in range(5):
            total += I(HELD[5 * window + k])
        memory[WINDOW + window] = total << 16
        both = memory[PROFIT] + (memory[PROFIT + BYTES] << 32)
        for k in range(5):
            memory[GAIN + HELD[5 * window + k]] += both
    memory[FREE] = I(-1)
    memory[FREE + 1] = (I(1) << 36) - 1
    has_cards = memory[HAS_CARDS]
    memory[HAS_CARDS] = 0  # the pieces of Map count for nothing; players' pieces come later
    for square in range(100):
        if cells[square] >= 0:
            put(memory, cells[square], I(square), I(1))
    memory[HAS_CARDS] = has_cards


# Rows


@kernel("boolean(int64[::1], int64, int64)")
def admits(memory: Memory, piece: I, square: I) -> bool:
    """Whether the piece may lie there if the square is free (XO-22)."""
    if piece & 1:
        return True
    return not (memory[KNOCKOUT + (square >> 6)] >> (square & 63)) & 1


@kernel("int64(int64[::1], int64, int64, int64)")
def award(memory: Memory, piece: I, square: I, side: I) -> I:
    """The dots of the row that the piece would complete for the side.

    -1 if it completes none, -2 if one leads through a knockout square.
    """
    by_shape = piece >> 1 == side
    by_colour = (piece >> 1) ^ (piece & 1) == side
    full = I(4) << (4 * side)
    best = NO_ROW
    heading, top, total = I(-1), I(0), I(0)  # what the other squares of each line add, for ALL_ROWS
    here = memory[DOTS + square]
    base = square * MOST
    for i in range(COUNT_OF[square]):
        window = I(HOLDING[base + i])
        pieces = memory[WINDOW + window]
        if not ((by_shape and pieces & 255 == full) or (by_colour and pieces >> 8 & 255 == full)):
            continue
        if memory[IS_THROUGH + window]:
            return KNOCKOUT_ROW
        dots = memory[WINDOW_DOTS + window]
        best = max(best, dots)
        if I(HEADING[window]) != heading:
            heading, total, top = I(HEADING[window]), total + top, I(0)
        top = max(top, dots - here)
    return here + total + top if best >= 0 and memory[ALL_ROWS] else best


@kernel("int64(int64[::1], int64, int64)")
def worth(memory: Memory, side: I, dots: I) -> I:
    """The value of the round for the side, if it wins with a row of these dots.

    The average over all possible cards, as if they were dealt independently.
    """
    row = ROW + 128 * side
    if not memory[HAS_CARDS]:
        return memory[row + min(dots, MOST_POINTS)]
    pool = max(I(1), memory[POOL])
    met, trapped = memory[MET + side], memory[TRAPPED + side]
    if memory[FURTHER + side] > 0:
        pieces = I(0)
        for count in range(1, 5):
            pieces += count * ((met >> (8 * count)) & 255)
        dots += 3 * memory[FURTHER + side] * pieces // pool
    mission, trap = memory[MISSION + side], memory[TRAP + side]
    met_of = trapped_of = pool
    if mission != -1:  # known, or not played with
        met_of = I(1)
        met = I(1)
        if mission >= 0:
            met = I(1) << (8 * memory[MISSIONS_MET + 32 * side + mission])
    if trap != -1:
        trapped_of = I(1)
        trapped = I(1)
        if trap >= 0:
            trapped = I(1) << (8 * memory[TRAPS_SPRUNG + 32 * side + trap])
    total = I(0)
    for sprung in range(5):
        chance = (trapped >> (8 * sprung)) & 255
        if chance == 0:
            continue
        for pieces in range(5):
            weight = chance * ((met >> (8 * pieces)) & 255)
            if weight == 0:
                continue
            if sprung > 2 or pieces == 4:  # XO-63, XO-73
                value = ONE
            else:
                points = dots + 3 * pieces
                if sprung == 1:
                    points += 5
                if sprung < 2:
                    value = memory[row + min(points, MOST_POINTS)]
                elif memory[HAS_SETS]:
                    value = memory[A_SET + side]
                else:
                    value = memory[row + min(max(points, 20), MOST_POINTS)]  # XO-43
            total += weight * value
    return total // (met_of * trapped_of)


@kernel("int64(int64[::1], int64, int64, int64)")
def cash(memory: Memory, piece: I, square: I, side: I) -> I:
    """The value for the side of the row that this piece completes for it."""
    dots = award(memory, piece, square, side)
    if dots == KNOCKOUT_ROW:
        return ONE
    if not memory[HAS_CARDS]:
        return worth(memory, side, dots)
    tally_cards(memory, piece, square, I(1))  # XO-45: the last piece counts
    value = worth(memory, side, dots)
    tally_cards(memory, piece, square, I(-1))
    return value


@kernel("int64(int64[::1], int64)")
def appraise(memory: Memory, side: I) -> I:
    """The value for the side to move, by the potential of the windows for both."""
    best, worst = memory[USUAL + side], -memory[USUAL + 1 - side]
    if memory[HAS_CARDS]:
        best = worth(memory, side, memory[TYPICAL])
        worst = -worth(memory, 1 - side, memory[TYPICAL])
    ahead = memory[HOPE + side] - memory[HOPE + 1 - side] + memory[TEMPO]
    middle, half = (best + worst) // 2, (best - worst) // 2
    return middle + 9 * half * ahead // (10 * (abs(ahead) + memory[SLOPE]))


# Which squares matter


@kernel("UniTuple(int64, 2)(int64[::1], int64, int64, int64)")
def fifths(memory: Memory, piece: I, side: I, planes: I) -> tuple[I, I]:
    """The squares where this piece completes a row for the side, as a set.

    With one of the two planes only rows by shape count.
    """
    low = high = I(0)
    for plane in range(planes):
        serves = (piece >> 1) ^ (piece & 1) if plane else piece >> 1
        if serves != side:
            continue
        base = FOURS + 3 * (2 * plane + side)
        for word in range(3):
            windows = memory[base + word]
            while windows:
                square = memory[WINDOW + 64 * word + lowest(windows)] >> 16
                windows &= windows - 1
                if square < 64:
                    low |= I(1) << square
                else:
                    high |= I(1) << (square - 64)
    if not piece & 1:
        low &= ~memory[KNOCKOUT]
        high &= ~memory[KNOCKOUT + 1]
    return low, high


@kernel("UniTuple(int64, 2)(int64[::1], int64, int64, int64)")
def fourths(memory: Memory, piece: I, following: I, planes: I) -> tuple[I, I]:
    """The squares where the piece makes a four that *following* could complete."""
    low = high = I(0)
    side = piece >> 1
    for plane in range(planes):
        if plane and (piece | following) & 1:
            continue
        base = THREES + 3 * (2 * plane + side)
        for word in range(3):
            windows = memory[base + word]
            while windows:
                window = 64 * word + lowest(windows)
                windows &= windows - 1
                one = other = I(-1)
                for k in range(5):
                    square = I(HELD[5 * window + k])
                    if (memory[FREE + (square >> 6)] >> (square & 63)) & 1:
                        if one < 0:
                            one = square
                        else:
                            other = square
                for _ in range(2):
                    if admits(memory, piece, one) and admits(memory, following, other):
                        if one < 64:
                            low |= I(1) << one
                        else:
                            high |= I(1) << (one - 64)
                    one, other = other, one
    return low, high


@kernel("int64(int64[::1], int64, int64)")
def gain(memory: Memory, piece: I, square: I) -> I:
    """How much the piece changes there; squares with more are tried first."""
    fields = memory[GAIN + square]
    side = piece >> 1
    shape = (fields >> (16 * side)) & 0xFFFF
    if piece & 1:  # in the other's colour: the other gains what we lose
        return shape - ((fields >> (48 - 16 * side)) & 0xFFFF)
    return shape + ((fields >> (32 + 16 * side)) & 0xFFFF)


@kernel("int64(int64[::1], int64, int64, int64, int64, int64, int64, int64)")
def order(memory: Memory, base: I, piece: I, low: I, high: I, known: I, ply: I, width: I) -> I:
    """Lists the best of these squares at *base*, best first; returns their number."""
    length = I(0)
    first, second = memory[KILLERS + 2 * ply], memory[KILLERS + 2 * ply + 1]
    for word in range(2):
        squares = low if word == 0 else high
        while squares:
            square = lowest(squares) + 64 * word
            squares &= squares - 1
            points = 4 * gain(memory, piece, square) + memory[HISTORY + 100 * piece + square]
            if square == known:
                points = I(1 << 30)
            elif square in (first, second):
                points += 400
            entry = (points << 7) | square
            if length == width:
                if entry <= memory[base + length - 1]:
                    continue
                length -= 1
            at = base + length
            while at > base and memory[at - 1] < entry:
                memory[at] = memory[at - 1]
                at -= 1
            memory[at] = entry
            length += 1
    return length


# The table of earlier results.  A bucket has four words: two entries of (key, word).  The first
# entry is kept while it is deeper than the new one, the second is always replaced.  A word:
#
#   bit  41   34 ... 40   32 33   24 ... 31    0 ... 15
#        1    best move   kind    depth + 64   value + 32768


@kernel("int64(int64[::1], int64, int64, int64)")
def key_of(memory: Memory, side: I, crosses: I, rings: I) -> I:
    """The board, whose turn it is, and the phase of both line-ups."""
    phase = (memory[QUEUE] >> crosses) & 0xFFFF
    phase |= ((memory[QUEUE + 1] >> rings) & 0xFFFF) << 16
    phase |= memory[DRAWN_FROM] << 32 | memory[DRAWN_FROM + 1] << 40 | memory[DRAWS] << 48
    key = memory[KEY] ^ (phase * PHASE_KEY)
    if side:
        key ^= ZOBRIST[400]
    return key ^ ((key >> 29) & 0x3FFFFFFFF)


@kernel("int64(int64[::1], int64)")
def recall(memory: Memory, key: I) -> I:
    at = TABLE + 4 * (key & memory[MASK])
    if memory[at] == key:
        return memory[at + 1]
    if memory[at + 2] == key:
        return memory[at + 3]
    return I(0)


@kernel("void(int64[::1], int64, int64, int64, int64, int64)")
def keep(memory: Memory, key: I, depth: I, value: I, kind: I, move: I) -> None:
    at = TABLE + 4 * (key & memory[MASK])
    word = (value + 32768) | ((depth + 64) << 24) | (kind << 32) | (move << 34) | (I(1) << 41)
    if memory[at] != key and ((memory[at + 1] >> 24) & 255) > depth + 64:
        at += 2
    memory[at] = key
    memory[at + 1] = word


# Search.  Values are those of the side to move.  It requires that the round is not over, and
# returns r: r <= alpha: the value is at most r;  r >= beta: at least r;  else r is the value.
# After the limit is reached, memory[STOPPED] is 1 and the result is meaningless.


@kernel("int64(int64[::1], int64, int64)")
def next_piece(memory: Memory, side: I, laid: I) -> I:
    """The piece that the side lays after this many, or -1."""
    if laid >= memory[LEFT + side]:
        return I(-1)
    return 2 * side + ((memory[QUEUE + side] >> laid) & 1)


@kernel("int64(int64[::1], int64, int64)")
def planes_of(memory: Memory, side: I, laid: I) -> I:
    """1 if only the shape of the side's next piece is known, for the side that searches.

    It must not count on a colour that is yet to be drawn, but must expect the other side's luck.
    """
    return I(1) if laid >= memory[KNOWN + side] else I(2)


@kernel("int64(int64[::1], int64, int64, int64, int64)")
def best_row(memory: Memory, piece: I, side: I, low: I, high: I) -> I:
    """The value for the side of the best row that the piece completes on these squares."""
    best = -INFINITY
    while low:
        best = max(best, cash(memory, piece, lowest(low), side))
        low &= low - 1
    while high:
        best = max(best, cash(memory, piece, 64 + lowest(high), side))
        high &= high - 1
    return best


@kernel("boolean(int64[::1], int64, int64)")
def completes_card(memory: Memory, piece: I, square: I) -> bool:
    """Whether this piece would be the fourth of a card that then wins at once (XO-63)."""
    if not memory[AT_ONCE]:
        return False
    side = piece >> 1
    card = memory[MISSION + side]
    if card < 0 or memory[MISSIONS_MET + 32 * side + card] != 3:
        return False
    is_free = (memory[FREE + (square >> 6)] >> (square & 63)) & 1
    is_marked = memory[COUNTS_AS_MISSION + 100 * piece + square]
    return bool(memory[CARD_OF + square] == card and is_free and is_marked)


@kernel("boolean(int64[::1], int64)")
def is_mission_done(memory: Memory, piece: I) -> bool:
    """Whether there is a square where this piece is such a fourth one."""
    if memory[AT_ONCE]:
        for square in range(SQUARES):
            if completes_card(memory, piece, I(square)):
                return True
    return False


@kernel("UniTuple(int64, 2)(int64[::1], int64, int64, int64, int64, int64)")
def after_four(
    memory: Memory, following: I, planes: I, reply: I, reply_planes: I, ply: I
) -> tuple[I, I]:
    """What the other side, laying *reply*, can do about a four that *following* would complete.

    Returns the value of the row if nothing helps, or -INFINITY; and the one square that might
    help, or NO_MOVE.
    """
    side = following >> 1
    low, high = fifths(memory, reply, 1 - side, reply_planes)
    if low | high:
        return -INFINITY, NO_MOVE
    low, high = fifths(memory, following, side, planes)
    stop_low, stop_high = low, high
    if not reply & 1:
        stop_low &= ~memory[KNOCKOUT]
        stop_high &= ~memory[KNOCKOUT + 1]
    if not stop_low | stop_high:
        return best_row(memory, following, side, low, high) - ply - 1, NO_MOVE
    if low & (low - 1) or high & (high - 1) or (low and high):
        worst = INFINITY  # two fours: the other side can stop only one of them
        for word in range(2):
            stops = stop_high if word else stop_low
            while stops:
                bit = stops & -stops
                stops ^= bit
                rest_low, rest_high = (low, high ^ bit) if word else (low ^ bit, high)
                worst = min(worst, best_row(memory, following, side, rest_low, rest_high))
        return worst - ply - 1, NO_MOVE
    square = lowest(stop_low) if stop_low else 64 + lowest(stop_high)
    if award(memory, reply, square, side) != NO_ROW:  # it has our colour and completes the row
        return cash(memory, reply, square, side) - ply, NO_MOVE
    return -INFINITY, square


@kernel("int64(int64[::1], int64, int64, int64, int64, int64)")
def storm(memory: Memory, side: I, crosses: I, rings: I, ply: I, left: I) -> I:
    """The value of a win by fours alone for the side to move, or -INFINITY if none is found.

    Every four must be answered, so the search is narrow.  At most *left* of them are tried; the win
    that is found may not be the best one.
    """
    if memory[NODES] >= memory[LIMIT]:
        memory[STOPPED] = 1
        return -INFINITY
    memory[NODES] += 1
    mine, theirs = (rings, crosses) if side else (crosses, rings)
    piece, following = next_piece(memory, side, mine), next_piece(memory, side, mine + 1)
    reply = next_piece(memory, 1 - side, theirs)
    if piece < 0:
        return -INFINITY
    low, high = fifths(memory, piece, side, planes_of(memory, side, mine))
    if low | high:
        return best_row(memory, piece, side, low, high) - ply
    if left <= 0 or following < 0 or reply < 0 or ply >= PLIES - 4:
        return -INFINITY
    planes, reply_planes = planes_of(memory, side, mine + 1), planes_of(memory, 1 - side, theirs)
    low, high = fourths(memory, piece, following, planes)
    if not low | high:
        return -INFINITY
    if piece & 1:  # not where it would complete their row
        deadly_low, deadly_high = fifths(memory, piece, 1 - side, I(2))
        low &= ~deadly_low
        high &= ~deadly_high
    must_low, must_high = fifths(memory, reply, 1 - side, reply_planes)
    if must_low | must_high:
        low &= must_low
        high &= must_high
        if must_low & (must_low - 1) or must_high & (must_high - 1) or (must_low and must_high):
            return -INFINITY
    if not low | high:
        return -INFINITY

    key = key_of(memory, side, crosses, rings) ^ STORM_KEY
    word = recall(memory, key)
    if word and ((word >> 24) & 255) - 64 >= left:
        return (word & 0xFFFF) - 32768
    base = MOVES + 128 * ply
    length = order(memory, base, piece, low, high, NO_MOVE, ply, I(100))
    best = -INFINITY
    for i in range(length):
        square = memory[base + i] & 127
        put(memory, piece, square, I(1))
        value, stop = after_four(memory, following, planes, reply, reply_planes, ply + 1)
        if stop != NO_MOVE:
            put(memory, reply, stop, I(1))
            value = storm(memory, side, crosses + 1, rings + 1, ply + 2, left - 1)
            put(memory, reply, stop, I(-1))
        put(memory, piece, square, I(-1))
        if memory[STOPPED]:
            return -INFINITY
        best = max(best, value)
        if best > -INFINITY:
            break
    keep(memory, key, left, best, EXACT, NO_MOVE)
    return best


@kernel("int64(int64[::1], int64, int64, int64, int64, int64, int64, int64)")
def search(  # noqa: PLR0915 - a function called for a part of it would cost time at every node
    memory: Memory, side: I, crosses: I, rings: I, ply: I, depth: I, alpha: I, beta: I
) -> I:
    """The value of a position after this many crosses and rings since the root."""
    if memory[NODES] >= memory[LIMIT]:
        memory[STOPPED] = 1
        return I(0)
    memory[NODES] += 1
    mine, theirs = (rings, crosses) if side else (crosses, rings)
    if memory[DRAWS] > 0 and theirs == memory[DRAWN_FROM + 1 - side]:
        # The other side has laid the last piece of its line-up, and draws the next one first.
        share, at = memory[SHARE + 1 - side], QUEUE + 1 - side
        if theirs < memory[LEFT + 1 - side] and 0 < share < 256:
            memory[DRAWS] -= 1
            memory[DRAWN_FROM + 1 - side] += 1
            known = memory[KNOWN + 1 - side]
            memory[KNOWN + 1 - side] = max(known, theirs + 1)
            rest = 256 - share
            low = max(-INFINITY, (256 * alpha - share * ONE) // rest)
            high = min(INFINITY, (256 * beta + share * ONE) // rest + 1)
            value = search(memory, side, crosses, rings, ply, depth, low, high)
            if value <= low:
                value = (rest * value + share * ONE) >> 8
            elif value >= high:
                value = (rest * value - share * ONE) >> 8
            else:
                low = max(-INFINITY, (256 * alpha - rest * value) // share)
                high = min(INFINITY, (256 * beta - rest * value) // share + 1)
                memory[at] |= I(1) << theirs
                other = search(memory, side, crosses, rings, ply, depth - 1, low, high)
                memory[at] &= ~(I(1) << theirs)
                value = (rest * value + share * other) >> 8
            memory[DRAWS] += 1
            memory[DRAWN_FROM + 1 - side] -= 1
            memory[KNOWN + 1 - side] = known
            return value
    piece, reply = next_piece(memory, side, mine), next_piece(memory, 1 - side, theirs)
    if piece < 0:  # XO-31: a side without pieces passes
        if reply < 0:
            return memory[NOTHING + side]
        return -search(memory, 1 - side, crosses, rings, ply + 1, depth, -beta, -alpha)

    low, high = fifths(memory, piece, side, planes_of(memory, side, mine))
    if low | high:
        return best_row(memory, piece, side, low, high) - ply
    if is_mission_done(memory, piece):
        return ONE - ply
    if ply >= PLIES - 4:
        return appraise(memory, side)
    deadly_low = deadly_high = I(0)  # squares where our piece completes their row
    if piece & 1:
        deadly_low, deadly_high = fifths(memory, piece, 1 - side, I(2))
    low = high = I(0)
    if reply >= 0:
        low, high = fifths(memory, reply, 1 - side, planes_of(memory, 1 - side, theirs))
    is_forced = bool(low | high)
    width = memory[WIDTH]
    rest = depth - 1
    known = NO_MOVE
    key = I(0)
    floor = alpha
    if is_forced:
        rest = depth  # a forced answer is free
        loss = ply + 1 - best_row(memory, reply, 1 - side, low, high)
        if not piece & 1:
            low &= ~memory[KNOCKOUT]
            high &= ~memory[KNOCKOUT + 1]
        if not low | high:
            return loss
        width = I(100)
    else:
        if depth > 0:
            key = key_of(memory, side, crosses, rings)
            word = recall(memory, key)
            if word:
                known = (word >> 34) & 127
                if ((word >> 24) & 255) - 64 >= depth:
                    value = (word & 0xFFFF) - 32768
                    kind = (word >> 32) & 3
                    if kind == EXACT:
                        return value
                    if kind == AT_LEAST and value >= beta:
                        return value
                    if kind == AT_MOST and value <= alpha:
                        return value
        else:
            quiet = appraise(memory, side)
            if quiet >= beta:
                return quiet
        if memory[QUIET] > 0:
            value = storm(memory, side, crosses, rings, ply, memory[QUIET])
            if memory[STOPPED]:
                return I(0)
            if value > -INFINITY:
                return value
        if depth <= 0:
            return quiet
        low, high = memory[FREE], memory[FREE + 1]
        if not piece & 1:
            low &= ~memory[KNOCKOUT]
            high &= ~memory[KNOCKOUT + 1]

    base = MOVES + 128 * ply
    length = order(memory, base, piece, low, high, known, ply, width)
    best, best_move = -INFINITY, NO_MOVE
    after_crosses, after_rings = (crosses, rings + 1) if side else (crosses + 1, rings)
    for i in range(length):
        square = memory[base + i] & 127
        is_deadly = (
            (deadly_low >> square) & 1 if square < 64 else (deadly_high >> (square - 64)) & 1
        )
        if is_deadly:
            value = ply - cash(memory, piece, square, 1 - side)  # XO-25
        else:
            put(memory, piece, square, I(1))
            value = alpha + 1
            if i > 0:
                less = I(1) if depth >= 3 and i >= 4 and not is_forced else I(0)
                value = -search(
                    memory,
                    1 - side,
                    after_crosses,
                    after_rings,
                    ply + 1,
                    rest - less,
                    -alpha - 1,
                    -alpha,
                )
                if less and value > alpha and not memory[STOPPED]:
                    value = -search(
                        memory,
                        1 - side,
                        after_crosses,
                        after_rings,
                        ply + 1,
                        rest,
                        -alpha - 1,
                        -alpha,
                    )
            if i == 0 or (alpha < value < beta and not memory[STOPPED]):
                value = -search(
                    memory, 1 - side, after_crosses, after_rings, ply + 1, rest, -beta, -alpha
                )
            put(memory, piece, square, I(-1))
            if memory[STOPPED]:
                return I(0)
        if value > best:
            best, best_move = value, square
        alpha = max(alpha, value)
        if alpha >= beta:
            if depth > 0 and not is_forced:
                if memory[KILLERS + 2 * ply] != square:
                    memory[KILLERS + 2 * ply + 1] = memory[KILLERS + 2 * ply]
                    memory[KILLERS + 2 * ply] = square
                at = HISTORY + 100 * piece + square
                memory[at] = min(GREATEST_HISTORY, memory[at] + depth * depth)
            break
    if depth > 0 and not is_forced:
        kind = AT_MOST if best <= floor else AT_LEAST if best >= beta else EXACT
        keep(memory, key, depth, best, kind, best_move)
    return best


@kernel("int64(int64[::1], int64, int64, int64, int64)")
def add_urgent(memory: Memory, piece: I, low: I, high: I, length: I) -> I:
    """Lists the root moves that end the round now or with the next piece; returns their number.

    The tree relies on these squares, however poor they look otherwise.
    """
    side = piece >> 1
    reply = next_piece(memory, 1 - side, I(0))
    for square in range(SQUARES):
        if not ((low >> square) if square < 64 else (high >> (square - 64))) & 1:
            continue
        is_urgent = completes_card(memory, piece, I(square))
        is_urgent |= award(memory, piece, I(square), side) != NO_ROW
        if reply >= 0 and admits(memory, reply, I(square)):
            is_urgent |= award(memory, reply, I(square), 1 - side) != NO_ROW
        is_listed = False
        for i in range(length):
            is_listed |= memory[ROOT_MOVES + i] == square
        if is_urgent and not is_listed:
            memory[ROOT_MOVES + length] = square
            length += 1
    return length


@kernel("void(int64[::1], int64, int64, int64, int64)")
def rank(memory: Memory, side: I, depth: I, margin: I, width: I) -> None:
    """Values the moves at the root, those within the margin of the best exactly.

    With depth 0 it lists them first.  The others, and those not reached, keep -INFINITY.
    """
    piece = next_piece(memory, side, I(0))
    if depth <= 0:
        low, high = memory[FREE], memory[FREE + 1]
        if not piece & 1:
            low &= ~memory[KNOCKOUT]
            high &= ~memory[KNOCKOUT + 1]
        length = order(memory, I(MOVES), piece, low, high, NO_MOVE, I(0), width)
        for i in range(length):
            memory[ROOT_MOVES + i] = memory[MOVES + i] & 127
        memory[MOVES_COUNT] = add_urgent(memory, piece, low, high, length)
        return
    memory[STOPPED] = 0
    length = memory[MOVES_COUNT]
    for i in range(length):
        memory[ROOT_VALUES + i] = -INFINITY
    crosses, rings = (I(0), I(1)) if side else (I(1), I(0))
    top = -INFINITY
    for i in range(length):
        square = memory[ROOT_MOVES + i]
        alpha = max(-INFINITY, top - margin - 1 if margin else top)
        if completes_card(memory, piece, square):
            value = ONE
        elif award(memory, piece, square, side) != NO_ROW:
            value = cash(memory, piece, square, side)
        elif award(memory, piece, square, 1 - side) != NO_ROW:
            value = -cash(memory, piece, square, 1 - side)  # XO-25
        else:
            put(memory, piece, square, I(1))
            value = alpha + 1
            if i > 0:
                value = -search(
                    memory, 1 - side, crosses, rings, I(1), depth - 1, -alpha - 1, -alpha
                )
            if i == 0 or (value > alpha and not memory[STOPPED]):
                value = -search(
                    memory, 1 - side, crosses, rings, I(1), depth - 1, -INFINITY, -alpha
                )
            put(memory, piece, square, I(-1))
            if memory[STOPPED]:
                return
        if value > alpha:
            memory[ROOT_VALUES + i] = value
            top = max(top, value)
    for i in range(1, length):  # best first, for the next time
        move, value = memory[ROOT_MOVES + i], memory[ROOT_VALUES + i]
        at = i
        while at > 0 and memory[ROOT_VALUES + at - 1] < value:
            memory[ROOT_MOVES + at] = memory[ROOT_MOVES + at - 1]
            memory[ROOT_VALUES + at] = memory[ROOT_VALUES + at - 1]
            at -= 1
        memory[ROOT_MOVES + at] = move
        memory[ROOT_VALUES + at] = value


# The interface for Python


class Kernel:
    """The search of one position, with a memory of its own (see `reference.Reference`)."""

    slice = 1 << 13
    """Nodes between two checks of the clock: about 10 ms."""

    def __init__(self, position: Position, look: Look, nodes: int) -> None:
        """Allocates a table that suits a search of this many nodes."""
        buckets = 1 << max(6, min(18, nodes.bit_length() - 1))
        memory = _blank(TABLE + 4 * buckets)
        self.memory, self._position = memory, position
        memory[MASK] = buckets - 1
        memory[KILLERS : KILLERS + 2 * 128] = NO_MOVE
        memory[WIDTH], self._quiet = look.width, look.quiet
        memory[DRAWS] = look.draws
        memory[TEMPO], memory[SLOPE] = look.weights.tempo, look.weights.slope
        for side, queue in enumerate(position.queues):
            memory[LEFT + side] = len(queue)
            memory[KNOWN + side] = position.known[side]
            memory[DRAWN_FROM + side] = position.drawn_from[side]
            memory[SHARE + side] = position.shares[side]
            memory[QUEUE + side] = sum((piece & 1) << i for i, piece in enumerate(queue))
        for square in position.ground.knockouts:
            memory[KNOCKOUT + (square >> 6)] |= I(-1 << 63 if square == 63 else 1 << (square & 63))
        _fill(memory, PROMISE, *look.promises)
        _fill(memory, PROFIT, *look.profits)
        _fill(memory, ROW, *position.worth.points)
        _fill(memory, HOPES, *position.hopes)
        _fill(memory, WINDOW_DOTS, position.ground.window_dots)
        _fill(memory, IS_THROUGH, position.ground.is_knockout_window)
        _fill(memory, DOTS, position.ground.dots)
        memory[ALL_ROWS], memory[HAS_SETS] = position.all_rows, position.worth.has_sets
        memory[TYPICAL] = position.ground.typical
        _fill(memory, NOTHING, position.worth.nothing)
        _fill(memory, A_SET, position.worth.a_set)
        for side in (0, 1):
            memory[USUAL + side] = position.worth.points[side][position.ground.typical]
        if position.cards is not None:
            _fill_cards(memory, position.cards)
        cells = _blank(SQUARES)
        cells[:] = position.cells
        set_up(memory, cells)
        if position.cards is not None:
            for piece, square in position.cards.laid:
                tally_cards(memory, I(piece), I(square), I(1))
        rank(memory, I(position.side), I(0), I(0), I(look.root_width))

    @property
    def nodes(self) -> int:
        return int(self.memory[NODES])

    def rank(self, depth: int, margin: int, limit: int) -> Ranking:
        """See `reference.Reference.rank`."""
        self.memory[LIMIT] = limit
        self.memory[QUIET] = min(self._quiet, 4 * (depth - 1))
        rank(self.memory, I(self._position.side), I(depth), I(margin), I(0))
        length = int(self.memory[MOVES_COUNT])
        moves = self.memory[ROOT_MOVES : ROOT_MOVES + length].tolist()
        values = self.memory[ROOT_VALUES : ROOT_VALUES + length].tolist()
        scored = [Scored(*one) for one in zip(moves, values, strict=True) if one[1] > -INFINITY]
        return Ranking(scored, bool(self.memory[STOPPED]))


def _fill(memory: Memory, at: int, *tables: Sequence[int]) -> None:
    for table in tables:
        memory[at : at + len(table)] = table
        at += len(table)


def _fill_cards(memory: Memory, cards: Cards) -> None:
    memory[HAS_CARDS], memory[AT_ONCE], memory[POOL] = 1, cards.at_once, len(cards.pool)
    _fill(memory, CARD_OF, cards.card_of)
    _fill(memory, COUNTS_AS_MISSION, *cards.missions)
    _fill(memory, COUNTS_AS_TRAP, *cards.traps)
    _fill(memory, TRAP, cards.trap or (-2, -2))
    _fill(memory, MISSION, cards.mission or (-2, -2))
    _fill(memory, FURTHER, cards.further if cards.mission else (0, 0))
    for card in cards.pool:
        memory[IN_POOL + card] = 1
    _fill(memory, TRAPPED, (len(cards.pool), len(cards.pool)))
    _fill(memory, MET, (len(cards.pool), len(cards.pool)))
