"""What all nodes count together, in a Redis; while it is away, each node counts alone.

*Allowances*: a script does what `Bucket` of the server does: credit grows steadily up to a limit.
Packages for rate limits count in windows, which would let an address that has used up its burst wait
for the whole window instead of for its next turn.

*Holdings*, such as the sockets of an address: each node has a hash with its own numbers, which expires
soon after the node's last beat.  A node adds up those of the others whenever somebody takes one more.
"""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable
from contextlib import suppress
from itertools import chain, islice
from typing import Any, cast

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.client import Pipeline
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
HOLDERS, HELD = "knobel:holders", "knobel:held:"
"""The nodes that hold anything, with the times until which they count; and each node's numbers."""
BEAT = 0.25
"""Seconds between two beats of a node that holds anything."""
LEASE = 1_000
"""Milliseconds after its last beat in which what a node holds still counts.  Its people come to
other nodes soon after it died, and a class behind one address needs its places there: pages try for
the third time after 1.05 s at the earliest, and for the fourth after 2.25 s."""
AT_ONCE = 100
"""How many numbers are told, or calls counted, in one go."""

SPEND = """
local now, rate, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
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

_BEAT = """
local held, time = KEYS[2] .. ARGV[1], redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
"""
BEAT_ONCE = f"{_BEAT} return redis.call('PEXPIRE', held, ARGV[2])"
"""Returns 0 if the numbers of this node are gone."""
TELL_ALL = f"""{_BEAT}
redis.call('DEL', held)
for at = 3, #ARGV, 2 do
  redis.call('HSET', held, ARGV[at], ARGV[at + 1])
end
redis.call('PEXPIRE', held, ARGV[2])
return 1
"""
"""Replaces all numbers of this node."""
HOLD = f"""{_BEAT}
local was_there = redis.call('EXISTS', held)
if tonumber(ARGV[4]) > 0 then
  redis.call('HSET', held, ARGV[3], ARGV[4])
else
  redis.call('HDEL', held, ARGV[3])
end
redis.call('PEXPIRE', held, ARGV[2])
local others = 0
for _, node in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if node ~= ARGV[1] then
    others = others + (tonumber(redis.call('HGET', KEYS[2] .. node, ARGV[3])) or 0)
  end
end
return {{others, was_there}}
"""
"""Notes one number of this node, adds up the same of all others, and says whether this node had any."""

FAULTS = (RedisError, OSError, TimeoutError)


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
        self._again = 0.0
        """When Redis may be asked again."""
        self.is_shared = True
        """Whether Redis has answered last time."""
        self._unspent: list[tuple[tuple[Any, ...], asyncio.Future[int]]] = []
        """What is to be spent, with those who wait for it."""
        self._spending: asyncio.Task[None] | None = None
        self._node = secrets.token_hex(8)
        self._held: dict[str, int] = {}
        """By limit and visitor, how many this node holds."""
        self._untold: dict[str, list[asyncio.Future[int]]] = {}
        """What has changed since it was told, with those who wait for the numbers of the others."""
        self._is_lost = False
        """Whether Redis may have missed a change: then it is told everything anew."""
        self._speaking = asyncio.Lock()
        """Numbers are told one request after the other, so that no older one comes last."""
        self._telling: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

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
        """Seconds until one can be taken; 0 if it was, or if Redis is away."""
        if self._is_paused:
            return 0
        wait: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        asked = (f"{PREFIX}{what}:{who}", "" if now is None else now, per_second, burst, cost)
        self._unspent.append((asked, wait))
        if self._spending is None:
            self._spending = asyncio.create_task(self._spend())
        return await wait

    async def _spend(self) -> None:
        """Spend all that is asked for; what is asked for meanwhile is spent together afterwards.

        One by one, a class that returns to a busy node would wait for connections to Redis for
        longer than Redis has for an answer.
        """
        while self._unspent:
            spent, self._unspent = self._unspent[:AT_ONCE], self._unspent[AT_ONCE:]
            waits: list[int] | None = None
            try:
                pipe = self._redis.pipeline(transaction=False)
                for asked, _ in spent:
                    pipe.eval(SPEND, 1, *asked)
                waits = await self._answers(pipe)
            finally:  # also if we close meanwhile
                for (_, future), wait in zip(spent, waits or [0] * len(spent), strict=True):
                    if not future.done():
                        future.set_result(wait)
        self._spending = None

    # Holdings

    async def hold(self, what: str, who: str, own: int, /) -> int:
        """How many the other nodes hold; 0 if Redis is away."""
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._change(f"{what}:{who}", own).append(told)
        return await told

    def let_go(self, what: str, who: str, own: int, /) -> None:
        self._change(f"{what}:{who}", own)

    def _change(self, name: str, own: int) -> "list[asyncio.Future[int]]":
        """Note a number that is to be told; returns who waits for those of the others."""
        self._held[name] = own
        if not own:
            del self._held[name]
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat())
        return self._untold.setdefault(name, [])

    async def _tell(self) -> None:
        """Tell what has changed; what changes meanwhile is told together afterwards."""
        while self._untold:
            names = tuple(islice(self._untold, AT_ONCE))
            waiting = [self._untold.pop(name) for name in names]
            told = [0] * len(names)
            try:
                if self._is_paused:  # else the next beat's attempt would keep everybody waiting
                    self._is_lost = True
                else:
                    async with self._speaking:
                        told = await self._told(names)
            finally:  # also if we close meanwhile
                for others, futures in zip(told, waiting, strict=True):
                    for future in futures:
                        if not future.done():
                            future.set_result(others)
        self._telling = None

    async def _told(self, names: tuple[str, ...]) -> list[int]:
        """Tell how many of these this node holds; how many the others hold, or 0 of each."""
        pipe = self._redis.pipeline(transaction=False)
        for name in names:
            pipe.eval(HOLD, 2, HOLDERS, HELD, self._node, LEASE, name, self._held.get(name, 0))
        told: list[tuple[int, int]] | None = await self._answers(pipe)
        if told is None:
            self._is_lost = True
            return [0] * len(names)
        if not told[0][1] and any(name not in names for name in self._held):
            self._is_lost = True  # it was there before: Redis is empty, or we were silent too long
        return [others for others, _ in told]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self.beat()

    async def beat(self) -> None:
        """Go on holding; tell everything anew if Redis has lost it or missed something."""
        if not (self._held or self._is_lost):
            return
        async with self._speaking:
            was_lost, self._is_lost = self._is_lost, False  # what changes meanwhile sets it again
            known = 0 if was_lost else await self._said(BEAT_ONCE)
            if known == 0:
                known = await self._said(TELL_ALL, *chain(*self._held.items()))
            if not known:
                self._is_lost = True

    async def _said(self, script: str, *numbers: Any) -> int | None:
        """What Redis answers to this script about the numbers of this node; None if it is away.

        Asks also while nobody else does: after one failure, the numbers would be forgotten before the
        pause is over.
        """
        try:
            asked: Any = self._redis.eval(script, 2, HOLDERS, HELD, self._node, LEASE, *numbers)
            answer = await cast("Awaitable[int]", asked)
        except Exception as fault:  # noqa: BLE001 -- otherwise it would never beat again
            self._fail(fault)
            return None
        if self._again < math.inf:
            self._again = 0.0
        self._note(is_shared=True)
        return answer

    # Redis

    @property
    def _is_paused(self) -> bool:
        return time.monotonic() < self._again

    async def _answers(self, pipe: Pipeline) -> list[Any] | None:
        """What Redis answers to all of these; None if it is away."""
        if self._is_paused:
            return None
        try:
            answers: list[Any] = await pipe.execute()
        except Exception as fault:  # noqa: BLE001 -- otherwise whoever asks would wait for ever
            self._fail(fault)
            return None
        self._note(is_shared=True)
        return answers

    def _fail(self, fault: Exception) -> None:
        self._again = max(self._again, time.monotonic() + PAUSE)  # once closed, never again
        self._note(is_shared=False, why=type(fault).__name__)

    def _note(self, *, is_shared: bool, why: str | None = None) -> None:
        """Log the first failure, and the first success after it."""
        if is_shared and not self.is_shared:
            LOGGER.warning("limits-shared-again")
        elif self.is_shared and not is_shared:
            LOGGER.warning("limits-not-shared", extra={"why": why})
        self.is_shared = is_shared

    async def close(self) -> None:
        """Hold nothing any more, and ask nothing: who still waits is told of no others."""
        self._again = math.inf
        tasks = [
            task for task in (self._beating, self._telling, self._spending) if task is not None
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._tell()
        await self._spend()
        with suppress(*FAULTS):
            await self._redis.delete(HELD + self._node)
        await self._redis.aclose()
