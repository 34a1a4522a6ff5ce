"""The matches that this process holds in memory."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec import Struct
from msgspec.structs import replace

from knobel.catalog import game_named, read_header
from knobel.core.game import Illegal, Millis
from knobel.match import Header, outcome, phase
from knobel.service import names, wire
from knobel.service.live_match import LiveMatch, Ports
from knobel.service.ports import Conflict, Directory, MatchSummary
from knobel.service.seal import Seal

RETRY_BOT_MATCH_AFTER = 60
"""Seconds after which one of too many matches among bots may be over."""


class Outage(Struct, frozen=True):
    """The time before this start during which no server ran."""

    since: Millis | None
    """The last beat of the server before; None if it never noted one."""
    until: Millis


class LiveMatches:
    """Creates and loads matches, and forgets those that nobody plays or watches."""

    def __init__(
        self,
        directory: Directory,
        around: Ports,
        seal: Seal,
        on_change: Callable[[LiveMatch], None],
        on_forget: Callable[[str], None],
    ) -> None:
        self._directory = directory
        self._around = around
        self._seal = seal
        self._on_change = on_change
        self._on_forget = on_forget
        self._tables: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Event] = {}
        self.outage = Outage(None, 0)

    def __contains__(self, match: str) -> bool:
        return match in self._tables

    async def create(self, header: Header) -> LiveMatch:
        """Store a new match; if its id or code is taken it gets others."""
        while True:
            sealed = self._seal.closed(header)
            summary = MatchSummary(sealed.id, sealed.code, sealed.watch, sealed.opened)
            try:
                await self._directory.open(summary, wire.encode(sealed))
            except Conflict:
                dice = self._around.world.dice()
                header = replace(header, id=names.new_id(dice), code=names.new_code(dice))
                continue
            return await self.get(header.id)

    async def get(self, match: str) -> LiveMatch:
        """The match, loaded from the log if it is not in memory; or `NotFound`."""
        while match not in self._tables:
            if match in self._loading:  # it may be forgotten again before our turn comes
                await self._loading[match].wait()
                continue
            self._loading[match] = asyncio.Event()
            try:
                self._tables[match] = await self._load(match)
            finally:
                self._loading.pop(match).set()
        return self._tables[match]

    @asynccontextmanager
    async def visit(self, match: str) -> AsyncIterator[LiveMatch]:
        """The match, which is forgotten afterwards if nobody needs it, also after a refusal."""
        table = await self.get(match)
        try:
            yield table
        finally:
            self.forget_if_idle(table)

    async def _load(self, match: str) -> LiveMatch:
        header = self._seal.opened(read_header(await self._directory.header(match)))
        table = LiveMatch(
            game_named(header.game), header, self._around, self._changed, self.forget_if_idle
        )
        await table.load()
        await self._recover(table)
        table.take_part()
        return table

    def _changed(self, table: LiveMatch) -> None:
        self._on_change(table)
        self.forget_if_idle(table)

    async def _recover(self, table: LiveMatch) -> None:
        """Stop the clock for the time of the outage: no player could act during it."""
        match, game = table.match, table.definition.game
        if phase(game, match) not in {"running", "paused"} or match.wall >= self.outage.until:
            return
        if table.is_asleep:
            return  # its time stands still until somebody looks on
        if game.wake_at(match.state) is not None:
            known = match.wall if self.outage.since is None else self.outage.since
            await table.halt(max(known, match.wall))
        table.expect_people()

    def catch_up(self, match: str, version: int) -> None:
        """Another process may have written this version: read it if the match is in memory."""
        table = self._tables.get(match)
        if table is not None and table.match.version < version:
            table.spawn(table.catch_up())

    def forget_if_idle(self, table: LiveMatch) -> None:
        """Take the match out of memory unless somebody needs it."""
        if table.is_idle and self._tables.get(table.id) is table:
            table.rest()
            self._forget(table)

    async def delete(self, table: LiveMatch) -> None:
        """Delete the match for good and send its viewers away."""
        self._forget(table)
        table.dismiss_all("match-deleted")
        await self._directory.delete(table.id)

    def _forget(self, table: LiveMatch) -> None:
        self._tables.pop(table.id, None)
        self._on_forget(table.id)

    def refuse_more_bots(self) -> None:
        """`Illegal` if too many matches run among bots: people need the workers, too."""
        most = self._around.limits.bots_only_matches
        tables = [table for table in self._tables.values() if not table.match.people()]
        if sum(not (table.is_idle or is_over(table)) for table in tables) >= most:
            raise Illegal("too-many-bot-matches", most=most, retry_after=RETRY_BOT_MATCH_AFTER)


def is_over(table: LiveMatch) -> bool:
    return outcome(table.definition.game, table.match) is not None
