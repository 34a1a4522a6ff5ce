"""Iterative deepening until the budget is spent, for all engines.

The engine values moves to a given depth; this module decides how deep, and when to stop.
"""

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from knobel.bots import Budget
from knobel.bots.xobrainer.position import Position
from knobel.bots.xobrainer.weights import ONE, WEIGHTS, Weights


class Look(NamedTuple):
    """The parameters of a search: its width, and its weights."""

    width: int = 14
    """The number of squares tried in each position."""
    root_width: int = 30
    """The number at the root, besides squares where a row can be made now or by the next piece."""
    quiet: int = 8
    """The number of consecutive fours tried after the last piece of the search."""
    draws: int = 1
    """The number of draws from a bag that are searched for both colours."""
    weights: Weights = WEIGHTS

    @property
    def promises(self) -> list[list[int]]:
        """Points by the byte of counts: shape of side 0, of side 1, colour of 0, of 1."""
        tables = []
        for points in (self.weights.shape, self.weights.colour):
            for side in (0, 1):
                table = [0] * 96
                for count, value in enumerate(points):
                    table[count << 4 * side] = value
                tables.append(table)
        return tables

    @property
    def profits(self) -> list[list[int]]:
        """What a piece gains by the byte of counts, 16 bits a side: in shape, in colour."""
        attack, defence = self.weights.attack, self.weights.defence
        table = [0] * 96
        for count in range(5):
            table[count] = attack[count] | defence[count] << 16
            table[count << 4] = defence[count] | attack[count] << 16
        table[0] = attack[0] | attack[0] << 16
        return [table, table]


class Scored(NamedTuple):
    """A move and its value for the mover."""

    square: int
    value: int


class Ranking(NamedTuple):
    """The moves within the margin of the best, best first unless the search was cut short."""

    scored: Sequence[Scored]
    is_cut: bool


class Engine(Protocol):
    """The interface of `kernel` and `reference`; the reference documents the contracts."""

    slice: int

    @property
    def nodes(self) -> int: ...

    def rank(self, depth: int, margin: int, limit: int) -> Ranking: ...


MakeEngine = Callable[[Position, Look, int], Engine]


def deepen(engine: Engine, budget: Budget, depth: int, margin: int) -> list[Scored]:
    """Values the moves, one piece deeper in each round, until the budget is spent.

    The first round is always completed.  An interrupted later one is still useful: it begins with
    the best move so far, and a move that it found better is better.
    """
    deadline = None if budget.millis is None else time.monotonic() + budget.millis / 1000
    best: list[Scored] = []
    for deep in range(1, depth + 1):
        portion = engine.slice
        while True:
            limit = engine.nodes + portion
            if deep > 1:
                limit = min(limit, budget.nodes)
            ranking = engine.rank(deep, margin, limit)
            is_late = deadline is not None and time.monotonic() >= deadline
            is_spent = engine.nodes >= budget.nodes or is_late
            if not ranking.is_cut or (is_spent and deep > 1):
                break
            portion *= 2  # the table keeps only a part of the results
        if ranking.scored:
            best = _within(ranking.scored, margin)
        if is_spent or abs(best[0].value) >= ONE - 64:
            break
    return best


def _within(scored: Sequence[Scored], margin: int) -> list[Scored]:
    """The moves at most *margin* below the best, best first."""
    scored = sorted(scored, key=lambda one: -one.value)
    return [one for one in scored if one.value >= scored[0].value - margin]
