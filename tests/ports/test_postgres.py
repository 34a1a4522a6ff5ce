"""What only PostgreSQL can do to a log: fall silent, restart, and be shared."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import asyncpg
import pytest

from knobel.service.ports import Conflict, NotFound, StorageFailed, Unsure
from knobel.stores.postgres import PostgresStore, migrate, writer
from knobel.stores.postgres import database as database_module
from knobel.stores.postgres.schema import MIGRATIONS, SCHEMA_VERSION
from tests.kit import services
from tests.kit.services import Postgres, Wire
from tests.kit.stores import summary
from tests.kit.world import TurnedWorld


@pytest.fixture
async def store(database: str) -> AsyncIterator[PostgresStore]:
    made = await PostgresStore.opened(database)
    yield made
    await made.close()


@asynccontextmanager
async def wired(cluster: Postgres, database: str) -> AsyncIterator[tuple[Wire, PostgresStore]]:
    """A store with a wire between it and the database, in which there is a match."""
    name = database.rpartition("/")[2]
    async with Wire(cluster.port) as wire:
        made = await PostgresStore.opened(cluster.url(name, wire.port))
        await made.open(summary(), b"header")
        await made.append("m", 1, b"first", is_last=False)
        yield wire, made
        wire.heal()
        await made.close()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long."""
    for module in (database_module, writer):
        monkeypatch.setattr(module, "ATTEMPT", 0.2)
        monkeypatch.setattr(module, "WRITING", 0.6)
    monkeypatch.setattr(database_module, "READING", 0.4)


@pytest.mark.usefixtures("hurried")
async def test_a_silent_store_leaves_the_fate_of_a_line_open(
    cluster: Postgres, database: str
) -> None:
    async with wired(cluster, database) as (wire, store):
        wire.swallow()
        with pytest.raises(Unsure):
            await store.append("m", 2, b"second", is_last=False)
        was_well = store.is_well
        with pytest.raises(Unsure):
            await store.open(summary("n"), b"header")
        with pytest.raises(StorageFailed):
            await store.read("m")
        wire.heal()
        await store.append("m", 2, b"second", is_last=False)

        assert (was_well, store.is_well) == (False, True)
        assert await store.read("m") == [b"first", b"second"]


async def test_a_silent_store_keeps_nobody_waiting_longer_than_promised(
    cluster: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last attempt ends in time, too."""
    monkeypatch.setattr(writer, "WRITING", 2.0)
    for module in (database_module, writer):
        monkeypatch.setattr(module, "ATTEMPT", 1.5)
    async with wired(cluster, database) as (wire, store):
        wire.swallow()
        began = time.monotonic()
        with pytest.raises(Unsure):
            await store.append("m", 2, b"second", is_last=False)

        assert time.monotonic() - began < 2.5


async def test_a_line_whose_answer_is_lost_is_stored_once(cluster: Postgres, database: str) -> None:
    async with wired(cluster, database) as (wire, store):
        for version in range(2, 30):
            appending = asyncio.ensure_future(
                store.append("m", version, b"%d" % version, is_last=False)
            )
            for _ in range(version):  # cut at another moment every time
                await asyncio.sleep(0)
            wire.cut()
            await appending

        assert await store.read("m", 1) == [b"%d" % version for version in range(2, 30)]


async def test_opening_whose_answer_is_lost_is_no_conflict(
    cluster: Postgres, database: str
) -> None:
    async with wired(cluster, database) as (wire, store):
        for turns in range(2, 30):
            opening = asyncio.ensure_future(store.open(summary(f"n{turns}"), b"header"))
            for _ in range(turns):
                await asyncio.sleep(0)
            wire.cut()
            await opening

        assert await store.count() == 29


async def test_two_writers_of_the_same_matches_never_wait_for_each_other(database: str) -> None:
    """The key decides; sorted groups can't lock each other out."""
    stores = [await PostgresStore.opened(database) for _ in range(2)]
    names = [f"m{number}" for number in range(40)]
    for name in names:
        await stores[0].open(summary(name), b"header")
    won = [0, 0]

    async def write(who: int, name: str) -> None:
        for version in range(1, 11):
            try:
                await stores[who].append(name, version, b"%d" % who, is_last=False, is_live=True)
                won[who] += 1
            except Conflict:
                pass

    both = [write(who, name) for name in names for who in (0, 1)]
    async with asyncio.timeout(30):
        await asyncio.gather(*both)

    assert sum(won) == 400
    for name in names:
        assert len(await stores[0].read(name)) == 10
    for store in stores:
        await store.close()


async def test_a_match_that_is_deleted_while_it_is_played_leaves_no_lines(
    store: PostgresStore, database: str
) -> None:
    other = await PostgresStore.opened(database)

    async def play(name: str, has_begun: asyncio.Event) -> None:
        for version in count(1):
            await store.append(name, version, b"line", is_last=False)
            if version == 2:
                has_begun.set()

    for number in range(20):
        name, has_begun = f"m{number}", asyncio.Event()
        await store.open(summary(name), b"header")
        playing = asyncio.ensure_future(play(name, has_begun))
        await has_begun.wait()
        await other.delete(name)
        with pytest.raises(NotFound):
            await playing

    assert await store.ask(lambda link: link.fetchval("SELECT count(*) FROM log")) == 0
    await other.close()


async def test_a_client_that_is_confused_is_given_another_connection(store: PostgresStore) -> None:
    links: list[object] = []

    async def ask(link: Any) -> int:
        links.append(link)
        if len(links) == 1:
            raise asyncpg.InternalClientError("unexpected state")
        answer: int = await link.fetchval("SELECT 7")
        return answer

    assert await store.ask(ask) == 7
    assert links[0] is not links[1]


async def test_a_refusal_of_the_server_is_told_with_its_reason(store: PostgresStore) -> None:
    await store.open(summary(), b"header")
    deny = "ALTER TABLE log ADD CONSTRAINT full_disk CHECK (version < 2)"
    await store.ask(lambda link: link.execute(deny))
    await store.append("m", 1, b"first", is_last=False)
    with pytest.raises(StorageFailed, match="full_disk"):
        await store.append("m", 2, b"second", is_last=False)
    assert await store.read("m") == [b"first"]
    await store.ask(lambda link: link.execute("ALTER TABLE log DROP CONSTRAINT full_disk"))
    await store.append("m", 2, b"second", is_last=False)

    assert await store.read("m") == [b"first", b"second"]


async def test_lines_that_come_meanwhile_share_a_statement(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"m{number}" for number in range(100)]
    for name in names:
        await store.open(summary(name), b"header")
    groups: list[int] = []
    committed: list[int] = []
    write = store._write

    async def counted(group: dict[str, writer._Line]) -> None:
        groups.append(len(group))
        await write(group)

    monkeypatch.setattr(store, "_write", counted)
    store.on_commit = committed.append
    await asyncio.gather(
        *(store.append(name, v, b"line", is_last=False) for v in (1, 2) for name in names)
    )

    assert groups == committed == [100, 100]


async def test_a_roster_that_was_forgotten_is_told_again(cluster: Postgres, database: str) -> None:
    store = await PostgresStore.opened(database)
    roster = store.roster(TurnedWorld())
    known = [(await roster.beat()).is_known for _ in range(2)]
    cluster.execute("DELETE FROM beats", database.rpartition("/")[2])  # as after a crash
    known += [(await roster.beat()).is_known for _ in range(2)]
    await store.close()

    assert known == [False, True, False, True]


@pytest.mark.usefixtures("hurried")
async def test_beats_without_an_answer_do_not_hide_since_when_nobody_can_play(
    cluster: Postgres, database: str
) -> None:
    """The connection is given up, and a new one takes an answer before it can be used."""
    name = database.rpartition("/")[2]
    async with wired(cluster, database) as (wire, store):
        roster = store.roster(TurnedWorld())
        await roster.beat()
        wire.swallow(is_one_way=True)
        beats = []
        for _ in range(3):
            with pytest.raises(StorageFailed):
                await roster.beat()
            beats.append(cluster.execute("SELECT beat FROM beats", name))

    assert len(set(beats)) == 1, beats


FULL = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER refuse BEFORE INSERT ON log EXECUTE FUNCTION refuse();
"""


async def test_a_full_disk_is_one_line_of_the_log_though_beats_find_room(
    cluster: Postgres, store: PostgresStore, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """And the node stays ready, because people can still look."""
    name = database.rpartition("/")[2]
    await store.open(summary(), b"header")
    roster = store.roster(TurnedWorld())
    cluster.execute(FULL, name)
    try:
        for _ in range(3):
            with pytest.raises(StorageFailed, match="no space left"):
                await store.append("m", 1, b"first", is_last=False)
            await roster.beat()
            assert await store.read("m") == []
        was_well = store.is_well
    finally:
        cluster.execute("DROP TRIGGER refuse ON log; DROP FUNCTION refuse", name)
    await store.append("m", 1, b"first", is_last=False)

    assert was_well
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


def set_read_only(cluster: Postgres, name: str, is_so: str) -> None:
    """New sessions may only read, or may write, too; there are no others."""
    cluster.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {is_so}")
    if is_so == "on":
        sessions = f"FROM pg_stat_activity WHERE datname = '{name}'"
        cluster.execute(f"SELECT pg_terminate_backend(pid) {sessions}")


@pytest.mark.usefixtures("hurried")
async def test_a_database_that_was_read_only_is_written_to_again(cluster: Postgres) -> None:
    """Sessions that began meanwhile could never write; people can look all the time."""
    name = cluster.migrated()
    store = await PostgresStore.opened(cluster.url(name))
    roster = store.roster(TurnedWorld())
    await store.open(summary(), b"header")
    await store.append("m", 1, b"first", is_last=False)
    set_read_only(cluster, name, "on")
    with pytest.raises(Unsure):
        await store.append("m", 2, b"second", is_last=False)
    with pytest.raises(Unsure):
        await store.delete("m")
    with pytest.raises(StorageFailed):
        await roster.beat()
    lines, was_well = await store.read("m"), store.is_well
    set_read_only(cluster, name, "off")
    await store.append("m", 2, b"second", is_last=False)
    await roster.beat()
    await store.delete("m")
    await store.close()

    assert (lines, was_well) == ([b"first"], True)


async def test_of_two_hosts_a_store_uses_the_one_that_can_be_written_to(cluster: Postgres) -> None:
    with services.postgres() as other:
        name = cluster.migrated()
        other.execute(f"CREATE DATABASE {name}")
        await migrate(other.url(name))
        stores = [await PostgresStore.opened(each.url(name)) for each in (cluster, other)]
        for store in stores:
            await store.open(summary(), b"header")
            await store.append("m", 1, b"first", is_last=False)
        hosts = f"127.0.0.1:{cluster.port},127.0.0.1:{other.port}"
        of_both = await PostgresStore.opened(f"postgresql://knobel@{hosts}/{name}")
        await of_both.append("m", 2, b"second", is_last=False)
        set_read_only(cluster, name, "on")
        await of_both.append("m", 2, b"other", is_last=False)
        lines = [await store.read("m") for store in (*stores, of_both)]
        for store in (*stores, of_both):
            await store.close()

    first, second = [b"first", b"second"], [b"first", b"other"]
    assert lines == [first, second, second]


async def test_no_statement_reads_the_whole_log_though_nobody_has_counted_its_lines(
    cluster: Postgres,
) -> None:
    """PostgreSQL takes a log that it has not analysed for small, and each move read all of it."""
    new = cluster.migrated()
    scans = "SELECT seq_scan FROM pg_stat_user_tables WHERE relname = 'log'"
    before = cluster.execute(scans, new)
    store = await PostgresStore.opened(cluster.url(new))
    names = [f"m{n:02}" for n in range(40)]
    for name in names:
        await store.open(summary(name), b"header")
    for version in range(1, 4):
        lines = [store.append(name, version, b"%d" % version, is_last=False) for name in names]
        await asyncio.gather(*lines)
    late = [store.append(name, 2, b"other", is_last=False) for name in names]
    faults = await asyncio.gather(*late, return_exceptions=True)
    news = await store.news(dict.fromkeys(names, 2))
    lines_of_one = await store.read("m07")
    await store.close()

    assert {type(fault) for fault in faults} == {Conflict}
    assert news == {name: [b"3"] for name in names}
    assert lines_of_one == [b"1", b"2", b"3"]
    assert cluster.execute(scans, new) == before


async def test_a_migration_that_waits_for_a_backup_keeps_no_move_waiting(cluster: Postgres) -> None:
    url = cluster.url(cluster.fresh())
    await migrate(url, MIGRATIONS[:2])
    backup, player = [await asyncpg.connect(url) for _ in range(2)]
    reading = backup.transaction()
    await reading.start()
    await backup.fetch("SELECT id FROM matches")
    migrating = asyncio.create_task(migrate(url))
    waits = "SELECT count(*) FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'"
    async with asyncio.timeout(10):
        while not await backup.fetchval(waits):
            pass
        await player.fetch("SELECT id FROM matches FOR KEY SHARE")  # as each line does
    is_waiting = not migrating.done()
    await reading.commit()
    result = await migrating
    for connection in (backup, player):
        await connection.close()

    assert is_waiting
    assert result == (2, SCHEMA_VERSION)
