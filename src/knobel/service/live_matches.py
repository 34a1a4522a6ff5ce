"""The matches that this process holds in memory."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from knobel.catalog import game_named, read_header
from knobel.core.game import Illegal
from knobel.match import Header, outcome
from knobel.service import names, wire
from knobel.service.live_match import LiveMatch
from knobel.service.ports import (
    Conflict,
    Directory,
    MatchSummary,
    NotFound,
    StorageFailed,
    Unsure,
)
from knobel.service.seal import Seal
from knobel.service.written import Ports
from knobel.service.written_match import is_in_need

LOGGER = logging.getLogger("knobel.service")

SLICE = 200
"""How many matches are counted before other tasks run."""


class Census(Struct, frozen=True):
    """How many matches this process holds in memory."""

    at_hand: int
    live: int
    """Those that have begun and are not over."""


class LiveMatches:
    """Creates and loads matches, and forgets those that nobody plays or watches."""

    def __init__(
        self,
        directory: Directory,
        ports: Ports,
        seal: Seal,
        on_change: Callable[[LiveMatch], None],
        on_forget: Callable[[str], None],
    ) -> None:
        self._directory = directory
        self._ports = ports
        self._seal = seal
        self._on_change = on_change
        self._on_forget = on_forget
        self._live: dict[str, LiveMatch] = {}
        self._deaf: dict[str, Callable[[], None]] = {}
        """By match, the function that stops listening to the bus."""
        self._loading: dict[str, asyncio.Event] = {}
        self.released: set[str] = set()
        """Matches that have left memory, and that this node should stop keeping in the roster."""

    def __contains__(self, match: str) -> bool:
        return match in self._live

    async def create(self, header: Header) -> LiveMatch:
        """Store a new match; if its id or code is taken it gets others."""
        while not await self._store(header):
            dice = self._ports.world.dice()
            header = replace(header, id=names.new_id(dice), code=names.new_code(dice))
        return await self.get(header.id)

    async def create_once(self, header: Header) -> LiveMatch:
        """Store a match with the given id, unless another node has already stored it."""
        while not await self._store(header):
            with suppress(NotFound):
                return await self.get(header.id)
            header = replace(header, code=names.new_code(self._ports.world.dice()))
        return await self.get(header.id)

    async def _store(self, header: Header) -> bool:
        sealed = self._seal.closed(header)
        summary = MatchSummary(sealed.id, sealed.code, sealed.watch, sealed.opened)
        try:
            await self._directory.open(summary, wire.encode(sealed))
        except Conflict:
            return False
        return True

    async def get(self, match: str) -> LiveMatch:
        """The match, loaded from the log if it is not in memory; or `NotFound`."""
        while match not in self._live:
            if match in self._loading:  # it may have left memory again before this task runs
                await self._loading[match].wait()
                continue
            self._loading[match] = asyncio.Event()
            try:
                self._live[match] = await self._load(match)
                ring = partial(self.catch_up, match)
                self._deaf[match] = self._ports.bus.listen(match, ring)
            finally:
                self._loading.pop(match).set()
        return self._live[match]

    @asynccontextmanager
    async def visit(self, match: str) -> AsyncIterator[LiveMatch]:
        """The match; afterwards, even after a refusal, it leaves memory if nobody needs it."""
        live = await self.get(match)
        try:
            yield live
        finally:
            self.forget_if_idle(live)

    async def _load(self, match: str) -> LiveMatch:
        header = self._seal.opened(read_header(await self._directory.header(match)))
        live = LiveMatch(
            game_named(header.game), header, self._ports, self._changed, self.forget_if_idle
        )
        await live.load()
        with suppress(StorageFailed, Unsure):  # the next sweep tries again
            await live.try_to_keep()
        live.take_part()
        return live

    def _changed(self, live: LiveMatch) -> None:
        self._on_change(live)
        self.forget_if_idle(live)

    def catch_up(self, match: str, version: int | None = None) -> None:
        """Another node may have written this version: read it if the match is in memory.

        If it is not in the log, the match may have been deleted.
        """
        live = self._live.get(match)
        if live is not None and (version is None or live.match.version < version):
            live.spawn(self._catch_up(live, version))

    async def _catch_up(self, live: LiveMatch, version: int | None) -> None:
        try:
            await live.catch_up()
            if version is not None and live.match.version < version:
                await self._directory.header(live.id)
        except NotFound:  # another node has deleted it
            self.drop(live)
        except (StorageFailed, Unsure):
            LOGGER.debug("not-caught-up", extra={"match": live.id})

    async def refuse_deleted(self, live: LiveMatch) -> None:
        """`NotFound` if another node has deleted a match that is still in memory here."""
        try:
            await self._directory.header(live.id)
        except NotFound:
            self.drop(live)
            raise

    def forget_if_idle(self, live: LiveMatch) -> None:
        """Take the match out of memory unless somebody needs it."""
        if live.is_idle and self._live.get(live.id) is live:
            live.rest()
            self._forget(live)

    def at_hand(self) -> Sequence[LiveMatch]:
        """The matches in memory."""
        return tuple(self._live.values())

    async def census(self) -> Census:
        """Count the matches in memory, a slice at a time."""
        found = self.at_hand()
        live = 0
        for number, each in enumerate(found, start=1):
            live += each.match.began is not None and not is_over(each)
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return Census(len(found), live)

    async def delete(self, live: LiveMatch) -> None:
        """Delete the match for good and send its viewers away."""
        await self._directory.delete(live.id)
        self.drop(live)
        self._ports.bus.publish(live.id, live.match.version + 1)

    def drop(self, live: LiveMatch) -> None:
        """Send the viewers of a deleted match away."""
        self._forget(live)
        live.dismiss_all("match-deleted")

    def _forget(self, live: LiveMatch) -> None:
        self._live.pop(live.id, None)
        if live.is_kept and (live.is_closed or not is_in_need(live.definition, live.match)):
            self.released.add(live.id)
        self._deaf.pop(live.id, _nothing)()
        self._on_forget(live.id)

    def refuse_more_bots(self) -> None:
        """`Illegal` if too many matches are running between bots, which use up the workers."""
        limits = self._ports.limits
        most, seconds = limits.bots_only_matches, limits.bots_only_retry_seconds
        others = [live for live in self._live.values() if not live.match.people()]
        if sum(not (live.is_idle or is_over(live)) for live in others) >= most:
            raise Illegal("too-many-bot-matches", most=most, retry_after=seconds)


def _nothing() -> None:
    """Stands in until the match listens to the bus."""


def is_over(live: LiveMatch) -> bool:
    return outcome(live.definition.game, live.match) is not None
