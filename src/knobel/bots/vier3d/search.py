"""Iterative deepening until the budget is spent, for all variants and engines.

A question is a position from the mover's point of view.  The engine values moves; this module
decides which move to search next, how deep, and when to stop.
"""

import math
import time
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from knobel.bots import Budget
from knobel.bots.vier3d.reference import FULL, Hands, Stock, count_lines, legal, won
from knobel.bots.vier3d.weights import INFINITY, LINE, WIN


class Engine(Protocol):
    """The interface of `kernel` and `reference`; the reference documents the contracts."""

    slice: int

    @property
    def nodes(self) -> int: ...

    def first_line(
        self, mine: int, theirs: int, depth: int, alpha: int, beta: int, limit: int
    ) -> int | None: ...

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
    ) -> int | None: ...

    def three(
        self,
        boards: tuple[int, int, int],
        hands: Hands,
        turn: int,
        depth: int,
        alpha: int,
        beta: int,
        limit: int,
    ) -> int | None: ...


class Spot(NamedTuple):
    """A ball on a rod."""

    rod: int
    yellow: bool = False


def _landing(occupied: int, spot: Spot) -> int:
    """The cell where the ball comes to rest, as a board."""
    return legal(occupied) & 0x0001_0001_0001_0001 << spot.rod


# Questions


class Question(Protocol):
    """A position whose moves have values for the mover."""

    @property
    def depth_to_end(self) -> int:
        """The number of balls until the end of the game, where values are exact."""

    def ask(
        self, engine: Engine, spot: Spot, depth: int, alpha: int, beta: int, limit: int
    ) -> int | None:
        """The value of a move at a depth of *depth* balls, including the move itself."""

    def outlook(self, value: int, is_exact: bool) -> float:
        """Converts the value to an expected result from -1 to 1."""


class FirstLine(NamedTuple):
    mine: int
    theirs: int

    @property
    def depth_to_end(self) -> int:
        return 64 - (self.mine | self.theirs).bit_count()

    def ask(
        self, engine: Engine, spot: Spot, depth: int, alpha: int, beta: int, limit: int
    ) -> int | None:
        occupied = self.mine | self.theirs
        after = self.mine | _landing(occupied, spot)
        if won(after):
            return WIN - occupied.bit_count() - 1
        if after | self.theirs == FULL:
            return 0
        reply = engine.first_line(self.theirs, after, depth - 1, -beta, -alpha, limit)
        return None if reply is None else -reply

    def outlook(self, value: int, is_exact: bool) -> float:
        if abs(value) >= WIN - 64:
            return math.copysign(1.0, value)
        return 0.0 if is_exact else 0.9 * math.tanh(value / 150)


class MostLines(NamedTuple):
    mine: int
    theirs: int
    yellow: int
    stock: Stock

    @property
    def depth_to_end(self) -> int:
        return 64 - (self.mine | self.theirs | self.yellow).bit_count()

    def ask(
        self, engine: Engine, spot: Spot, depth: int, alpha: int, beta: int, limit: int
    ) -> int | None:
        ball = _landing(self.mine | self.theirs | self.yellow, spot)
        mine = self.mine if spot.yellow else self.mine | ball
        yellow = self.yellow | ball if spot.yellow else self.yellow
        if mine | self.theirs | yellow == FULL:
            return LINE * (count_lines(mine) - count_lines(self.theirs))
        stock = self.stock.passed(yellow=spot.yellow)
        reply = engine.most_lines(self.theirs, mine, yellow, stock, depth - 1, -beta, -alpha, limit)
        return None if reply is None else -reply

    def outlook(self, value: int, is_exact: bool) -> float:
        return _race_outlook(value, is_exact)


class ThreePlayers(NamedTuple):
    """Three players: the mover's board and hand first, then the others in the order of play."""

    boards: tuple[int, int, int]
    hands: Hands

    @property
    def depth_to_end(self) -> int:
        return sum(b for b, out in zip(*self.hands, strict=True) if not out)

    def ask(
        self, engine: Engine, spot: Spot, depth: int, alpha: int, beta: int, limit: int
    ) -> int | None:
        mine, second, third = self.boards
        boards = (mine | _landing(mine | second | third, spot), second, third)
        hands = self.hands.played(0)
        after = hands.next_turn(0)
        if after is None:
            after, depth = 0, 1  # nobody has a ball left: count the lines
        return engine.three(boards, hands, after, depth - 1, alpha, beta, limit)

    def outlook(self, value: int, is_exact: bool) -> float:
        return _race_outlook(value, is_exact)


def _race_outlook(value: int, is_exact: bool) -> float:
    if is_exact:
        return float((value > 0) - (value < 0))
    return 0.95 * math.tanh(value / (2 * LINE))


# Deepening


class Scored(NamedTuple):
    """A move and its points for the mover; below the margin points are only an upper bound."""

    spot: Spot
    points: int


class Ranking(NamedTuple):
    """What the search found: the moves within the margin, best first."""

    scored: tuple[Scored, ...]
    is_exact: bool
    """Whether the search saw the end of the game."""
    nodes: int


class _Spent(Exception):
    """No nodes or no time left."""


def rank(
    question: Question,
    spots: Sequence[Spot],
    engine: Engine,
    budget: Budget,
    depth: int,
    margin: int,
) -> Ranking:
    """Values the moves, one ball deeper in each round, until the budget is spent.

    The first round is always completed.  Later rounds begin with the best move so far, so that an
    interrupted round is still useful: a move that it found better is better.
    """
    deadline = None if budget.millis is None else time.monotonic() + budget.millis / 1000

    def is_late() -> bool:
        return deadline is not None and time.monotonic() >= deadline

    def ask(spot: Spot, deep: int, alpha: int, beta: int) -> int:
        while True:
            if deep > 1 and (engine.nodes >= budget.nodes or is_late()):
                raise _Spent
            limit = engine.nodes + engine.slice
            if deep > 1:
                limit = min(limit, budget.nodes)
            value = question.ask(engine, spot, deep, alpha, beta, limit)
            if value is not None:
                return value

    order = list(spots)
    best: list[Scored] = []
    last = min(depth, question.depth_to_end)
    deep = 0
    is_exact = False
    while deep < last and not is_exact:
        deep += 1
        found: list[Scored] = []
        top = -INFINITY
        try:
            for spot in order:
                alpha = max(-INFINITY, top - margin - 1 if margin else top)
                if found:  # a search with the narrowest window is mostly enough
                    value = ask(spot, deep, alpha, alpha + 1)
                    if value <= alpha:
                        continue
                value = ask(spot, deep, alpha, INFINITY)
                if value > alpha:
                    found.append(Scored(spot, value))
                    top = max(top, value)
        except _Spent:
            if found:
                best = _within(found, margin)
            break
        best = _within(found, margin)
        ahead = [spot for spot, _ in best]
        order = ahead + [spot for spot in order if spot not in ahead]
        is_exact = deep >= question.depth_to_end or abs(best[0].points) >= WIN - 64
    return Ranking(tuple(best), is_exact, engine.nodes)


def _within(found: list[Scored], margin: int) -> list[Scored]:
    """The moves at most *margin* points below the best, best first."""
    found = sorted(found, key=lambda scored: -scored.points)
    return [scored for scored in found if scored.points >= found[0].points - margin]
