"""What only the store in SQLite promises: durable, grouped, and honest when it cannot write."""

import asyncio
import os
import shutil
import sqlite3
import stat
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from knobel.core.capabilities import Attempt
from knobel.core.game import Millis
from knobel.service.ports import Conflict, MatchSummary, NotFound, StorageFailed
from knobel.stores.roster import Rows
from knobel.stores.sqlite import (
    SCHEMA_VERSION,
    Damaged,
    SoleRoster,
    SqliteStore,
    database,
    jobs,
    scrub,
)
from knobel.stores.sqlite import store as sqlite_store
from knobel.stores.sqlite.writer import MOST_AT_ONCE
from tests.kit.stores import damage
from tests.kit.world import NOON, TurnedWorld


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "knobel.db"


@pytest.fixture
def statements() -> list[str]:
    """Everything that the database was told."""
    return []


@pytest.fixture
async def store(path: Path, statements: list[str]) -> AsyncIterator[SqliteStore]:
    connection = database.connect(path)
    connection.set_trace_callback(statements.append)
    made = SqliteStore(connection)
    await made.open(MatchSummary("m", "c", "w", 1), b"header")
    yield made
    await made.close()


class Hold:
    """Keeps the thread of a log busy, within its transaction, until it is let go."""

    def __init__(self, store: SqliteStore) -> None:
        self._begun, self._free = threading.Event(), threading.Event()
        self._done = store._do(self._wait)

    def _wait(self, _database: sqlite3.Connection) -> None:
        self._begun.set()
        assert self._free.wait(30)

    async def begun(self) -> None:
        assert await asyncio.to_thread(self._begun.wait, 30)

    async def let_go(self) -> None:
        self._free.set()
        await self._done


async def tell(store: SqliteStore, pragma: str) -> None:
    await store._do(lambda database: database.execute(f"PRAGMA {pragma}").fetchall())


async def test_an_answer_that_fails_leaves_the_others_theirs(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    answers: asyncio.Queue[Exception | None] = asyncio.Queue()

    def fail(_: Exception | None) -> None:
        raise ZeroDivisionError

    store.append_soon("m", 1, b"first", fail, is_last=False)
    store.append_soon("m", 2, b"second", answers.put_nowait, is_last=False)
    assert await answers.get() is None

    assert [record.message for record in caplog.records] == ["answer-failed"]


async def pragmas(store: SqliteStore, *names: str) -> list[object]:
    return await store._do(
        lambda database: [database.execute(f"PRAGMA {name}").fetchone()[0] for name in names]
    )


async def test_it_writes_ahead_and_waits_for_the_disk(store: SqliteStore) -> None:
    assert await pragmas(store, "journal_mode", "synchronous") == ["wal", 2]


async def test_it_writes_small_pages_and_moves_many_of_them_at_once(store: SqliteStore) -> None:
    assert await pragmas(store, "page_size", "wal_autocheckpoint") == [1024, 16_384]


async def test_many_appends_share_one_commit(store: SqliteStore, statements: list[str]) -> None:
    hold = Hold(store)
    await hold.begun()
    statements.clear()
    appends = asyncio.gather(
        *(store.append("m", version, b"%d" % version, is_last=False) for version in range(1, 101))
    )
    await asyncio.sleep(0)
    await hold.let_go()
    await appends

    (*_, written) = statements
    assert written.startswith("INSERT INTO log")
    assert statements == ["COMMIT", written]  # of what was held, and one for all the others
    assert await store.read("m") == [b"%d" % version for version in range(1, 101)]


async def test_one_that_cannot_be_written_does_not_keep_the_others_from_it(
    store: SqliteStore,
) -> None:
    await store.append("m", 1, b"1", is_last=False)
    hold = Hold(store)
    await hold.begun()
    answers = asyncio.gather(
        store.append("m", 2, b"2", is_last=False),
        store.append("m", 1, b"again", is_last=False),
        store.append("nobody", 1, b"1", is_last=False),
        store.append("m", 2**64, b"far", is_last=False),
        store.append("m", 3, b"3", is_last=True),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    await hold.let_go()

    kinds = [type(answer) for answer in await answers]
    assert kinds == [type(None), Conflict, NotFound, StorageFailed, type(None)]
    assert await store.read("m") == [b"1", b"2", b"3"]
    assert (await store.page("", 100))[0].is_over


async def test_lines_beside_other_jobs_are_appended_together(
    store: SqliteStore, statements: list[str]
) -> None:
    hold = Hold(store)
    await hold.begun()
    statements.clear()
    versions = range(1, 10)
    answers = asyncio.gather(
        *(store.append("m", v, b"%d" % v, is_last=False, is_live=v < 9 or None) for v in versions),
        store.beat(7),
        store.append("m", 10, b"10", is_last=True),
        store.append("m", 10, b"another", is_last=False),
        store.append("m", 11, b"11", is_last=False),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    await hold.let_go()

    (taken,) = (answer for answer in await answers if answer is not None)
    assert isinstance(taken, Conflict)
    assert await store.read("m") == [b"%d" % v for v in range(1, 12)]
    assert (await store.page("", 100))[0].is_over
    assert "m" in await store.legacy()  # it is live
    written = [told for told in statements if told.startswith("INSERT INTO log")]
    assert len(written) == 1 + 1 + 3  # nine; three that fail together; each of them


async def test_more_than_fits_into_one_transaction_is_written_by_several(
    store: SqliteStore, statements: list[str]
) -> None:
    hold = Hold(store)
    await hold.begun()
    statements.clear()
    versions = range(1, MOST_AT_ONCE + 2)
    appends = asyncio.gather(*(store.append("m", v, b"line", is_last=False) for v in versions))
    await asyncio.sleep(0)
    await hold.let_go()
    await appends

    assert sum(told.startswith("INSERT INTO log") for told in statements) == 2
    assert len(await store.read("m")) == len(versions)


async def test_nobody_is_answered_before_the_commit(store: SqliteStore, path: Path) -> None:
    hold = Hold(store)
    await hold.begun()
    append = asyncio.ensure_future(store.append("m", 1, b"line", is_last=False))
    await asyncio.sleep(0)
    second = Hold(store)
    await hold.let_go()
    await second.begun()

    assert not append.done()
    assert lines_in(path) == []
    await second.let_go()
    await append
    assert lines_in(path) == [b"line"]


async def test_what_was_answered_survives_a_kill(store: SqliteStore, path: Path) -> None:
    """The files as they are on the disk now, with no chance to close them."""
    for version in range(1, 51):
        await store.append("m", version, b"%d" % version, is_last=version == 50)
        if version == 49:
            shutil.copytree(path.parent, path.parent / "49")
    shutil.copytree(path.parent, path.parent / "50", ignore=shutil.ignore_patterns("49"))

    for last in (49, 50):
        copy = SqliteStore.opened(path.parent / str(last) / path.name)
        assert await copy.read("m") == [b"%d" % version for version in range(1, last + 1)]
        await copy.close()


async def test_a_closed_file_opened_again_has_everything(path: Path) -> None:
    store = SqliteStore.opened(path)
    await store.open(MatchSummary("m", "c", "w", 1), b"header")
    await store.append("m", 1, b"line", is_last=True)
    await store.beat(7)
    await store.close()
    again = SqliteStore.opened(path)

    assert await again.header("m") == b"header"
    assert await again.read("m") == [b"line"]
    assert await again.page("", 100) == [MatchSummary("m", "c", "w", 1, is_over=True)]
    assert await again.last_beat() == 7
    await again.close()


async def test_what_is_asked_for_before_closing_is_done(path: Path) -> None:
    store = SqliteStore.opened(path)
    await store.open(MatchSummary("m", "c", "w", 1), b"header")
    appends = [
        asyncio.ensure_future(store.append("m", version, b"line", is_last=False))
        for version in range(1, 21)
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*appends)

    assert len(lines_in(path)) == 20


async def test_whoever_no_longer_waits_disturbs_nobody(store: SqliteStore) -> None:
    hold = Hold(store)
    await hold.begun()
    impatient = asyncio.ensure_future(store.append("m", 1, b"line", is_last=False))
    patient = asyncio.ensure_future(store.append("m", 2, b"line", is_last=False))
    await asyncio.sleep(0)
    impatient.cancel()
    await hold.let_go()

    await patient
    assert impatient.cancelled()


# Whose eyes it is for


def modes(path: Path) -> dict[str, int]:
    """Of the database and the files beside it, but for those of other tests."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}


@pytest.fixture
def _careless() -> Iterator[None]:
    """A process that lets everybody read what it writes."""
    before = os.umask(0)
    yield
    os.umask(before)


PRIVATE = {"knobel.db": 0o600, "knobel.db-shm": 0o600, "knobel.db-wal": 0o600}


@pytest.mark.usefixtures("_careless")
async def test_nobody_else_can_read_a_new_database(path: Path) -> None:
    store = SqliteStore.opened(path)
    await store.open(MatchSummary("m", "c", "w", 1), b"header")

    assert modes(path) == PRIVATE
    await store.close()
    assert modes(path) == {"knobel.db": 0o600}


@pytest.mark.usefixtures("_careless")
async def test_an_old_database_is_closed_to_others_when_it_is_opened(path: Path) -> None:
    with closing(sqlite3.connect(path)) as killed:
        killed.execute("PRAGMA journal_mode = WAL")
        killed.execute("CREATE TABLE old (thing)")
        assert set(modes(path).values()) == {0o644}
        again = SqliteStore.opened(path)

        assert modes(path) == PRIVATE
        await again.close()


# What is deleted


def traces(path: Path, *words: bytes) -> list[tuple[str, bytes]]:
    """Which files still hold which of these words."""
    files = [(file.name, file.read_bytes()) for file in path.parent.iterdir()]
    return [(name, word) for name, found in files for word in words if word in found]


async def fill(store: SqliteStore, name: str, lines: int = 30) -> None:
    """A match whose header and lines have a mark that no other match has."""
    await store.open(
        MatchSummary(name, f"code-{name}", f"watch-{name}", 1), f"header-{name} ".encode() * 40
    )
    for version in range(1, lines + 1):
        line = f"line-{name} ".encode() * (version * 7 % 50 + 1)
        await store.append(name, version, line, is_last=version == lines)


SECRETS = [b"header-secret", b"line-secret", b"code-secret", b"watch-secret"]


async def test_a_deleted_match_is_not_in_the_files_after_a_quiet_beat(
    store: SqliteStore, path: Path
) -> None:
    names = [f"other{number}" for number in range(20)]
    await asyncio.gather(*(fill(store, name) for name in ("secret", *names)))
    assert traces(path, *SECRETS) != []
    await store.delete("secret")
    await store.beat(7)
    assert all(name == "knobel.db" for name, _ in traces(path, *SECRETS))
    await store.beat(8)

    assert traces(path, *SECRETS) == []
    assert traces(path, b"line-other7") != []


async def test_a_deleted_match_is_not_in_the_files_after_closing(path: Path) -> None:
    store = SqliteStore.opened(path)
    names = [f"other{number}" for number in range(20)]
    await asyncio.gather(*(fill(store, name) for name in ("secret", *names)))
    await store.delete("secret")
    await store.close()

    assert traces(path, *SECRETS) == []


async def test_a_pruned_match_is_not_in_the_files_after_closing(path: Path) -> None:
    store = SqliteStore.opened(path)
    await fill(store, "secret")
    await store.append("secret", 31, b"line-secret", is_last=True)
    assert await store.prune(2, 10) == 1
    await store.close()

    assert traces(path, *SECRETS) == []


async def test_what_somebody_still_reads_is_forgotten_later(store: SqliteStore, path: Path) -> None:
    await fill(store, "secret")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM log").fetchone()
        await store.delete("secret")
        for wall in (7, 8):
            await store.beat(wall)
        assert traces(path, b"line-secret") != []
        reader.execute("COMMIT")
    await store.beat(9)

    assert traces(path, *SECRETS) == []


async def test_while_people_play_the_database_is_not_written_anew(
    store: SqliteStore, statements: list[str]
) -> None:
    await fill(store, "secret")
    await store.delete("secret")
    for version in range(1, 4):
        await store.append("m", version, b"line", is_last=False)
        await store.beat(version)
    assert "VACUUM" not in statements
    await store.beat(4)
    await store.beat(5)

    assert statements.count("VACUUM") == 1


async def test_scrubbing_also_forgets_what_an_older_version_deleted(path: Path) -> None:
    store = SqliteStore.opened(path)
    await fill(store, "secret")
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as older:
        older.execute("PRAGMA secure_delete = OFF")
        older.execute("DELETE FROM log WHERE match = 'secret'")
    assert traces(path, b"line-secret") != []

    assert scrub(path, is_served=False)
    assert traces(path, b"line-secret") == []


# When it can't be written


async def test_a_full_disk_stores_nothing_and_says_so(store: SqliteStore, path: Path) -> None:
    await store.append("m", 1, b"line", is_last=False)
    await tell(store, "max_page_count = 1")
    hold = Hold(store)
    await hold.begun()
    answers = asyncio.gather(
        store.append("m", 2, b"small", is_last=False),
        store.append("m", 3, b"x" * 200_000, is_last=True),
        store.beat(7),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    await hold.let_go()

    assert [type(answer) for answer in await answers] == [StorageFailed] * 3
    assert lines_in(path) == [b"line"]
    assert not (await store.page("", 100))[0].is_over
    await tell(store, "max_page_count = 100000")
    await store.append("m", 2, b"small", is_last=False)
    assert await store.read("m") == [b"line", b"small"]


async def test_a_file_that_has_become_read_only_says_so(store: SqliteStore, path: Path) -> None:
    await tell(store, "query_only = ON")
    with pytest.raises(StorageFailed, match="readonly"):
        await store.append("m", 1, b"line", is_last=False)
    assert lines_in(path) == []
    store._database.execute("PRAGMA query_only = OFF")
    await store.append("m", 1, b"line", is_last=False)

    assert lines_in(path) == [b"line"]


async def test_a_file_that_another_program_holds_says_so(store: SqliteStore, path: Path) -> None:
    await tell(store, "busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFailed, match="locked"):
            await store.append("m", 1, b"line", is_last=False)
        other.execute("ROLLBACK")
    await store.append("m", 1, b"line", is_last=False)

    assert lines_in(path) == [b"line"]


async def test_a_value_that_cannot_be_stored_harms_nobody_else(store: SqliteStore) -> None:
    hold = Hold(store)
    await hold.begun()
    answers = asyncio.gather(
        store.append("m", 1, b"line", is_last=False),
        store.beat(2**70),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    await hold.let_go()
    stored, refused = await answers

    assert stored is None
    assert isinstance(refused, StorageFailed)
    assert await store.read("m") == [b"line"]


# When the file is not there any more


def deleted(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def moved_back(path: Path) -> None:
    path.with_name("elsewhere").rename(path)


def replaced(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.rename(path)


def without_its_wal(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


@pytest.mark.parametrize("lose", [deleted, moved, replaced, without_its_wal])
async def test_nothing_is_acknowledged_once_the_file_is_gone(
    store: SqliteStore, path: Path, lose: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    await store.append("m", 1, b"line", is_last=False)
    lose(path)
    refused = await asyncio.gather(
        store.append("m", 2, b"lost", is_last=False),
        store.open(MatchSummary("n", "d", "x", 1), b"header"),
        store.note_attempt("group", "m", Attempt("one", True, 1)),
        store.delete("m"),
        store.beat(7),
        return_exceptions=True,
    )

    assert [type(answer) for answer in refused] == [StorageFailed] * 5
    assert not store.is_well
    assert await store.read("m") == [b"line"]
    assert await store.header("m") == b"header"
    assert not store.is_well
    with pytest.raises(StorageFailed, match="deleted, moved or replaced"):
        await store.append("m", 2, b"lost", is_last=False)
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_what_was_deleted_during_a_commit_is_not_acknowledged(
    store: SqliteStore, path: Path
) -> None:
    hold = Hold(store)
    await hold.begun()
    deleted(path)

    with pytest.raises(StorageFailed):
        await hold.let_go()


async def test_when_the_very_file_comes_back_all_is_well(
    store: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    moved(path)
    with pytest.raises(StorageFailed):
        await store.append("m", 1, b"lost", is_last=False)
    moved_back(path)
    await store.append("m", 1, b"line", is_last=False)

    assert store.is_well
    assert lines_in(path) == [b"line"]
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


async def test_a_beat_that_nobody_else_could_read_is_refused(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.beat(7)
    monkeypatch.setattr(jobs.Beat, "__call__", lambda _beat, _database: None)

    with pytest.raises(StorageFailed):
        await store.beat(8)
    assert not store.is_well


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


async def test_many_beats_leave_no_file_open(store: SqliteStore) -> None:
    await store.beat(1)
    before = open_files()
    for wall in range(2, 50):
        await store.beat(wall)

    assert open_files() <= before


async def test_a_full_disk_is_logged_once_and_reading_does_not_end_it(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    await tell(store, "max_page_count = 1")
    for _ in range(3):
        with pytest.raises(StorageFailed, match="full"):
            await store.append("m", 1, b"x" * 200_000, is_last=False)
        await store.page("", 100)
    wells = [store.is_well]
    await tell(store, "max_page_count = 100000")
    await store.beat(7)

    assert [*wells, store.is_well] == [False, True]
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


async def test_whoever_reads_is_answered_though_others_find_no_room(store: SqliteStore) -> None:
    """They share a transaction, and what is undone must not be read."""
    await store.append("m", 1, b"first", is_last=False)
    await tell(store, "max_page_count = 1")
    small, large, read = await asyncio.gather(
        store.append("m", 2, b"second", is_last=False),
        store.append("m", 3, b"x" * 200_000, is_last=False),
        store.read("m"),
        return_exceptions=True,
    )

    assert [type(small), type(large)] == [StorageFailed] * 2
    assert read == [b"first"]


@pytest.mark.parametrize("name", ["SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_BUSY"])
def test_a_database_that_cannot_be_written_now_is_not_called_damaged(
    path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def refuse(*_: object) -> None:
        fault = sqlite3.OperationalError("no room")
        fault.sqlite_errorcode = getattr(sqlite3, name)
        raise fault

    monkeypatch.setattr(sqlite_store, "connect", refuse)

    with pytest.raises(StorageFailed, match="no room") as refused:
        SqliteStore.opened(path)
    assert not isinstance(refused.value, Damaged)


# Many matches


async def test_nobody_looks_at_all_matches_to_find_some(
    store: SqliteStore, statements: list[str], path: Path
) -> None:
    statements.clear()
    await store.page("a", 10)
    await store.prune(7, 10)
    asked = [statement for statement in statements if statement.startswith("SELECT")]
    assert len(asked) == 2

    with closing(sqlite3.connect(path)) as database:
        plans = [
            step for one in asked for *_, step in database.execute(f"EXPLAIN QUERY PLAN {one}")
        ]
    for plan, by in zip(plans, ("PRIMARY KEY", "old_matches"), strict=True):
        assert plan.startswith("SEARCH matches")
        assert by in plan


# Databases of earlier versions

SCHEMA_1 = """
CREATE TABLE matches (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, watch TEXT NOT NULL UNIQUE,
    opened INTEGER NOT NULL, is_over INTEGER NOT NULL DEFAULT 0, header BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE log (
    match TEXT NOT NULL, version INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (match, version)
) WITHOUT ROWID;
INSERT INTO matches VALUES ('m', 'c', 'w', 1, 0, x'aa'), ('n', 'd', 'v', 2, 1, x'bb');
INSERT INTO log VALUES ('n', 1, x'11'), ('m', 2, x'02'), ('m', 1, x'01');
PRAGMA user_version = 1;
"""


@pytest.fixture
def older(path: Path) -> Path:
    """A file whose log is clustered by match."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(SCHEMA_1)
    return path


async def test_an_older_file_keeps_its_pages(older: Path) -> None:
    store = SqliteStore.opened(older)
    found = await pragmas(store, "page_size", "wal_autocheckpoint")
    await store.close()

    assert found == [4096, 4096]  # as many bytes


def _schema_of(path: Path) -> tuple[int, dict[str, str]]:
    """The version of a file, and how its tables and indexes were made."""
    with closing(sqlite3.connect(path)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        made = database.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
        return version, {name: "".join(sql.split()) for name, sql in made}


async def test_a_database_of_schema_1_is_migrated_once(
    older: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        store = SqliteStore.opened(older)
        assert await store.read("m") == [b"\x01", b"\x02"]
        assert await store.read("n") == [b"\x11"]
        page = await store.page("", 9)
        assert [(summary.id, summary.kind) for summary in page] == [("m", "match"), ("n", "match")]
        await store.close()
    version, made = _schema_of(older)

    assert version == SCHEMA_VERSION
    assert "WITHOUTROWID" not in made["log"]
    assert [record.message for record in caplog.records] == [
        "database-migrated: schema 1 to 2",
        "database-migrated: schema 2 to 3",
        "database-migrated: schema 3 to 4",
        "database-migrated: schema 4 to 5",
    ]


async def test_a_migrated_log_keeps_each_version_once(older: Path) -> None:
    store = SqliteStore.opened(older)
    with pytest.raises(Conflict):
        await store.append("m", 2, b"again", is_last=False)
    await store.append("m", 3, b"\x03", is_last=False)

    assert await store.read("m") == [b"\x01", b"\x02", b"\x03"]
    await store.close()


@pytest.mark.parametrize("done", range(4))
async def test_a_migration_that_fails_leaves_everything_as_it_was(
    older: Path, monkeypatch: pytest.MonkeyPatch, done: int
) -> None:
    first, second, *_ = database.MIGRATIONS
    statements = list(database._statements(second.sql))
    assert len(statements) == 4
    broken = replace(second, sql="".join([*statements[:done], "SELECT no FROM disk;"]))
    monkeypatch.setattr(database, "MIGRATIONS", (first, broken))
    with pytest.raises(StorageFailed):
        SqliteStore.opened(older)
    version, made = _schema_of(older)
    assert version == 1
    assert "WITHOUTROWID" in made["log"]
    monkeypatch.undo()
    store = SqliteStore.opened(older)

    assert await store.read("m") == [b"\x01", b"\x02"]
    await store.close()


@pytest.mark.parametrize(
    "more",
    [
        "",
        "CREATE INDEX live_matches ON matches (id) WHERE is_over = 0",
        "CREATE INDEX old_matches ON matches (opened) WHERE is_over = 1",
        "CREATE TABLE beats (id INTEGER PRIMARY KEY CHECK (id = 1), wall INTEGER NOT NULL)",
    ],
)
async def test_a_new_database_is_made_like_a_migrated_one(
    older: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, more: str
) -> None:
    with closing(sqlite3.connect(older)) as database:
        database.execute(more)
    await SqliteStore.opened(older).close()
    caplog.clear()
    await SqliteStore.opened(tmp_path / "new.db").close()

    assert _schema_of(older) == _schema_of(tmp_path / "new.db")
    assert caplog.records == []


SCHEMA_2 = """
CREATE TABLE matches (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, watch TEXT NOT NULL UNIQUE,
    opened INTEGER NOT NULL, is_over INTEGER NOT NULL DEFAULT 0, header BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE log (
    match TEXT NOT NULL, version INTEGER NOT NULL, line BLOB NOT NULL, UNIQUE (match, version)
);
CREATE TABLE beats (id INTEGER PRIMARY KEY CHECK (id = 1), wall INTEGER NOT NULL);
CREATE TABLE outages (number INTEGER PRIMARY KEY, since INTEGER, until INTEGER NOT NULL);
INSERT INTO matches VALUES
    ('over', 'a', 'a', 1, 1, ''), ('early', 'b', 'b', 1, 0, ''),
    ('late', 'c', 'c', 1, 0, ''), ('new', 'd', 'd', 1, 0, ''), ('empty', 'e', 'e', 1, 0, '');
INSERT INTO log VALUES
    ('over', 1, '{"wall":10}'), ('early', 1, '{"wall":10}'), ('late', 1, '{"wall":10}'),
    ('late', 2, '{"wall":70}'), ('new', 1, '{"wall":170}');
INSERT INTO beats VALUES (1, 200);
INSERT INTO outages VALUES (1, NULL, 5), (2, 50, 60), (3, 150, 160);
PRAGMA user_version = 2;
"""


async def test_what_outages_of_schema_2_left_is_owed(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript(SCHEMA_2)
    store = SqliteStore.opened(path)
    roster = store.roster(TurnedWorld())
    await roster.beat()

    assert await store.legacy() == {"early": 50, "late": 150, "new": 200}
    assert await roster.present("late") == {"": 150}
    await store.close()


class MuteFile:
    """A file whose writes succeed, but are reported as failed whenever the test says so."""

    def __init__(self) -> None:
        self.is_mute = False
        self.beats: list[Millis] = []

    async def legacy(self) -> Mapping[str, Millis]:
        return {}

    async def owe(self, match: str, since: Millis, /) -> None: ...

    async def settled(self, match: str, /) -> None: ...

    async def beat(self, wall: Millis, /) -> None:
        self.beats.append(wall)
        if self.is_mute:
            raise StorageFailed("no answer")


async def test_beats_without_an_answer_do_not_hide_since_when_nobody_can_play() -> None:
    file, world = MuteFile(), TurnedWorld()
    roster = SoleRoster(file, Rows(), world)
    await roster.beat()
    file.is_mute = True
    for _ in range(3):
        world.turn(2_000)
        with pytest.raises(StorageFailed):
            await roster.beat()
    file.is_mute = False
    await roster.beat()

    first = NOON + 2_000  # nobody knows whether that beat is stored
    assert file.beats == [NOON, first, first, first, first, NOON + 6_000]


# Files that are none of ours


def test_a_file_that_is_no_database_is_damaged(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)

    with pytest.raises(Damaged, match="not a database"):
        SqliteStore.opened(path)


def test_a_folder_is_no_database(path: Path) -> None:
    path.mkdir()

    with pytest.raises(Damaged, match="unable to open"):
        SqliteStore.opened(path)


def test_a_database_of_a_newer_version_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 6")

    with pytest.raises(Damaged, match=r"newer version \(6 > 5\)"):
        SqliteStore.opened(path)


async def test_a_page_that_is_overwritten_says_so(path: Path) -> None:
    store = SqliteStore.opened(path)
    await store.open(MatchSummary("m", "c", "w", 1), b"header" * 2000)
    await store.close()
    damage(path)
    again = SqliteStore.opened(path)

    with pytest.raises(StorageFailed, match="malformed"):
        await again.page("", 100)
    assert await again.last_beat() is None
    await again.close()


def lines_in(path: Path) -> list[bytes]:
    """What another program reads in the file."""
    with closing(sqlite3.connect(path)) as database:
        return [line for (line,) in database.execute("SELECT line FROM log ORDER BY version")]
