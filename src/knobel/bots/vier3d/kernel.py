"""The fast engine: the searches of `reference`, in machine code over whole boards.

Works on numbers only.  All compiled functions are in this file, because numba's cache does not
notice when a called function changes in another file.

A board is a number of 64 bits, cell = column + 4 * row + 16 * level, so that

    the cell to the right is  << 1          the 76 lines fall into 13 directions; each is
    the cell behind is        << 4          a stride and the set of cells where its lines
    the cell above is         << 16         begin, and one shift serves all of its lines

Every number is unsigned (a signed one beside it would make a float), but for scores and depths.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from knobel.bots.compiled import intrinsic, ir, kernel, types
from knobel.bots.vier3d.reference import Hands, Ply, Stock, Tally
from knobel.bots.vier3d.weights import FIRST_LINE, MOST_LINES, THREE_PLAYERS

U = np.uint64
I = np.int64  # noqa: E741 - the signed counterpart of U, beside which it is used
Memory: TypeAlias = npt.NDArray[np.uint64]

ZERO, ONE, TWO, THREE = U(0), U(1), U(2), U(3)
UP = U(16)
FULL = U(0xFFFF_FFFF_FFFF_FFFF)

# Where lines begin, by level (lowest four digits first) and row (lowest digit first).
LEFT = U(0x1111_1111_1111_1111)
RIGHT = U(0x8888_8888_8888_8888)
FRONT = U(0x000F_000F_000F_000F)
BACK = U(0xF000_F000_F000_F000)
FLOOR = U(0xFFFF)
EVEN_LEVELS = U(0x0000_FFFF_0000_FFFF)

# The 16 cells with seven lines through them: the corners of the cube and its core.
#
#   levels 0 and 3      levels 1 and 2
#     x . . x             . . . .
#     . . . .             . x x .
#     . . . .             . x x .
#     x . . x             . . . .
STRONG = U(0x9009_0660_0660_9009)

STRIDES = np.array([1, 4, 16, 5, 3, 17, 15, 20, 12, 21, 19, 13, 11], dtype=np.uint64)
STARTS = np.array(
    [
        LEFT,
        FRONT,
        FLOOR,
        LEFT & FRONT,
        RIGHT & FRONT,
        LEFT & FLOOR,
        RIGHT & FLOOR,
        FRONT & FLOOR,
        BACK & FLOOR,
        LEFT & FRONT & FLOOR,
        RIGHT & FRONT & FLOOR,
        LEFT & BACK & FLOOR,
        RIGHT & BACK & FLOOR,
    ],
    dtype=np.uint64,
)
DIRECTIONS = len(STRIDES)

# Copies of `weights` that define the scale of scores, which tuning does not change.
WIN = I(20_000)
LINE = I(64)
INFINITY = I(32_000)
PROVEN = WIN - I(64)
"""A score beyond this is a proven win or loss, whatever the depth."""

# One array holds everything that a search writes, because a second one would be slower.
#
#   0      1      2        3      4 ... 8   9 ... 23   24 ... 151   152 ... 2199    2200 ...
#   nodes  limit  stopped  mask   weights   -          history      moves           table
#                                                      128 moves    64 plies x 32   buckets
#
# A move is a number of 7 bits: the cell, and 64 more if the ball is yellow.
# A bucket has four words: two entries of (key ^ word, word).  The first entry is kept while it
# is deeper than the new one, the second is always replaced.  An entry's word:
#
#   bit  41   34 ... 40   32 33   24 ... 31   0 ... 15
#        1    best move   kind    depth       value + 32768
NODES, LIMIT, STOPPED, MASK, WEIGHTS = U(0), U(1), U(2), U(3), U(4)
HISTORY, MOVES, TABLE = U(24), U(152), U(2200)
YELLOW = U(64)
NO_MOVE = U(127)
EXACT, AT_LEAST, AT_MOST = I(0), I(1), I(2)
GREATEST_HISTORY = U(1 << 14)


# Intrinsics describe themselves in numba's and LLVM's types; to callers they are functions.
Measure = Callable[[np.uint64], np.uint64]


def _count(_typing: Any, _board: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), build


def _lowest(_typing: Any, _board: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), build


count = cast(Measure, intrinsic(_count))
"""The number of cells of the board, in one instruction."""

lowest = cast(Measure, intrinsic(_lowest))
"""The lowest cell of a board that is not empty, in one instruction."""


# The board


@kernel("uint64(uint64)")
def legal(occupied: U) -> U:
    """The lowest free cell of every rod."""
    return ~occupied & ((occupied << UP) | FLOOR)


@kernel("boolean(uint64)")
def won(balls: U) -> bool:
    found = ZERO
    for i in range(DIRECTIONS):
        stride = STRIDES[i]
        pairs = balls & (balls >> stride)
        found |= pairs & (pairs >> (stride + stride)) & STARTS[i]
    return bool(found != ZERO)


@kernel("uint64(uint64)")
def count_lines(balls: U) -> U:
    found = ZERO
    for i in range(DIRECTIONS):
        stride = STRIDES[i]
        pairs = balls & (balls >> stride)
        found += count(pairs & (pairs >> (stride + stride)) & STARTS[i])
    return found


@kernel("uint64(uint64)")
def threats(balls: U) -> U:
    """The cells that complete a line of these balls, occupied ones included."""
    found = ZERO
    for i in range(DIRECTIONS):
        stride, start = STRIDES[i], STARTS[i]
        a = balls & start
        b = (balls >> stride) & start
        c = (balls >> (TWO * stride)) & start
        d = (balls >> (THREE * stride)) & start
        ab, cd = a & b, c & d
        found |= b & cd & ~a
        found |= (a & cd & ~b) << stride
        found |= (ab & d & ~c) << (TWO * stride)
        found |= (ab & c & ~d) << (THREE * stride)
    return found


@kernel("uint64(uint64)")
def alive(blockers: U) -> U:
    """The cells on at least one line without blockers."""
    found = ZERO
    for i in range(DIRECTIONS):
        stride = STRIDES[i]
        pairs = blockers | (blockers >> stride)
        free = STARTS[i] & ~(pairs | (pairs >> (TWO * stride)))
        pairs = free | (free << stride)
        found |= pairs | (pairs << (TWO * stride))
    return found


@kernel("uint64(uint64, uint64)")
def tally(balls: U, blockers: U) -> U:
    """Lines without blockers by the balls in them: 8 bits each for 1, 2, 3, 4 and fewer than 4.

    Adds the four cells of all lines of a direction at once, as a half adder does.
    """
    found = ZERO
    for i in range(DIRECTIONS):
        stride = STRIDES[i]
        pairs = blockers | (blockers >> stride)
        free = STARTS[i] & ~(pairs | (pairs >> (TWO * stride)))
        a, b = balls, balls >> stride
        c, d = balls >> (TWO * stride), balls >> (THREE * stride)
        low_ab, high_ab, low_cd, high_cd = a ^ b, a & b, c ^ d, c & d
        ones = low_ab ^ low_cd
        twos = high_ab ^ high_cd ^ (low_ab & low_cd)
        fours = high_ab & high_cd
        found += count(ones & ~twos & free)
        found += count(twos & ~ones & free) << U(8)
        found += count(ones & twos & free) << U(16)
        found += count(fours & free) << U(24)
        found += count(free & ~fours) << U(32)
    return found


@kernel("void(uint64, uint64, int64, uint64, uint64[::1])")
def count_plies(mine: U, theirs: U, depth: I, ply: U, counts: Memory) -> None:
    """Adds the nodes and wins of each ply to *counts*, alternating; a line ends the game."""
    places = legal(mine | theirs)
    counts[TWO * ply] += count(places)
    wins = ZERO
    while places != ZERO:
        after = places & (places - ONE)
        balls = mine | (places ^ after)
        places = after
        if won(balls):
            wins += ONE
        elif depth > 1:
            count_plies(theirs, balls, depth - 1, ply + ONE, counts)
    counts[TWO * ply + ONE] += wins


# Evaluation


@kernel("int64(uint64[::1], uint64)")
def potential(memory: Memory, lines: U) -> I:
    """Points for incomplete lines, from their tally."""
    byte = U(255)
    points = memory[WEIGHTS] * (lines & byte)
    points += memory[WEIGHTS + ONE] * ((lines >> U(8)) & byte)
    points += memory[WEIGHTS + TWO] * ((lines >> U(16)) & byte)
    return I(points)


@kernel("int64(uint64[::1], uint64, uint64, uint64)")
def zugzwang(memory: Memory, mine: U, theirs: U, occupied: U) -> I:
    """Points for free cells that complete lines, by the parity of their level (see reference)."""
    kept, lost = I(memory[WEIGHTS + THREE]), I(memory[WEIGHTS + U(4)])
    levels = EVEN_LEVELS
    if count(occupied) & ONE:
        levels = ~levels
    ahead, behind = threats(mine) & ~occupied, threats(theirs) & ~occupied
    points = kept * (I(count(ahead & levels)) - I(count(behind & ~levels)))
    return points + lost * (I(count(ahead & ~levels)) - I(count(behind & levels)))


@kernel("int64(uint64[::1], uint64, uint64)")
def worth(memory: Memory, balls: U, blockers: U) -> I:
    """The points of one of three players: full lines and potential."""
    lines = tally(balls, blockers)
    return LINE * I((lines >> U(24)) & U(255)) + potential(memory, lines)


@kernel("int64(uint64[::1], uint64, uint64, uint64, uint64)")
def appraise_three(memory: Memory, first: U, second: U, third: U, out: U) -> I:
    """The lead of the first player over the best opponent still in play."""
    filled = first | second | third
    best = -INFINITY
    if not out & TWO:
        best = worth(memory, second, filled ^ second)
    if not out & U(4):
        best = max(best, worth(memory, third, filled ^ third))
    return worth(memory, first, filled ^ first) - best


# The table of earlier results


@kernel("uint64(uint64, uint64, uint64)")
def mix(a: U, b: U, c: U) -> U:
    """One key from three boards."""
    key = a * U(0x9E37_79B9_7F4A_7C15)
    key = ((key ^ (key >> U(32))) + b) * U(0xD6E8_FEB8_6659_FD93)
    key = ((key ^ (key >> U(29))) + c) * U(0x9E37_79B9_7F4A_7C15)
    key ^= key >> U(32)
    return key


@kernel("uint64(uint64[::1], uint64)")
def recall(memory: Memory, key: U) -> U:
    """The word stored for this key, or 0."""
    at = TABLE + ((key & memory[MASK]) << TWO)
    first, second = memory[at + ONE], memory[at + THREE]
    if memory[at] ^ first == key:
        return U(first)
    return U(second) if memory[at + TWO] ^ second == key else ZERO


@kernel("void(uint64[::1], uint64, int64)")
def reward(memory: Memory, move: U, depth: I) -> None:
    """Counts in favour of the move; all counts are halved before one grows too large."""
    memory[HISTORY + move] += U(depth * depth)
    if memory[HISTORY + move] > GREATEST_HISTORY:
        for i in range(128):
            memory[HISTORY + U(i)] >>= ONE


@kernel("void(uint64[::1], uint64, int64, int64, int64, int64, uint64)")
def keep(memory: Memory, key: U, depth: I, value: I, alpha: I, beta: I, move: U) -> None:
    """Stores a value found with this window, and the move that led to it.

    A move that refutes the one before is also rewarded, so that it is tried earlier elsewhere.
    """
    kind = AT_MOST if value <= alpha else (AT_LEAST if value >= beta else EXACT)
    if kind == AT_LEAST:
        reward(memory, move, depth)
    word = U(value + I(32768)) | (U(depth) << U(24)) | (U(kind) << U(32))
    word |= (move << U(34)) | (ONE << U(41))
    at = TABLE + ((key & memory[MASK]) << TWO)
    old = memory[at + ONE]
    is_shallower = ((old >> U(24)) & U(255)) > U(depth)
    if is_shallower and memory[at] ^ old != key:
        at += TWO
    memory[at] = key ^ word
    memory[at + ONE] = word


@kernel("int64(uint64, int64, int64, int64)")
def settle(word: U, depth: I, alpha: I, beta: I) -> I:
    """The stored value if it is conclusive for this window, else INFINITY; an empty word never is.

    Only values of the same depth count, so that results do not depend on earlier searches; wins and
    losses are valid at any depth.
    """
    if word == ZERO:
        return INFINITY
    value = I(word & U(0xFFFF)) - I(32768)
    kind = I((word >> U(32)) & THREE)
    if I((word >> U(24)) & U(255)) != depth and abs(value) < PROVEN:
        return INFINITY
    if kind == EXACT:
        return value
    is_enough = value >= beta if kind == AT_LEAST else value <= alpha
    return value if is_enough else INFINITY


@kernel("uint64(uint64)")
def best_move_of(word: U) -> U:
    """The move stored with a value; NO_MOVE for an empty word."""
    return (word >> U(34)) & U(127) if word != ZERO else NO_MOVE


# Which moves to try first


@kernel("uint64(uint64[::1], uint64, uint64, uint64, uint64)")
def insert(memory: Memory, base: U, length: U, points: U, move: U) -> U:
    """Sorts a move into the list at *base*, best first; returns the new length."""
    entry = (points << U(7)) | move
    at = base + length
    while at > base and memory[at - ONE] < entry:
        memory[at] = memory[at - ONE]
        at -= ONE
    memory[at] = entry
    return length + ONE


@kernel("uint64(uint64[::1], uint64, uint64, uint64, uint64, uint64)")
def order_first_line(memory: Memory, base: U, mine: U, occupied: U, moves: U, known: U) -> U:
    """Lists the moves, those with the most threats first; returns their number."""
    length = ZERO
    while moves != ZERO:
        cell = lowest(moves)
        ball = ONE << cell
        moves ^= ball
        if cell == known:
            points = U(1 << 20)
        else:
            made = threats(mine | ball) & ~(occupied | ball)
            points = (count(made) << U(11)) + (memory[HISTORY + cell] >> U(2))
            if ball & STRONG:
                points += U(1 << 10)
        length = insert(memory, base, length, points, cell)
    return length


@kernel("uint64(uint64[::1], uint64, uint64, uint64, uint64, uint64, uint64)")
def order_most_lines(
    memory: Memory, base: U, mine: U, theirs: U, yellow: U, stock: U, known: U
) -> U:
    """Lists the moves, lines and blocks first; returns their number."""
    occupied = mine | theirs | yellow
    places = legal(occupied)
    making, losing = threats(mine) & ~occupied, threats(theirs) & ~occupied
    own, yellows = stock & U(255), (stock >> U(8)) & U(255)
    length = ZERO
    own_places = places
    if yellows != ZERO:
        own_places &= alive(theirs | yellow)  # elsewhere an own ball is wasted
    while places != ZERO:
        cell = lowest(places)
        ball = ONE << cell
        places ^= ball
        points = U(1 << 17)
        if ball & losing:
            points += U(3 << 15)
        if (ball << UP) & losing:
            points -= U(1 << 16)  # lets the opponent complete a line
        if (ball << UP) & making:
            points -= U(1 << 14)  # lets the opponent block our line
        if own != ZERO and own_places & ball:
            more = (memory[HISTORY + cell] >> ONE) + U(1 << 10)
            if ball & making:
                more += U(1 << 17)
            if ball & STRONG:
                more += U(1 << 10)
            if cell == known:
                more = U(1 << 20)
            length = insert(memory, base, length, points + more, cell)
        if yellows != ZERO:
            move = cell | YELLOW
            more = memory[HISTORY + move] >> ONE
            if move == known:
                more = U(1 << 20)
            length = insert(memory, base, length, points + more, move)
    return length


@kernel("uint64(uint64[::1], uint64, uint64, uint64, uint64)")
def order_three(memory: Memory, base: U, places: U, made: U, known: U) -> U:
    """Lists the moves, those on cells that complete anyone's line first; returns their number."""
    length = ZERO
    while places != ZERO:
        cell = lowest(places)
        ball = ONE << cell
        places ^= ball
        points = U(1 << 17) + (memory[HISTORY + cell] >> ONE)
        if ball & made:
            points += U(1 << 16)
        if (ball << UP) & made:
            points -= U(1 << 15)
        if ball & STRONG:
            points += U(1 << 10)
        if cell == known:
            points = U(1 << 20)
        length = insert(memory, base, length, points, cell)
    return length


@kernel("boolean(uint64[::1])")
def is_spent(memory: Memory) -> bool:
    """Counts a node; true once the limit is reached."""
    if memory[NODES] >= memory[LIMIT]:
        memory[STOPPED] = ONE
        return True
    memory[NODES] += ONE
    return False


# Search.  Each function requires that the game is not over and returns r:
#   r <= alpha: the value is at most r;  r >= beta: at least r;  else r is the value.
# After the limit is reached, memory[STOPPED] is 1 and the result is meaningless.


@kernel("int64(uint64[::1], uint64, uint64, int64, int64, int64)")
def first_line(memory: Memory, mine: U, theirs: U, depth: I, alpha: I, beta: I) -> I:
    """The game for the first line, for the mover; nobody has a line yet."""
    if is_spent(memory):
        return I(0)
    occupied = mine | theirs
    places = legal(occupied)
    if places == ZERO:
        return I(0)
    ply = I(count(occupied))
    if threats(mine) & places:
        return WIN - ply - 1
    losing = threats(theirs) & ~occupied
    forced = losing & places
    moves = places
    rest = depth - 1
    if forced:
        if forced & (forced - ONE):
            return ply + 2 - WIN
        moves = forced
        rest = depth  # a forced answer is free, so that chains of threats are searched to the end
    moves &= ~(losing >> UP)  # never let the opponent complete a line above
    if moves == ZERO:
        return I(0) if ply == 63 else ply + 2 - WIN
    if depth <= 0:
        points = potential(memory, tally(mine, theirs)) - potential(memory, tally(theirs, mine))
        return points + zugzwang(memory, mine, theirs, occupied)
    beta = min(beta, WIN - ply - 3)  # no win now, so none before our next ball
    if alpha >= beta:
        return beta

    key = mix(mine, theirs, ZERO)
    word = recall(memory, key)
    value = settle(word, depth, alpha, beta)
    if value != INFINITY:
        return value
    known = best_move_of(word)

    base = MOVES + (U(ply) << U(5))
    length = order_first_line(memory, base, mine, occupied, moves, known)
    best, best_move, floor = -INFINITY, NO_MOVE, alpha
    for i in range(length):
        cell = memory[base + U(i)] & U(63)
        after = mine | (ONE << cell)
        value = alpha + 1
        if i > 0:
            value = -first_line(memory, theirs, after, rest, -alpha - 1, -alpha)
        if i == 0 or alpha < value < beta:
            value = -first_line(memory, theirs, after, rest, -beta, -alpha)
        if memory[STOPPED]:
            return I(0)
        if value > best:
            best, best_move = value, cell
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    keep(memory, key, depth, best, floor, beta, best_move)
    return best


@kernel("int64(uint64[::1], uint64, uint64, uint64, uint64, int64, int64, int64)")
def most_lines(
    memory: Memory, mine: U, theirs: U, yellow: U, stock: U, depth: I, alpha: I, beta: I
) -> I:
    """The game for the most lines, for the mover: the final difference of lines.

    *stock* holds 8 bits each: own, yellow, the other's own, the other's yellow.
    """
    if is_spent(memory):
        return I(0)
    occupied = mine | theirs | yellow
    filled = count(occupied)
    if depth <= 0 or filled >= U(40):  # bounds before that exclude nothing
        byte = U(255)
        ahead, behind = tally(mine, theirs | yellow), tally(theirs, mine | yellow)
        now = LINE * (I((ahead >> U(24)) & byte) - I((behind >> U(24)) & byte))
        least = now - LINE * I(behind >> U(32))
        greatest = now + LINE * I(ahead >> U(32))
        if least == greatest:
            return now
        if depth <= 0:
            likely = now + potential(memory, ahead) - potential(memory, behind)
            likely += zugzwang(memory, mine, theirs, occupied)
            return max(least, min(greatest, likely))
        if least >= beta:
            return least
        if greatest <= alpha:
            return greatest

    key = mix(mine, theirs, yellow)
    word = recall(memory, key)
    value = settle(word, depth, alpha, beta)
    if value != INFINITY:
        return value
    known = best_move_of(word)

    base = MOVES + (filled << U(5))
    length = order_most_lines(memory, base, mine, theirs, yellow, stock, known)
    best, best_move, floor = -INFINITY, NO_MOVE, alpha
    for i in range(length):
        move = memory[base + U(i)] & U(127)
        ball = ONE << (move & U(63))
        my_after, yellow_after, spent = mine | ball, yellow, ONE
        if move & YELLOW:
            my_after, yellow_after, spent = mine, yellow | ball, U(1 << 8)
        hands = stock - spent
        hands = (hands >> U(16)) | ((hands & U(0xFFFF)) << U(16))
        value = alpha + 1
        if i > 0:
            value = -most_lines(
                memory, theirs, my_after, yellow_after, hands, depth - 1, -alpha - 1, -alpha
            )
        if i == 0 or alpha < value < beta:
            value = -most_lines(
                memory, theirs, my_after, yellow_after, hands, depth - 1, -beta, -alpha
            )
        if memory[STOPPED]:
            return I(0)
        if value > best:
            best, best_move = value, move
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    keep(memory, key, depth, best, floor, beta, best_move)
    return best


@kernel("int64(uint64, int64)")
def next_turn(hands: U, turn: I) -> I:
    """Who plays after *turn*, or -1 if nobody has a ball left."""
    for step in range(1, 4):
        seat = (turn + step) % 3
        balls = (hands >> U(8 * seat)) & U(255)
        if balls != ZERO and not (hands >> U(24 + seat)) & ONE:
            return I(seat)
    return I(-1)


@kernel("int64(uint64[::1], uint64, uint64, uint64, uint64, int64, int64, int64, int64)")
def three(
    memory: Memory,
    first: U,
    second: U,
    third: U,
    hands: U,
    turn: I,
    depth: I,
    alpha: I,
    beta: I,
) -> I:
    """Three players, for the first one or, on another's turn, for the two opponents together.

    *hands* holds 8 bits each for the three players' balls, then one bit each for who is out.
    """
    if is_spent(memory):
        return I(0)
    side = I(1) if turn == 0 else I(-1)
    occupied = first | second | third
    places = legal(occupied)
    if depth <= 0 or places == ZERO:
        return side * appraise_three(memory, first, second, third, hands >> U(24))

    key = mix(first, second, third)
    word = recall(memory, key)
    value = settle(word, depth, alpha, beta)
    if value != INFINITY:
        return value
    known = best_move_of(word)

    base = MOVES + (count(occupied) << U(5))
    made = (threats(first) | threats(second) | threats(third)) & ~occupied
    length = order_three(memory, base, places, made, known)
    left = hands - (ONE << U(8 * turn))
    after = next_turn(left, turn)
    flips = (after == 0) != (turn == 0)
    best, best_move, floor = -INFINITY, NO_MOVE, alpha
    for i in range(length):
        cell = memory[base + U(i)] & U(63)
        ball = ONE << cell
        a, b, c = first, second, third
        if turn == 0:
            a |= ball
        elif turn == 1:
            b |= ball
        else:
            c |= ball
        if after < 0:
            value = side * appraise_three(memory, a, b, c, left >> U(24))
        elif flips:
            value = -three(memory, a, b, c, left, after, depth - 1, -beta, -alpha)
        else:
            value = three(memory, a, b, c, left, after, depth - 1, alpha, beta)
        if memory[STOPPED]:
            return I(0)
        if value > best:
            best, best_move = value, cell
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    keep(memory, key, depth, best, floor, beta, best_move)
    return best


# The interface for Python


def perft(depth: int) -> list[Ply]:
    """Counts all ways to play from the empty board by ply; a line ends the game."""
    counts = np.zeros(2 * depth, dtype=np.uint64)
    count_plies(ZERO, ZERO, I(depth), ZERO, counts)
    return [Ply(int(counts[2 * i]), int(counts[2 * i + 1])) for i in range(depth)]


def count_by_balls(balls: int, blockers: int) -> Tally:
    """The tally, unpacked."""
    word = int(tally(U(balls), U(blockers)))
    one, two, three_, full, open_ = word.to_bytes(8, "little")[:5]
    return Tally(one, two, three_, full, open_)


class Kernel:
    """The three searches, with a memory of their own (see `reference.Reference`)."""

    slice = 1 << 16
    """Nodes between two checks of the clock: about 20 ms."""

    def __init__(self, nodes: int) -> None:
        """Allocates a table that suits a search of this many nodes."""
        buckets = 1 << max(6, min(20, nodes.bit_length() - 1))
        self._memory = np.zeros(int(TABLE) + 4 * buckets, dtype=np.uint64)
        self._memory[int(MASK)] = buckets - 1

    @property
    def nodes(self) -> int:
        return int(self._memory[int(NODES)])

    def _prepare(self, limit: int, weights: tuple[int, ...]) -> None:
        self._memory[int(LIMIT)] = limit
        self._memory[int(STOPPED)] = 0
        self._memory[int(WEIGHTS) : int(WEIGHTS) + len(weights)] = weights

    def _answer(self, value: I) -> int | None:
        return None if self._memory[int(STOPPED)] else int(value)

    def first_line(
        self, mine: int, theirs: int, depth: int, alpha: int, beta: int, limit: int
    ) -> int | None:
        self._prepare(limit, FIRST_LINE)
        value = first_line(self._memory, U(mine), U(theirs), I(depth), I(alpha), I(beta))
        return self._answer(value)

    def most_lines(
        self,
        mine: int,
        theirs: int,
        yellow: int,
        stock: Stock,
        depth: int,
        alpha: int,
        beta: int,
        limit: int,
    ) -> int | None:
        self._prepare(limit, MOST_LINES)
        hands = U(int.from_bytes(bytes(stock), "little"))
        boards = (U(mine), U(theirs), U(yellow))
        value = most_lines(self._memory, *boards, hands, I(depth), I(alpha), I(beta))
        return self._answer(value)

    def three(
        self,
        boards: tuple[int, int, int],
        hands: Hands,
        turn: int,
        depth: int,
        alpha: int,
        beta: int,
        limit: int,
    ) -> int | None:
        self._prepare(limit, THREE_PLAYERS)
        out = sum(1 << seat for seat, gone in enumerate(hands.out) if gone)
        word = U(int.from_bytes(bytes((*hands.balls, out)), "little"))
        first, second, third = (U(board) for board in boards)
        low, high, sign = (alpha, beta, 1) if turn == 0 else (-beta, -alpha, -1)
        value = three(self._memory, first, second, third, word, I(turn), I(depth), I(low), I(high))
        answer = self._answer(value)
        return None if answer is None else sign * answer
