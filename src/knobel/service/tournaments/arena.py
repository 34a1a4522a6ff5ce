"""Arenas: a wave of bouts whenever two who may meet are free.

One node keeps the tournament and pairs; everybody who is connected to any node counts as present.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace

from knobel.core.game import Illegal, Millis
from knobel.service.ports import DEAD_AFTER, PortError, Roster, World
from knobel.service.tournaments.live import LiveTournament
from knobel.service.written import TRY_AGAIN
from knobel.tournament.judge_heats import present
from knobel.tournament.values import EntrantId, Tournament

LOGGER = logging.getLogger("knobel.service")

WAVE_EVERY: Millis = 3_000
"""The time between two waves, at least."""

Wave = Callable[[LiveTournament, Tournament, Mapping[EntrantId, Millis]], Awaitable[int]]
"""Pairs the free entrants of this tournament, who have waited so long."""


class Arenas:
    """Looks who is free, and asks for the next wave."""

    def __init__(self, roster: Roster, world: World, wave: Wave) -> None:
        self._roster = roster
        self._world = world
        self._wave = wave
        self._last: dict[str, Millis] = {}
        """By tournament, when the last wave was paired."""
        self._free: dict[str, dict[EntrantId, Millis]] = {}
        """By tournament, since when everybody who is free has been waiting."""
        self._pairing: set[str] = set()
        self._kept: set[str] = set()
        """Tournaments that this node keeps in the roster."""

    def attend(self, live: LiveTournament) -> None:
        """Pair a wave now if it is time, or note when it will be."""
        if live.id in self._pairing:
            return
        live.wave_due = None
        if not _is_open(live.now) or not live.has_viewers:
            self._leave(live)
            return
        now = self._world.now()
        if len(self._waiting(live, live.present())) < 2 and self._roster.is_alone:
            return
        due = self._last.get(live.id, 0) + WAVE_EVERY
        if due > now:
            live.wave_due = due
            live.set_alarm()
            return
        self._pairing.add(live.id)
        live.spawn(self._pair(live))

    def _leave(self, live: LiveTournament) -> None:
        """Let another node pair, if there is one with people of this tournament."""
        self._last.pop(live.id, None)
        self._free.pop(live.id, None)
        if live.id in self._kept:
            self._kept.discard(live.id)
            live.spawn(self._stop_keeping(live.id))

    async def _stop_keeping(self, event: str) -> None:
        while True:
            try:
                return await self._roster.free(event)
            except PortError:
                await self._world.wait_until(self._world.now() + TRY_AGAIN)

    def _waiting(self, live: LiveTournament, keys: frozenset[str]) -> dict[EntrantId, Millis]:
        """Since when everybody has been waiting who is present and not at a board."""
        t, now = live.now, self._world.now()
        free = [number for number in present(t) if not keys.isdisjoint(t.entrant(number).keys)]
        before = self._free.get(live.id, {})
        self._free[live.id] = {number: before.get(number, now) for number in free}
        return self._free[live.id]

    async def _pair(self, live: LiveTournament) -> None:
        try:
            if not await self._roster.keep(live.id):
                return  # another node does
            self._kept.add(live.id)
            waiting = self._waiting(live, await self._present(live))
            self._last[live.id] = now = self._world.now()
            if len(waiting) >= 2:
                waited = {number: now - since for number, since in waiting.items()}
                await self._wave(live, _among(live.now, waiting), waited)
        except Illegal as refused:
            LOGGER.debug("no-wave: %s", refused.code, extra={"match": live.id})
        except PortError:
            LOGGER.debug("no-wave", extra={"match": live.id})
        finally:
            self._pairing.discard(live.id)
            live.wave_due = self._world.now() + WAVE_EVERY
            live.set_alarm()

    async def _present(self, live: LiveTournament) -> frozenset[str]:
        here = live.present()
        if self._roster.is_alone:
            return here
        since = self._world.now() - DEAD_AFTER
        there = await self._roster.present(live.id)
        return here | {key for key, beat in there.items() if beat >= since}


def _is_open(t: Tournament) -> bool:
    """Whether the host has begun the arena, and has not closed its entry yet."""
    return t.setup.format == "arena" and bool(t.heats) and t.is_entry_open and not t.is_over


def _among(t: Tournament, waiting: Mapping[EntrantId, Millis]) -> Tournament:
    """The tournament as if only these were here."""
    return replace(
        t,
        entrants=tuple(
            e if e.id in waiting or e.state != "here" else replace(e, state="resting")
            for e in t.entrants
        ),
    )
