"""Notes regularly that the server is alive, and at its start how long it was down."""

from contextlib import suppress

from knobel.core.game import Millis
from knobel.service.live_matches import LiveMatches
from knobel.service.ports import Beats, Outage, StorageFailed, World

BEAT_EVERY: Millis = 2_000
"""How often the server notes that it is alive: a crash costs a player at most this much time."""


class Heartbeat:
    """Tells the matches of earlier outages, and beats until it is stopped."""

    def __init__(self, beats: Beats, world: World, matches: LiveMatches) -> None:
        self._beats = beats
        self._world = world
        self._matches = matches
        self._outage: Outage | None = None
        """The one that this start ended, until it is stored."""
        self._is_beating = True
        self._beat_since: Millis | None = None

    @property
    def is_well(self) -> bool:
        """Whether the last beat was stored and none takes too long."""
        since = self._beat_since
        is_hanging = since is not None and since + 2 * BEAT_EVERY <= self._world.now()
        return self._is_beating and not is_hanging

    async def start(self) -> None:
        """Find out when no server has run; this must come before any match is loaded."""
        self._outage = Outage(await self._beats.last_beat(), self._world.now())
        self._matches.outages = (*await self._beats.outages(), self._outage)

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            try:
                self._beat_since = self._world.now()
                await self._note_outage()
                await self._beats.beat(self._beat_since)
                self._is_beating = True
            except StorageFailed:  # the store has logged why
                self._is_beating = False
            self._beat_since = None
            await self._world.wait_until(self._world.now() + BEAT_EVERY)

    async def stop(self) -> None:
        """Note the time of a regular end, so that the next start finds no longer outage."""
        with suppress(StorageFailed):
            await self._note_outage()
            await self._beats.beat(self._world.now())

    async def _note_outage(self) -> None:
        """Store the outage before the first beat, which would hide it from the next start."""
        if self._outage is not None:
            await self._beats.note_outage(self._outage)
            self._outage = None
