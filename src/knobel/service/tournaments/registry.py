"""The tournaments that this process holds in memory."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from knobel.core.game import Millis
from knobel.service import names, wire
from knobel.service.at_hand import AtHand
from knobel.service.ports import (
    Conflict,
    Directory,
    MatchSummary,
    StorageFailed,
    Unsure,
)
from knobel.service.seal import Seal
from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.paces import Paces
from knobel.service.tournaments.written import read_header
from knobel.service.written import Ports
from knobel.tournament.values import Header

NEWS_EVERY: Millis = 5_000
"""How often a node asks the log for lines that the bus did not announce."""


class Registry(AtHand[LiveTournament]):
    """Creates and loads tournaments, and forgets those that nobody needs now."""

    def __init__(
        self,
        directory: Directory,
        ports: Ports,
        seal: Seal,
        on_change: Callable[[LiveTournament], None],
        on_load: Callable[[LiveTournament], None],
    ) -> None:
        super().__init__(directory, ports, seal, on_change)
        self._on_load = on_load
        self._paces = Paces(ports.limits)

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

    def held(self, event: str) -> LiveTournament | None:
        """The tournament if it is in memory."""
        return self._live.get(event)

    @asynccontextmanager
    async def visit(self, name: str) -> AsyncIterator[LiveTournament]:
        """The tournament, which stays in memory meanwhile."""
        async with super().visit(name) as live:
            live.visitors += 1
            try:
                yield live
            finally:
                live.visitors -= 1

    def _dismiss(self, live: LiveTournament) -> None:
        live.dismiss_all("event-deleted")

    async def _load(self, name: str) -> LiveTournament:
        header = read_header(await self._directory.header(name, kind="tournament"))
        live = LiveTournament(header, self._ports, self._paces, self._changed, self.forget_if_idle)
        await live.load()
        self._on_load(live)
        return live

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
