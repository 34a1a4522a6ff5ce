"""The computer player for XOBrainer, for every mix of variants.

Turns views into numbers for the engines and numbers back into actions.  Numba is loaded with the
first move, or by `warm`; where it can't be had, the plain-Python reference plays.
"""

from collections.abc import Sequence
from functools import cache

from knobel.bots import Budget, Choice, Level
from knobel.bots.xobrainer.position import position_of
from knobel.bots.xobrainer.race import outlook_of
from knobel.bots.xobrainer.reference import Reference
from knobel.bots.xobrainer.search import Look, MakeEngine, Scored, deepen
from knobel.bots.xobrainer.weights import ONE
from knobel.core.dice import Dice
from knobel.games.xobrainer import Action, Place, Seen, View
from knobel.games.xobrainer.board import SQUARES

LEVELS = (
    Level("seedling", Budget(500, 100), depth=1, slips=50, margin=400),
    Level("sapling", Budget(1_000, 100), depth=1, slips=10, margin=100),
    Level("oak", Budget(2_000, 100), depth=2, slips=0, margin=5),
    Level("redwood", Budget(5_000, 200), depth=4, slips=0, margin=0),
    Level("worldtree", Budget(20_000, 500), depth=64, slips=0, margin=0),
)
"""From friendly to strong."""


@cache
def engine_maker() -> MakeEngine:
    """Makes engines: compiled ones, or plain ones where numba can't be had."""
    try:
        from knobel.bots.xobrainer.kernel import Kernel  # noqa: PLC0415 - loads numba
    except (ImportError, OSError):  # OSError: numba is there, but not the library beneath it
        return Reference
    return Kernel


def warm() -> None:
    """Loads the kernel, so that the first move need not wait for it."""
    engine_maker()


class Player:
    """Plays one seat at one level, from views alone."""

    def __init__(
        self, level: Level, make_engine: MakeEngine | None = None, look: Look | None = None
    ) -> None:
        self.level = level
        self.look = look or Look()
        self._make_engine = make_engine

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget, dice: Dice, /
    ) -> Choice[Action]:
        """A move by search, or by chance where the level says so."""
        if isinstance(legal[0], Seen):
            outlook = outlook_of(view.layout, view.length, view.points, view.sets, view.round)
            return Choice(legal[0], outlook, 0)
        position = position_of(view)
        engine = (self._make_engine or engine_maker())(position, self.look, budget.nodes)
        scored = deepen(engine, budget, self.level.depth, self.level.margin, position.usual // 4)
        value = max(-1.0, min(1.0, scored[0].value / ONE))
        return Choice(self._pick(scored, legal, dice), value, engine.nodes)

    def _pick(self, scored: list[Scored], legal: Sequence[Action], dice: Dice) -> Action:
        """Skill: one of the good moves, or with a slip any move at all."""
        if self.level.slips and dice.pick(100) < self.level.slips:
            return legal[dice.pick(len(legal))]
        good = scored[dice.pick(len(scored)) if len(scored) > 1 else 0]
        square = SQUARES[good.square]
        return next(a for a in legal if isinstance(a, Place) and a.square == square)


def player(name: str) -> Player:
    """The player of the level with this name."""
    return Player(next(level for level in LEVELS if level.name == name))
