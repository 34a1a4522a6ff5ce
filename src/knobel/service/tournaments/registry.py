"""The tournaments that this process holds in memory."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

from msgspec.structs import replace

from knobel.core.game import Millis
from knobel.service import names, wire
from knobel.service.ports import (
    Conflict,
    Directory,
    MatchSummary,
    NotFound,
    StorageFailed,
    Unsure,
)
from knobel.service.seal import Seal
from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.paces import Paces
from knobel.service.tournaments.written import read_header
from knobel.service.written_match import Ports
from knobel.tournament.values import Header

LOGGER = logging.getLogger("knobel.service")

NEWS_EVERY: Millis = 5_000
"""How often a node asks the log for lines that the bus did not announce."""


class Registry:
    """Creates and loads tournaments, and forgets those that nobody needs now."""

    def __init__(
        self,
        directory: Directory,
        ports: Ports,
        seal: Seal,
        on_change: Callable[[LiveTournament], None],
        on_load: Callable[[LiveTournament], None],
    ) -> None:
        self._directory = directory
        self._ports = ports
        self._seal = seal
        self._on_change = on_change
        self._on_load = on_load
        self._paces = Paces(ports.limits)
        self._live: dict[str, LiveTournament] = {}
        self._deaf: dict[str, Callable[[], None]] = {}
        self._loading: dict[str, asyncio.Event] = {}

    async def create(self, header: Header) -> LiveTournament:
        """Store a new tournament; if its id or code is taken it gets others."""
        while not await self._store(header):
            dice = self._ports.world.dice()
            header = replace(header, id=names.new_id(dice), code=names.new_code(dice))
        return await self.get(header.id)

    async def _store(self, header: Header) -> bool:
        watch = names.digest(self._seal.secret(header.id))  # nobody asks for it, but it is unique
        now = self._ports.world.now()
        summary = MatchSummary(header.id, header.code, watch, now, kind="tournament")
        try:
            await self._directory.open(summary, wire.encode(header))
        except Conflict:
            return False
        return True

    async def with_code(self, code: str) -> str:
        """The id of the tournament with this code, or `NotFound`."""
        return await self._directory.find(code=names.read_code(code), kind="tournament")

    async def get(self, event: str) -> LiveTournament:
        """The tournament, loaded from the log if it is not in memory; or `NotFound`."""
        while event not in self._live:
            if event in self._loading:
                await self._loading[event].wait()
                continue
            self._loading[event] = asyncio.Event()
            try:
                self._live[event] = await self._load(event)
                ring = partial(self.catch_up, event)
                self._deaf[event] = self._ports.bus.listen(event, ring)
            finally:
                self._loading.pop(event).set()
        return self._live[event]

    def held(self, event: str) -> LiveTournament | None:
        """The tournament if it is in memory."""
        return self._live.get(event)

    @asynccontextmanager
    async def visit(self, event: str) -> AsyncIterator[LiveTournament]:
        """The tournament; afterwards it leaves memory if nobody needs it."""
        live = await self.get(event)
        live.visitors += 1
        try:
            yield live
        finally:
            live.visitors -= 1
            self.forget_if_idle(live)

    async def _load(self, event: str) -> LiveTournament:
        header = read_header(await self._directory.header(event, kind="tournament"))
        live = LiveTournament(header, self._ports, self._paces, self._changed, self.forget_if_idle)
        await live.load()
        self._on_load(live)
        return live

    def _changed(self, live: LiveTournament) -> None:
        self._on_change(live)
        self.forget_if_idle(live)

    def catch_up(self, event: str, version: int | None = None) -> None:
        """Another node may have written this version: read it if the tournament is in memory."""
        live = self._live.get(event)
        if live is not None and (version is None or live.now.version < version):
            live.spawn(self._catch_up(live, version))

    async def _catch_up(self, live: LiveTournament, version: int | None) -> None:
        try:
            await live.catch_up()
            if version is not None and live.now.version < version:
                await self._directory.header(live.id, kind="tournament")
        except NotFound:  # another node has deleted it
            self.drop(live)
        except (StorageFailed, Unsure):
            LOGGER.debug("not-caught-up", extra={"match": live.id})

    def forget_if_idle(self, live: LiveTournament) -> None:
        """Take the tournament out of memory unless somebody needs it."""
        if live.is_idle and self._live.get(live.id) is live:
            self._forget(live)

    def at_hand(self) -> Sequence[LiveTournament]:
        """The tournaments in memory."""
        return tuple(self._live.values())

    async def delete(self, live: LiveTournament) -> None:
        """Delete the tournament for good and send its viewers away."""
        await self._directory.delete(live.id)
        self.drop(live)
        self._ports.bus.publish(live.id, live.now.version + 1)

    def drop(self, live: LiveTournament) -> None:
        """Send the viewers of a deleted tournament away."""
        self._forget(live)
        live.dismiss_all("event-deleted")

    def _forget(self, live: LiveTournament) -> None:
        self._live.pop(live.id, None)
        self._deaf.pop(live.id, lambda: None)()
        live.rest()

    async def close(self) -> None:
        """End what is under way."""
        await asyncio.gather(*(live.stop() for live in self.at_hand()))

    async def read_news(self) -> None:
        """Read the lines that the bus did not announce, until cancelled."""
        while True:
            await self._ports.world.wait_until(self._ports.world.now() + NEWS_EVERY)
            seen = {live.id: live.now.version for live in self.at_hand()}
            with suppress(StorageFailed, Unsure):
                for event, lines in (await self._ports.log.news(seen)).items() if seen else ():
                    self.catch_up(event, None if lines else seen[event] + 1)
