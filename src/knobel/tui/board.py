"""How a game is drawn and played in a terminal.

A board draws and tells; whatever else it offers is a protocol of its own.  Kept out: everything
that runs, so that flags can name a board without loading a screen.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from rich.text import Text

    from knobel.tui.session import Event, Session


class BoardOptions(Protocol):
    """What the person at the keyboard has asked to see."""

    cursor: str
    """The square or rod that Enter would play."""
    scale: int
    """How large it is drawn: 0, 1 or 2."""
    shows_threats: bool


class Board(Protocol):
    """The terminal's side of one game."""

    def size(self, scale: int) -> tuple[int, int]:
        """Columns and lines of the picture."""

    def is_stacked(self, columns: int) -> bool:
        """Whether the panel stands below the picture, not beside it."""

    def picture(self, session: "Session", options: BoardOptions) -> "Text":
        """The board as it is."""

    def panel(self, session: "Session", width: int) -> "Text":
        """Sides, scores and clocks."""

    def prompt(self, session: "Session", options: BoardOptions) -> "Text":
        """What can be done now."""

    def greeting(self, session: "Session") -> str | None:
        """A sentence about how the match begins."""

    def news(self, event: "Event", session: "Session") -> str | None:
        """A sentence about something that happened."""

    def result(self, session: "Session") -> "Text":
        """How the last round, or the match, has ended."""

    def again(self, session: "Session") -> str:
        """What the button says that plays on after the match."""


@runtime_checkable
class Spots(Protocol):
    """A board with places to play on: a cursor chooses one, or somebody types its name."""

    start: str
    """Where the cursor is first."""

    def spot_at(self, x: int, y: int, scale: int) -> str | None:
        """The square or rod at this place of the picture."""

    def spot_beside(self, spot: str, dx: int, dy: int) -> str:
        """Where an arrow key leads."""

    def is_begun(self, typed: str) -> bool:
        """Whether this may become the name of a square or rod."""

    def is_spot(self, typed: str) -> bool:
        """Whether this is the name of a square or rod."""

    def move(self, spot: str, session: "Session") -> str:
        """What playing there means now, in the game's notation."""


class Unclear(Exception):
    """A key that can't become a move yet.  Carries the name of a message that says why."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@runtime_checkable
class Keys(Protocol):
    """A board with keys of its own."""

    keys: Collection[str]

    def key(self, key: str, session: "Session") -> str | None:
        """The move that this key makes, or None if it only changes the picture; or `Unclear`."""


@runtime_checkable
class Rounds(Protocol):
    """A game that rests between rounds, so that people can look at the result."""

    def last_round(self, session: "Session") -> int | None:
        """The number of the round that has ended last, if one has."""

    def next_round(self, session: "Session") -> str:
        """What the button says that goes on."""

    def waits(self, session: "Session") -> str | None:
        """How long the game still waits; None if it does not."""

    def seen(self) -> str:
        """The move that says: I have looked at the result."""


@runtime_checkable
class SecretCards(Protocol):
    """A game in which seats may hold secret cards."""

    def cards(self, session: "Session", seat: int) -> "Text | None":
        """The secret cards of a seat; None if nobody has any."""

    def hand_over(self, session: "Session", seat: int) -> str:
        """Asks to hand over the keyboard before a card is shown."""
