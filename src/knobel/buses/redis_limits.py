"""Allowances that all nodes count together, in a Redis; while it is away, each node counts alone.

A script in Redis does what `Bucket` of the server does: credit grows steadily up to a limit.  Packages
for rate limits count in windows, which would let an address that has used up its burst wait for the
whole window instead of for its next turn.
"""

import logging
import time
from collections.abc import Awaitable
from typing import Any, cast

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from knobel.core.game import Millis

LOGGER = logging.getLogger("knobel.buses")

PATIENCE = 0.5
"""Seconds that Redis has for an answer."""
PAUSE = 1.0
"""Seconds in which nobody asks Redis after it has failed, so that not every call waits for it."""
CONNECTIONS = 8
PREFIX = "knobel:limit:"

SPEND = """
local now, rate, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local known = redis.call('HMGET', KEYS[1], 'credit', 'since')
local credit, since = tonumber(known[1]) or burst, tonumber(known[2]) or now
if now > since then
  credit = math.min(burst, credit + (now - since) / 1000 * rate)
else
  now = since
end
local one = 1 - 1e-6
if credit < one then
  return math.ceil((one - credit) / rate)
end
if cost > 0 then
  credit = credit - cost
  redis.call('HSET', KEYS[1], 'credit', string.format('%.9f', credit), 'since', string.format('%.0f', now))
  redis.call('PEXPIRE', KEYS[1], math.ceil((burst - credit) / rate * 1000) + 1000)
end
return 0
"""
"""As `Bucket`; a full bucket is forgotten, since a new one is full, too."""


class RedisLimits:
    """The port `SharedLimits` of the server."""

    def __init__(self, url: str) -> None:
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=PATIENCE,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
            client_name="knobel-limits",
        )
        self._redis: Redis = Redis.from_pool(pool)
        self._spend = self._redis.register_script(SPEND)
        self._again = 0.0
        """When Redis may be asked again."""
        self.is_shared = True
        """Whether Redis has answered last time."""

    async def spend(
        self, what: str, who: str, now: Millis, per_second: float, burst: float, cost: int, /
    ) -> int:
        """Seconds until one can be taken; 0 if it was, or if Redis is away."""
        if time.monotonic() < self._again:
            return 0
        try:
            asked: Any = self._spend([f"{PREFIX}{what}:{who}"], [now, per_second, burst, cost])
            wait = int(await cast("Awaitable[int]", asked))
        except (RedisError, OSError, TimeoutError) as fault:
            self._again = time.monotonic() + PAUSE
            self._note(is_shared=False, why=type(fault).__name__)
            return 0
        self._note(is_shared=True)
        return wait

    def _note(self, *, is_shared: bool, why: str | None = None) -> None:
        """Log the first failure, and the first success after it."""
        if is_shared and not self.is_shared:
            LOGGER.warning("limits-shared-again")
        elif self.is_shared and not is_shared:
            LOGGER.warning("limits-not-shared", extra={"why": why})
        self.is_shared = is_shared

    async def close(self) -> None:
        await self._redis.aclose()
