"""What the server does from its start on: it resumes the running matches, then notes regularly
that it is alive.
"""

import asyncio
import logging
from contextlib import suppress

from knobel.catalog import Unreadable
from knobel.core.game import Millis
from knobel.service.live_matches import LiveMatches, Outage
from knobel.service.ports import Beats, Directory, NotFound, StorageFailed, World

LOGGER = logging.getLogger("knobel.service")

BEAT_EVERY: Millis = 2_000
"""How often the server notes that it is alive: a crash costs a player at most this much time."""
RESUMED_TOGETHER = 50
"""Number of matches that a start resumes concurrently.  Their lines share commits, and the server
can't note that it is alive before it has resumed the last match."""


class Heartbeat:
    """Resumes the matches that ran before the start, and beats until it is stopped."""

    def __init__(
        self, beats: Beats, directory: Directory, world: World, matches: LiveMatches
    ) -> None:
        self._beats = beats
        self._directory = directory
        self._world = world
        self._matches = matches
        self._is_resumed = False
        self._is_beating = True
        self._beat_since: Millis | None = None

    @property
    def is_well(self) -> bool:
        """Whether the last beat was stored and none takes too long."""
        since = self._beat_since
        is_hanging = since is not None and since + 2 * BEAT_EVERY <= self._world.now()
        return self._is_beating and not is_hanging

    async def start(self) -> None:
        """Find out since when no server has run; this must come before any match is loaded."""
        now = self._world.now()
        self._matches.outage = Outage(await self._beats.last_beat(), now)

    async def run(self) -> None:
        """Resume the matches, then beat.

        A beat before the last match is resumed would hide the outage from the next start.
        """
        while True:
            try:
                if not self._is_resumed:
                    await self._resume_all()
                    self._is_resumed = True
                self._beat_since = self._world.now()
                await self._beats.beat(self._beat_since)
                self._is_beating = True
            except StorageFailed:  # the store has logged why
                self._is_beating = False
            self._beat_since = None
            await self._world.wait_until(self._world.now() + BEAT_EVERY)

    async def stop(self) -> None:
        """Note the time of a regular end, so that the next start finds no longer outage."""
        if self._is_resumed:
            with suppress(StorageFailed):
                await self._beats.beat(self._world.now())

    async def _resume_all(self) -> None:
        last = ""
        while page := await self._directory.live(last, RESUMED_TOGETHER):
            await asyncio.gather(*map(self._resume, page))
            last = page[-1]

    async def _resume(self, match: str) -> None:
        try:
            self._matches.forget_if_idle(await self._matches.get(match))
        except (NotFound, Unreadable) as fault:
            LOGGER.warning("match-unreadable", extra={"match": match, "why": str(fault)})
