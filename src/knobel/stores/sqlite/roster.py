"""The roster of a server that is alone with its file."""

from collections.abc import Mapping
from typing import Protocol

from knobel.core.game import Millis
from knobel.service.ports import Beat, World
from knobel.stores.roster import Debt, MemoryRoster, Rows

WRITTEN_EVERY: Millis = 2_000
"""How often the beat is written: a killed server costs its players at most this much time."""


class RosterFile(Protocol):
    """What of the roster is in the file."""

    async def legacy(self) -> Mapping[str, Millis]:
        """The matches that are owed time since the server before, and since when."""

    async def owe(self, match: str, since: Millis, /) -> None:
        """Note that time is owed since then, if the match is live; the earliest time counts."""

    async def settled(self, match: str, /) -> None:
        """Note that the time is given back."""

    async def beat(self, wall: Millis, /) -> None: ...


class SoleRoster(MemoryRoster):
    """The roster of a server that is alone with its file.

    Connections end with the process, so only the beat and the debts are in the file.  What the
    server before has left is owed until somebody asks for the match: a start takes up none.
    """

    def __init__(self, store: RosterFile, rows: Rows, world: World) -> None:
        super().__init__(rows, world)
        self._store = store
        self._has_begun = False
        self._written: Millis | None = None
        self._unanswered: Millis | None = None
        """The beat that may or may not be written."""

    @property
    def is_alone(self) -> bool:
        return True

    async def beat(self, *, silent_since: Millis | None = None) -> Beat:
        if not self._has_begun:  # the first beat hides the last one of the server before
            for match, since in (await self._store.legacy()).items():
                self._rows.debts[match] = Debt(since)
            self._has_begun = True
        if self._unanswered is not None:  # a later beat would hide since when nobody can play
            await self._write(self._unanswered)
        now, last = self._world.now(), self._written
        if last is None or now - last >= WRITTEN_EVERY:
            await self._write(now if silent_since is None or last is None else last)
        return await super().beat(silent_since=silent_since)

    async def _write(self, wall: Millis) -> None:
        self._unanswered = wall
        await self._store.beat(wall)
        self._written, self._unanswered = wall, None

    async def let_go(self, match: str, key: str, line: int, at: Millis, /) -> None:
        await self._store.owe(match, at)  # the next server gives the time back
        await super().let_go(match, key, line, at)

    async def inherit(self) -> Mapping[str, Millis]:
        """Only what somebody has asked for and could not be settled then."""
        debts = self._rows.debts.items()
        return {match: debt.since for match, debt in debts if debt.heir == self._node}

    async def settled(self, match: str, /) -> None:
        if match in self._rows.debts:
            await self._store.settled(match)
        await super().settled(match)
