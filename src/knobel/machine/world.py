"""The wall clock, and dice that nobody can predict."""

import asyncio
import secrets
import time

from knobel.core.dice import Dice
from knobel.core.game import Millis

LONGEST_SLEEP = 3600.0
"""Seconds; a longer wait checks the clock in between, in case it was set."""


class _SystemDice:
    def pick(self, n: int, /) -> int:
        return secrets.randbelow(n)


class SystemWorld:
    """Wall time as of the start, advanced by the monotonic clock so that it never runs backwards."""

    def __init__(self) -> None:
        self._dice = _SystemDice()
        self._offset = time.time() - time.monotonic()

    def now(self) -> Millis:
        return int((self._offset + time.monotonic()) * 1000)

    def dice(self) -> Dice:
        return self._dice

    async def wait_until(self, wall: Millis, /) -> None:
        while (left := (wall - self.now()) / 1000) > 0:  # noqa: ASYNC110 -- time is the event
            await asyncio.sleep(min(left + 0.001, LONGEST_SLEEP))
