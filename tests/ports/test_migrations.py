"""Databases that are in use: what is in them outlives a migration, and so do older nodes."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from knobel.core.capabilities import Attempt
from knobel.service.ports import Conflict
from knobel.stores.migrations import Migration
from knobel.stores.postgres import PostgresStore, migrate, schema
from knobel.stores.sqlite import SqliteStore
from knobel.stores.sqlite import database as sqlite
from tests.kit.services import Postgres
from tests.kit.stores import summary
from tests.kit.world import TurnedWorld
from tests.ports import version_before as before

ATTEMPT = ("level-2", True, 90_000)
NODE = 7


async def fill(link: Any, match: str, opened: int = 1, *, is_over: bool = False) -> None:
    """Open a match and append two lines, as the version before does."""
    names = (match, f"code-{match}", f"watch-{match}", f"header-{match}".encode())
    await link.execute(before.OPEN, *names, opened, False, "match")
    for version in (1, 2):
        line = f"{match} {version}".encode()
        marks = ([is_over and version == 2], [not is_over])
        written = await link.fetch(before.APPEND, [match], [version], [line], *marks)
        assert list(map(tuple, written)) == [(match,)]


async def delete(link: Any, matches: list[str]) -> None:
    for sql in before.DELETE:
        await link.execute(sql, matches)


@pytest.fixture
async def used(cluster: Postgres) -> AsyncIterator[tuple[str, Any]]:
    """A database with the schema before and something in every table; a link of an older node."""
    assert before.SCHEMA == schema.SCHEMA_VERSION - 1
    url = cluster.url(cluster.fresh())
    await migrate(url, schema.MIGRATIONS[:-1])
    link = await asyncpg.connect(url)
    await fill(link, "m")
    await fill(link, "n", opened=5, is_over=True)
    await link.execute(before.OPEN, "t", "code-t", "watch-t", b"event", 9, False, "tournament")
    await link.execute(before.NOTE_ATTEMPT, "group", "n", *ATTEMPT)
    await link.execute(before.AGREE, "key", "digest")
    roster = before.Roster(link, NODE)
    assert not await roster.beat()
    await roster.let_go("m", "anna", 1, 77)
    assert await roster.keep("m")
    yield url, link
    await link.close()


async def test_a_postgres_that_is_migrated_keeps_everything(used: tuple[str, Any]) -> None:
    url, _ = used
    await migrate(url)
    store = await PostgresStore.opened(url)
    page = await store.page("", 9)
    headers = [await store.header(each.id, kind=each.kind) for each in page]
    lines = [await store.read(each.id) for each in page]
    attempts, agreed = await store.attempts("group"), await store.agree("key", "another digest")
    roster = store.roster(TurnedWorld())
    present, beat = await roster.present("m"), await roster.keeper_beat("m")
    unfinished = await store.unfinished(9)
    await store.close()

    assert [(each.id, each.code, each.opened, each.is_over, each.kind) for each in page] == [
        ("m", "code-m", 1, False, "match"),
        ("n", "code-n", 5, True, "match"),
        ("t", "code-t", 9, False, "tournament"),
    ]
    assert headers == [b"header-m", b"header-n", b"event"]
    assert lines == [[b"m 1", b"m 2"], [b"n 1", b"n 2"], []]
    assert (attempts, agreed) == ([Attempt(*ATTEMPT)], "digest")
    assert present == {"anna": 77}
    assert beat is not None
    assert unfinished == {"m": b"header-m"}


async def test_nodes_of_the_version_before_use_the_next_schema(used: tuple[str, Any]) -> None:
    url, link = used
    await migrate(url)
    store = await PostgresStore.opened(url)
    for match in "mn":
        await store.wish(match, "anna", "phone", b"wish", turn=1, most_own=9, most=9)
        await store.note_length(match, "alike", 60_000)
    await fill(link, "o", opened=20)
    await store.append("o", 3, b"o 3", is_last=False)
    group = (
        ["m", "o", "x"],
        [3, 4, 1],
        [b"m 3", b"o 4", b"x 1"],
        [True, False, False],
        [False] * 3,
    )
    written = {match for (match,) in await link.fetch(before.APPEND, *group)}
    await link.execute(before.NOTE_ATTEMPT, "group", "o", *ATTEMPT)
    seen = [tuple(row) for row in await link.fetch(before.PAGE, "", None, 9)]
    lines = [line for (line,) in await link.fetch(before.READ, "o", 0)]
    attempts = await link.fetch(before.ATTEMPTS, "group")
    old = [match for (match,) in await link.fetch(before.OLD, 10, 9)]
    await delete(link, old)
    await delete(link, ["o"])
    left = [each.id for each in await store.page("", 9)]
    wishes = await store.ask(lambda own: own.fetchval("SELECT count(*) FROM wishes"))
    lengths = await store.lengths("alike", 9)
    await store.close()

    assert written == {"m", "o"}
    assert [row[0] for row in seen] == ["m", "n", "o", "t"]
    assert lines == [b"o 1", b"o 2", b"o 3", b"o 4"]
    assert len(attempts) == 2
    assert old == ["m", "n"]
    assert left == ["t"]
    assert (wishes, lengths) == (0, [])


@pytest.fixture
async def both(used: tuple[str, Any]) -> AsyncIterator[tuple[Any, PostgresStore]]:
    """The same after the migration: a link of an older node, and the store of a newer one."""
    url, link = used
    await migrate(url)
    store = await PostgresStore.opened(url)
    yield link, store
    await store.close()


async def live_on(link: Any) -> None:
    """Let no node be taken for silent or dead, however long this test takes."""
    await link.execute("UPDATE beats SET beat = wall() + 3600000")


async def test_lines_of_either_version_are_read_by_the_other(
    both: tuple[Any, PostgresStore],
) -> None:
    link, store = both
    await store.open(summary("o", 20), b"header-o")
    await store.append("o", 1, b"new 1", is_last=False, is_live=True)
    second = (["o"], [2], [b"old 2"], [False], [None])
    written = [tuple(row) for row in await link.fetch(before.APPEND, *second)]
    await store.append("o", 3, b"new 3", is_last=False)
    with pytest.raises(Conflict):
        await store.append("o", 2, b"another", is_last=False)
    taken = await link.fetch(before.APPEND, ["o"], [3], [b"another"], [False], [None])
    of_old = [line for (line,) in await link.fetch(before.READ, "o", 0)]
    of_new = await store.read("o")
    seen = ["m", "o", "x"], [2, 1, 1]
    news = [tuple(row) for row in await link.fetch(before.NEWS, *seen)]
    new_news = await store.news(dict(zip(*seen, strict=True)))
    settled = [
        tuple(row)
        for row in await link.fetch(
            before.SETTLE, ["m", "o", "x"], [2, 3, 1], [b"m 2", b"another", b"x 1"]
        )
    ]
    header = await link.fetchval(before.HEADER, "o", "match")
    found = [
        await link.fetchval(sql, name, "match")
        for sql, name in ((before.FIND, "code-o"), (before.WATCH, "watch-o"))
    ]
    count = await link.fetchval(before.COUNT)

    assert (written, taken) == ([("o",)], [])
    assert of_old == of_new == [b"new 1", b"old 2", b"new 3"]
    assert news == [
        ("m", False, None),
        ("o", False, b"old 2"),
        ("o", False, b"new 3"),
        ("x", True, None),
    ]
    assert new_news == {"o": [b"old 2", b"new 3"], "x": []}
    assert sorted(settled) == [("m", True, True), ("o", True, False), ("x", False, None)]
    assert (header, found, count) == (b"header-o", ["o", "o"], 4)


async def test_nodes_of_both_versions_share_the_roster(
    both: tuple[Any, PostgresStore],
) -> None:
    link, store = both
    old, new = before.Roster(link, NODE), store.roster(TurnedWorld())
    assert await old.beat()
    assert not (await new.beat()).is_known
    await live_on(link)
    # What a node of the version before noted before the migration is owed after it.
    assert await new.present("m") == await old.present("m") == {"anna": 77}
    assert await old.arrive("m", "anna", 2) == 77
    assert not await old.keep("m")
    await old.settled("m")
    assert await old.keep("m")

    assert await new.arrive("m", "bo", 1) is None
    assert (await old.present("m")).keys() == (await new.present("m")).keys() == {"anna", "bo"}
    assert not await new.keep("m")
    assert await old.keeper_beat("m") == await new.keeper_beat("m") is not None
    assert await old.hand_over("m")
    assert (await old.keep("m"), await new.keep("m")) == (False, True)
    assert await new.hand_over("m")
    assert (await old.keep("m"), await new.keep("m")) == (True, False)
    await old.free("m")
    assert await new.keeper_beat("m") is None
    assert await new.keep("m")
    await new.free("m")
    assert await old.keep("m")
    await new.let_go("m", "bo", 1, 88)
    assert (await old.present("m"))["bo"] == 88
    assert await old.arrive("m", "bo", 3) == 88
    await old.settled("m")
    await old.leave("m", 3)
    assert (await new.present("m")).keys() == {"anna"}
    await old.let_go("m", "anna", 2, 99)
    assert await new.arrive("m", "anna", 2) == 99
    await new.settled("m")
    assert (await new.present("m")).keys() == (await old.present("m")).keys() == {"anna"}


async def test_nodes_of_either_version_inherit_from_the_other(
    both: tuple[Any, PostgresStore],
) -> None:
    link, store = both
    old, new = before.Roster(link, NODE), store.roster(TurnedWorld())
    await new.beat()
    await live_on(link)
    assert await old.arrive("m", "anna", 2) == 77
    await old.settled("m")
    await link.execute("UPDATE beats SET beat = 1000 WHERE node = $1", NODE)
    assert await new.inherit() == {"m": 1000}
    assert await old.present("m") == await new.present("m") == {"": 1000}
    assert not await old.beat()
    await live_on(link)
    assert await old.inherit() == {}
    assert not await old.keep("m")
    await new.settled("m")
    assert (await old.keep("m"), await new.keep("m")) == (False, True)

    assert await new.arrive("m", "bo", 1) is None
    await link.execute("UPDATE beats SET beat = 2000 WHERE node <> $1", NODE)
    assert await old.inherit() == {"m": 2000}
    assert await new.present("m") == {"": 2000}
    assert not (await new.beat()).is_known
    await live_on(link)
    assert await new.inherit() == {}
    assert not await new.keep("m")
    await old.settled("m")
    assert (await old.keep("m"), await new.keep("m")) == (True, False)
    # A node that is silent, but not yet taken for dead.
    await new.arrive("m", "bo", 2)
    await link.execute("UPDATE beats SET beat = wall() - 2000 WHERE node <> $1", NODE)
    since = await new.present("m")
    assert await old.arrive("m", "bo", 4) == since["bo"]


def made(path: Path, steps: tuple[Migration, ...]) -> None:
    """A file with this schema, and something in each of its tables that holds what players have."""
    with closing(sqlite3.connect(path)) as database:
        for step in steps:
            database.executescript(step.sql)
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
        insert = "INSERT INTO matches (id, code, watch, opened, is_over, header) VALUES "
        database.execute(insert + "('m', 'code-m', 'watch-m', 1, 0, X'01')")
        database.execute(insert + "('n', 'code-n', 'watch-n', 5, 1, X'02')")
        line = b'{"wall":10}'
        for match, version in (("m", 1), ("m", 2), ("n", 1)):
            database.execute("INSERT INTO log VALUES (?, ?, ?)", (match, version, line))
        if "attempts" in tables:
            sql = "INSERT INTO attempts (party, match, what, is_won, lasted) VALUES (?, ?, ?, ?, ?)"
            database.execute(sql, ("group", "n", *ATTEMPT))
        if "debts" in tables:
            database.execute("INSERT INTO debts VALUES ('m', 10)")
        database.execute(f"PRAGMA user_version = {steps[-1].number}")
        database.commit()


@pytest.mark.parametrize("number", range(1, sqlite.SCHEMA_VERSION))
async def test_a_sqlite_file_of_any_schema_keeps_everything(tmp_path: Path, number: int) -> None:
    path = tmp_path / "knobel.db"
    made(path, sqlite.MIGRATIONS[:number])
    store = SqliteStore.opened(path)
    page = await store.page("", 9)
    headers = [await store.header(each.id) for each in page]
    lines = [len(await store.read(each.id)) for each in page]
    attempts, owed = await store.attempts("group"), await store.legacy()
    await store.append("m", 3, b"third", is_last=True)
    await store.close()

    assert [(each.id, each.opened, each.is_over, each.kind) for each in page] == [
        ("m", 1, False, "match"),
        ("n", 5, True, "match"),
    ]
    assert (headers, lines) == ([b"\x01", b"\x02"], [2, 1])
    assert attempts == ([] if number < 3 else [Attempt(*ATTEMPT)])
    assert owed == {"m": 0 if number < 3 else 10}  # 0: nobody knows since when
