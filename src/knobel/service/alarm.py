"""One timer for all live matches."""

import asyncio
import heapq
from collections.abc import Callable
from typing import Any

from knobel.core.game import Millis
from knobel.service.ports import World

SPARE = 64
"""The heap is rebuilt when its cancelled entries exceed the alarms by more than this."""


class Alarm:
    """Calls each match back at the time that it asked for most recently."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._due: dict[str, Millis] = {}
        self._calls: dict[str, Callable[[], None]] = {}
        self._heap: list[tuple[Millis, str]] = []
        self._changed = asyncio.Event()

    def set(self, name: str, wall: Millis | None, call: Callable[[], None]) -> None:
        """Call at this time; None cancels the alarm."""
        if wall is None:
            self._due.pop(name, None)
            self._calls.pop(name, None)
            return
        if self._due.get(name) == wall:
            return
        self._due[name] = wall
        self._calls[name] = call
        if len(self._heap) > 2 * len(self._due) + SPARE:
            self._heap = [(due, who) for who, due in self._due.items()]
            heapq.heapify(self._heap)
        else:
            heapq.heappush(self._heap, (wall, name))
        if self._heap[0] == (wall, name):
            self._changed.set()

    async def run(self) -> None:
        """Wait for the alarms and make the calls, until cancelled."""
        while True:
            self._changed.clear()
            waits: list[asyncio.Task[Any]] = [asyncio.create_task(self._changed.wait())]
            if self._heap:
                waits.append(asyncio.create_task(self._until(self._heap[0][0])))
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()
            self._ring()

    async def _until(self, wall: Millis) -> None:
        await self._world.wait_until(wall)

    def _ring(self) -> None:
        now = self._world.now()
        while self._heap and self._heap[0][0] <= now:
            wall, name = heapq.heappop(self._heap)
            if self._due.get(name) == wall:
                del self._due[name]
                self._calls.pop(name)()
