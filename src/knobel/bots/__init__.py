"""Computer players.  They get views, never states, so they cannot cheat.

A bot is a pure function of a view, a budget and dice; it runs in a worker, never in the event
loop.  Importing this package compiles nothing and does not load numba.
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

    Nodes are the main limit: unless the time runs out, the same number of nodes leads to the same
    move on every machine.
    """

    nodes: int
    millis: int | None = None


class Choice(Struct, Generic[A], frozen=True):
    """The action that a bot chooses, and the result that it expects."""

    action: A
    value: float
    """The expected result for the mover: 1 a win, 0 a draw, -1 a loss."""
    nodes: int
    """The nodes that the search has used."""
    pause: Millis = 0
    """How long a person would think here, within the clock.  In games without turns: when the bot
    looks again."""


class Bot(Protocol[V_contra, A]):
    """A computer player of a game with turns."""

    def choose(
        self, view: V_contra, legal: Sequence[A], budget: Budget, dice: Dice, /
    ) -> Choice[A]:
        """Chooses one of the legal actions; requires at least one."""


class BotLevel(Struct, frozen=True):
    """How well a bot plays.  The name is a key, which clients translate."""

    name: str
    budget: Budget
    """The default budget for a move."""
    depth: int
    """The maximum depth of the search."""
    slips: int
    """The percentage of moves that it plays at random."""
    margin: int
    """How many points below the best a move may be and still be played."""
    is_usual: bool = False
    """Whether it plays where nobody has chosen; if no level does, it is the one in the middle."""
