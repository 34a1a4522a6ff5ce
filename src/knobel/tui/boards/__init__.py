"""How each game is drawn and played in a terminal; `board_of` finds it by the game's name."""

from typing import Any, Protocol

from rich.text import Text

from knobel.tui.session import Event, Session


class BoardOptions(Protocol):
    """What the person at the keyboard has asked to see."""

    cursor: str
    """The square or rod that Enter would play."""
    scale: int
    """How large it is drawn: 0, 1 or 2."""
    shows_threats: bool
    is_yellow: bool
    """Whether the next ball is to be a yellow one."""


class Board(Protocol):
    """The terminal's side of one game."""

    start: str
    """Where the cursor is first."""

    def size(self, scale: int) -> tuple[int, int]:
        """Columns and lines of the picture."""

    def is_stacked(self, columns: int) -> bool:
        """Whether the panel stands below the picture, not beside it."""

    def picture(self, session: Session, options: BoardOptions) -> Text:
        """The board as it is."""

    def spot_at(self, x: int, y: int, scale: int) -> str | None:
        """The square or rod at this place of the picture."""

    def spot_beside(self, spot: str, dx: int, dy: int) -> str:
        """Where an arrow key leads."""

    def is_begun(self, typed: str) -> bool:
        """Whether this may become the name of a square or rod."""

    def is_spot(self, typed: str) -> bool:
        """Whether this is the name of a square or rod."""

    def command(self, spot: str, session: Session, options: BoardOptions) -> Any:
        """What playing there means now."""

    def panel(self, session: Session, width: int) -> Text:
        """Sides, scores and clocks."""

    def prompt(self, session: Session, options: BoardOptions) -> Text:
        """What is to be done now."""

    def news(self, event: Event, session: Session) -> str | None:
        """A sentence about something that happened."""

    def pause_between(self, session: Session) -> int | None:
        """The number of a round whose result is to be shown, if there is one."""

    def result(self, session: Session) -> Text:
        """How the last round, or the match, has ended."""

    def seen(self, session: Session) -> Any | None:
        """What tells the table that the result has been looked at, if it waits for that."""

    def cards(self, session: Session, seat: int) -> Text | None:
        """The secret cards of a seat; None if nobody has any."""


def board_of(game: str) -> Board:
    """How this game is played here."""
    from knobel.tui.boards import vier3d, xobrainer  # noqa: PLC0415 -- they build on this module

    return xobrainer.BOARD if game == "xobrainer" else vier3d.BOARD
