"""Two nodes count calls and holdings together as long as they have a Redis, else each alone."""

import asyncio
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from knobel.buses import redis_limits
from knobel.buses.redis_limits import RedisLimits
from knobel.server.limits import Allowance, Allowances, Bucket, Buckets, Held
from knobel.service.limits import Limits
from tests.kit.wires import Socket, Wire, wired
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


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for Redis, which is another process."""
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110 -- another process decides
            await asyncio.sleep(0)


def _has_waiting(world: TurnedWorld, most: int) -> bool:
    return len(world._waiting) == most


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
        await until(partial(_has_waiting, one.harness.world, waiting + 2))
        assert not any(call.done() for call in calls)
        one.harness.world.turn(4_000)

        assert [(await call).status_code for call in calls] == [404, 404]


async def test_every_kind_of_call_is_counted_for_all_nodes() -> None:
    asked: list[str] = []

    class Shared:
        async def spend(self, what: str, *_: Any) -> int:
            asked.append(what)
            return 0

        async def hold(self, *_: Any) -> int:
            raise NotImplementedError

        def let_go(self, *_: Any) -> None:
            raise NotImplementedError

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


# What an address holds


SOCKETS = Limits(sockets_per_address=3)


async def knock(wire: Wire, client: str = "198.51.100.7") -> tuple[Socket, str | None]:
    """A new socket, and the code with which it is refused, if it is."""
    socket = await wire.socket(client=client)
    socket.say({"type": "ping", "sent": 1})
    await until(lambda: bool(socket.heard))
    return socket, socket.heard[0].get("code")


async def knocks(*wires: Wire) -> list[str | None]:
    return [(await knock(wire))[1] for wire in wires]


async def counted(shared: RedisLimits) -> None:
    """Everything that has changed is told."""
    await until(lambda: shared._telling is None)


TOO_MANY = "too-many-connections"
THIRD_TRY = 1.05
"""Seconds after which a page that was cut off tries for the third time, at the earliest
(`web/src/lib/follower.ts`)."""


async def test_an_address_holds_as_many_sockets_at_two_nodes_as_at_one(
    folder: Any, redis: Redis
) -> None:
    async with nodes(folder, redis.url, redis.url, limits=SOCKETS) as ((one, two), shared):
        first, _ = await knock(one)
        assert await knocks(two, one, two, one) == [None, None, TOO_MANY, TOO_MANY]
        assert (await knock(two, "198.51.100.8"))[1] is None
        await first.hang_up()
        await counted(shared[0])

        assert await knocks(two, one) == [None, TOO_MANY]


async def test_those_who_come_at_once_are_let_in_as_far_as_there_is_room(redis: Redis) -> None:
    shared = [RedisLimits(redis.url) for _ in range(2)]
    one, two = [Held("sockets", 3, each) for each in shared]
    async with AsyncExitStack() as held:
        await held.enter_async_context(one.one("198.51.100.7"))
        more = [held.enter_async_context(two.one("198.51.100.7")) for _ in range(3)]
        totals = await asyncio.gather(*more)
    for each in shared:
        await each.close()

    assert totals == [2, 3, None]


async def test_what_a_dead_node_held_is_free_once_it_has_not_beaten(
    folder: Any, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(folder, redis.url, redis.url, limits=SOCKETS) as ((one, two), shared):
        await knocks(one, one, one)
        assert await knocks(two) == [TOO_MANY]
        left = await shared[1]._redis.pttl(redis_limits.HELD + shared[0]._node)
        assert 0 < left <= redis_limits.LEASE
        monkeypatch.setattr(redis_limits, "LEASE", 0)
        await shared[0].beat()  # as if the last one were so long ago
        monkeypatch.undo()

        assert await knocks(two) == [None]


async def test_an_empty_redis_is_told_what_each_node_holds(folder: Any, redis: Redis) -> None:
    async with nodes(folder, redis.url, redis.url, limits=SOCKETS) as ((one, two), shared):
        assert await knocks(one, one) == [None, None]
        redis.kill()
        redis.start()
        for each in shared:
            await each.beat()  # may find its connections cut
            await each.beat()
            await counted(each)

        assert await knocks(two, two) == [None, TOO_MANY]


async def test_what_redis_has_missed_is_told_later(
    folder: Any, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_limits, "BEAT", 60.0)
    async with nodes(folder, redis.url, redis.url, limits=SOCKETS) as ((one, two), shared):
        sockets = [(await knock(one))[0] for _ in range(3)]
        monkeypatch.setattr(shared[0], "_again", time.monotonic() + 60)  # as if it did not answer
        await sockets[0].hang_up()
        await counted(shared[0])
        assert await knocks(two) == [TOO_MANY]
        monkeypatch.undo()
        await shared[0].beat()
        await counted(shared[0])

        assert await knocks(two, two) == [None, TOO_MANY]


async def test_without_redis_each_node_holds_as_many_as_one(folder: Any) -> None:
    away = "redis://127.0.0.1:9/0"
    async with nodes(folder, away, away, limits=SOCKETS) as ((one, two), _):
        assert await knocks(one, one, one, one) == [None, None, None, TOO_MANY]
        assert await knocks(two, two, two, two) == [None, None, None, TOO_MANY]


async def test_codes_that_wait_count_at_all_nodes(folder: Any, redis: Redis) -> None:
    few = Limits(guesses_per_second=0.5, guesses_burst=1, guesses_waiting=2)
    async with nodes(folder, redis.url, redis.url, limits=few) as ((one, two), _):
        assert (await one.get("/api/codes/NOCODE")).status_code == 404
        world = one.harness.world
        waiting, calls = len(world._waiting), []
        for number, wire in enumerate((one, two), start=1):
            calls.append(asyncio.create_task(wire.get("/api/codes/NOCODE")))
            await until(partial(_has_waiting, world, waiting + number))
        refused = await one.get("/api/codes/NOCODE")
        world.turn(2_000)
        await until(calls[0].done)
        assert not calls[1].done(), "the second one waits for its share of the rate"
        world.turn(2_000)

        assert refused.json() == {"code": "too-many-tries", "facts": {"retry_after": 2}}
        assert [(await call).status_code for call in calls] == [404, 404]


async def told(shared: RedisLimits) -> dict[str, int]:
    """What Redis knows of this node."""
    asked: Any = shared._redis.hgetall(redis_limits.HELD + shared._node)
    return {name.decode(): int(own) for name, own in (await asked).items()}


async def test_a_node_whose_numbers_are_gone_tells_all_though_it_has_told_one(
    redis: Redis,
) -> None:
    shared = RedisLimits(redis.url)
    await shared.hold("sockets", "198.51.100.7", 3)
    await shared._redis.flushall()
    await shared.hold("sockets", "198.51.100.8", 1)
    await shared.beat()
    await counted(shared)

    assert await told(shared) == {"sockets:198.51.100.7": 3, "sockets:198.51.100.8": 1}
    await shared.close()


async def test_a_beat_that_fails_forgets_no_change_that_redis_has_missed(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_limits, "BEAT", 60.0)
    shared = RedisLimits(redis.url)
    await shared.hold("sockets", "198.51.100.7", 3)
    await shared.hold("sockets", "198.51.100.8", 1)
    ask = shared._redis.execute_command
    with monkeypatch.context() as cut:

        async def fail(*_: Any, **_more: Any) -> None:
            """As if Redis had not answered either of them in time."""
            shared.let_go("sockets", "198.51.100.7", 0)
            shared._again = time.monotonic() + 60
            for __ in range(9):
                await asyncio.sleep(0)
            raise ConnectionError

        cut.setattr(shared._redis, "execute_command", fail)
        await shared.beat()
    assert shared._redis.execute_command == ask
    await counted(shared)
    await shared.beat()
    await counted(shared)

    assert await told(shared) == {"sockets:198.51.100.8": 1}
    await shared.close()


async def test_a_node_goes_on_holding_though_one_call_has_failed(redis: Redis) -> None:
    shared, other = RedisLimits(redis.url), RedisLimits(redis.url)
    await shared.hold("sockets", "198.51.100.7", 3)
    await shared._redis.flushall()  # as if the last beat were long ago
    shared._fail(TimeoutError())
    await shared.beat()

    assert await other.hold("sockets", "198.51.100.7", 0) == 3
    assert shared.is_shared
    assert await shared.spend("test", "who", NOON, 1, 1, 1) == 0
    assert await shared.spend("test", "who", NOON, 1, 1, 1) == 1  # Redis is asked again at once
    await shared.close()
    await other.close()


async def test_nobody_waits_for_a_beat_while_redis_is_away(redis: Redis) -> None:
    shared = RedisLimits(redis.url)
    shared._fail(TimeoutError())
    async with shared._speaking, asyncio.timeout(2):  # as a beat that gets no answer
        assert await shared.hold("sockets", "198.51.100.7", 3) == 0
    await shared.beat()

    assert await told(shared) == {"sockets:198.51.100.7": 3}
    await shared.close()


async def test_redis_takes_its_own_time_where_nodes_have_none_in_common(redis: Redis) -> None:
    shared = RedisLimits(redis.url)
    waits = [await shared.spend("test", "who", None, 0.01, 2, 1) for _ in range(3)]
    noted: Any = shared._redis.hget(f"{redis_limits.PREFIX}test:who", "since")

    assert waits == [0, 0, 100]
    assert abs(int(await noted) / 1000 - time.time()) < 60
    await shared.close()


async def test_nothing_is_left_in_redis_of_what_was_given_back(redis: Redis) -> None:
    shared = RedisLimits(redis.url)
    await shared.hold("sockets", "198.51.100.7", 2)
    shared.let_go("sockets", "198.51.100.7", 0)
    await counted(shared)

    assert await told(shared) == {}
    await shared.close()


async def test_places_of_a_node_that_ends_are_free_at_once(redis: Redis) -> None:
    one, two = RedisLimits(redis.url), RedisLimits(redis.url)
    await one.hold("sockets", "198.51.100.7", 2)
    assert await two.hold("sockets", "198.51.100.7", 1) == 2
    await one.close()

    assert await two.hold("sockets", "198.51.100.7", 1) == 0
    await two.close()


async def test_dead_nodes_are_forgotten(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    dead, alive = RedisLimits(redis.url), RedisLimits(redis.url)
    monkeypatch.setattr(redis_limits, "LEASE", 1)
    await dead.hold("sockets", "198.51.100.7", 1)
    monkeypatch.undo()
    await asyncio.sleep(0.01)
    await alive.hold("sockets", "198.51.100.7", 1)

    asked: Any = alive._redis.zrange(redis_limits.HOLDERS, 0, -1)
    assert await asked == [alive._node.encode()]
    await dead.close()
    await alive.close()


async def test_whoever_waits_for_other_nodes_is_answered_when_this_one_ends(redis: Redis) -> None:
    shared = RedisLimits(redis.url)
    held = Held("sockets", 3, shared)
    waiting = asyncio.create_task(held.total("198.51.100.7", held.take("198.51.100.7")))
    for _ in range(3):
        await asyncio.sleep(0)
    await shared.close()
    async with asyncio.timeout(2):
        assert await waiting == 1
        held.give_back("198.51.100.7")
        assert await held.total("198.51.100.7", held.take("198.51.100.7")) == 1


async def test_people_of_a_dead_node_find_their_places_before_they_try_for_the_third_time(
    folder: Any, redis: Redis
) -> None:
    async with nodes(folder, redis.url, redis.url, limits=SOCKETS) as ((one, two), shared):
        assert await knocks(one, one, one) == [None] * 3
        await shared[0].beat()
        beating = shared[0]._beating
        assert beating is not None
        beating.cancel()  # as if it were killed
        assert await knocks(two) == [TOO_MANY]
        await asyncio.sleep(THIRD_TRY)

        assert await knocks(two, two, two, two) == [None, None, None, TOO_MANY]


async def test_a_class_that_returns_to_a_busy_node_is_counted_for_all_nodes(redis: Redis) -> None:
    shared = RedisLimits(redis.url)
    others = RedisLimits(redis.url)

    async def keep_busy() -> None:
        while True:
            time.sleep(0.01)  # noqa: ASYNC251 -- what else the loop has to do
            await asyncio.sleep(0)

    busy = asyncio.create_task(keep_busy())
    calls = [shared.spend("test", "who", NOON, 1, 600, 1) for _ in range(700)]
    waits = await asyncio.gather(*calls)
    busy.cancel()

    assert waits.count(0) == 600
    assert shared.is_shared
    assert await others.spend("test", "who", NOON, 1, 600, 0) == 1
    await shared.close()
    await others.close()


async def test_whoever_leaves_meanwhile_makes_room_for_who_asks() -> None:
    class Shared:
        async def spend(self, *_: Any) -> int:
            raise NotImplementedError

        async def hold(self, *_: Any) -> int:
            held.give_back("198.51.100.7")
            return 1

        def let_go(self, *_: Any) -> None:
            pass

    held = Held("sockets", 3, Shared())
    held.take("198.51.100.7")
    held.take("198.51.100.7")
    async with held.one("198.51.100.7") as total:
        assert total == 3
