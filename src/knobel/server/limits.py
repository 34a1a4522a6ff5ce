"""Allowances of clients: how many requests each may make."""

import asyncio
import math
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Protocol
from weakref import WeakValueDictionary

from knobel.core.game import Illegal, Millis
from knobel.server.address import is_local, network_of
from knobel.service.exclusive import Exclusive
from knobel.service.limits import DEFAULTS, Limits

_ONE = 1 - 1e-6
"""Credit is a sum of fractions, so it may miss a whole number by a rounding error."""


class Bucket:
    """Credit that grows steadily up to a limit; every request takes one."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._credit = float(burst)
        self._since: Millis | None = None

    def take(self, now: Millis, cost: int = 1) -> bool:
        """Take one if there is one; a higher cost becomes a debt that delays the next."""
        self._refill(now)
        if self._credit < _ONE:
            return False
        self._credit -= cost
        return True

    def wait(self, now: Millis) -> int:
        """Seconds until one is available, rounded up; 0 if one is."""
        self._refill(now)
        return 0 if self._credit >= _ONE else math.ceil((_ONE - self._credit) / self._per_second)

    def put_back(self) -> None:
        """Undo taking one."""
        self._credit = min(self._burst, self._credit + 1)

    def is_full(self, now: Millis) -> bool:
        self._refill(now)
        return self._credit >= self._burst

    def _refill(self, now: Millis) -> None:
        if self._since is not None:
            earned = (now - self._since) / 1000 * self._per_second
            self._credit = min(self._burst, self._credit + earned)
        self._since = now


class Held:
    """Counts what each address holds at the same time, at this node and at all nodes together."""

    def __init__(self, what: str, most: int, shared: "SharedLimits | None" = None) -> None:
        self._what, self.most, self._shared = what, most, shared
        self._held: Counter[str] = Counter()

    def take(self, network: str) -> int:
        """Hold one more, which has to be given back: its number at this node; 0 if that is too many."""
        if self._held[network] >= self.most:
            return 0
        self._held[network] += 1
        return self._held[network]

    async def total(self, network: str, own: int) -> int:
        """How many the address holds at all nodes together, if it holds this many here."""
        if self._shared is None:
            return own
        others = await self._shared.hold(self._what, network, self._held[network])
        return others + min(own, self._held[network])  # others may have left meanwhile

    def give_back(self, network: str) -> None:
        self._held[network] -= 1
        if self._shared is not None:
            self._shared.let_go(self._what, network, self._held[network])
        if not self._held[network]:
            del self._held[network]

    @asynccontextmanager
    async def one(self, network: str) -> AsyncIterator[int | None]:
        """Hold one meanwhile; yields how many the address holds, None if that is one too many."""
        own = self.take(network)
        if not own:
            yield None
            return
        try:
            total = await self.total(network, own)
            yield total if total <= self.most else None
        finally:
            self.give_back(network)


class Queue:
    """How long requests of an address that are over a limit have to wait.

    Each waits for its share of the rate, but never longer than `longest` seconds, so that somebody
    who sends many cannot lock out the others at the same address.
    """

    def __init__(self, per_second: float, longest: float, waiting: Held) -> None:
        self._per_second, self._longest, self._waiting = per_second, longest, waiting

    @asynccontextmanager
    async def join(self, client: str) -> AsyncIterator[Millis]:
        """Yields how many milliseconds to wait; refuses if too many are waiting already."""
        async with self._waiting.one(network_of(client)) as waiting:
            if waiting is None:
                raise Illegal("too-many-tries", retry_after=math.ceil(1 / self._per_second))
            yield int(min(self._longest, waiting / self._per_second) * 1000)


class Line(Exclusive):
    """A queue that lets only a few requests run at a time.

    A turn ends only in the next iteration of the loop.  Otherwise hundreds of requests that never
    wait would all be answered before the loop handles anybody else's messages.
    """

    def leave(self) -> None:
        """End a turn."""
        asyncio.get_running_loop().call_soon(self.release)

    async def __aexit__(self, *_: object) -> None:
        self.leave()


LINE = "knobel.line"
"""The key of an HTTP scope that holds the line in which the request has its turn."""


@asynccontextmanager
async def step_out(scope: Mapping[str, Any]) -> AsyncIterator[None]:
    """Let others of the same address have the turn of a request while it waits."""
    line: Line | None = scope.get(LINE)
    if line is None:  # the application runs without lines
        yield
        return
    line.release()
    try:
        yield
    finally:
        await line.acquire()


class Turns:
    """A line for each address; all addresses of an IPv6 network share one."""

    def __init__(self, most: int, local: int = 1) -> None:
        self._most, self._local = most, local
        self._lines: WeakValueDictionary[str, Line] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._lines)

    def line(self, client: str) -> Line:
        """The queue of an address; it is discarded when nobody uses it."""
        network = network_of(client)
        line = self._lines.get(network)
        if line is None:
            times = self._local if is_local(client) else 1
            line = self._lines[network] = Line(self._most * times)
        return line


class Buckets:
    """A bucket for each address; all addresses of an IPv6 network share one."""

    def __init__(self, per_second: float, burst: int, limits: Limits, local: int = 1) -> None:
        self._per_second, self._burst = per_second, burst
        self._most, self._local = limits.addresses, local
        self._buckets: dict[str, Bucket] = {}

    def wait(self, client: str, now: Millis) -> int:
        """Seconds until one can be taken; 0 if it can be taken now."""
        bucket = self._buckets.get(network_of(client))
        return 0 if bucket is None else bucket.wait(now)

    def take(self, client: str, now: Millis, cost: int = 1) -> None:
        network = network_of(client)
        if network not in self._buckets:
            if len(self._buckets) >= self._most:
                self._forget(now)
            self._buckets[network] = Bucket(*self.rates_of(client))
        self._buckets[network].take(now, cost)

    def put_back(self, client: str) -> None:
        bucket = self._buckets.get(network_of(client))
        if bucket is not None:
            bucket.put_back()

    def rates_of(self, client: str) -> tuple[float, int]:
        """How many an address may take a second in the long run, and how many at once."""
        times = self._local if is_local(client) else 1
        return self._per_second * times, self._burst * times

    def _forget(self, now: Millis) -> None:
        """Discard the full buckets; if nearly none is full, also the oldest ones."""
        kept = [each for each in self._buckets.items() if not each[1].is_full(now)]
        self._buckets = dict(kept[-(self._most * 9 // 10) :])


class SharedLimits(Protocol):
    """Allowances that all nodes count together."""

    async def spend(
        self,
        what: str,
        who: str,
        now: Millis | None,
        per_second: float,
        burst: float,
        cost: int,
        /,
    ) -> int:
        """Take from the bucket of this name; seconds until one can be taken, or 0 if it was.

        A cost of 0 only asks; without `now` the clock of whoever counts is used.  Returns 0, too, while nobody counts for all nodes.
        """

    async def hold(self, what: str, who: str, own: int, /) -> int:
        """Tell how many this node holds for somebody; returns how many the other nodes hold.

        A node that dies holds nothing soon after.  Returns 0 while nobody counts for all nodes.
        """

    def let_go(self, what: str, who: str, own: int, /) -> None:
        """Tell how many this node still holds."""


class Allowance:
    """How often each address may do something: at this node, and at all nodes together.

    This node counts in any case, so that it goes on from there when nobody counts for all.
    """

    def __init__(self, what: str, own: Buckets, shared: SharedLimits | None = None) -> None:
        self._what, self._own, self._shared = what, own, shared

    async def wait(self, client: str, now: Millis) -> int:
        """Seconds until one can be taken; 0 if it can be taken now."""
        return self.wait_here(client, now) or await self.take_shared(client, now, 0)

    async def take(self, client: str, now: Millis, cost: int = 1) -> int:
        """Take one, unless there is none: the seconds until there is, or 0."""
        wait = self.wait_here(client, now) or await self.take_shared(client, now, cost)
        if not wait:
            self.take_here(client, now, cost)
        return wait

    def wait_here(self, client: str, now: Millis) -> int:
        """Seconds until one can be taken at this node."""
        return self._own.wait(client, now)

    def take_here(self, client: str, now: Millis, cost: int = 1) -> None:
        """Take one at this node alone."""
        self._own.take(client, now, cost)

    def put_back_here(self, client: str) -> None:
        """Undo taking one at this node alone."""
        self._own.put_back(client)

    async def take_shared(self, client: str, now: Millis | None, cost: int = 1) -> int:
        """Take one of all nodes together; a cost of 0 only asks.  The seconds until there is one."""
        if self._shared is None:
            return 0
        per_second, burst = self._own.rates_of(client)
        network = network_of(client)
        return await self._shared.spend(self._what, network, now, per_second, burst, cost)


class Allowances:
    """The allowances of all addresses: one for every kind of costly call."""

    def __init__(self, limits: Limits = DEFAULTS, shared: SharedLimits | None = None) -> None:
        def allowed(what: str, per_second: float, burst: int, local: int = 1) -> Allowance:
            return Allowance(what, Buckets(per_second, burst, limits, local), shared)

        local = limits.local_visitors
        guesses = (limits.guesses_per_second, limits.guesses_burst)
        self.matches = allowed("matches", limits.matches_per_second, limits.matches_burst, local)
        self.joins = allowed("joins", limits.joins_per_second, limits.joins_burst, local)
        a_day = 24 * 3600
        self.events = allowed("events", limits.events_per_day / a_day, limits.events_per_day, local)
        self.lessons = allowed("lessons", limits.lessons_per_second, limits.lessons_burst, local)
        self.drawings = allowed(
            "drawings", limits.drawings_per_second, limits.drawings_burst, local
        )
        self.guesses = allowed("guesses", *guesses)
        """Limits wrong codes from this machine like those from any other address."""

        def queue(what: str) -> Queue:
            waiting = Held(what, limits.guesses_waiting, shared)
            return Queue(limits.guesses_per_second, limits.guess_wait_seconds, waiting)

        self.guessing = queue("guessing")
        self.secrets, self.trying = allowed("secrets", *guesses), queue("trying")
        """Limit wrong secrets of the host, apart from the codes that guests mistype."""
        self.glances = allowed("glances", *guesses)
        """Limits wrong codes in previews of links: whoever fetches one uses up nobody's guesses."""
        self.invitations = allowed("invitations", *guesses)
        """Limits wrong codes for a named match, whoever sends them: a bucket for each match."""


async def spend(allowance: Allowance, client: str, now: Millis, cost: int = 1) -> None:
    """Take one, or refuse."""
    wait = await allowance.take(client, now, cost)
    if wait:
        raise Illegal("too-fast", retry_after=wait)
