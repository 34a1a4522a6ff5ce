"""The matches that this process holds in memory."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import replace

from knobel.catalog import game_named, read_header
from knobel.core.game import Illegal
from knobel.match import Header, outcome, phase
from knobel.service import names, wire
from knobel.service.live_match import LiveMatch, Ports
from knobel.service.ports import Conflict, Directory, MatchSummary, Outage
from knobel.service.seal import Seal


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
        self._loading: dict[str, asyncio.Event] = {}
        self.outages: Sequence[Outage] = ()
        """In the order of time; the last one ended with the start of this server."""

    def __contains__(self, match: str) -> bool:
        return match in self._live

    async def create(self, header: Header) -> LiveMatch:
        """Store a new match; if its id or code is taken it gets others."""
        while True:
            sealed = self._seal.closed(header)
            summary = MatchSummary(sealed.id, sealed.code, sealed.watch, sealed.opened)
            try:
                await self._directory.open(summary, wire.encode(sealed))
            except Conflict:
                dice = self._ports.world.dice()
                header = replace(header, id=names.new_id(dice), code=names.new_code(dice))
                continue
            return await self.get(header.id)

    async def get(self, match: str) -> LiveMatch:
        """The match, loaded from the log if it is not in memory; or `NotFound`."""
        while match not in self._live:
            if match in self._loading:  # it may be forgotten again before our turn comes
                await self._loading[match].wait()
                continue
            self._loading[match] = asyncio.Event()
            try:
                self._live[match] = await self._load(match)
            finally:
                self._loading.pop(match).set()
        return self._live[match]

    @asynccontextmanager
    async def visit(self, match: str) -> AsyncIterator[LiveMatch]:
        """The match, which is forgotten afterwards if nobody needs it, also after a refusal."""
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
        await self._recover(live)
        live.take_part()
        return live

    def _changed(self, live: LiveMatch) -> None:
        self._on_change(live)
        self.forget_if_idle(live)

    async def _recover(self, live: LiveMatch) -> None:
        """Stop the clock since the outage after the last line: no player could act during it.

        Nobody has asked for the match since then, so a later outage does not matter.
        """
        match, game = live.match, live.definition.game
        outage = next((each for each in self.outages if each.until > match.wall), None)
        if phase(game, match) not in {"running", "paused"} or outage is None:
            return
        if live.is_asleep:
            return  # its time stands still until somebody looks on
        if game.wake_at(match.state) is not None:
            known = match.wall if outage.since is None else outage.since
            await live.halt(max(known, match.wall))
        live.expect_people()

    def catch_up(self, match: str, version: int) -> None:
        """Another process may have written this version: read it if the match is in memory."""
        live = self._live.get(match)
        if live is not None and live.match.version < version:
            live.spawn(live.catch_up())

    def forget_if_idle(self, live: LiveMatch) -> None:
        """Take the match out of memory unless somebody needs it."""
        if live.is_idle and self._live.get(live.id) is live:
            live.rest()
            self._forget(live)

    async def delete(self, live: LiveMatch) -> None:
        """Delete the match for good and send its viewers away."""
        self._forget(live)
        live.dismiss_all("match-deleted")
        await self._directory.delete(live.id)

    def _forget(self, live: LiveMatch) -> None:
        self._live.pop(live.id, None)
        self._on_forget(live.id)

    def refuse_more_bots(self) -> None:
        """`Illegal` if too many matches run among bots: people need the workers, too."""
        limits = self._ports.limits
        most, seconds = limits.bots_only_matches, limits.bots_only_retry_seconds
        others = [live for live in self._live.values() if not live.match.people()]
        if sum(not (live.is_idle or is_over(live)) for live in others) >= most:
            raise Illegal("too-many-bot-matches", most=most, retry_after=seconds)


def is_over(live: LiveMatch) -> bool:
    return outcome(live.definition.game, live.match) is not None
