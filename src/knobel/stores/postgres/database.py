"""The connections of a node, how long they are tried, and which of their faults may pass."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg

from knobel.service.ports import APPEND_WITHIN, StorageFailed, Unsure
from knobel.stores.grouped import GroupedLog

T = TypeVar("T")

ATTEMPT = 1.5
"""Seconds that the server has for an answer before it is asked again over a new connection."""
PAUSE = 0.05
"""Seconds between two attempts, so that a server that refuses connections is not overrun."""
WRITING = APPEND_WITHIN / 1000
"""Seconds of trying after which the fate of a write is unknown."""
READING = 3.0
"""Seconds of trying after which a read has failed."""
MAINTAINING = 120.0
"""Seconds for each job of a command that nobody plays with, such as counting all matches."""
CONNECTIONS = 4
"""Maximum number of connections of a node, besides those for lines and for beats."""

LASTING = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.SyntaxOrAccessError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InternalServerError,
    asyncpg.PostgresIOError,
)
"""The server has answered that it will not do it; everything else may pass, and is tried again."""
REFUSED = (*LASTING, asyncpg.ReadOnlySQLTransactionError)
"""The server answers; it may be a standby now, and another host of the address takes its place."""
PASSING = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the client is confused, for example if the server dies in between
    OSError,
    TimeoutError,
)


class Link:
    """A connection that is made when it is needed, and again after a fault."""

    def __init__(self, url: str, patience: float | None = None) -> None:
        self._url = url
        self._patience = patience
        """Seconds for a job, if not `ATTEMPT`."""
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def do(self, job: Callable[[Any], Awaitable[T]]) -> T:
        """Do the job within `ATTEMPT`; after a fault the connection is not used again."""
        try:
            async with asyncio.timeout(self._patience or ATTEMPT):
                if self._connection is None or not _is_of_use(self._connection):
                    self.drop()
                    self._connection = await _connected(self._url, self._patience)
                return await job(self._connection)
        except asyncpg.PostgresError as fault:
            if not isinstance(fault, LASTING):
                self.drop()
            raise
        except BaseException:
            self.drop()
            raise

    def drop(self) -> None:
        """Forget the connection without a word to the server, which may not listen."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(*PASSING):
                await self._connection.close(timeout=ATTEMPT)
            self.drop()


def _is_of_use(connection: Any) -> bool:
    """Whether it is open and may write: if it may not, there may be a better one by now."""
    if connection.is_closed():
        return False
    told = connection.get_settings()
    names = ("in_hot_standby", "default_transaction_read_only")
    return all(getattr(told, name, "off") == "off" for name in names)


async def _connected(url: str, patience: float | None) -> Any:
    """A connection to the host that may write, or else to any: people can at least look."""
    try:
        return await _connected_to(url, patience, "read-write")
    except asyncpg.TargetServerAttributeNotMatched:
        return await _connected_to(url, patience, "any")


async def _connected_to(url: str, patience: float | None, which: str) -> Any:
    longest = APPEND_WITHIN if patience is None else round(patience * 1000)
    return await asyncpg.connect(
        url,
        timeout=ATTEMPT,
        target_session_attrs=which,
        server_settings={
            "application_name": "knobel",
            "synchronous_commit": "on",
            # A statement that nobody waits for any more must not keep others waiting.
            "statement_timeout": str(longest),
            "idle_in_transaction_session_timeout": str(APPEND_WITHIN),
            "jit": "off",
            # To plan a statement for its own values costs more than to carry it out, and on a new
            # database, of which nothing is known, these plans read whole tables.
            "plan_cache_mode": "force_generic_plan",
        },
    )


class Database(GroupedLog):
    """The part of `PostgresStore` that insists on answers."""

    def __init__(self, url: str, patience: float | None = None) -> None:
        super().__init__()
        self._url = url
        self._patience = patience
        """Seconds for each job of `ask`, if not those in which people want an answer."""
        self._beater = Link(url)
        self._idle: list[Link] = []
        self._turns = asyncio.Semaphore(CONNECTIONS)
        self._is_open = False
        """Until then whoever opens it says what is wrong."""
        self._silence: str | None = None
        """Why the server can't be reached."""
        self._refusal: str | None = None
        """Why it stores nothing though it answers, for example because its disk is full."""

    @property
    def is_well(self) -> bool:
        """Whether the server answers: as long as it does, people can at least look."""
        return self._silence is None

    async def ask_first(self, job: Callable[[Any], Awaitable[T]]) -> T:
        """As `ask`, without waiting until others have read what they want."""
        return await self._insist(self._beater.do, job, READING, is_write=False)

    async def ask(self, job: Callable[[Any], Awaitable[T]], *, is_write: bool = False) -> T:
        """Do a job that may be done again; `Unsure` if it was to write and its fate is unknown."""
        within = self._patience or (WRITING if is_write else READING)
        return await self._insist(self._lend, job, within, is_write=is_write)

    async def _lend(self, job: Callable[[Any], Awaitable[T]]) -> T:
        async with self._turns:
            link = self._idle.pop() if self._idle else Link(self._url, self._patience)
            try:
                return await link.do(job)
            finally:
                self._idle.append(link)

    async def _insist(
        self,
        do: Callable[[Callable[[Any], Awaitable[T]]], Awaitable[T]],
        job: Callable[[Any], Awaitable[T]],
        within: float,
        *,
        is_write: bool,
    ) -> T:
        loop = asyncio.get_running_loop()
        until = loop.time() + within
        is_in_doubt = False
        failed: BaseException | None = None
        while True:
            try:
                async with asyncio.timeout_at(until):
                    done = await do(job)
            except LASTING as fault:
                self._note(fault)
                if not is_in_doubt:
                    raise StorageFailed(str(fault)) from fault
                failed = fault
            except PASSING as fault:
                self._note(fault)
                is_in_doubt = is_write
                if failed is None or loop.time() < until:  # else it says only that time is up
                    failed = fault
            else:
                self._note(None, is_written=is_write)
                return done
            if loop.time() >= until:
                raise (Unsure if is_in_doubt else StorageFailed)(why(failed)) from failed
            await asyncio.sleep(PAUSE)

    def _note(self, fault: BaseException | None, *, is_written: bool = False) -> None:
        """After a refusal only a write is a success: beats and reads need no room on a full disk."""
        if not self._is_open:
            return
        if isinstance(fault, REFUSED):
            self._refusal = why(fault)
        elif fault is not None:
            self._silence = why(fault)
        else:
            self._silence = None
            self._refusal = None if is_written else self._refusal
        self._note_trouble(self._silence or self._refusal)

    async def close(self) -> None:
        for link in (self._beater, *self._idle):
            await link.close()


def why(fault: BaseException) -> str:
    return str(fault) or type(fault).__name__
