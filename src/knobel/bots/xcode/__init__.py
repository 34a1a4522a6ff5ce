"""Team mates for X-Code.  They see their own view, and use the quick phrases like people.

A look at the view gives one action or none.  There is no search and no memory: the view holds the
last phrases and the open offers.
"""

from collections.abc import Collection, Sequence

from knobel.bots import BotLevel, Budget, Choice
from knobel.bots.xcode.policy import decide
from knobel.core.dice import Dice
from knobel.core.game import Millis, Seat
from knobel.games.xcode import Action, View

LEVELS = (
    BotLevel("slow", Budget(1, 3_000), depth=0, slips=0, margin=0, is_usual=True),
    BotLevel("human", Budget(1, 1_500), depth=0, slips=0, margin=0),
    BotLevel("fast", Budget(1, 700), depth=0, slips=0, margin=0),
)
"""The levels are paces: the budget's milliseconds are the time between two actions."""
GLANCE: Millis = 300
"""How often a waiting bot looks again."""


def warm() -> None:
    """Does nothing, since there is nothing to load."""


class Player:
    """Plays a seat at one pace."""

    def __init__(self, level: BotLevel) -> None:
        self.level = level

    def choose(
        self,
        view: View,
        legal: Sequence[str],
        budget: Budget,
        dice: Dice,
        /,
        *,
        at: Millis,
        people: Collection[Seat] = (),
    ) -> Choice[Action | None]:
        """The next action, or None to wait; `people` are the seats that people play."""
        action = decide(view, legal, dice, at, people) if view.seat in view.ring else None
        pace = budget.millis or GLANCE
        pause = GLANCE if action is None else pace * 3 // 4 + dice.pick(pace // 2 + 1)
        return Choice(action, 0.0, 1, pause)


def player(name: str) -> Player:
    """The player of this pace."""
    return Player(next(level for level in LEVELS if level.name == name))
