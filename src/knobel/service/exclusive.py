"""A lock that code outside of coroutines can wait for, too."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

LOGGER = logging.getLogger("knobel.service")

Turn: TypeAlias = Callable[[], bool]
"""What is done with the lock; whether it keeps the lock, and releases it later."""


class Exclusive:
    """Has one holder at a time, or a few; the others get it in the order in which they asked."""

    def __init__(self, most: int = 1) -> None:
        self._free = most
        self.is_taken = False
        """Whether there can be no further holder."""
        self._waiting: deque[asyncio.Future[None] | Turn] = deque()

    def call(self, turn: Turn) -> None:
        """Call this with the lock: at once if nobody has it, else after those who asked before."""
        if self.is_taken:
            self._waiting.append(turn)
            return
        self.take()
        if not _keeps(turn):
            self.release()

    def take(self) -> None:
        """Take it without waiting, which is allowed unless `is_taken`."""
        self._free -= 1
        self.is_taken = not self._free

    def release(self) -> None:
        """Hand it to the next in line, if any."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not isinstance(waiter, asyncio.Future):
                if _keeps(waiter):
                    return
            elif not waiter.done():
                waiter.set_result(None)
                return
        self._free += 1
        self.is_taken = False

    async def acquire(self) -> None:
        """Wait until it is our turn."""
        if not self.is_taken:
            self.take()
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.release()  # it was handed over in the same turn of the loop
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()


def _keeps(turn: Turn) -> bool:
    """Do this; whether it keeps the lock.  One that fails does not, or nobody could play on."""
    try:
        return turn()
    except Exception:  # whoever hands the lock over runs it, and is not at fault
        LOGGER.exception("turn-failed")
        return False
