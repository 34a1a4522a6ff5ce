"""The computer player for Vier-gewinnt 3D, in all variants and for three players.

Converts views into numbers for the engines and numbers back into actions.  Numba is loaded with the
first move, or by `warm`; without numba the plain-Python reference plays.
"""

from collections.abc import Callable, Sequence
from functools import cache

from knobel.bots import BotLevel, Budget, Choice
from knobel.bots.vier3d import reference
from knobel.bots.vier3d.reference import Hands, Ply, Reference, Stock
from knobel.bots.vier3d.search import (
    Engine,
    FirstLine,
    MostLines,
    Question,
    Ranking,
    Spot,
    ThreePlayers,
    rank,
)
from knobel.core.dice import Dice
from knobel.core.game import Seat
from knobel.games.vier3d import BALLS, Drop, View
from knobel.games.vier3d.lines import ROD_INDEX

LEVELS = (
    BotLevel("seedling", Budget(500, 100), depth=1, slips=95, margin=40),
    BotLevel("sapling", Budget(1_000, 100), depth=2, slips=12, margin=12),
    BotLevel("oak", Budget(1_500, 200), depth=4, slips=0, margin=5),
    BotLevel("redwood", Budget(60_000, 500), depth=64, slips=0, margin=0),
    BotLevel("worldtree", Budget(4_000_000, 1_500), depth=64, slips=0, margin=0),
)
"""From friendly to strong."""

_FORCED = 2_000
"""Nodes for a forced move, enough to estimate the result."""


@cache
def engine_maker() -> Callable[[int], Engine]:
    """Makes engines for a number of nodes: compiled ones, or plain ones without numba."""
    try:
        from knobel.bots.vier3d.kernel import Kernel  # noqa: PLC0415 - loads numba
    except (ImportError, OSError):  # OSError: numba is installed, but its library cannot be loaded
        return lambda _nodes: Reference()
    return Kernel


def warm() -> None:
    """Loads the kernel in advance, so that the first move is not delayed."""
    engine_maker()


def perft(depth: int) -> list[Ply]:
    """Counts all ways to play from the empty board by ply, with the fastest engine available."""
    try:
        from knobel.bots.vier3d import kernel  # noqa: PLC0415 - loads numba
    except (ImportError, OSError):
        return reference.perft(depth)
    return kernel.perft(depth)


class Player:
    """Plays a seat at one level."""

    def __init__(self, level: BotLevel, make_engine: Callable[[int], Engine] | None = None) -> None:
        self.level = level
        self._make_engine = make_engine

    def choose(
        self, view: View, legal: Sequence[Drop], budget: Budget, dice: Dice, /
    ) -> Choice[Drop]:
        """Chooses a move by search, or at random if the level says so."""
        drops = {Spot(ROD_INDEX[drop.rod], drop.yellow): drop for drop in legal}
        spots = _worth_asking(view, list(drops))
        first = dice.pick(len(spots))  # vary between equal moves
        question = question_of(view)
        if len(spots) == 1:
            budget = Budget(min(budget.nodes, _FORCED), budget.millis)
        engine = (self._make_engine or engine_maker())(budget.nodes)
        ranking = rank(
            question,
            spots[first:] + spots[:first],
            engine,
            budget,
            self.level.depth,
            self.level.margin,
        )
        value = question.outlook(ranking.scored[0].points, ranking.is_exact)
        return Choice(drops[_pick(self.level, ranking, list(drops), dice)], value, ranking.nodes)


def player(name: str) -> Player:
    """The player of the level with this name."""
    return Player(next(level for level in LEVELS if level.name == name))


def _pick(level: BotLevel, ranking: Ranking, spots: list[Spot], dice: Dice) -> Spot:
    """One of the good moves, or at the level's slip rate any move."""
    if level.slips and dice.pick(100) < level.slips:
        return spots[dice.pick(len(spots))]
    good = ranking.scored
    return good[dice.pick(len(good)) if len(good) > 1 else 0].spot


def _worth_asking(view: View, spots: list[Spot]) -> list[Spot]:
    """The drops to search: with a free choice a yellow ball is never better (V3-44)."""
    own = [spot for spot in spots if not spot.yellow]
    return own if view.yellow == "free" and own else spots


# From views to questions


def question_of(view: View) -> Question:
    """The position from the mover's point of view."""
    assert view.to_move is not None, "the game is over"
    me = view.to_move
    boards = [_board(view.rods, ball) for ball in BALLS]
    if view.variant == "first-line":
        return FirstLine(boards[me], boards[1 - me])
    if view.yellow == "three-players":
        return _three_players(view, me, boards)
    mine, theirs = view.stock[me], view.stock[1 - me]
    if view.yellow == "free":
        stock = Stock(mine.own, 0, theirs.own, 0)  # yellow is never searched, see _worth_asking
    else:
        stock = Stock(mine.own, mine.yellow, theirs.own, theirs.yellow)
    return MostLines(boards[me], boards[1 - me], boards[2], stock)


def _three_players(view: View, me: Seat, boards: list[int]) -> ThreePlayers:
    first, second, third = me, (me + 1) % 3, (me + 2) % 3
    gone = {out.seat for out in view.out}
    return ThreePlayers(
        (boards[first], boards[second], boards[third]),
        Hands(
            (view.stock[first].own, view.stock[second].own, view.stock[third].own),
            (first in gone, second in gone, third in gone),
        ),
    )


def _board(rods: Sequence[str], ball: str) -> int:
    return sum(
        1 << (rod + 16 * level)
        for rod, balls in enumerate(rods)
        for level, lies in enumerate(balls)
        if lies == ball
    )
