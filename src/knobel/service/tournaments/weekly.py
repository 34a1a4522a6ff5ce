"""Leagues that last for weeks: pairs the next heat when its day has come."""

import logging
from collections.abc import Awaitable, Callable

from knobel.core.game import Illegal
from knobel.service.ports import PortError, World
from knobel.service.tournaments.live import LiveTournament
from knobel.service.written import TRY_AGAIN
from knobel.tournament.judge_heats import next_day

LOGGER = logging.getLogger("knobel.service")

NextHeat = Callable[[LiveTournament], Awaitable[int]]


class Weekly:
    """Looks whether the day of the next heat has come, and asks for the heat."""

    def __init__(self, world: World, next_heat: NextHeat) -> None:
        self._world = world
        self._next_heat = next_heat
        self._pairing: set[str] = set()

    def attend(self, live: LiveTournament) -> None:
        """Pair the next heat if its day has come; several nodes may, and one heat comes of it."""
        day = next_day(live.now)
        if day is not None and day <= self._world.now() and live.id not in self._pairing:
            self._pairing.add(live.id)
            live.spawn(self._pair(live))

    async def _pair(self, live: LiveTournament) -> None:
        try:
            await self._next_heat(live)
        except Illegal as refused:  # too few are here: whoever checks in changes that
            LOGGER.debug("no-heat: %s", refused.code, extra={"match": live.id})
        except PortError:
            live.wave_due = self._world.now() + TRY_AGAIN
            live.set_alarm()
        finally:
            self._pairing.discard(live.id)
