"""Shuts a node down without costing anybody time or moves."""

import asyncio
from collections.abc import Callable, Sequence

from knobel.core.game import Millis
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches
from knobel.service.ports import World
from knobel.service.tournaments.live import LiveTournament

FINISH_WITHIN: Millis = 2_000
"""How long commands that are being handled may take to finish."""
LOOK_EVERY: Millis = 50
SPREAD: Millis = 5_000
"""Viewers are sent away over this time, so that they do not all reach other nodes at once."""
EACH: Millis = 20
"""The longest pause between sending away one viewer and the next."""


class Drain:
    """Waits for commands to finish, sends viewers to other nodes, and releases the matches."""

    def __init__(
        self,
        matches: LiveMatches,
        tournaments: Callable[[], Sequence[LiveTournament]],
        world: World,
    ) -> None:
        self._matches = matches
        self._tournaments = tournaments
        self._world = world
        self.is_begun = False

    async def run(self) -> None:
        self.is_begun = True
        try:
            until = self._world.now() + FINISH_WITHIN
            while self._world.now() < until and self._is_at_work():
                await self._world.wait_until(self._world.now() + LOOK_EVERY)
            await self._send_away()
        finally:  # also if time is up before the last one is gone
            left = self._matches.at_hand()
            for live in left:
                live.rest()
            await asyncio.gather(*(live.free() for live in left if live.may_be_given_up))

    async def _send_away(self) -> None:
        """Begin with one viewer after the other; none waits until the store knows of those before."""
        everybody = [(live, viewer) for live in self._at_hand() for viewer in live.viewers]
        begun, gap = self._world.now(), min(EACH, SPREAD // max(1, len(everybody)))
        async with asyncio.TaskGroup() as going:
            for number, (live, viewer) in enumerate(everybody):
                await self._world.wait_until(begun + number * gap)
                going.create_task(live.let_go(viewer))

    def _is_at_work(self) -> bool:
        return any(live.is_at_work for live in self._at_hand())

    def _at_hand(self) -> Sequence[LiveMatch | LiveTournament]:
        return (*self._matches.at_hand(), *self._tournaments())
