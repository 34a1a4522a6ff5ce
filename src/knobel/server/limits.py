"""How much a client may ask for."""

from collections import Counter

from knobel.core.game import Millis
from knobel.host.limits import DEFAULTS, Limits
from knobel.server.address import is_local, network_of


class Bucket:
    """Credit that fills steadily up to a limit; every request takes one."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_milli = per_second / 1000
        self._burst = burst
        self._credit = float(burst)
        self._since: Millis | None = None

    def take(self, now: Millis) -> bool:
        """Take one, if there is one."""
        self._refill(now)
        if self._credit < 1:
            return False
        self._credit -= 1
        return True

    def is_empty(self, now: Millis) -> bool:
        self._refill(now)
        return self._credit < 1

    def is_full(self, now: Millis) -> bool:
        self._refill(now)
        return self._credit >= self._burst

    def _refill(self, now: Millis) -> None:
        if self._since is not None:
            self._credit = min(self._burst, self._credit + (now - self._since) * self._per_milli)
        self._since = now


class Held:
    """Counts what addresses hold at the same time; those of this machine may hold any number."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def take(self, client: str) -> bool:
        """Hold one more, if the address may."""
        if is_local(client):
            return True
        network = network_of(client)
        if self._held[network] >= self._most:
            return False
        self._held[network] += 1
        return True

    def give_back(self, client: str) -> None:
        network = network_of(client)
        self._held[network] -= 1
        if self._held[network] <= 0:
            del self._held[network]


class WrongGuesses:
    """Counts codes that lead nowhere, for each address they come from."""

    def __init__(self, limits: Limits = DEFAULTS) -> None:
        self._limits = limits
        self._buckets: dict[str, Bucket] = {}

    def are_too_many(self, client: str, now: Millis) -> bool:
        bucket = self._buckets.get(client)
        return bucket is not None and bucket.is_empty(now)

    def note(self, client: str, now: Millis) -> None:
        if len(self._buckets) >= self._limits.addresses:
            self._buckets = {c: b for c, b in self._buckets.items() if not b.is_full(now)}
        bucket = Bucket(self._limits.guesses_per_second, self._limits.guesses_burst)
        self._buckets.setdefault(client, bucket).take(now)
