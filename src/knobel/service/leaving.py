"""How a node ends without anybody paying for it."""

from contextlib import suppress

from knobel.core.game import Millis
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches
from knobel.service.ports import Roster, StorageFailed, Unsure, World

FINISH_WITHIN: Millis = 2_000
"""How long running commands may take."""
LOOK_EVERY: Millis = 50
SPREAD: Millis = 5_000
"""Everybody is sent away within this time, and not all at once: elsewhere they come back."""
EACH: Millis = 20
"""How long after each other people are sent away, if that is sooner."""


class Drain:
    """Lets running commands end, sends everybody to other nodes and frees the matches."""

    def __init__(self, matches: LiveMatches, roster: Roster, world: World) -> None:
        self._matches = matches
        self._roster = roster
        self._world = world
        self.is_begun = False

    async def run(self) -> None:
        self.is_begun = True
        until = self._world.now() + FINISH_WITHIN
        while self._world.now() < until and self._is_at_work():
            await self._world.wait_until(self._world.now() + LOOK_EVERY)
        everybody = [(live, viewer) for live in self._matches.at_hand() for viewer in live.viewers]
        begun, gap = self._world.now(), min(EACH, SPREAD // max(1, len(everybody)))
        for number, (live, viewer) in enumerate(everybody):
            await self._world.wait_until(begun + number * gap)
            await live.let_go(viewer)
        for live in self._matches.at_hand():
            await self._free(live)

    def _is_at_work(self) -> bool:
        return any(live.is_at_work for live in self._matches.at_hand())

    async def _free(self, live: LiveMatch) -> None:
        live.rest()
        if live.is_kept:
            live.is_kept = False
            with suppress(StorageFailed, Unsure):  # then others wait until this node is dead
                await self._roster.free(live.id)
