"""Two nodes count calls together as long as they have a Redis, and each alone without it."""

import asyncio
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from knobel.buses import redis_limits
from knobel.buses.redis_limits import RedisLimits
from knobel.server.limits import Allowance, Allowances, Bucket, Buckets
from knobel.service.limits import Limits
from tests.kit.wires import Wire, wired
from tests.kit.world import NOON, TurnedWorld

SEATS = [{"kind": "person", "mine": True}, {"kind": "person"}]
ORDER = {"game": "vier3d", "seats": SEATS, "name": "Anna"}
FEW = Limits(matches_per_second=0.5, matches_burst=6, guesses_per_second=0.5, guesses_burst=4)


class Redis:
    """A Redis that stores nothing and can be killed."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = folder
        self.start()

    def start(self) -> None:
        program = shutil.which("redis-server")
        assert program is not None, "redis-server is missing: `make test` installs it where it may"
        at = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self._folder)]
        self._process = subprocess.Popen([program, *at, "--save", ""], stdout=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
        raise AssertionError("Redis did not start")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    started = Redis(tmp_path)
    yield started
    started.kill()


@asynccontextmanager
async def nodes(
    folder: Any, *urls: str, limits: Limits = FEW
) -> AsyncIterator[tuple[list[Wire], list[RedisLimits]]]:
    """A server for each address of a Redis, all with the same clock."""
    world = TurnedWorld()
    async with AsyncExitStack() as stack:
        shared = [RedisLimits(url) for url in urls]
        for each in shared:
            stack.push_async_callback(each.close)
        wires = [
            await stack.enter_async_context(wired(folder, limits=limits, shared=each, world=world))
            for each in shared
        ]
        yield wires, shared


async def opened(wire: Wire, times: int, **more: Any) -> list[int]:
    return [(await wire.post("/api/matches", ORDER, **more)).status_code for _ in range(times)]


async def test_an_address_opens_as_many_matches_at_two_nodes_as_at_one(
    folder: Any, redis: Redis
) -> None:
    async with nodes(folder, redis.url, redis.url) as ((one, two), _):
        assert await opened(one, 4) == [201] * 4
        assert await opened(two, 3) == [201, 201, 429]
        refused = await one.post("/api/matches", ORDER)
        assert await opened(one, 1, client="198.51.100.7") == [201]
        one.harness.world.turn(2_000)
        later = await opened(two, 2)

    assert refused.json() == {"code": "too-fast", "facts": {"retry_after": 2}}
    assert later == [201, 429]


async def test_wrong_codes_count_at_all_nodes(folder: Any, redis: Redis) -> None:
    async with nodes(folder, redis.url, redis.url) as ((one, two), _):
        for wire in (one, two, one, two):
            assert (await wire.get("/api/codes/NOCODE")).status_code == 404
        waiting = len(one.harness.world._waiting)
        calls = [asyncio.create_task(wire.get("/api/codes/NOCODE")) for wire in (one, two)]
        while len(one.harness.world._waiting) < waiting + 2:  # both wait for the clock
            assert not any(call.done() for call in calls)
            await asyncio.sleep(0)
        one.harness.world.turn(2_000)

        assert [(await call).status_code for call in calls] == [404, 404]


async def test_every_kind_of_call_is_counted_for_all_nodes() -> None:
    asked: list[str] = []

    class Shared:
        async def spend(self, what: str, *_: Any) -> int:
            asked.append(what)
            return 0

    made = vars(Allowances(FEW, Shared())).values()
    kinds = [each for each in made if isinstance(each, Allowance)]
    for kind in kinds:
        await kind.take("198.51.100.7", NOON)

    assert len(kinds) == 9
    assert len(set(asked)) == len(kinds)


async def test_without_redis_each_node_counts_alone_and_goes_on_from_what_it_knows(
    folder: Any, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_limits, "PAUSE", 0.0)
    async with nodes(folder, redis.url, redis.url) as ((one, two), shared):
        assert await opened(one, 4) == [201] * 4
        redis.kill()
        assert await opened(one, 3) == [201, 201, 429]
        assert await opened(two, 7) == [*[201] * 6, 429]
        assert not shared[0].is_shared
        redis.start()
        one.harness.world.turn(12_000)
        again = [*await opened(one, 4), *await opened(two, 3)]

    assert again == [*[201] * 6, 429]
    assert shared[0].is_shared


async def test_a_redis_that_is_away_costs_one_call_and_not_every_call(folder: Any) -> None:
    away = "redis://127.0.0.1:9/0"
    async with nodes(folder, away) as ((wire,), (shared,)):
        assert await opened(wire, 6) == [201] * 6
        assert await opened(wire, 1) == [429]

        assert shared._again > time.monotonic() - redis_limits.PAUSE


async def test_redis_counts_as_a_bucket_of_one_process_does(redis: Redis) -> None:
    shared = RedisLimits(redis.url)
    bucket, now = Bucket(0.5, 5), NOON
    for step, cost in [(0, 1)] * 4 + [(0, 3), (0, 1), (1_999, 1), (3_000, 1), (2_000, 1)] * 3:
        now += step
        expected = bucket.wait(now)
        bucket.take(now, cost)

        assert await shared.spend("test", "who", now, 0.5, 5, cost) == expected
    await shared.close()


async def test_asking_takes_nothing(redis: Redis) -> None:
    shared = RedisLimits(redis.url)
    allowance = Allowance("ask", Buckets(1, 1, Limits()), shared)
    for _ in range(5):
        assert await allowance.wait("198.51.100.7", NOON) == 0
    assert await allowance.take("198.51.100.7", NOON) == 0

    assert await allowance.wait("198.51.100.7", NOON) == 1
    await shared.close()
