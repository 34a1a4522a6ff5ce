"""The matches that this process holds in memory."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from knobel.catalog import game_named, read_header
from knobel.core.game import Illegal
from knobel.match import Header, outcome
from knobel.service import wire
from knobel.service.at_hand import AtHand
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

SLICE = 200
"""How many matches are counted before other tasks run."""


class Census(Struct, frozen=True):
    """How many matches this process holds in memory."""

    at_hand: int
    live: int
    """Those that have begun and are not over."""


class LiveMatches(AtHand[LiveMatch]):
    """Creates and loads matches, and forgets those that nobody plays or watches."""

    def __init__(
        self,
        directory: Directory,
        ports: Ports,
        seal: Seal,
        on_change: Callable[[LiveMatch], None],
        on_forget: Callable[[LiveMatch], None],
    ) -> None:
        super().__init__(directory, ports, seal, on_change)
        self._on_forget = on_forget
        self.released: set[str] = set()
        """Matches that have left memory, and that this node should stop keeping in the roster."""
        self.unattended: dict[str, int] = {}
        """Those that it goes on keeping until another node can, and the versions that it knows.

        Their clocks run to a distant end.
        """

    async def _store(self, header: Header) -> bool:
        sealed = self._seal.closed(header)
        summary = MatchSummary(sealed.id, sealed.code, sealed.watch, sealed.opened)
        try:
            await self._directory.open(summary, wire.encode(sealed))
        except Conflict:
            return False
        return True

    async def _load(self, name: str) -> LiveMatch:
        header = self._seal.opened(read_header(await self._directory.header(name)))
        live = LiveMatch(
            game_named(header.game), header, self._ports, self._changed, self.forget_if_idle
        )
        await live.load()
        with suppress(StorageFailed, Unsure):  # the next sweep tries again
            await live.try_to_keep()
        live.take_part()
        return live

    async def refuse_deleted(self, live: LiveMatch) -> None:
        """`NotFound` if another node has deleted a match that is still in memory here."""
        try:
            await self._directory.header(live.id)
        except NotFound:
            self.drop(live)
            raise

    def is_kept(self, match: str) -> bool:
        """Whether the match is in memory and this node keeps it."""
        live = self._live.get(match)
        return live is not None and live.is_kept

    async def census(self) -> Census:
        """Count the matches in memory, a slice at a time."""
        found = self.at_hand()
        live = 0
        for number, each in enumerate(found, start=1):
            live += each.match.began is not None and not is_over(each)
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return Census(len(found), live)

    def _dismiss(self, live: LiveMatch) -> None:
        live.dismiss_all("match-deleted")

    def _forget(self, live: LiveMatch) -> None:
        super()._forget(live)
        if live.is_kept:
            if live.is_closed or not is_in_need(live.definition, live.match):
                self.released.add(live.id)
            elif not self._ports.roster.is_alone:
                self.unattended[live.id] = live.version
        self._on_forget(live)

    def refuse_more_bots(self) -> None:
        """`Illegal` if too many matches are running between bots, which use up the workers."""
        limits = self._ports.limits
        most, seconds = limits.bots_only_matches, limits.bots_only_retry_seconds
        others = [live for live in self._live.values() if not live.match.people()]
        if sum(not (live.is_idle or is_over(live)) for live in others) >= most:
            raise Illegal("too-many-bot-matches", most=most, retry_after=seconds)


def is_over(live: LiveMatch) -> bool:
    return outcome(live.definition.game, live.match) is not None
