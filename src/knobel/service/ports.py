"""The interfaces that the service requires; the adapters are in other packages.

PortError
├── Conflict        another line has this version, the one before is missing, or the name is taken
├── NotFound        there is no such match
├── StorageFailed   the store could not write; nothing was stored
└── Unsure          the store did not answer in time: the line may be stored now or later
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

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
    """The store did not answer in time: it may have stored the line, or may still store it.

    Clients are told `try-again` and send the same command again under the same id.
    """


APPEND_WITHIN: Millis = 5_000
"""How long `Log.append` may try before it is `Unsure`."""
BEAT_EVERY: Millis = 500
"""How often a node tells the roster that it is alive."""
SUSPECT_AFTER: Millis = 1_500
"""While a node is silent for longer than this, nobody connected to it loses on time."""
DEAD_AFTER: Millis = 4_000
"""Other nodes take over the matches of a node that is silent for longer than this."""


Kind: TypeAlias = Literal["match", "tournament"]
"""What a log is the log of."""


class MatchSummary(Struct, frozen=True):
    """How a match or a tournament is found: its names, its age, and whether it is over."""

    id: str
    code: str
    watch: str
    opened: Millis
    is_over: bool = False
    kind: Kind = "match"


class Log(Protocol):
    """Keeps the numbered lines of every match and tournament.  To it, lines are just bytes."""

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

        Storing the same line again succeeds, so callers may retry.  Another line with this version,
        or a gap before it, is a `Conflict`.  A store that does not answer is asked again for
        `APPEND_WITHIN`; then it is `Unsure`.

        The last line marks the match as over in the directory.  `is_live` says whether from this
        line on a node must look after the match even if nobody asks for it, because a clock runs or
        a person is connected.  None leaves that unchanged; before the first line it is False.
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
        """Like `append`, but without a task: the loop calls `done` with the fault, if any."""

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        """The lines after that version."""

    async def news(self, seen: Mapping[str, int], /) -> Mapping[str, Sequence[bytes]]:
        """For each of these matches that has lines after the version seen, those lines.

        A match that was deleted has an empty sequence.
        """


class Directory(Protocol):
    """Knows which matches and tournaments exist, and their names.

    Each has names of its own: a tournament never has the id or the code of a match.
    Listings are paged, so nobody can ask for all matches at once.  A page holds the matches whose
    ids follow `after`, in the order of their ids; the first page follows "".
    """

    async def open(self, summary: MatchSummary, header: bytes, /) -> None:
        """Store a new match, or `Conflict` if one of its names is taken."""

    async def header(self, match: str, /, *, kind: Kind = "match") -> bytes:
        """The header, or `NotFound`, also if it is of another kind."""

    async def find(
        self, *, code: str | None = None, watch: str | None = None, kind: Kind = "match"
    ) -> str:
        """The id of the one with this code or this spectators' secret, or `NotFound`."""

    async def page(
        self, after: str, limit: int, /, *, kind: Kind | None = None
    ) -> Sequence[MatchSummary]:
        """A page of all matches and tournaments, or of one kind."""

    async def unfinished(self, limit: int, /) -> Mapping[str, bytes]:
        """By id, the headers of matches that are not over, those that were opened last first."""

    async def count(self) -> int:
        """The number of all of them.  Looks at each: for maintenance only."""

    async def delete(self, match: str, /) -> None:
        """Delete a match or a tournament with its lines."""

    async def prune(self, before: Millis, limit: int, /) -> int:
        """Delete at most this many finished matches opened before that time; returns how many.

        Tournaments decide themselves how long they are kept.
        """

    async def note_length(self, match: str, alike: str, lasted: Millis, /) -> None:
        """Note of which kind a finished match was and how long it was played; the first note counts."""

    async def lengths(self, alike: str, limit: int, /) -> Sequence[Millis]:
        """How long matches of this kind were played, those that were opened last first."""


class Groups(Protocol):
    """Keeps what groups of people have played, even after the matches are deleted."""

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        """Store how a match of a group ended; only the first attempt of a match counts."""

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        """The attempts of a group in the order in which they were stored."""


class Wishes(Protocol):
    """Keeps which browsers are to be told that it is somebody's turn, until the match is deleted.

    To it, wishes are just bytes.  A person is identified by the key of their secret.
    """

    async def wish(
        self,
        match: str,
        key: str,
        browser: str,
        wish: bytes,
        /,
        *,
        turn: int,
        most_own: int,
        most: int,
    ) -> None:
        """Store the wish of a person's browser in place of its earlier one, or `NotFound`.

        It counts as claimed for all turns up to this one.  If there are more than `most_own` of the
        person, or more than `most` in all, the earliest are forgotten.
        """

    async def claim_wishes(self, match: str, key: str, turn: int, /) -> Sequence[bytes]:
        """The wishes of the person that nobody has claimed for this turn or a later one.

        Of several nodes that claim the same turn, only one gets a wish.
        """

    async def drop_wishes(
        self, match: str, key: str | None = None, browser: str | None = None, /
    ) -> None:
        """Forget the wishes of a match, of one person in it, or of one browser of that person."""


class Beat(Struct, frozen=True, gc=False):
    """The answer to a beat."""

    is_known: bool
    """False if the roster took this node for dead or has lost it: the node must enlist again."""
    now: Millis
    """The time by the clock that all nodes of this roster share, as the call returns."""


class Roster(Protocol):
    """Knows which nodes are alive, who is connected where, and who looks after which match.

    Each node has its own roster object.  The data that these objects share may be lost at any time:
    then `beat` says so, and every node reports again what it knows.  All times are those of the
    roster's clock.  A person is identified by the key of their secret, a connection by a number
    that is unique on its node.  If the roster can't be reached, its functions raise
    `StorageFailed` or `Unsure`.
    """

    @property
    def is_alone(self) -> bool:
        """Whether there can be no other node."""

    async def beat(self, *, silent_since: Millis | None = None) -> Beat:
        """Report that this node is alive; must be called every `BEAT_EVERY`.

        A node that comes back from a silence says since when, until it has given that time back:
        until then its last beat stays, so that others owe the time if the node dies first.  If the
        roster has lost that beat, this time takes its place.
        """

    async def arrive(
        self, match: str, key: str, line: int, /, *, is_new: bool = True
    ) -> Millis | None:
        """Note a connection; doing it again changes nothing.

        Returns the time since which the person could not act, or None.  That is the last beat of
        another node to which they were connected, if it has been silent for `SUSPECT_AFTER`, or the
        time at which they were let go, or 0 if the roster has lost the match, as for `keep`.  If
        the match is live, this becomes a debt like that of `inherit`: every call returns it until
        it is `settled`, whichever node has inherited it, or people would play before it is given
        back.  A connection that is not new was there before: it owes nobody the time of a match
        that the roster has lost, and ends none at a node whose last beat is old, but which may be
        alive and owe the time since then.
        """

    async def leave(self, match: str, key: str, line: int, /) -> None:
        """Forget a connection of this node."""

    async def let_go(self, match: str, key: str, line: int, at: Millis, /) -> None:
        """Note that this node closes the connection; time is owed until the person arrives."""

    async def present(self, match: str, /) -> Mapping[str, Millis]:
        """By key, everybody who is connected to the match, with the latest beat of their nodes.

        A person who was let go counts as connected to a node that has been silent since then.  The
        key "" stands for the unknown people of a match that a dead node kept, until their time is
        `settled`: the node that inherits the match may not have come to it yet.
        """

    async def keep(self, match: str, /) -> bool:
        """Keep the match, unless another living node does; returns whether this node keeps it.

        It is also False until the debt that a dead node left to a live match is `settled`.  Time is
        owed since the last beat of the dead keeper, or since 0 if the roster has lost the match:
        it is live, but nobody keeps it and nobody is connected.  A node that the roster does not
        know must beat first; until then it keeps and inherits nothing new.
        """

    async def keeper_beat(self, match: str, /) -> Millis | None:
        """The latest beat of the node that keeps the match; None if none does."""

    async def hand_over(self, match: str, /) -> bool:
        """Have another node keep the match to which somebody of it is connected, if there is one.

        Returns whether another node keeps it now.  That node is not told: it learns of it when it
        asks to `keep` the match, and should before it forgets the match.  In between, a live match
        always has a keeper, or it would be taken for lost.
        """

    async def free(self, match: str, /) -> None:
        """Stop keeping the match, which nobody has to look after any more."""

    async def inherit(self) -> Mapping[str, Millis]:
        """Matches of dead nodes for this node to take over, and since when time is owed.

        These are the live matches that no node keeps and nobody is connected to, and those with
        somebody who is connected to a dead node or was let go longer than `DEAD_AFTER` ago.  0
        means that the time is unknown.  Each match goes to one node, which gets it again until it
        is `settled`; if that node dies first, the next one gets it with the same time.
        """

    async def settled(self, match: str, /) -> None:
        """Note that the debt is paid; this node now keeps the match, unless another one does."""


class Store(Log, Directory, Groups, Wishes, Protocol):
    """Everything that a server stores; only the composition root uses all of it."""

    @property
    def is_well(self) -> bool:
        """Whether the last write succeeded; of a store that nodes share, whether it answers.

        A balancer sends nobody to a node that is not well, and people can look though the disk of
        the store is full.
        """

    def roster(self, world: "World", /) -> Roster:
        """The roster for a new node; it uses this clock, unless the store has a shared one."""

    async def close(self) -> None:
        """Finish the pending writes and close the store."""


class Bus(Protocol):
    """Notifies all nodes that a match has a new version; a notification may get lost."""

    def publish(self, match: str, version: int, /) -> None:
        """Notify all listeners of this match, including those of this node, of its version.

        Returns at once.  Everything published in one turn of the loop is sent together afterwards;
        for each match it is enough to send the highest version.
        """

    def listen(self, match: str, ring: Callable[[int], None], /) -> Callable[[], None]:
        """Call `ring` with the version at every notification; the returned function stops that."""

    def on_deaf(self, call: Callable[[bool], None], /) -> None:
        """Call with True when notifications may be getting lost, with False when they arrive again.

        Some may have been lost in between, so at False every node should check the log once.
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

    async def public_key(self) -> str:
        """The key by which browsers know this server."""

    async def is_public(self, endpoint: str, /) -> bool:
        """Whether the endpoint may be sent to: never an address inside our own network."""

    async def send(self, target: PushTarget, message: bytes, /) -> bool:
        """Send a message; False if the browser is gone for good."""


class World(Protocol):
    """Clock and chance: the service has no other access to them."""

    def now(self) -> Millis:
        """Wall time."""

    def agree(self, now: Millis, /) -> None:
        """Adjust this clock to the time that all nodes share.

        The first call sets the clock; later calls correct it slowly, and never backwards.
        """

    def dice(self) -> Dice:
        """Dice that nobody can predict."""

    async def wait_until(self, wall: Millis, /) -> None:
        """Return at that time or later."""


class Workers(Protocol):
    """Run long computations outside the event loop."""

    @property
    def slots(self) -> int:
        """The number of computations that run at the same time; others would wait."""

    def run(self, work: Callable[..., Any], /, *args: Any) -> Awaitable[Any]:
        """Run a function of a module; its arguments and result must be plain values."""

    async def close(self) -> None:
        """Stop working."""
