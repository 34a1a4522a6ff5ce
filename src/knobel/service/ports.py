"""What the service needs from the outside.  The adapters are in other packages.

PortError
├── Conflict        another line has this version, the one before is missing, or the name is taken
├── NotFound        there is no such match
├── StorageFailed   the store could not write; nothing was stored
└── Unsure          the store did not answer in time: the line may be stored, or may still be
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from knobel.core.capabilities import Attempt
from knobel.core.dice import Dice
from knobel.core.game import Millis


class PortError(Exception):
    """A port could not do what it was asked."""


class Conflict(PortError):
    """Another line has this version, the version before is missing, or the name is taken."""


class NotFound(PortError):
    """There is no such match."""


class StorageFailed(PortError):
    """The store could not write; nothing was stored."""


class Unsure(PortError):
    """The store did not answer in time: what was to be stored may be, or may still be.

    Clients are told `try-again` and send the same command again under the same id.
    """


APPEND_WITHIN: Millis = 5_000
"""How long `Log.append` may try before it is `Unsure`."""
BEAT_EVERY: Millis = 500
"""How often a node tells the roster that it is alive."""
SUSPECT_AFTER: Millis = 1_500
"""While a node is silent for longer than this, no flag falls for whom is connected there."""
DEAD_AFTER: Millis = 4_000
"""What a node that is silent for longer than this has left goes to others."""


class MatchSummary(Struct, frozen=True):
    """How a match is found: its names, its age, and whether it is over."""

    id: str
    code: str
    watch: str
    opened: Millis
    is_over: bool = False


class Log(Protocol):
    """Keeps the numbered lines of every match.  To it, lines are just bytes."""

    async def append(
        self,
        match: str,
        version: int,
        line: bytes,
        /,
        *,
        is_last: bool,
        is_live: bool | None = None,
    ) -> None:
        """Store a line and return once it is durable.

        If the very same line is stored already, that is a success: it may be tried again.  Another
        line with this version, or a gap before it, is a `Conflict`.  A store that does not answer
        is asked again for `APPEND_WITHIN`; then it is `Unsure`.

        The last line marks the match as over in the directory.  `is_live` notes whether from this
        line on the match needs somebody even if nobody asks for it: a clock runs, or a person is
        connected.  None leaves that as it was; before the first line it is False.
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
        is_live: bool | None = None,
    ) -> None:
        """As `append`, without a task: the loop calls `done` afterwards, with the fault if any."""

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        """The lines after that version."""

    async def news(self, seen: Mapping[str, int], /) -> Mapping[str, Sequence[bytes]]:
        """For each of these matches that has lines after the version seen, those lines.

        A match that is not there any more is answered with no lines.
        """


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


class Beat(Struct, frozen=True, gc=False):
    """The answer to a beat."""

    is_known: bool
    """False if the roster had given this node up, or has forgotten it: it has to enlist again."""
    now: Millis
    """What the clock that all nodes of this roster share shows as the call returns."""


class Roster(Protocol):
    """Knows which nodes are alive, who is connected where, and who looks after which match.

    Each node has a roster object of its own.  What the objects share may be forgotten at any time:
    then `beat` says so, and every node tells again what it knows.  All times are those of the
    roster's clock.  A person is named by the key of their secret, a connection by a number that is
    its own on this node.  If the roster can't be reached, its functions raise `StorageFailed` or
    `Unsure`.
    """

    @property
    def is_alone(self) -> bool:
        """Whether there can be no other node."""

    async def beat(self) -> Beat:
        """Tell that this node is alive; to be called every `BEAT_EVERY`."""

    async def arrive(self, match: str, key: str, line: int, /) -> Millis | None:
        """Note a connection; doing it again changes nothing.

        Returns since when time is owed, or None: since the last beat of another node at which this
        person was connected and which is silent for `SUSPECT_AFTER`, or since they were let go.
        Such older connections become a debt of the match, if it is live, as what is inherited: the
        answer is the same until it is `settled`.
        """

    async def leave(self, match: str, key: str, line: int, /) -> None:
        """Forget a connection of this node."""

    async def let_go(self, match: str, key: str, line: int, at: Millis, /) -> None:
        """Note that this node ends the connection; until they arrive elsewhere it is nobody's time."""

    async def present(self, match: str, /) -> Mapping[str, Millis]:
        """By key, everybody who is connected to the match, and the last beat of their best node.

        Whoever was let go counts as connected to a node that has been silent since.  The key ""
        stands for people of whom nothing is known but that the match was left by a dead node.
        """

    async def keep(self, match: str, /) -> bool:
        """Whether this node keeps the match from now on: unless another does that is not dead.

        False, too, as long as what a dead node left of a live match is not `settled`.  It is owed
        since the last beat of its keeper; since 0 if the match is live though nobody keeps it and
        nobody is connected to it, because then the roster has forgotten it.  A node that the roster
        does not know has to beat first: until then it keeps and inherits nothing new.
        """

    async def free(self, match: str, /) -> None:
        """Keep the match no longer."""

    async def inherit(self) -> Mapping[str, Millis]:
        """The matches that dead nodes have left, each to one asker, and since when.

        These are the live matches that no node keeps and nobody is connected to, and those at which
        somebody is connected to a dead node, or was let go longer than `DEAD_AFTER` ago.  0 means
        that the time is not known.  Each is told again until it is `settled`; if this node dies
        before, the next asker gets it with the same time.
        """

    async def settled(self, match: str, /) -> None:
        """Note that nothing is owed any more; unless another node keeps the match, this one does."""


class Store(Log, Directory, Groups, Protocol):
    """All that a server keeps, in one place; only the composition of a server asks for it all."""

    @property
    def is_well(self) -> bool:
        """Whether the last write succeeded; of a store that nodes share, whether it answers.

        A balancer sends nobody to a node that is not well, and people can look though the disk of
        the store is full.
        """

    def roster(self, world: "World", /) -> Roster:
        """The roster for a new node, which has this clock unless the store has one for all."""

    async def close(self) -> None:
        """Finish the pending writes and close the store."""


class Bus(Protocol):
    """Notifies all nodes that a match has a new version; a notification may get lost."""

    def publish(self, match: str, version: int, /) -> None:
        """Notify everybody who listens to this match, also here, of its version.

        Returns at once.  What is published in one turn of the loop is sent together afterwards;
        of one match only the highest version need be told.
        """

    def listen(self, match: str, ring: Callable[[int], None], /) -> Callable[[], None]:
        """Call with the version at every notification of this match; the result stops that."""

    def on_deaf(self, call: Callable[[bool], None], /) -> None:
        """Call with True when notifications may be getting lost, with False when they come again.

        Some may have been lost by then, so at False everybody should look at the log once.
        """


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

    def agree(self, now: Millis, /) -> None:
        """The clock that all nodes share shows this.

        The first time it is taken over as it is; later it is approached, slowly and never backwards.
        """

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
