"""How a game is drawn and played in a terminal.

A board draws and describes the game; everything else is an optional protocol.  Kept out: everything
that needs Textual, so that flags can name a board without loading it.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from rich.text import Text

    from knobel.tui.session import Event, Session


class BoardOptions(Protocol):
    """The player's choices of what is drawn, and how."""

    cursor: str
    """The square or rod that Enter would play."""
    scale: int
    """The size of the drawing: 0, 1 or 2."""
    shows_threats: bool


class Board(Protocol):
    """The terminal's side of one game."""

    def size(self, scale: int) -> tuple[int, int]:
        """Columns and lines of the picture."""

    def is_stacked(self, columns: int) -> bool:
        """Whether the panel is below the picture instead of beside it."""

    def picture(self, session: "Session", options: BoardOptions) -> "Text":
        """The picture of the board."""

    def panel(self, session: "Session", width: int) -> "Text":
        """Sides, scores and clocks."""

    def prompt(self, session: "Session", options: BoardOptions) -> "Text":
        """What can be done now."""

    def greeting(self, session: "Session") -> str | None:
        """A sentence about how the match begins."""

    def news(self, event: "Event", session: "Session") -> str | None:
        """A sentence about an event."""

    def result(self, session: "Session") -> "Text":
        """How the last round, or the match, ended."""

    def again(self, session: "Session") -> str:
        """The label of the button that continues after the match."""


@runtime_checkable
class Spots(Protocol):
    """A board with squares or rods that are chosen with a cursor or by typing their names."""

    start: str
    """Where the cursor is first."""

    def spot_at(self, x: int, y: int, scale: int) -> str | None:
        """The square or rod at this position of the picture."""

    def spot_beside(self, spot: str, dx: int, dy: int) -> str:
        """The square or rod to which an arrow key moves the cursor."""

    def is_begun(self, typed: str) -> bool:
        """Whether this is the beginning of the name of a square or rod."""

    def is_spot(self, typed: str) -> bool:
        """Whether this is the name of a square or rod."""

    def move(self, spot: str, session: "Session") -> str:
        """The move for this square or rod, in the game's notation."""


class Unclear(Exception):
    """A key that makes no move.  Carries the id of a message that says why."""

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
    """A game that pauses between rounds, so that people can look at the result."""

    def last_round(self, session: "Session") -> int | None:
        """The number of the last finished round, if any."""

    def next_round(self, session: "Session") -> str:
        """The label of the button that continues."""

    def waits(self, session: "Session") -> str | None:
        """How long the game still waits; None if it does not wait."""

    def starting(self, session: "Session") -> str | None:
        """What to do before the clock of a round starts; None if nothing waits for that."""

    def seen(self) -> str:
        """The move that confirms the result, or that the clock may start."""


@runtime_checkable
class SecretCards(Protocol):
    """A game in which seats may hold secret cards."""

    def cards(self, session: "Session", seat: int) -> "Text | None":
        """The secret cards of a seat; None if the game has none."""

    def hand_over(self, session: "Session", seat: int) -> str:
        """The request to hand over the keyboard before a card is shown."""
