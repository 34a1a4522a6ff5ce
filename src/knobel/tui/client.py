"""One person at the table, and the line over which they reach the match.

A line is a port with two adapters: `local` reaches the service in this process, `remote` a server.
"""

from collections.abc import Callable
from typing import Any, Literal, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from knobel.catalog import GAMES
from knobel.core.game import Illegal, Millis, Seat
from knobel.match import commands as do
from knobel.match.view import MatchView

Event: TypeAlias = dict[str, Any]
Told: TypeAlias = dict[str, Any]
"""A message of the server, decoded."""


class Link(Struct, frozen=True):
    """Whether the match can be reached."""

    state: Literal["connecting", "live", "lost", "gone"]
    since: Millis = 0
    """When the connection was lost, by the clock of this device."""
    is_moving: bool = False
    """Whether the server has sent us elsewhere, because it ends."""
    code: str = ""
    """Why the match is gone."""


class Listener(Protocol):
    """Is told what comes over a line."""

    def hear(self, told: Told, /) -> None:
        """A `welcome` or an `update`; versions come in order and without gaps.

        Raises `Illegal` if the match is no longer for this listener.
        """

    def relink(self) -> None:
        """The state of the link has changed."""


class Line(Protocol):
    """How one person reaches the match."""

    @property
    def link(self) -> Link: ...

    def now(self) -> Millis:
        """Wall time, by the clock of the service."""

    def waited(self) -> Millis:
        """How long the connection has been lost."""

    async def follow(self, match: str, listener: Listener, /) -> None:
        """Follow this match instead of the previous one; returns once the listener was welcomed.

        Raises `Illegal` or `PortError`.
        """

    async def act(self, command: do.PersonCommand, name: str, seat: Seat, /) -> None:
        """Send a command until it is answered; raises `Illegal` or `PortError`."""

    async def play(self, move: str, turn: int | None, name: str, seat: Seat, /) -> None:
        """Send a move until it is answered; raises `Illegal` or `PortError`."""

    def leave(self) -> None:
        """Follow nothing any more."""


class Client:
    """One person's view of the match: keeps the latest state from the messages."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.match: MatchView
        self.view: Any
        self.legal: dict[Seat, list[str]] = {}
        self.on_news: Callable[[list[Event]], None] = lambda _: None
        self.on_link: Callable[[], None] = lambda: None
        self._told: dict[str, dict[str, Any]] = {"match": {}, "view": {}}

    def hear(self, told: Told, /) -> None:
        if told.get("match", {}).get("you") == []:  # the seat was given up on another device
            raise Illegal("wrong-token")
        for part, known in self._told.items():
            known.update(told.get(part, {}))
        if "legal" in told:
            self.legal = {int(seat): moves for seat, moves in told["legal"].items()}
        self.match = msgspec.convert(self._told["match"], MatchView)
        self.view = msgspec.convert(self._told["view"], GAMES[self.match.game].game.View)
        self.on_news(told.get("events", []))

    def relink(self) -> None:
        self.on_link()

    async def follow(self, match: str) -> None:
        await self.line.follow(match, self)
