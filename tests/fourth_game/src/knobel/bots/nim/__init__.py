"""The computer player for Nim: a seedling takes anything, an oak knows the nim-sum."""

from collections.abc import Sequence
from functools import reduce
from operator import xor

from knobel.bots import BotLevel, Budget, Choice
from knobel.core.dice import Dice
from knobel.games.nim import Take, View

LEVELS = (
    BotLevel("seedling", Budget(1), depth=0, slips=100, margin=0),
    BotLevel("oak", Budget(1), depth=1, slips=0, margin=0),
)
USUAL = 3
"""The size that a bot expects of a pile it does not know."""


def warm() -> None:
    """There is nothing to load."""


class Player:
    """Plays one seat at one level, from views alone."""

    def __init__(self, level: BotLevel) -> None:
        self.level = level

    def choose(
        self, view: View, legal: Sequence[Take], budget: Budget, dice: Dice, /
    ) -> Choice[Take]:
        good = [] if self.level.slips else [take for take in legal if _sum_after(view, take) == 0]
        options = good or legal
        return Choice(options[dice.pick(len(options))], 1.0 if good else 0.0, len(legal), 600)


def _sum_after(view: View, take: Take) -> int:
    piles = [USUAL if stones is None else stones for stones in view.piles]
    piles[take.pile] -= take.count
    return reduce(xor, piles)


def player(level: str) -> Player:
    return Player(next(one for one in LEVELS if one.name == level))
