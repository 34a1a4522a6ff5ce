"""Programs that play.  They see views, never states: fairness by type.

A bot is a pure function of what it sees, what it may spend and how the dice fall; it runs in a
worker, never in the event loop.  Importing this package compiles nothing and loads no numba.
"""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from knobel.core.dice import Dice
from knobel.core.game import Millis

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Budget(Struct, frozen=True):
    """What a bot may spend on one move.

    Nodes come first: as long as the time does not run out, the same nodes buy the same move on
    every machine.
    """

    nodes: int
    millis: int | None = None


class Choice(Struct, Generic[A], frozen=True):
    """What a bot would do, and what it expects."""

    action: A
    value: float
    """The expected result for the mover: 1 a win, 0 a draw, -1 a loss."""
    nodes: int
    """What the search has spent."""
    pause: Millis = 0
    """How long a person would think here; never beyond its clock.  Without turns: how long it takes
    until the bot looks again."""


class Bot(Protocol[V_contra, A]):
    """A player that needs no chair."""

    def choose(
        self, view: V_contra, legal: Sequence[A], budget: Budget, dice: Dice, /
    ) -> Choice[A]:
        """One of the legal actions; there must be at least one."""


class LiveBot(Protocol[V_contra, A]):
    """A player of a game without turns: it looks up, does something or nothing, and looks again.

    What it chooses is done at once.  It looks again after the pause, or when it waits and something
    has changed; what comes too late is refused and does no harm.
    """

    def choose(
        self, view: V_contra, legal: Sequence[str], budget: Budget, dice: Dice, /, *, at: Millis
    ) -> Choice[A | None]:
        """What to do at this match time, or None to wait; `legal` is what can be done, in brief."""


class BotLevel(Struct, frozen=True):
    """How well a bot plays.  The name is a key; what people read is translated at the edge."""

    name: str
    budget: Budget
    """What it spends unless the caller says otherwise."""
    depth: int
    """How many balls ahead it looks at most."""
    slips: int
    """Of a hundred moves, how many it plays without looking."""
    margin: int
    """How many points a move may be short of the best and still be played."""
