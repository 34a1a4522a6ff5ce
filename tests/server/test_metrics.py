"""The figures for operators: what was counted, and who may ask for it."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias

import httpx
import pytest
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

from knobel.buses.memory import MemoryBus
from knobel.machine.meters import PlainMeters, figures_of, metered
from knobel.server.watch import watch_app
from knobel.service.ports import Conflict, NotFound, StorageFailed, Unsure
from knobel.stores.memory import MemoryStore
from knobel.stores.postgres import PostgresStore
from knobel.stores.sqlite import SqliteStore
from tests.kit.harness import MINE, BrittleLog, Harness, bot, opened
from tests.kit.services import Postgres
from tests.kit.stores import summary
from tests.kit.wires import Wire, wired
from tests.kit.world import HeldWorkers

Figures: TypeAlias = dict[str, float]


async def figures(wire: Wire, meters: PlainMeters) -> Figures:
    """Every sample by its name and labels."""
    return read(await figures_of(meters, wire.harness.service))


def read(text: bytes) -> Figures:
    return {
        "".join([sample.name, *(f" {value}" for value in sample.labels.values())]): sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }


async def test_moves_refusals_and_times_are_counted(folder: Any) -> None:
    meters = PlainMeters()
    async with wired(folder, metered(MemoryStore(), meters), meters=meters) as wire:
        anna, bo = await wire.pair()
        first, second = await wire.following(anna), await wire.following(bo)
        before = await figures(wire, meters)
        await first.drop("a1")
        await second.drop("b1")
        await second.drop("c1")  # not theirs
        await wire.get("/api/codes/XXXXXX")
        after = await figures(wire, meters)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grown("knobel_moves_total") == 2
    assert grown("knobel_lines_total") == 2
    assert grown("knobel_append_seconds_count") == 2
    assert grown("knobel_command_seconds_count") == 2
    assert grown("knobel_refusals_total not-your-turn") == 1
    assert grown("knobel_refusals_total no-such-code") == 1
    assert after["knobel_sockets"] == 2
    assert (after["knobel_matches_live"], after["knobel_matches_at_hand"]) == (1, 1)
    assert after["knobel_ready"] == 1


async def test_a_closed_socket_is_not_counted_any_more(folder: Any) -> None:
    meters = PlainMeters()
    async with wired(folder, meters=meters) as wire:
        anna, _ = await wire.pair()
        socket = await wire.following(anna)
        await socket.hang_up()

        assert (await figures(wire, meters))["knobel_sockets"] == 0


async def test_a_line_that_fails_is_counted_by_the_kind_of_its_failure() -> None:
    meters, brittle = PlainMeters(), BrittleLog()
    store, unsure = metered(brittle, meters), metered(UnsureStore(), meters)
    await store.open(summary(), b"header")
    await store.append("m", 1, b"one", is_last=False)
    for taken in (b"another", b"yet another"):
        with pytest.raises(Conflict):
            await store.append("m", 1, taken, is_last=False)
    with pytest.raises(NotFound):
        await store.append("x", 1, b"one", is_last=False)
    brittle.is_full = True
    with pytest.raises(StorageFailed):
        await store.append("m", 2, b"two", is_last=False)
    with pytest.raises(Unsure):
        await unsure.append("m", 2, b"two", is_last=False)
    faults: asyncio.Queue[Exception | None] = asyncio.Queue()
    unsure.append_soon("m", 2, b"two", faults.put_nowait, is_last=False)
    assert isinstance(await faults.get(), Unsure)
    async with opened() as harness:
        told = read(await figures_of(meters, harness.service))

    assert told["knobel_lines_total"] == 1
    assert told["knobel_conflicts_total"] == 2
    assert told["knobel_storage_failures_total"] == 1
    assert told["knobel_in_doubt_total"] == 2


class UnsureStore(MemoryStore):
    """A store that never hears what became of a line."""

    async def append(self, match: str, *_: Any, **__: Any) -> None:
        raise Unsure(match)

    def append_soon(
        self,
        match: str,
        version: int,
        line: bytes,
        done: Callable[[Exception | None], None],
        /,
        **_: Any,
    ) -> None:
        asyncio.get_running_loop().call_soon(done, Unsure(match))


async def test_lines_that_share_a_commit_in_postgresql_are_a_group(cluster: Postgres) -> None:
    """The first line is on its way alone; those that come meanwhile share the next commit."""
    meters = PlainMeters()
    bare = await PostgresStore.opened(cluster.url(cluster.emptied()))
    store = metered(bare, meters)
    for name in "abc":
        await store.open(summary(name), b"header")
    await store.append("a", 1, b"first", is_last=False)
    await asyncio.gather(
        *(store.append(name, 2 if name == "a" else 1, b"line", is_last=False) for name in "abc")
    )
    async with opened() as harness:
        told = read(await figures_of(meters, harness.service))
    await store.close()

    assert told["knobel_lines_total"] == told["knobel_group_lines_sum"] == 4
    assert told["knobel_group_lines_count"] == 2
    assert told["knobel_group_lines_bucket 1.0"] == 1


async def test_a_beat_that_cannot_be_stored_is_missed(folder: Any) -> None:
    meters, log = PlainMeters(), BrittleLog()
    async with wired(folder, log, meters=meters) as wire:
        log.is_full = True
        await wire.harness.turn(2_000)
        told = await figures(wire, meters)

    assert told["knobel_beats_missed_total"] == 1
    assert told["knobel_ready"] == 0


async def test_lines_that_share_a_commit_are_a_group(tmp_path: Any) -> None:
    meters = PlainMeters()
    store = metered(SqliteStore.opened(tmp_path / "knobel.db"), meters)
    async with opened(store) as harness:
        tickets = [(await harness.pair())[0] for _ in range(3)]
        before = read(await figures_of(meters, harness.service))
        await asyncio.gather(*(harness.drop(ticket.id, "a1") for ticket in tickets))
        after = read(await figures_of(meters, harness.service))

    assert after["knobel_group_lines_sum"] - before["knobel_group_lines_sum"] == 3
    assert after["knobel_group_lines_count"] - before["knobel_group_lines_count"] < 3


async def test_time_that_an_outage_took_is_given_back() -> None:
    meters, log = PlainMeters(), MemoryStore()
    dead = Harness(log)
    await dead.service.start()
    clock = {"clock": {"type": "total", "seconds": 300, "increment": 0}}
    ticket, _ = await dead.pair(config=clock)
    await dead.follow(ticket.id, ticket.token)
    await dead.drop(ticket.id, "a1")
    dead.kill()
    dead.world.turn(60_000)
    async with opened(log, world=dead.world, meters=meters) as harness:
        await harness.follow(ticket.id, ticket.token)
        await harness.turn(5_000)  # from then on the other server is taken for dead
        told = read(await figures_of(meters, harness.service))

    assert 60 <= told["knobel_time_given_back_seconds_total"] <= 65


async def test_matches_of_a_dead_node_are_counted_when_they_are_taken_over() -> None:
    meters, log = PlainMeters(), MemoryStore()
    dead = Harness(log)
    await dead.service.start()
    tickets = [await dead.pair() for _ in range(2)]
    for pair in tickets:
        for ticket in pair:
            await dead.follow(ticket.id, ticket.token)
    dead.kill()
    async with opened(log, world=dead.world, meters=meters) as heir:
        before = read(await figures_of(meters, heir.service))
        for _ in range(6):
            await heir.turn(1_000)
        after = read(await figures_of(meters, heir.service))

    assert before["knobel_matches_inherited_total"] == 0
    assert after["knobel_matches_inherited_total"] == 2


class DeafBus(MemoryBus):
    """A bus that says what the test wants to be heard."""

    def on_deaf(self, call: Callable[[bool], None], /) -> None:
        self.notice = call


async def test_a_deaf_bus_is_seen_as_long_as_it_is_deaf() -> None:
    meters, bus = PlainMeters(), DeafBus()
    told: list[float] = []
    async with opened(bus=bus, meters=meters) as harness:
        for is_deaf in (True, False):
            bus.notice(is_deaf)
            told.append(read(await figures_of(meters, harness.service))["knobel_bus_deaf"])

    assert told == [1, 0]


async def test_jobs_of_bots_are_seen_while_they_wait_and_while_they_are_done() -> None:
    meters = PlainMeters()
    async with opened(workers=HeldWorkers(slots=1), meters=meters) as harness:
        for _ in range(3):
            ticket = await harness.open((bot(), MINE))
            await harness.follow(ticket.id, ticket.token)
        await harness.quiet()
        told = read(await figures_of(meters, harness.service))

    jobs = told["knobel_bot_jobs_running"], told["knobel_bot_jobs_waiting"]
    assert jobs == (1, 5)  # each bot is prepared, and then asked


class SharedOrNot(Struct):
    is_shared: bool


async def test_it_is_seen_who_counts_calls_and_that_the_server_ends() -> None:
    meters, counting = PlainMeters(), (None, SharedOrNot(False), SharedOrNot(True))
    async with opened(meters=meters) as harness:
        told = [read(await figures_of(meters, harness.service, each)) for each in counting]
        await harness.service.drain()
        ended = read(await figures_of(meters, harness.service))

    assert [each["knobel_limits_shared"] for each in told] == [0, 0, 1]
    assert {each["knobel_draining"] for each in told} == {0}
    assert (ended["knobel_draining"], ended["knobel_ready"]) == (1, 0)


async def asked(app: Any, path: str, method: str = "GET") -> httpx.Response:
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://watch") as http:
        return await http.request(method, path)


async def test_those_who_watch_have_a_port_of_their_own(folder: Any) -> None:
    meters, log = PlainMeters(), BrittleLog()
    async with wired(folder, log, meters=meters) as wire:
        told: Callable[[], Awaitable[bytes]] = partial(figures_of, meters, wire.harness.service)
        app = watch_app(wire.harness.service, told)
        public = await wire.get("/metrics")
        answers = {path: await asked(app, path) for path in ("/metrics", "/health", "/ready")}
        lost = await asked(app, "/api/catalog")
        posted = await asked(app, "/metrics", "POST")
        log.is_full = True
        await wire.harness.turn(2_000)
        later = [(await asked(app, path)).status_code for path in ("/health", "/ready")]

    assert "knobel_moves" not in public.text
    assert {path: answer.status_code for path, answer in answers.items()} == {
        "/metrics": 200,
        "/health": 200,
        "/ready": 200,
    }
    assert "knobel_moves_total 0.0" in answers["/metrics"].text
    assert (lost.status_code, posted.status_code) == (404, 405)
    assert later == [503, 503]  # it is alone


async def test_no_figure_names_a_match_a_person_or_a_secret(folder: Any) -> None:
    meters = PlainMeters()
    async with wired(folder, metered(MemoryStore(), meters), meters=meters) as wire:
        anna, bo = await wire.pair()
        socket = await wire.following(anna)
        await socket.drop("a1")
        text = (await figures_of(meters, wire.harness.service)).decode()

    for secret in (*anna.values(), *bo.values(), "Anna", "Bo "):
        assert secret not in text
