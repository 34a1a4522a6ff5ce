"""How often each device may ask for something, whether or not its tournament is in memory."""

import math

from knobel.core.game import Illegal, Millis
from knobel.service.limits import Limits

KEPT = 10_000
"""How many devices are remembered before those are forgotten that may ask again."""


class Paces:
    """Counts what each device asks for: results, and apart from them everything else."""

    def __init__(self, limits: Limits) -> None:
        self._gap = round(1000 / limits.results_per_second)
        self._burst = limits.results_burst
        self._paid: dict[tuple[str, str, bool], Millis] = {}
        """By tournament, key and whether it is a result, the time at which the allowance is full again."""

    def take(self, what: tuple[str, str, bool], now: Millis) -> None:
        """Count one of these, or `Illegal`."""
        paid = max(now, self._paid.get(what, now))
        early = paid - now - self._gap * (self._burst - 1)
        if early > 0:
            raise Illegal("too-fast", retry_after=math.ceil(early / 1000))
        if len(self._paid) >= KEPT:
            self._paid = {who: until for who, until in self._paid.items() if until > now}
        self._paid[what] = paid + self._gap
