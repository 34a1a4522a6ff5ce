"""A clock that moves only when it is turned, dice that fall as told, and work done at once."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from knobel.core.dice import Dice
from knobel.core.game import Millis
from tests.kit.rolls import Rolls

NOON: Millis = 1_790_000_000_000
"""When the tests begin: some day in 2026."""


class TurnedWorld:
    """The port `World`, in the hands of a test."""

    def __init__(self, now: Millis = NOON, number: int = 1) -> None:
        self._now = now
        self._dice = _Forced(Rolls(number))
        self._waiting: list[tuple[Millis, asyncio.Future[None]]] = []
        self.beating: list[Callable[[], None]] = []
        """For each node that is alive, what lets it have beaten while the clock was turned."""

    def now(self) -> Millis:
        return self._now

    def agree(self, now: Millis, /) -> None:
        """It is never wrong."""

    def dice(self) -> Dice:
        return self._dice

    def force(self, *picks: int, below: int | None = None) -> None:
        """The next dice fall like this, those after them by the number again.

        With `below` they are the next from the first roll for a number below that.
        """
        self._dice.picks.extend(picks)
        self._dice.below = below

    def fall_by(self, number: int) -> None:
        """From now on the dice fall as this number tells, whatever was rolled before."""
        self._dice = _Forced(Rolls(number))

    async def wait_until(self, wall: Millis, /) -> None:
        if wall <= self._now:
            return
        moment: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wall, moment))
        await moment

    def turn(self, millis: Millis) -> None:
        """So much later it is; whoever waited for that goes on when the loop next runs.

        All nodes have beaten meanwhile.
        """
        self._now += millis
        for beat in self.beating:
            beat()
        self._wake()

    def stall(self, millis: Millis) -> None:
        """So much later it is, and nobody has done anything meanwhile."""
        self._now += millis
        self._wake()

    def _wake(self) -> None:
        due = [(wall, moment) for wall, moment in self._waiting if wall <= self._now]
        self._waiting = [(wall, moment) for wall, moment in self._waiting if wall > self._now]
        for _, moment in sorted(due, key=lambda wait: wait[0]):
            if not moment.done():
                moment.set_result(None)


class TurnedLoop:
    """A loop whose time moves only when it is turned."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._due: list[tuple[float, Callable[[], None], asyncio.TimerHandle]] = []
        self.now = 0.0

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[..., None], *given: Any) -> Any:
        handle = asyncio.TimerHandle(self.now + delay, call, given, self._loop)
        self._due.append((self.now + delay, partial(call, *given), handle))
        return handle

    def turn(self, seconds: float) -> None:
        """Advance the clock, and wait until everything that was due is done."""
        self.now += seconds
        while due := [each for each in self._due if each[0] <= self.now]:
            self._due = [each for each in self._due if each[0] > self.now]
            for _, call, handle in due:
                if not handle.cancelled():
                    call()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)


class InlineWorkers:
    """The port `Workers`: does everything at once, in this process, and remembers what."""

    slots = 1

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    async def run(self, work: Callable[..., Any], /, *args: Any) -> Any:
        self.asked.append((work, *args))
        return work(*args)

    async def close(self) -> None:
        pass


class HeldWorkers:
    """The port `Workers`: work is done when the test says so, or never."""

    def __init__(self, slots: int = 1) -> None:
        self.slots = slots
        self.under_way: list[tuple[Callable[..., Any], tuple[Any, ...], asyncio.Future[Any]]] = []

    async def run(self, work: Callable[..., Any], /, *args: Any) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.under_way.append((work, args, done))
        return await done

    def finish(self) -> None:
        """Do what was begun first."""
        work, args, done = self.under_way.pop(0)
        done.set_result(work(*args))

    async def close(self) -> None:
        for *_, done in self.under_way:
            done.cancel()


class _Forced:
    def __init__(self, otherwise: Dice) -> None:
        self.picks: list[int] = []
        self.below: int | None = None
        self._otherwise = otherwise

    def pick(self, n: int, /) -> int:
        if not self.picks or self.below not in {None, n}:
            return self._otherwise.pick(n)
        self.below = None
        pick = self.picks.pop(0)
        assert 0 <= pick < n, f"forced to {pick}, asked for a number below {n}"
        return pick
