"""A small engine in plain integers: tests the kernel, and replaces it where numba is missing.

It does everything in the slow and obvious way, looping over the 76 lines.  The kernel does the same
with shifts of whole boards; at the same depth both find the same values.

    level 0          level 1          levels 2 and 3 follow with 32 and 48
    12 13 14 15      28 29 30 31
     8  9 10 11      24 25 26 27      cell = column + 4 * row + 16 * level
     4  5  6  7      20 21 22 23
     0  1  2  3      16 17 18 19      a board is an integer with one bit a cell
"""

from itertools import product
from typing import NamedTuple

from knobel.bots.vier3d.weights import (
    FIRST_LINE,
    INFINITY,
    LINE,
    MOST_LINES,
    THREE_PLAYERS,
    WIN,
    Weights,
)

FULL = (1 << 64) - 1
FLOOR = 0xFFFF
EVEN_LEVELS = FLOOR | FLOOR << 32
ODD_LEVELS = EVEN_LEVELS << 16


def _find_lines() -> tuple[int, ...]:
    """Every line once: of a direction and its reverse, only the ascending one."""
    boards = []
    for dx, dy, dz in product((-1, 0, 1), repeat=3):
        stride = dx + 4 * dy + 16 * dz
        if stride <= 0:
            continue
        for x, y, z in product(range(4), repeat=3):
            ends = (x + 3 * dx, y + 3 * dy, z + 3 * dz)
            if all(0 <= end < 4 for end in ends):
                start = x + 4 * y + 16 * z
                boards.append(sum(1 << (start + i * stride) for i in range(4)))
    return tuple(boards)


LINES = _find_lines()


# The board


def legal(occupied: int) -> int:
    """The lowest free cell of every rod."""
    return ~occupied & (occupied << 16 | FLOOR) & FULL


def won(balls: int) -> bool:
    return any(balls & line == line for line in LINES)


def count_lines(balls: int) -> int:
    return sum(balls & line == line for line in LINES)


def threats(balls: int) -> int:
    """The cells that complete a line of these balls, occupied ones included."""
    found = 0
    for line in LINES:
        missing = line & ~balls
        if missing.bit_count() == 1:
            found |= missing
    return found


def alive(blockers: int) -> int:
    """The cells on at least one line without blockers."""
    found = 0
    for line in LINES:
        if not line & blockers:
            found |= line
    return found


def cells(board: int) -> list[int]:
    """The cells of the board, each as a board of its own, lowest first."""
    found = []
    while board:
        found.append(board & -board)
        board &= board - 1
    return found


class Ply(NamedTuple):
    """The number of positions after a ply, and how many of them are wins."""

    nodes: int
    wins: int


def perft(depth: int) -> list[Ply]:
    """Counts all ways to play from the empty board by ply; a line ends the game."""
    plies = []
    positions = {(0, 0): 1}  # a position and the number of ways that lead to it
    for _ in range(depth):
        nodes = wins = 0
        after: dict[tuple[int, int], int] = {}
        for (mine, theirs), ways in positions.items():
            for cell in cells(legal(mine | theirs)):
                nodes += ways
                if won(mine | cell):
                    wins += ways
                else:
                    key = (theirs, mine | cell)
                    after[key] = after.get(key, 0) + ways
        plies.append(Ply(nodes, wins))
        positions = after
    return plies


# Evaluation


class Tally(NamedTuple):
    """A player's lines by the balls in them; blocked lines are in none of the numbers."""

    one: int
    two: int
    three: int
    full: int
    open: int
    """Lines that can still become full, including empty ones."""


def tally(balls: int, blockers: int) -> Tally:
    counts = [0] * 5
    for line in LINES:
        if not line & blockers:
            counts[(line & balls).bit_count()] += 1
    _, one, two, three, full = counts
    return Tally(one, two, three, full, sum(counts[:4]))


def _potential(lines: Tally, weights: Weights) -> int:
    return weights.one * lines.one + weights.two * lines.two + weights.three * lines.three


def _zugzwang(mine: int, theirs: int, occupied: int, weights: Weights) -> int:
    """Points for the free cells that complete lines.

    If both always answer on the rod just played, the first player gets levels 0 and 2, the second
    levels 1 and 3.
    """
    first = occupied.bit_count() % 2 == 0
    mine_by_turns = EVEN_LEVELS if first else ODD_LEVELS
    points = 0
    for sign, balls, kept in ((1, mine, mine_by_turns), (-1, theirs, FULL ^ mine_by_turns)):
        found = threats(balls) & ~occupied
        points += sign * weights.kept * (found & kept).bit_count()
        points += sign * weights.lost * (found & ~kept).bit_count()
    return points


def appraise_first_line(mine: int, theirs: int) -> int:
    """The mover's potential while nobody can win at once."""
    ahead = _potential(tally(mine, theirs), FIRST_LINE)
    behind = _potential(tally(theirs, mine), FIRST_LINE)
    return ahead - behind + _zugzwang(mine, theirs, mine | theirs, FIRST_LINE)


def appraise_most_lines(mine: int, theirs: int, yellow: int) -> tuple[int, int, int]:
    """The lowest, the likely and the highest final difference for the mover."""
    ahead, behind = tally(mine, theirs | yellow), tally(theirs, mine | yellow)
    now = LINE * (ahead.full - behind.full)
    least, greatest = now - LINE * behind.open, now + LINE * ahead.open
    likely = now + _potential(ahead, MOST_LINES) - _potential(behind, MOST_LINES)
    likely += _zugzwang(mine, theirs, mine | theirs | yellow, MOST_LINES)
    return least, max(least, min(greatest, likely)), greatest


def appraise_three(boards: tuple[int, int, int], out: tuple[bool, bool, bool]) -> int:
    """The lead of the first player over the best opponent still in play."""
    filled = boards[0] | boards[1] | boards[2]
    worth = []
    for board in boards:
        lines = tally(board, filled ^ board)
        worth.append(LINE * lines.full + _potential(lines, THREE_PLAYERS))
    return worth[0] - max(w for w, gone in zip(worth[1:], out[1:], strict=True) if not gone)


# Search


class Spent(Exception):
    """The search has used all its nodes."""


class Stock(NamedTuple):
    """The balls of both players, the mover's first."""

    own: int
    yellow: int
    their_own: int
    their_yellow: int

    def passed(self, *, yellow: bool) -> "Stock":
        """The stock after one ball of the mover, from the other player's point of view."""
        own_left = self.own - (not yellow)
        return Stock(self.their_own, self.their_yellow, own_left, self.yellow - yellow)


class Hands(NamedTuple):
    """The balls of three players and who is out, starting with the player to search for."""

    balls: tuple[int, int, int]
    out: tuple[bool, bool, bool]

    def next_turn(self, turn: int) -> int | None:
        """Who plays after *turn*, or None if nobody has a ball left."""
        for step in (1, 2, 3):
            seat = (turn + step) % 3
            if self.balls[seat] and not self.out[seat]:
                return seat
        return None

    def played(self, turn: int) -> "Hands":
        red, blue, yellow = (b - (seat == turn) for seat, b in enumerate(self.balls))
        return Hands((red, blue, yellow), self.out)


_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2


class Reference:
    """The three searches.

    Each requires that the game is not over, and returns r, for the mover unless said otherwise:
    r <= alpha means the value is at most r, r >= beta at least r, else r is exact.  None means
    that *limit* nodes were not enough; the next call continues from the results so far.
    """

    slice = 512
    """Nodes between two checks of the clock: about 20 ms."""

    def __init__(self) -> None:
        self.nodes = 0
        self._limit = 0
        self._seen: dict[object, tuple[int, int, int]] = {}

    # The first line wins

    def first_line(
        self, mine: int, theirs: int, depth: int, alpha: int, beta: int, limit: int
    ) -> int | None:
        self._limit = limit
        try:
            return self._first_line(mine, theirs, depth, alpha, beta)
        except Spent:
            return None

    def _first_line(self, mine: int, theirs: int, depth: int, alpha: int, beta: int) -> int:
        self._count()
        occupied = mine | theirs
        places = legal(occupied)
        if not places:
            return 0
        ply = occupied.bit_count()
        if threats(mine) & places:
            return WIN - ply - 1
        losing = threats(theirs) & ~occupied
        forced = losing & places
        moves = forced or places
        if forced.bit_count() > 1:
            return ply + 2 - WIN
        moves &= ~(losing >> 16)  # never let the opponent complete a line above
        if not moves:
            return 0 if ply == 63 else ply + 2 - WIN
        if depth <= 0:
            return appraise_first_line(mine, theirs)
        beta = min(beta, WIN - ply - 3)  # no win now, so none before our next ball
        if alpha >= beta:
            return beta
        key = (mine, theirs)
        known = self._known(key, depth, alpha, beta)
        if known is not None:
            return known
        best, floor = -INFINITY, alpha
        for cell in cells(moves):
            # A forced answer costs no depth, so that chains of threats are searched to their end.
            rest = depth if forced else depth - 1
            best = max(best, -self._first_line(theirs, mine | cell, rest, -beta, -alpha))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return self._learn(key, depth, best, floor, beta)

    # The most lines win

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
        self._limit = limit
        try:
            return self._most_lines(mine, theirs, yellow, stock, depth, alpha, beta)
        except Spent:
            return None

    def _most_lines(
        self, mine: int, theirs: int, yellow: int, stock: Stock, depth: int, alpha: int, beta: int
    ) -> int:
        self._count()
        places = legal(mine | theirs | yellow)
        least, likely, greatest = appraise_most_lines(mine, theirs, yellow)
        if depth <= 0 or least == greatest:
            return likely
        if least >= beta:
            return least
        if greatest <= alpha:
            return greatest
        key = (mine, theirs, yellow)
        known = self._known(key, depth, alpha, beta)
        if known is not None:
            return known
        own_places = places if stock.own else 0
        yellow_places = places if stock.yellow else 0
        if stock.yellow:
            # An own ball is wasted where none of our lines can pass.
            own_places &= alive(theirs | yellow)
        moves = [(cell, 0) for cell in cells(own_places)]
        moves += [(0, cell) for cell in cells(yellow_places)]
        best, floor = -INFINITY, alpha
        for own, neutral in moves:
            rest = stock.passed(yellow=not own)
            reply = self._most_lines(
                theirs, mine | own, yellow | neutral, rest, depth - 1, -beta, -alpha
            )
            best = max(best, -reply)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return self._learn(key, depth, best, floor, beta)

    # Three players

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
        """The value for the first player, assuming that the other two play together against it.

        The window is the first player's, too.
        """
        self._limit = limit
        try:
            return self._three(boards, hands, turn, depth, alpha, beta)
        except Spent:
            return None

    def _three(
        self,
        boards: tuple[int, int, int],
        hands: Hands,
        turn: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int:
        self._count()
        places = legal(boards[0] | boards[1] | boards[2])
        after = hands.played(turn).next_turn(turn)
        if depth <= 0 or not places:
            return appraise_three(boards, hands.out)
        key = boards
        known = self._known(key, depth, alpha, beta)
        if known is not None:
            return known
        floor, ceiling = alpha, beta
        best = -INFINITY if turn == 0 else INFINITY
        for cell in cells(places):
            first, second, third = (b | cell * (s == turn) for s, b in enumerate(boards))
            now = (first, second, third)
            if after is None:
                value = appraise_three(now, hands.out)
            else:
                value = self._three(now, hands.played(turn), after, depth - 1, alpha, beta)
            if turn == 0:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return self._learn(key, depth, best, floor, ceiling)

    # The table of earlier results

    def _count(self) -> None:
        if self.nodes >= self._limit:
            raise Spent
        self.nodes += 1

    def _known(self, key: object, depth: int, alpha: int, beta: int) -> int | None:
        deep, kind, value = self._seen.get(key, (-1, _EXACT, 0))
        if deep < depth:
            return None
        if kind == _EXACT or (kind == _AT_LEAST and value >= beta):
            return value
        return value if kind == _AT_MOST and value <= alpha else None

    def _learn(self, key: object, depth: int, value: int, floor: int, ceiling: int) -> int:
        kind = _AT_MOST if value <= floor else _AT_LEAST if value >= ceiling else _EXACT
        self._seen[key] = (depth, kind, value)
        return value
