"""Shuts a node down without costing anybody time or moves."""

from knobel.core.game import Millis
from knobel.service.live_matches import LiveMatches
from knobel.service.ports import World

FINISH_WITHIN: Millis = 2_000
"""How long commands that are being handled may take to finish."""
LOOK_EVERY: Millis = 50
SPREAD: Millis = 5_000
"""Viewers are sent away over this time, so that they do not all reach other nodes at once."""
EACH: Millis = 20
"""The longest pause between sending away one viewer and the next."""


class Drain:
    """Waits for commands to finish, sends viewers to other nodes, and releases the matches."""

    def __init__(self, matches: LiveMatches, world: World) -> None:
        self._matches = matches
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
            await live.free()

    def _is_at_work(self) -> bool:
        return any(live.is_at_work for live in self._matches.at_hand())
