"""What the host asks of the world.  Adapters live elsewhere.

PortError
├── Conflict        somebody else wrote this version, or took this name, first
├── NotFound        there is no such match
└── StorageFailed   the store could not write; nothing was stored
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from knobel.catalog.courses import Attempt
from knobel.core.dice import Dice
from knobel.core.game import Millis


class PortError(Exception):
    """What can go wrong at a port."""


class Conflict(PortError):
    """Somebody else wrote this version, or took this name, first."""


class NotFound(PortError):
    """There is no such match."""


class StorageFailed(PortError):
    """The store could not write; nothing was stored."""


class MatchSummary(Struct, frozen=True):
    """How a match is found: its names, its age, and whether it is over."""

    id: str
    code: str
    watch: str
    opened: Millis
    is_over: bool = False


class Log(Protocol):
    """Keeps matches: a header and numbered lines each, all of them just bytes to it."""

    async def open(self, card: MatchSummary, header: bytes, /) -> None:
        """Store a new match, or `Conflict` if one of its names is taken."""

    async def append(self, match: str, version: int, line: bytes, /, *, is_last: bool) -> None:
        """Store a line, or `Conflict` if that version is written; it returns once it is durable."""

    async def header(self, match: str, /) -> bytes:
        """The header, or `NotFound`."""

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        """The lines after that version."""

    async def find(self, *, code: str | None = None, watch: str | None = None) -> str:
        """The match with this code or this spectators' secret, or `NotFound`."""

    async def summaries(self) -> Sequence[MatchSummary]:
        """All matches, oldest first."""

    async def delete(self, match: str, /) -> None:
        """Forget a match, all of it."""

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        """Keep how a match of a group ended, also when the match is deleted; twice counts once."""

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        """What a group has played to the end, in that order."""

    async def beat(self, wall: Millis, /) -> None:
        """Note that the server is alive; it returns once somebody else could read that."""

    async def last_beat(self) -> Millis | None:
        """When the server was last known to be alive."""

    @property
    def is_well(self) -> bool:
        """Whether what was last to be written could be."""

    async def close(self) -> None:
        """Finish what is being written and let go of the store."""


class Bus(Protocol):
    """Notifies other processes that a match has a new version; a notification may get lost."""

    def publish(self, match: str, version: int, /) -> None:
        """Ring for this match: it now has this version."""

    def subscribe(self, listener: Callable[[str, int], None], /) -> Callable[[], None]:
        """Call the listener whenever it rings; the result ends that."""


class World(Protocol):
    """The only door to clock and chance."""

    def now(self) -> Millis:
        """Wall time."""

    def dice(self) -> Dice:
        """Dice that nobody can foresee."""

    async def wait_until(self, wall: Millis, /) -> None:
        """Return when it is that time, or later."""


class Workers(Protocol):
    """Where long computations run, outside the event loop."""

    @property
    def slots(self) -> int:
        """How many computations run side by side; more than that would wait for each other."""

    def run(self, work: Callable[..., Any], /, *args: Any) -> Awaitable[Any]:
        """Do the work elsewhere; it must be a function of a module, its values plain."""

    async def close(self) -> None:
        """Stop working."""
