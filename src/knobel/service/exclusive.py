"""A lock that can also be taken without waiting, by code that is not a coroutine."""

import asyncio
from collections import deque


class Exclusive:
    """Has one holder at a time; the others get it in the order in which they asked."""

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if nobody has it."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def release(self) -> None:
        """Hand it to the next in line, if any."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.release()  # it was handed over in the same turn of the loop
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
