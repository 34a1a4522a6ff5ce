"""The value of a score: the probability of winning the match from there.

A small model: both sides win a round with the same probability; the winner's points are distributed
like the dots of the layout's windows, and the share of rounds that end by knockout is the share of
windows through a knockout square.  The value of every score follows backwards from the end of the
match.  Values are those of the crosses: 1 is a won match, -1 a lost one.
"""

import math
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from knobel.bots.xobrainer.grid import WINDOWS
from knobel.bots.xobrainer.weights import ONE
from knobel.games.xobrainer import SET, Layout, Length, Points, Rounds, Sets, SingleRound
from knobel.games.xobrainer.board import INDEX

MOST_POINTS = 127
"""The maximum of points in the tables; no row gets near it."""
_GRID = 60
"""The number of steps into which a race to many points is divided."""
_SURE = 0.97
"""The part of a win's value that is the probability of winning the match; the rest is for points,
so that bots still want them when they can't change the result."""

Spread = tuple[tuple[int, float], ...]
"""The points of a round and their probabilities."""


class Ground(NamedTuple):
    """A layout in numbers."""

    dots: tuple[int, ...]
    """The dots of each square; a knockout square has none."""
    knockouts: frozenset[int]
    window_dots: tuple[int, ...]
    is_knockout_window: tuple[bool, ...]
    spread: Spread
    typical: int
    """The dots of an average row."""
    hazard: float
    """The probability that a round ends by knockout."""


@lru_cache(64)
def ground_of(layout: Layout) -> Ground:
    dots = tuple(0 if sign == "K" else int(sign) for sign in layout.signs)
    knockouts = frozenset(INDEX[square] for square in layout.knockouts)
    window_dots = tuple(sum(dots[square] for square in window) for window in WINDOWS)
    through = tuple(not knockouts.isdisjoint(window) for window in WINDOWS)
    plain = [d for d, is_through in zip(window_dots, through, strict=True) if not is_through]
    spread = tuple((d, n / len(plain)) for d, n in sorted(Counter(plain).items()))
    return Ground(
        dots,
        knockouts,
        window_dots,
        through,
        spread,
        round(sum(plain) / len(plain)),
        sum(through) / len(WINDOWS),
    )


class Worth(NamedTuple):
    """The values of the possible ends of this round, from each side's point of view."""

    points: tuple[tuple[int, ...], tuple[int, ...]]
    """For each side, the value of a row by its total points."""
    a_set: tuple[int, int]
    """The value of winning the set; without sets, of 20 points."""
    nothing: tuple[int, int]
    """A drawn round."""
    has_sets: bool


@lru_cache(256)
def worth_of(
    layout: Layout,
    length: Length,
    points: tuple[int, int],
    sets: tuple[int, int],
    rounds: int,
    bonus: int,
) -> Worth:
    """The worth of this round, its number being *rounds*, if *bonus* points are usual on top."""
    ground = ground_of(layout)
    spread = tuple((d + bonus, p) for d, p in ground.spread)

    def value(side: int, gained: int, *, takes_set: bool = False) -> int:
        """The value for the side after it has won the round with these points."""
        after, won = list(points), list(sets)
        after[side] += gained
        if isinstance(length, Sets) and (takes_set or after[side] >= SET):
            after = [0, 0]
            won[side] += 1
        outlook = _outlook(length, spread, ground.hazard, tuple(after), tuple(won), rounds)
        mine = outlook if side == 0 else -outlook
        return round(ONE * (_SURE * mine + (1 - _SURE) * min(gained, 60) / 60))

    has_sets = isinstance(length, Sets)
    drawn = 0.0
    if not isinstance(length, SingleRound):
        drawn = _SURE * _outlook(length, spread, ground.hazard, points, sets, rounds)
    return Worth(
        tuple(tuple(value(side, p) for p in range(MOST_POINTS + 1)) for side in (0, 1)),  # type: ignore[arg-type]  # two of them
        (value(0, SET, takes_set=True), value(1, SET, takes_set=True)),
        (round(ONE * drawn), -round(ONE * drawn)),
        has_sets,
    )


def _outlook(
    length: Length,
    spread: Spread,
    hazard: float,
    points: tuple[int, ...],
    sets: tuple[int, ...],
    rounds: int,
) -> float:
    """The value after this many rounds."""
    match length:
        case Sets(best_of=best_of):
            needed = best_of // 2 + 1
            if max(sets) >= needed:
                return 1.0 if sets[0] > sets[1] else -1.0
            table = _sets_table(needed, spread, hazard)
            return table[needed - sets[0]][needed - sets[1]][points[0]][points[1]]
        case Rounds(rounds=all_rounds):
            return _rounds_left(all_rounds - rounds, points[0] - points[1], spread, hazard)
        case Points(points=goal):
            if max(points) >= goal:
                return float((points[0] > points[1]) - (points[0] < points[1]))
            unit = max(1, math.ceil(goal / _GRID))
            crosses, rings = (math.ceil((goal - p) / unit) for p in points)
            return _points_table(math.ceil(goal / unit), unit, spread, hazard)[crosses][rings]
        case SingleRound():
            return 0.0 if points[0] == points[1] else 1.0 if points[0] > points[1] else -1.0


@lru_cache(32)
def _sets_table(needed: int, spread: Spread, hazard: float) -> list[list[list[list[float]]]]:
    """By the sets that each side still needs and the points that each has."""
    table = [[_blank(SET) for _ in range(needed + 1)] for _ in range(needed + 1)]
    for mine in range(1, needed + 1):
        for theirs in range(1, needed + 1):
            won = 1.0 if mine == 1 else table[mine - 1][theirs][0][0]
            lost = -1.0 if theirs == 1 else table[mine][theirs - 1][0][0]
            board = table[mine][theirs]
            for crosses in reversed(range(SET)):
                for rings in reversed(range(SET)):
                    total = 0.0
                    for gained, chance in spread:
                        up, down = crosses + gained, rings + gained
                        total += chance * (won if up >= SET else board[up][rings])
                        total += chance * (lost if down >= SET else board[crosses][down])
                    board[crosses][rings] = (1 - hazard) * total / 2
    return table


@lru_cache(32)
def _points_table(goal: int, unit: int, spread: Spread, hazard: float) -> list[list[float]]:
    """By the steps that each side still needs."""
    steps: Counter[int] = Counter()
    for gained, chance in spread:
        low, rest = divmod(gained, unit)
        steps[low] += chance * (1 - rest / unit)  # type: ignore[assignment]  # a spread, not counts
        steps[low + 1] += chance * rest / unit  # type: ignore[assignment]  # as above
    table = _blank(goal + 1)
    for crosses in range(1, goal + 1):
        for rings in range(1, goal + 1):
            total = 0.0
            for step, chance in steps.items():
                up, down = crosses - max(1, step), rings - max(1, step)
                total += chance * (1.0 if up <= 0 else table[up][rings])
                total += chance * (-1.0 if down <= 0 else table[crosses][down])
            table[crosses][rings] = (1 - hazard) * total / 2
    return table


def _rounds_left(left: int, ahead: int, spread: Spread, hazard: float) -> float:
    """The value with this many rounds to come, from a normal approximation."""
    if left <= 0:
        return float((ahead > 0) - (ahead < 0))
    square = sum(chance * gained * gained for gained, chance in spread)
    return float((1 - hazard) ** left * math.erf(ahead / math.sqrt(2 * left * square)))


def _blank(size: int) -> list[list[float]]:
    return [[0.0] * size for _ in range(size)]
