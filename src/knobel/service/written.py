"""What matches and tournaments have in common: their log, and the tasks that work on it.

Any node may judge any command.  The log accepts one line per version; a node that loses the race
reads what the others have written and judges again.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from knobel.core.game import Millis
from knobel.service.alarm import Alarm
from knobel.service.exclusive import Exclusive
from knobel.service.limits import Limits
from knobel.service.meters import NO_METERS, Meters
from knobel.service.ports import Bus, Kind, Log, Roster, World
from knobel.service.pulse import Pulse

LOGGER = logging.getLogger("knobel.service")

TRY_AGAIN: Millis = 1_000
"""How long to wait before trying again to write something that was due."""
TOO_OLD: Millis = 3_000
"""No command is judged this long after it was received: by then it may have been sent to another
node and refused there."""
SLICE = 50
"""Number of lines that are read before other tasks run."""

_Entry = TypeVar("_Entry")
_State = TypeVar("_State")


class Ports(Struct, frozen=True):
    """What everything live in a service shares."""

    log: Log
    bus: Bus
    world: World
    alarm: Alarm
    limits: Limits
    roster: Roster
    pulse: Pulse
    meters: Meters = NO_METERS


class Written(Generic[_Entry, _State]):
    """Reads the lines that other nodes append, and those whose append was not confirmed."""

    kind: ClassVar[Kind]

    def __init__(self, name: str, ports: Ports) -> None:
        self.id = name
        self.version = 0
        """The version of the last line that was entered."""
        self._ports = ports
        self._lock = Exclusive()
        self._is_in_doubt = False
        """Whether the log may contain a line of ours whose append was not confirmed."""
        self._tasks: set[asyncio.Task[None]] = set()

    # What each kind does in its own way

    def _replay(self, line: bytes) -> tuple[_Entry, _State]:
        """The entry of the next line, and the state after it."""
        raise NotImplementedError

    def _enter(self, entry: _Entry, after: _State) -> None:
        """Take over the state after a line."""
        raise NotImplementedError

    def _advance(self, entry: _Entry, after: _State) -> None:
        """Enter a new line, and do what follows from it."""
        raise NotImplementedError

    def _ring(self) -> None:
        """Do what is due."""
        raise NotImplementedError

    def _rest(self) -> None:
        """Note that a task has ended."""
        raise NotImplementedError

    # Keeping up with the log

    async def load(self) -> None:
        """Read all lines; nothing that is due happens before `take_part`."""
        await self._read(self._enter)

    async def catch_up(self) -> None:
        """Read what other nodes have written."""
        async with self.held():
            pass

    async def _catch_up(self) -> None:
        await self._read(self._advance)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Up to date, while nobody writes on this node."""
        async with self._lock:
            await self._clear_doubt()
            await self._catch_up()
            yield

    async def _read(self, take: Callable[[_Entry, _State], None]) -> None:
        lines = await self._ports.log.read(self.id, self.version)
        for number, line in enumerate(lines, start=1):
            take(*self._replay(line))
            if number % SLICE == 0:
                await asyncio.sleep(0)  # let other tasks run while a long log is read

    def _doubt(self) -> None:
        """The log may have the line, or may still get it: read it before judging anything else."""
        self._is_in_doubt = True
        self._ports.alarm.set(self.id, self._ports.world.now() + TRY_AGAIN, self._ring)

    async def _clear_doubt(self) -> None:
        """Read the log, and notify the other nodes if the unconfirmed line is there."""
        if not self._is_in_doubt:
            return
        before = self.version
        await self._catch_up()
        self._is_in_doubt = False
        if self.version > before:
            self._ports.bus.publish(self.id, self.version)

    def rest(self) -> None:
        """Set no more alarms: it leaves memory."""
        self._ports.alarm.set(self.id, None, self._ring)

    # Tasks

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run this as a task: what it works on stays in memory until the task ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOGGER.error("%s-task-failed", self.kind, extra={"match": self.id}, exc_info=fault)
        self._rest()
