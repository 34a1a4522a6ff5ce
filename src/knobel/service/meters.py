"""What a server tells of its work, so that operators can watch it.

The service and its edges only call; how the figures are kept and shown is an adapter's business.
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
        """The store has written this many lines together; may be called by its thread."""

    def answer(
        self, match: str, command: str, since: float, version: int, /, *, is_move: bool
    ) -> None:
        """A command that came at `since` is stored as this version, and everybody here is told."""

    def refuse(self, code: str, /) -> None:
        """Somebody was refused something, for this reason."""

    def connect(self, sockets: int, /) -> None:
        """So many sockets more are open; -1 if one was closed."""

    def miss_beat(self) -> None:
        """The server could not note that it is alive."""

    def deafen(self, is_deaf: bool, /) -> None:
        """Notifications of other nodes may be getting lost, or come again."""

    def inherit(self, matches: int, /) -> None:
        """The server has taken over matches of one that is gone."""

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
