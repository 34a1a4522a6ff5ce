"""The computer player for XOBrainer, for every mix of variants."""

from collections.abc import Sequence

from knobel.bots import Budget, Choice, Level
from knobel.core.dice import Dice
from knobel.games.xobrainer import Action, View

LEVELS = (
    Level("seedling", Budget(500, 100), depth=1, slips=50, margin=40),
    Level("sapling", Budget(1_000, 100), depth=1, slips=10, margin=10),
    Level("oak", Budget(2_000, 100), depth=2, slips=0, margin=5),
    Level("redwood", Budget(5_000, 200), depth=4, slips=0, margin=0),
    Level("worldtree", Budget(20_000, 500), depth=64, slips=0, margin=0),
)
"""From friendly to strong."""


def warm() -> None:
    """Nothing to load yet."""


class Player:
    """Plays one seat at one level, from views alone."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget, dice: Dice, /
    ) -> Choice[Action]:
        """Any legal move."""
        return Choice(legal[dice.pick(len(legal))], 0.0, 0)


def player(name: str) -> Player:
    """The player of the level with this name."""
    return Player(next(level for level in LEVELS if level.name == name))
