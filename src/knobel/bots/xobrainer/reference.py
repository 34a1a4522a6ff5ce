"""A small engine in plain Python: tests the kernel, and replaces it where numba is missing.

It does everything in the slow and obvious way, looping over the 192 windows.  The kernel updates
its counts with every piece; at the same depth both find the same values.
"""

from collections.abc import Iterator, Sequence

from knobel.bots.xobrainer.grid import (
    DIRECTIONS,
    EMPTY,
    WINDOWS,
    WINDOWS_OF,
    colour_of,
    shape_of,
)
from knobel.bots.xobrainer.position import NOBODY, Cards, Position
from knobel.bots.xobrainer.race import MOST_POINTS
from knobel.bots.xobrainer.search import Look, Ranking, Scored
from knobel.bots.xobrainer.weights import INFINITY, ONE
from knobel.games.xobrainer import SET

PLANES = (shape_of, colour_of)
KNOCKOUT = "knockout"


# The board


def counts(cells: Sequence[int], window: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The pieces in a window that serve side 0 and side 1, by shape and by colour."""
    pieces = [cells[square] for square in WINDOWS[window] if cells[square] != EMPTY]
    shapes, colours = ([serves(piece) for piece in pieces] for serves in PLANES)
    return (shapes.count(0), shapes.count(1)), (colours.count(0), colours.count(1))


def admits(position: Position, piece: int, square: int) -> bool:
    """Whether the piece may lie there if the square is free (XO-22)."""
    return bool(piece & 1) or square not in position.ground.knockouts


def fifths(
    position: Position, cells: Sequence[int], piece: int, side: int, planes: int = 2
) -> set[int]:
    """The squares where this piece completes a row for the side; with one plane, by its shape."""
    found = set()
    for window, squares in enumerate(WINDOWS):
        by_plane = counts(cells, window)
        for plane, serves in enumerate(PLANES[:planes]):
            if (
                serves(piece) == side
                and by_plane[plane][side] == 4
                and not by_plane[plane][1 - side]
            ):
                found |= {square for square in squares if cells[square] == EMPTY}
    return {square for square in found if admits(position, piece, square)}


def fourths(position: Position, cells: Sequence[int], piece: int, following: int) -> set[int]:
    """The squares where the piece makes a four that *following* could complete."""
    found = set()
    side = shape_of(piece)
    for window, squares in enumerate(WINDOWS):
        by_plane = counts(cells, window)
        for plane, serves in enumerate(PLANES):
            if {serves(piece), serves(following)} != {side}:
                continue
            if by_plane[plane][side] != 3 or by_plane[plane][1 - side]:
                continue
            one, other = (square for square in squares if cells[square] == EMPTY)
            for square, last in ((one, other), (other, one)):
                if admits(position, piece, square) and admits(position, following, last):
                    found.add(square)
    return found


def award(
    position: Position, cells: Sequence[int], piece: int, square: int, side: int
) -> int | str | None:
    """The dots of the row that the piece would complete for the side, or a knockout."""
    rows: dict[int, list[int]] = {}
    for window in WINDOWS_OF[square]:
        by_plane = counts(cells, window)
        for plane, serves in enumerate(PLANES):
            if (
                serves(piece) == side
                and by_plane[plane][side] == 4
                and not by_plane[plane][1 - side]
            ):
                rows.setdefault(DIRECTIONS[window], []).append(window)
    if not rows:
        return None
    ground = position.ground
    if any(ground.is_knockout_window[window] for line in rows.values() for window in line):
        return KNOCKOUT
    best = [max(line, key=lambda window: ground.window_dots[window]) for line in rows.values()]
    if position.all_rows:
        return sum(ground.dots[s] for s in {s for window in best for s in WINDOWS[window]})
    return max(ground.window_dots[window] for window in best)


# Values


def _spread(
    cards: Cards, held: tuple[int, int] | None, marks: Sequence[Sequence[bool]], side: int, by: int
) -> list[int]:
    """The numbers of cards that the side may hold with no piece of side *by*, with one, two ..."""
    if held is None:
        return [1, 0, 0, 0, 0]
    met: dict[int, int] = {}
    for piece, square in cards.laid:
        if shape_of(piece) == by and marks[piece][square]:
            met[cards.card_of[square]] = met.get(cards.card_of[square], 0) + 1
    possible = cards.pool if held[side] == NOBODY else (held[side],)
    found = [met.get(card, 0) for card in possible]
    return [found.count(number) for number in range(5)]


def worth(position: Position, cards: Cards | None, side: int, dots: int) -> int:
    """The value of the round for the side, if it wins with a row of these dots.

    The average over all possible cards, as if they were dealt independently.
    """
    table = position.worth.points[side]
    if cards is None:
        return table[min(dots, MOST_POINTS)]
    met = _spread(cards, cards.mission, cards.missions, side, side)
    trapped = _spread(cards, cards.trap, cards.traps, side, 1 - side)
    if cards.mission is not None and cards.further[side]:
        unknown = _spread(cards, (NOBODY, NOBODY), cards.missions, side, side)
        pieces = sum(number * of for number, of in enumerate(unknown))
        dots += 3 * cards.further[side] * pieces // max(1, len(cards.pool))
    total = 0
    for sprung, chance in enumerate(trapped):
        for pieces, share in enumerate(met):
            points = dots + 3 * pieces + 5 * (sprung == 1)
            if sprung > 2 or pieces == 4:  # XO-63, XO-73
                value = ONE
            elif sprung < 2:
                value = table[min(points, MOST_POINTS)]
            elif position.worth.has_sets:
                value = position.worth.a_set[side]
            else:
                value = table[min(max(points, SET), MOST_POINTS)]  # XO-43
            total += chance * share * value
    return total // (sum(trapped) * sum(met))


def cash(
    position: Position,
    cells: Sequence[int],
    cards: Cards | None,
    piece: int,
    square: int,
    side: int,
) -> int:
    """The value for the side of the row that this piece completes for it."""
    dots = award(position, cells, piece, square, side)
    if dots == KNOCKOUT:
        return ONE
    assert isinstance(dots, int)
    return worth(position, _with(cards, piece, square), side, dots)  # XO-45


def _with(cards: Cards | None, piece: int, square: int) -> Cards | None:
    return None if cards is None else cards._replace(laid=(*cards.laid, (piece, square)))


def promise(position: Position, look: Look, cells: Sequence[int], side: int) -> int:
    """The potential of the windows for the side, if the other side has no piece in them."""
    points = 0
    for window in range(len(WINDOWS)):
        for plane, by_side in enumerate(counts(cells, window)):
            if not by_side[1 - side]:
                table = look.weights.colour if plane else look.weights.shape
                hope = position.hopes[2 * plane + side][window]
                points += hope * (*table, 0)[by_side[side]]
    return points


def appraise(
    position: Position, look: Look, cells: Sequence[int], cards: Cards | None, side: int
) -> int:
    """The value for the side to move, by the potential of the windows for both."""
    best = worth(position, cards, side, position.ground.typical)
    worst = -worth(position, cards, 1 - side, position.ground.typical)
    ahead = promise(position, look, cells, side) - promise(position, look, cells, 1 - side)
    ahead += look.weights.tempo
    middle, half = (best + worst) // 2, (best - worst) // 2
    return middle + 9 * half * ahead // (10 * (abs(ahead) + look.weights.slope))


def gain(look: Look, cells: Sequence[int], piece: int, square: int) -> int:
    """How much the piece changes there; squares with more are tried first."""
    side = shape_of(piece)
    total = 0
    for window in WINDOWS_OF[square]:
        shapes, colours = counts(cells, window)
        total += _profit(look, shapes, side)
        total += (
            _profit(look, colours, side) if not piece & 1 else -_profit(look, colours, 1 - side)
        )
    return total


def _profit(look: Look, by_side: tuple[int, int], side: int) -> int:
    mine, theirs = by_side[side], by_side[1 - side]
    if mine and theirs:
        return 0
    if theirs:
        return look.weights.defence[theirs]
    return look.weights.attack[mine]


# Search


class Spent(Exception):
    """The search has used all its nodes."""


class Reference:
    """The search of one position."""

    slice = 64
    """Nodes between two checks of the clock."""

    def __init__(self, position: Position, look: Look, nodes: int) -> None:
        self.nodes = 0
        self._position, self._look = position, look._replace(quiet=0)
        self._cells, self._cards = list(position.cells), position.cards
        self._queues = [list(queue) for queue in position.queues]
        self._known, self._drawn_from = list(position.known), list(position.drawn_from)
        self._draws = look.draws
        self._limit = 0
        piece = position.queues[position.side][0]
        self._moves = self._ordered(piece, self._legal(piece), look.root_width)
        self._moves += [s for s in self._urgent(piece) if s not in self._moves]

    def _urgent(self, piece: int) -> list[int]:
        """The squares that end the round now or with the next piece; the tree relies on them."""
        side, reply = shape_of(piece), self._piece(1 - shape_of(piece), (0, 0))
        found = fifths(self._position, self._cells, piece, side)
        if reply is not None:
            found |= fifths(self._position, self._cells, reply, 1 - side)
        card = self._completing_card(piece)
        return [s for s in self._legal(piece) if s in found or s == card]

    def rank(self, depth: int, margin: int, limit: int) -> Ranking:
        """Values the moves at a depth of *depth* pieces, including the move itself.

        Returns those within the margin of the best.  At *limit* nodes it stops with what it has;
        the next call continues from the results so far.
        """
        self._limit = limit
        scored: list[Scored] = []
        top = -INFINITY
        side = self._position.side
        piece = self._position.queues[side][0]
        try:
            for square in self._moves:
                alpha = max(-INFINITY, top - margin - 1 if margin else top)
                value = self._move(piece, square, 0, depth - 1, alpha, INFINITY, (0, 0))
                if value > alpha:
                    scored.append(Scored(square, value))
                    top = max(top, value)
        except Spent:
            return Ranking(scored, is_cut=True)
        ahead = [one.square for one in sorted(scored, key=lambda one: -one.value)]
        self._moves = ahead + [square for square in self._moves if square not in ahead]
        return Ranking(scored, is_cut=False)

    def _move(
        self,
        piece: int,
        square: int,
        ply: int,
        rest: int,
        alpha: int,
        beta: int,
        laid: tuple[int, int],
    ) -> int:
        """The value of a move for its mover."""
        side = shape_of(piece)
        position, cells, cards = self._position, self._cells, self._cards
        if self._completing_card(piece) == square:
            return ONE - ply
        for winner, sign in ((side, 1), (1 - side, -1)):  # XO-25, XO-26
            if award(position, cells, piece, square, winner) is not None:
                return sign * (cash(position, cells, cards, piece, square, winner) - ply)
        cells[square] = piece
        self._cards = _with(cards, piece, square)
        try:
            after = (laid[0] + 1, laid[1]) if side == 0 else (laid[0], laid[1] + 1)
            return -self._search(1 - side, after, ply + 1, rest, -beta, -alpha)
        finally:
            cells[square] = EMPTY
            self._cards = cards

    def _search(
        self, side: int, laid: tuple[int, int], ply: int, depth: int, alpha: int, beta: int
    ) -> int:
        """See `kernel.search`: the same, but without fours after the last piece."""
        if self.nodes >= self._limit:
            raise Spent
        self.nodes += 1
        if self._is_drawn(1 - side, laid):
            return self._average(side, laid, ply, depth)
        position, cells = self._position, self._cells
        piece, reply = self._piece(side, laid), self._piece(1 - side, laid)
        if piece is None:  # XO-31: a side without pieces passes
            if reply is None:
                return position.worth.nothing[side]
            return -self._search(1 - side, laid, ply + 1, depth, -beta, -alpha)
        wins = fifths(position, cells, piece, side, self._planes(side, laid))
        if wins:
            return self._best_row(piece, side, wins) - ply
        if self._completing_card(piece) is not None:
            return ONE - ply
        dangers = set()
        if reply is not None:
            planes = self._planes(1 - side, laid)
            dangers = fifths(position, cells, reply, 1 - side, planes)
        if dangers:
            assert reply is not None
            squares = [square for square in sorted(dangers) if admits(position, piece, square)]
            if not squares:
                return ply + 1 - self._best_row(reply, 1 - side, dangers)
            rest = depth
        elif depth <= 0:
            return appraise(position, self._look, cells, self._cards, side)
        else:
            squares = self._ordered(piece, self._legal(piece), self._look.width)
            rest = depth - 1
        best = -INFINITY
        for square in squares:
            best = max(best, self._move(piece, square, ply, rest, alpha, beta, laid))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def _is_drawn(self, side: int, laid: tuple[int, int]) -> bool:
        """Whether the side has laid the last piece of its line-up, so that the next is drawn."""
        is_next = laid[side] == self._drawn_from[side] and laid[side] < len(self._queues[side])
        return is_next and self._draws > 0 and 0 < self._position.shares[side] < 256

    def _average(self, side: int, laid: tuple[int, int], ply: int, depth: int) -> int:
        """The value when the other side's next piece has been drawn, over both colours."""
        other, at = 1 - side, laid[1 - side]
        queue, share, known = self._queues[other], self._position.shares[other], self._known[other]
        self._draws -= 1
        self._drawn_from[other] += 1
        self._known[other] = max(known, at + 1)
        try:
            total = (256 - share) * self._search(side, laid, ply, depth, -INFINITY, INFINITY)
            queue[at] |= 1
            total += share * self._search(side, laid, ply, depth - 1, -INFINITY, INFINITY)
        finally:
            queue[at] &= ~1
            self._draws += 1
            self._drawn_from[other] -= 1
            self._known[other] = known
        return total >> 8

    def _best_row(self, piece: int, side: int, squares: set[int]) -> int:
        return max(
            cash(self._position, self._cells, self._cards, piece, square, side)
            for square in squares
        )

    def _completing_card(self, piece: int) -> int | None:
        """Where this piece would be the fourth of a card that then wins at once (XO-63)."""
        cards, side = self._cards, shape_of(piece)
        if cards is None or not cards.at_once or cards.mission is None:
            return None
        card = cards.mission[side]
        if card == NOBODY:
            return None
        met = {s for p, s in cards.laid if cards.missions[p][s] and shape_of(p) == side}
        wanted = [s for s, number in enumerate(cards.card_of) if number == card and s not in met]
        free = [s for s in wanted if self._cells[s] == EMPTY and cards.missions[piece][s]]
        return free[0] if len(wanted) == len(free) == 1 else None

    def _piece(self, side: int, laid: tuple[int, int]) -> int | None:
        queue = self._queues[side]
        return queue[laid[side]] if laid[side] < len(queue) else None

    def _planes(self, side: int, laid: tuple[int, int]) -> int:
        """One if the mover should not rely on the colour of the piece."""
        return 1 if laid[side] >= self._known[side] else 2

    def _legal(self, piece: int) -> Iterator[int]:
        for square, lies in enumerate(self._cells):
            if lies == EMPTY and admits(self._position, piece, square):
                yield square

    def _ordered(self, piece: int, squares: Iterator[int], width: int) -> list[int]:
        """The squares that change most, best first."""
        found = [(gain(self._look, self._cells, piece, square), square) for square in squares]
        return [square for _, square in sorted(found, reverse=True)[:width]]
