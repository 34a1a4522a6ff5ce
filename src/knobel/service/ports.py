"""What the service needs from the outside.  The adapters are in other packages.

PortError
├── Conflict        the version is already written, or the name is taken
├── NotFound        there is no such match
└── StorageFailed   the store could not write; nothing was stored
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from knobel.core.capabilities import Attempt
from knobel.core.dice import Dice
from knobel.core.game import Millis


class PortError(Exception):
    """A port could not do what it was asked."""


class Conflict(PortError):
    """The version is already written, or the name is taken."""


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
    """Keeps the numbered lines of every match.  To it, lines are just bytes."""

    async def append(self, match: str, version: int, line: bytes, /, *, is_last: bool) -> None:
        """Store a line and return once it is durable; `Conflict` if that version is written.

        The last line marks the match as over in the directory.
        """

    def append_soon(
        self,
        match: str,
        version: int,
        line: bytes,
        done: Callable[[Exception | None], None],
        /,
        *,
        is_last: bool,
    ) -> None:
        """As `append`, without a task: the loop calls `done` afterwards, with the fault if any."""

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        """The lines after that version."""


class Directory(Protocol):
    """Knows which matches there are, and under which names.

    It answers by pages: nobody can ask it for all matches at once.  A page holds the matches whose
    ids follow `after`, in the order of their ids; the first page follows "".
    """

    async def open(self, summary: MatchSummary, header: bytes, /) -> None:
        """Store a new match, or `Conflict` if one of its names is taken."""

    async def header(self, match: str, /) -> bytes:
        """The header, or `NotFound`."""

    async def find(self, *, code: str | None = None, watch: str | None = None) -> str:
        """The id of the match with this code or this spectators' secret, or `NotFound`."""

    async def page(self, after: str, limit: int, /) -> Sequence[MatchSummary]:
        """A page of all matches."""

    async def count(self) -> int:
        """The number of matches.  Looks at each of them: for maintenance only."""

    async def delete(self, match: str, /) -> None:
        """Delete a match with its lines."""

    async def prune(self, before: Millis, limit: int, /) -> int:
        """Delete at most this many finished matches opened before that time; returns how many."""


class Groups(Protocol):
    """Keeps what groups of people have played, also when the matches are deleted."""

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        """Store how a match of a group ended; only the first attempt of a match counts."""

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        """The attempts of a group in the order in which they were stored."""


class Outage(Struct, frozen=True, gc=False):
    """A time in which no server ran."""

    since: Millis | None
    """The last beat of the server before; None if it never noted one."""
    until: Millis


class Beats(Protocol):
    """Keeps when the server was last alive, so that its next start knows how long it was down."""

    async def beat(self, wall: Millis, /) -> None:
        """Store that the server is alive; returns once another process could read that."""

    async def last_beat(self) -> Millis | None:
        """When the server was last known to be alive."""

    async def note_outage(self, outage: Outage, /) -> None:
        """Store when no server ran; returns once that is durable."""

    async def outages(self) -> Sequence[Outage]:
        """The latest outages in the order in which they were stored: at least a hundred."""


class Store(Log, Directory, Groups, Beats, Protocol):
    """All that a server keeps, in one place; only the composition of a server asks for it all."""

    @property
    def is_well(self) -> bool:
        """Whether the last write succeeded."""

    async def close(self) -> None:
        """Finish the pending writes and close the store."""


class Bus(Protocol):
    """Notifies other processes that a match has a new version; a notification may get lost."""

    def publish(self, match: str, version: int, /) -> None:
        """Notify all listeners that this match now has this version."""

    def subscribe(self, listener: Callable[[str, int], None], /) -> Callable[[], None]:
        """Call the listener at every notification; the returned function unsubscribes it."""


class PushTarget(Protocol):
    """A browser that can be reached by web push."""

    @property
    def endpoint(self) -> str: ...
    @property
    def p256dh(self) -> str: ...
    @property
    def auth(self) -> str: ...


class Push(Protocol):
    """Sends messages to browsers that are not connected."""

    @property
    def public_key(self) -> str:
        """The key by which browsers know this server."""

    async def is_public(self, endpoint: str, /) -> bool:
        """Whether the endpoint may be sent to: never an address inside our own network."""

    async def send(self, target: PushTarget, message: bytes, /) -> bool:
        """Send a message; False if the browser is gone for good."""


class Keeper(Protocol):
    """Keeps one small text over restarts."""

    def read(self) -> bytes:
        """What was written last, or nothing."""

    async def write(self, body: bytes, /) -> None:
        """Replace it as a whole; returns once it is durable."""


class World(Protocol):
    """Clock and chance: the service has no other access to them."""

    def now(self) -> Millis:
        """Wall time."""

    def dice(self) -> Dice:
        """Dice that nobody can predict."""

    async def wait_until(self, wall: Millis, /) -> None:
        """Return at that time or later."""


class Workers(Protocol):
    """Run long computations outside the event loop."""

    @property
    def slots(self) -> int:
        """Number of computations that run at the same time; any more would wait."""

    def run(self, work: Callable[..., Any], /, *args: Any) -> Awaitable[Any]:
        """Run a function of a module; its arguments and result must be plain values."""

    async def close(self) -> None:
        """Stop working."""
