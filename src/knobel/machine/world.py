"""The wall clock, and dice that nobody can predict."""

import asyncio
import secrets
import time

from knobel.core.dice import Dice
from knobel.core.game import Millis

LONGEST_SLEEP = 3600.0
"""Seconds; a longer wait checks the clock in between, in case it was set."""


SLEW = 0.005
"""The largest correction of the clock, as a share of the time that has passed."""


class _SystemDice:
    def pick(self, n: int, /) -> int:
        return secrets.randbelow(n)


class SystemWorld:
    """Wall time as of the start, advanced by the monotonic clock so that it never runs backwards."""

    def __init__(self) -> None:
        self._dice = _SystemDice()
        self._offset = time.time() - time.monotonic()
        self._floor: Millis = 0
        """The time at the last correction; the clock never shows an earlier one."""
        self._agreed: float | None = None

    def _moment(self) -> float:
        """Seconds that never run backwards."""
        return time.monotonic()

    def now(self) -> Millis:
        # A sum of floats may fall short of a whole millisecond.
        return max(int((self._offset + self._moment()) * 1000 + 1e-6), self._floor)

    def agree(self, now: Millis, /) -> None:
        moment = self._moment()
        error = now / 1000 - (self._offset + moment)
        if self._agreed is not None:
            most = SLEW * (moment - self._agreed)
            error = min(max(error, -most), most)
            self._floor = self.now()
        self._agreed = moment
        self._offset += error

    def dice(self) -> Dice:
        return self._dice

    async def wait_until(self, wall: Millis, /) -> None:
        while (left := (wall - self.now()) / 1000) > 0:  # noqa: ASYNC110 -- time is the event
            await asyncio.sleep(min(left + 0.001, LONGEST_SLEEP))
