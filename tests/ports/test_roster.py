"""The port `Roster`: one suite, on every adapter whose nodes can be several.

The roster of the sole server on SQLite is the same one, with its beat in the file: see below.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from knobel.service.ports import DEAD_AFTER, SUSPECT_AFTER, Roster, Store
from knobel.stores.memory import MemoryStore
from knobel.stores.postgres import PostgresStore
from knobel.stores.sqlite import SqliteStore
from tests.kit.services import Postgres
from tests.kit.stores import summary
from tests.kit.world import NOON, TurnedWorld


class Nodes:
    """Some nodes on one store."""

    def __init__(self, store: Store, count: int = 2) -> None:
        self.store = store
        self.world = TurnedWorld()
        self.all = [store.roster(self.world) for _ in range(count)]

    async def turn(self, millis: int) -> None:
        self.world.turn(millis)

    async def begin(self) -> None:
        for node in self.all:
            await node.beat()

    async def pass_time(self, millis: int, *awake: Roster) -> None:
        """Time passes, in which only these nodes beat."""
        for _ in range(0, millis, 500):
            await self.turn(min(500, millis))
            for node in awake:
                await node.beat()


SEVERAL = pytest.mark.parametrize("nodes", ["memory", "postgres"], indirect=True)
"""For stores on which there can be several nodes."""


class PostgresNodes(Nodes):
    """Some nodes on one PostgreSQL, whose clock a test turns."""

    store: PostgresStore

    async def begin(self) -> None:
        """The clock becomes a row of a table."""
        sql = (
            "CREATE TABLE IF NOT EXISTS clock AS SELECT 0::bigint AS now;"
            "CREATE OR REPLACE FUNCTION wall() RETURNS bigint LANGUAGE sql VOLATILE"
            " AS 'SELECT now FROM clock'"
        )
        await self.store.ask(lambda link: link.execute(sql))
        await self.turn(0)
        await super().begin()

    async def turn(self, millis: int) -> None:
        await super().turn(millis)
        sql = "UPDATE clock SET now = $1"
        await self.store.ask(lambda link: link.execute(sql, self.world.now()))


@pytest.fixture(scope="session")
def turned(cluster: Postgres) -> str:
    """A database whose clock can be turned."""
    return cluster.migrated()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Nodes]:
    made: Nodes
    match request.param:
        case "memory":
            made = Nodes(MemoryStore())
        case "sqlite":
            made = Nodes(SqliteStore.opened(tmp_path / "knobel.db"))
        case _:
            cluster: Postgres = request.getfixturevalue("cluster")
            name = cluster.emptied(request.getfixturevalue("turned"))
            made = PostgresNodes(await PostgresStore.opened(cluster.url(name)))
    await made.begin()
    yield made
    await made.store.close()


async def test_a_beat_tells_the_time_and_whether_the_node_is_known(nodes: Nodes) -> None:
    first = await nodes.store.roster(nodes.world).beat()
    again = await nodes.all[0].beat()

    assert (first.is_known, again.is_known) == (False, True)
    for beat in (first, again):
        assert 0 <= beat.now - NOON < 500  # a store adds the time that its answer took


async def test_the_last_beat_of_a_node_that_owes_time_stays(nodes: Nodes) -> None:
    one, other = nodes.all
    await one.arrive("m", "anna", 1)
    await nodes.turn(3_000)
    beat = await one.beat(silent_since=NOON + 200)
    was = await other.present("m")
    await one.beat()

    assert beat.is_known
    assert 0 <= beat.now - (NOON + 3_000) < 500
    assert was == {"anna": NOON}
    assert await other.present("m") == {"anna": NOON + 3_000}


@SEVERAL
async def test_a_node_that_owes_time_says_since_when_if_its_last_beat_is_lost(nodes: Nodes) -> None:
    """Seed 80003958 of the simulation: the others took the node for one that was never silent."""
    await nodes.turn(3_000)
    new = nodes.store.roster(nodes.world)
    await new.arrive("m", "anna", 1)
    beat = await new.beat(silent_since=NOON + 200)

    assert not beat.is_known
    assert 0 <= beat.now - (NOON + 3_000) < 500
    assert await nodes.all[0].present("m") == {"anna": NOON + 200}


async def test_whoever_arrives_is_present_until_they_leave(nodes: Nodes) -> None:
    one, other = nodes.all
    assert await one.arrive("m", "anna", 1) is None
    assert await other.arrive("m", "bo", 1) is None
    assert await other.arrive("n", "cleo", 2) is None
    assert await one.present("m") == {"anna": NOON, "bo": NOON}
    await one.leave("m", "anna", 1)

    assert await other.present("m") == {"bo": NOON}
    assert await other.present("o") == {}


@SEVERAL
async def test_many_may_come_and_go_at_once(nodes: Nodes) -> None:
    one, other = nodes.all
    people = [(f"m{n % 3}", f"person {n % 50}", n) for n in range(300)]
    await one.keep("m2")
    await one.arrive("m0", "person 0", 1)
    await live(nodes.store, "m0")
    await nodes.pass_time(SUSPECT_AFTER + 500, other)
    kept = await asyncio.gather(*(other.keep(match) for match, _, _ in people))
    owed = await asyncio.gather(*(other.arrive(*each) for each in people))
    came = [await one.present(f"m{n}") for n in range(3)]
    await other.settled("m0")
    await asyncio.gather(*(other.leave(*each) for each in people[1:]))

    assert kept == [match != "m2" for match, _, _ in people]
    assert owed == [NOON if match == "m0" else None for match, _, _ in people]
    assert [len(present) for present in came] == [51, 50, 50]  # "" stands for a debt
    assert [len(await one.present(f"m{n}")) for n in range(3)] == [1, 0, 0]


async def test_each_connection_counts_for_itself(nodes: Nodes) -> None:
    """A late goodbye takes nobody away who has come back meanwhile."""
    one, other = nodes.all
    await one.arrive("m", "anna", 1)
    await one.arrive("m", "anna", 2)
    await one.arrive("m", "anna", 2)
    await other.arrive("m", "anna", 1)
    await one.leave("m", "anna", 1)
    assert await one.present("m") == {"anna": NOON}
    await one.leave("m", "anna", 2)
    assert await one.present("m") == {"anna": NOON}
    await other.leave("m", "anna", 1)

    assert await one.present("m") == {}


async def test_everybody_can_ask_when_the_keeper_last_beat(nodes: Nodes) -> None:
    one, other = nodes.all
    assert await other.keeper_beat("m") is None
    assert await one.keep("m")
    await nodes.pass_time(1_000, one)
    await nodes.pass_time(500, other)

    assert [await node.keeper_beat("m") for node in nodes.all] == [NOON + 1_000] * 2
    assert await other.keeper_beat("o") is None


async def test_the_best_node_of_a_person_counts(nodes: Nodes) -> None:
    one, other = nodes.all
    await one.arrive("m", "anna", 1)
    await other.arrive("m", "anna", 1)
    await other.arrive("m", "bo", 2)
    await nodes.pass_time(1_000, one)

    assert await one.present("m") == {"anna": NOON + 1_000, "bo": NOON}


async def test_who_comes_from_a_silent_node_is_owed_the_time_since(nodes: Nodes) -> None:
    one, other = nodes.all
    await one.arrive("m", "anna", 1)
    await live(nodes.store, "m")
    await nodes.pass_time(SUSPECT_AFTER, other)
    assert await other.arrive("m", "anna", 1) is None
    await nodes.pass_time(500, other)

    for _ in range(2):  # an answer may get lost
        assert await other.arrive("m", "anna", 2) == NOON
    await other.settled("m")
    assert await other.arrive("m", "anna", 3) is None
    await other.leave("m", "anna", 1)
    await other.leave("m", "anna", 2)
    await other.leave("m", "anna", 3)
    assert await other.present("m") == {}


@SEVERAL
async def test_an_old_connection_that_is_reported_again_ends_none_at_another_node(
    nodes: Nodes,
) -> None:
    """A node whose last beat is old may be alive, and owe the time since then."""
    one, other = nodes.all
    await one.arrive("m", "anna", 1)
    await live(nodes.store, "m")
    await nodes.pass_time(SUSPECT_AFTER + 500, one)
    await other.beat(silent_since=NOON)
    await other.arrive("m", "anna", 1)

    assert await one.arrive("m", "anna", 1, is_new=False) is None
    await one.leave("m", "anna", 1)
    assert await one.present("m") == {"anna": NOON}


async def test_who_was_let_go_is_owed_the_time_since(nodes: Nodes) -> None:
    one, other = nodes.all
    await one.arrive("m", "anna", 1)
    await live(nodes.store, "m")
    await nodes.pass_time(1_000, one, other)
    await one.let_go("m", "anna", 1, NOON + 400)
    assert await other.present("m") == {"anna": NOON + 400}

    assert await other.arrive("m", "anna", 1) == NOON + 400
    assert await other.present("m") == {"anna": NOON + 1_000, "": NOON + 400}
    await other.settled("m")
    assert await other.present("m") == {"anna": NOON + 1_000}


async def test_a_match_has_one_keeper(nodes: Nodes) -> None:
    one, other = nodes.all
    assert await one.keep("m")
    assert await one.keep("m")
    assert not await other.keep("m")
    await other.free("m")
    assert not await other.keep("m")
    await one.free("m")

    assert await other.keep("m")


@SEVERAL
async def test_a_node_that_the_roster_does_not_know_keeps_and_inherits_nothing(
    nodes: Nodes,
) -> None:
    one, other = nodes.all
    assert await one.keep("m")
    await live(nodes.store, "left")
    await nodes.pass_time(DEAD_AFTER + 500, other)
    stranger = nodes.store.roster(nodes.world)
    assert [await stranger.keep(match) for match in ("m", "new", "left")] == [False] * 3
    assert await stranger.inherit() == {}
    assert await other.inherit() == {"left": 0}  # and "one" is buried
    assert not await one.keep("m")

    await stranger.beat()
    assert await stranger.keep("new")


@SEVERAL
async def test_a_keeper_hands_over_to_a_node_with_somebody_of_the_match(nodes: Nodes) -> None:
    one, other = nodes.all
    await one.keep("m")
    await live(nodes.store, "m")
    assert not await one.hand_over("m")  # to whom?
    await one.arrive("m", "anna", 1)
    assert not await one.hand_over("m")
    await other.arrive("m", "bo", 1)

    for _ in range(2):  # an answer may get lost
        assert await one.hand_over("m")
    await one.leave("m", "anna", 1)
    await other.leave("m", "bo", 1)
    await nodes.pass_time(DEAD_AFTER + 500, *nodes.all)
    assert [await node.inherit() for node in nodes.all] == [{}, {}]  # it is never left alone
    assert not await one.keep("m")
    assert await other.keep("m")


@pytest.mark.parametrize("nodes", ["postgres"], indirect=True)
async def test_whoever_leaves_while_a_match_is_handed_over_to_their_node_leaves_after_that(
    nodes: PostgresNodes,
) -> None:
    """So that their node, which then asks whether it keeps the match, learns that it does."""
    one, other = nodes.all
    await one.keep("m")
    await other.arrive("m", "anna", 1)
    is_held, may_go_on = asyncio.Event(), asyncio.Event()

    async def hold(link: Any) -> None:
        async with link.transaction():
            await link.execute("SELECT FROM keepers FOR UPDATE")
            is_held.set()
            await may_go_on.wait()

    async def leave() -> bool:
        await other.leave("m", "anna", 1)
        return await other.keep("m")

    async def wait_for(blocked: int, *unless: asyncio.Task[bool]) -> None:
        sql = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while not any(task.done() for task in unless):
            if await nodes.store.ask(lambda link: link.fetchval(sql)) >= blocked:
                return

    holding = asyncio.create_task(nodes.store.ask(hold))
    await is_held.wait()
    handing = asyncio.create_task(one.hand_over("m"))
    await wait_for(1)
    leaving = asyncio.create_task(leave())
    await wait_for(2, leaving)
    may_go_on.set()
    await holding

    assert (await handing, await leaving) == (True, True)


@SEVERAL
async def test_a_keeper_hands_over_to_no_node_that_is_silent_or_lets_people_go(
    nodes: Nodes,
) -> None:
    one, other = nodes.all
    await one.keep("m")
    await other.arrive("m", "anna", 1)
    await nodes.pass_time(SUSPECT_AFTER + 500, one)
    assert not await one.hand_over("m")
    await other.beat()
    await other.let_go("m", "anna", 1, NOON)
    assert not await one.hand_over("m")

    assert await one.keep("m")


async def test_what_a_dead_keeper_kept_may_be_kept(nodes: Nodes) -> None:
    one, other = nodes.all
    assert await one.keep("m")
    await nodes.pass_time(DEAD_AFTER, other)
    assert not await other.keep("m")
    await nodes.pass_time(500, other)

    assert await other.keep("m")


@SEVERAL
async def test_a_live_match_of_a_dead_keeper_is_owed_time_first(nodes: Nodes) -> None:
    one, other = nodes.all
    assert await one.keep("m")
    await live(nodes.store, "m")
    await nodes.pass_time(DEAD_AFTER + 500, other)
    assert not await other.keep("m")
    assert await other.present("m") == {"": NOON}
    assert await other.arrive("m", "anna", 1) == NOON
    await other.settled("m")

    assert await other.keep("m")
    assert not await one.keep("m")


@SEVERAL
async def test_what_the_dead_leave_goes_to_one_asker(nodes: Nodes) -> None:
    one, other = nodes.all
    third = nodes.store.roster(nodes.world)
    await one.arrive("here", "anna", 1)
    await one.keep("kept")
    await other.arrive("elsewhere", "bo", 1)
    await other.keep("elsewhere")
    await live(nodes.store, "here", "kept", "elsewhere")
    await nodes.pass_time(DEAD_AFTER, other, third)
    assert await other.inherit() == {}
    await nodes.pass_time(500, other, third)

    for _ in range(2):  # an answer may get lost
        assert await other.inherit() == {"here": NOON, "kept": NOON}
    assert await third.inherit() == {}
    assert not await other.keep("kept")
    await other.settled("kept")
    assert await other.keep("kept")
    assert await third.present("here") == {"": NOON}  # until it is settled
    assert not (await one.beat()).is_known


@SEVERAL
async def test_whoever_comes_before_the_heir_has_given_the_time_back_is_owed_it(
    nodes: Nodes,
) -> None:
    one, other = nodes.all
    third = nodes.store.roster(nodes.world)
    await one.arrive("m", "anna", 1)
    await live(nodes.store, "m")
    await nodes.pass_time(DEAD_AFTER + 500, other, third)
    assert await other.inherit() == {"m": NOON}

    assert await third.arrive("m", "anna", 1) == NOON
    assert await other.inherit() == {}  # it has gone over
    assert await third.inherit() == {"m": NOON}


@SEVERAL
async def test_an_heir_that_dies_leaves_the_same(nodes: Nodes) -> None:
    one, other = nodes.all
    third = nodes.store.roster(nodes.world)
    await one.arrive("m", "anna", 1)
    await one.arrive("n", "anna", 2)
    await live(nodes.store, "m", "n")
    await nodes.pass_time(DEAD_AFTER + 500, other, third)
    assert await other.inherit() == {"m": NOON, "n": NOON}
    await other.settled("n")
    await nodes.pass_time(DEAD_AFTER + 500, third)

    assert await third.inherit() == {"m": NOON, "n": NOON + DEAD_AFTER + 500}


@SEVERAL
async def test_who_was_let_go_and_does_not_come_is_left(nodes: Nodes) -> None:
    one, other = nodes.all
    await one.arrive("m", "anna", 1)
    await one.keep("m")
    await live(nodes.store, "m")
    await one.let_go("m", "anna", 1, NOON)
    await nodes.pass_time(DEAD_AFTER, one, other)
    assert await other.inherit() == {}
    await nodes.pass_time(500, one, other)

    assert await other.inherit() == {"m": NOON}
    assert await other.present("m") == {"": NOON}
    await other.settled("m")
    assert await other.present("m") == {}


# Live matches


async def live(store: Store, *matches: str) -> None:
    for match in matches:
        await store.open(summary(match), b"header")
        await store.append(match, 1, b"line", is_last=False, is_live=True)


@SEVERAL
async def test_live_matches_that_nobody_keeps_are_left(nodes: Nodes) -> None:
    """The roster may have forgotten them."""
    one, other = nodes.all
    await one.keep("kept")
    await live(nodes.store, "kept", "left", "quiet", "deleted")
    await nodes.store.append("quiet", 2, b"line", is_last=False, is_live=False)
    await nodes.store.append("left", 2, b"line", is_last=False)
    await nodes.store.delete("deleted")

    assert await other.inherit() == {"left": 0}


@SEVERAL
async def test_who_comes_to_a_live_match_that_is_lost_is_owed_time(nodes: Nodes) -> None:
    """Whoever is connected hides that, so it is noted as they arrive."""
    one, other = nodes.all
    await live(nodes.store, "m")

    for _ in range(2):  # an answer may get lost
        assert await one.arrive("m", "anna", 1) == 0
    assert await other.arrive("m", "bo", 1) == 0  # or they would play before it is given back
    await one.settled("m")
    assert await one.arrive("m", "anna", 2) is None
    assert await one.keep("m")


@SEVERAL
async def test_who_was_there_all_along_is_owed_nothing_though_the_match_was_lost(
    nodes: Nodes,
) -> None:
    one, other = nodes.all
    await live(nodes.store, "m")
    assert await one.arrive("m", "anna", 1, is_new=False) is None
    assert await other.arrive("m", "bo", 1) is None

    assert await other.present("m") == {"anna": NOON, "bo": NOON}


@SEVERAL
async def test_nobody_is_owed_time_who_comes_to_a_match_that_is_kept(nodes: Nodes) -> None:
    one, other = nodes.all
    await one.keep("m")
    await live(nodes.store, "m")

    assert await other.arrive("m", "anna", 1) is None


# The sole server on a file


@asynccontextmanager
async def life(path: Path, now: int) -> AsyncIterator[tuple[SqliteStore, Roster]]:
    """A server on this file, which in the end is killed."""
    store = SqliteStore.opened(path)
    roster = store.roster(TurnedWorld(now))
    await roster.beat()
    yield store, roster
    await store.close()


async def test_a_start_inherits_from_the_life_before(tmp_path: Path) -> None:
    path = tmp_path / "knobel.db"
    async with life(path, 1_000) as (store, roster):
        assert await roster.inherit() == {}
        assert await roster.keep("m")
        await live(store, "m", "n", "o")
        await roster.arrive("m", "anna", 1)
        await store.append("o", 2, b"line", is_last=True, is_live=False)
    async with life(path, 9_000) as (_store, roster):
        assert await roster.present("m") == {"": 1_000}
        assert await roster.present("o") == {}
        assert not await roster.keep("m")
        assert await roster.inherit() == {}  # nobody has asked for any of them yet
        assert await roster.arrive("m", "anna", 1) == 1_000
        assert await roster.inherit() == {"m": 1_000}  # until it is settled, and not "n"
        await roster.settled("m")
        assert await roster.inherit() == {}
        assert await roster.keep("m")
        assert await roster.present("m") == {"anna": 9_000}
    async with life(path, 20_000) as (_store, roster):
        assert [await roster.present(match) for match in "mno"] == [{"": 9_000}, {"": 1_000}, {}]
