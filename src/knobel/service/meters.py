"""The port for metrics, with which operators watch a server.

The service and its edges only report; an adapter decides how metrics are stored and shown.
"""

from typing import Protocol, runtime_checkable

from knobel.core.game import Millis


@runtime_checkable
class Meters(Protocol):
    """Counts what happens.  Some calls are part of every move, so they must cost next to nothing.

    `since` is a reading of `time.perf_counter`.
    """

    def append(self, match: str, version: int, since: float, fault: Exception | None, /) -> None:
        """A line that was handed to the log at `since` is stored, or could not be."""

    def commit(self, lines: int, /) -> None:
        """The store has committed this many lines together; its thread may call this."""

    def answer(
        self, match: str, command: str, since: float, version: int, /, *, is_move: bool
    ) -> None:
        """A command received at `since` is stored as this version and told to all viewers here."""

    def refuse(self, code: str, /) -> None:
        """A request was refused with this code."""

    def connect(self, sockets: int, /) -> None:
        """The number of open sockets has changed by this much."""

    def miss_beat(self) -> None:
        """A beat could not be stored."""

    def deafen(self, is_deaf: bool, /) -> None:
        """Notifications from other nodes may be getting lost (True), or arrive again (False)."""

    def inherit(self, matches: int, /) -> None:
        """The node has taken over matches of a dead one."""

    def give_back(self, time: Millis, /) -> None:
        """A clock was stopped for this long because the server could not be reached."""


class NoMeters:
    """Counts nothing."""

    def append(self, match: str, version: int, since: float, fault: Exception | None, /) -> None:
        pass

    def commit(self, lines: int, /) -> None:
        pass

    def answer(
        self, match: str, command: str, since: float, version: int, /, *, is_move: bool
    ) -> None:
        pass

    def refuse(self, code: str, /) -> None:
        pass

    def connect(self, sockets: int, /) -> None:
        pass

    def miss_beat(self) -> None:
        pass

    def deafen(self, is_deaf: bool, /) -> None:
        pass

    def inherit(self, matches: int, /) -> None:
        pass

    def give_back(self, time: Millis, /) -> None:
        pass


NO_METERS = NoMeters()
