"""What only the log in SQLite promises: durable, grouped, and honest when it cannot write."""

import asyncio
import os
import shutil
import sqlite3
import stat
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from knobel.catalog.courses import Attempt
from knobel.service.ports import Conflict, MatchSummary, NotFound, StorageFailed
from knobel.stores import sqlite
from knobel.stores.sqlite import Damaged, SqliteLog


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "knobel.db"


@pytest.fixture
def statements() -> list[str]:
    """Everything that the database was told."""
    return []


@pytest.fixture
async def log(path: Path, statements: list[str]) -> AsyncIterator[SqliteLog]:
    database = sqlite._connect(path)
    database.set_trace_callback(statements.append)
    made = SqliteLog(database)
    await made.open(MatchSummary("m", "c", "w", 1), b"header")
    yield made
    await made.close()


class Hold:
    """Keeps the thread of a log busy, within its transaction, until it is let go."""

    def __init__(self, log: SqliteLog) -> None:
        self._begun, self._free = threading.Event(), threading.Event()
        self._done = log._do(self._wait)

    def _wait(self, _database: sqlite3.Connection) -> None:
        self._begun.set()
        assert self._free.wait(30)

    async def begun(self) -> None:
        assert await asyncio.to_thread(self._begun.wait, 30)

    async def let_go(self) -> None:
        self._free.set()
        await self._done


async def tell(log: SqliteLog, pragma: str) -> None:
    await log._do(lambda database: database.execute(f"PRAGMA {pragma}").fetchall())


async def test_it_writes_ahead_and_waits_for_the_disk(log: SqliteLog) -> None:
    modes = await log._do(
        lambda database: [
            database.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous")
        ]
    )

    assert modes == ["wal", 2]


async def test_many_appends_share_one_commit(log: SqliteLog, statements: list[str]) -> None:
    hold = Hold(log)
    await hold.begun()
    statements.clear()
    appends = asyncio.gather(
        *(log.append("m", version, b"%d" % version, is_last=False) for version in range(1, 101))
    )
    await asyncio.sleep(0)
    await hold.let_go()
    await appends

    (*_, written) = statements
    assert written.startswith("INSERT INTO log")
    assert statements == ["COMMIT", written]  # of what was held, and one for all the others
    assert await log.read("m") == [b"%d" % version for version in range(1, 101)]


async def test_one_that_cannot_be_written_does_not_keep_the_others_from_it(log: SqliteLog) -> None:
    await log.append("m", 1, b"1", is_last=False)
    hold = Hold(log)
    await hold.begun()
    answers = asyncio.gather(
        log.append("m", 2, b"2", is_last=False),
        log.append("m", 1, b"again", is_last=False),
        log.append("nobody", 1, b"1", is_last=False),
        log.append("m", 2**64, b"far", is_last=False),
        log.append("m", 3, b"3", is_last=True),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    await hold.let_go()

    kinds = [type(answer) for answer in await answers]
    assert kinds == [type(None), Conflict, NotFound, StorageFailed, type(None)]
    assert await log.read("m") == [b"1", b"2", b"3"]
    assert (await log.summaries())[0].is_over


async def test_more_than_fits_into_one_transaction_is_written_by_several(
    log: SqliteLog, statements: list[str]
) -> None:
    hold = Hold(log)
    await hold.begun()
    statements.clear()
    versions = range(1, sqlite.MOST_AT_ONCE + 2)
    appends = asyncio.gather(*(log.append("m", v, b"line", is_last=False) for v in versions))
    await asyncio.sleep(0)
    await hold.let_go()
    await appends

    assert sum(told.startswith("INSERT INTO log") for told in statements) == 2
    assert len(await log.read("m")) == len(versions)


async def test_nobody_is_answered_before_the_commit(log: SqliteLog, path: Path) -> None:
    hold = Hold(log)
    await hold.begun()
    append = asyncio.ensure_future(log.append("m", 1, b"line", is_last=False))
    await asyncio.sleep(0)
    second = Hold(log)
    await hold.let_go()
    await second.begun()

    assert not append.done()
    assert lines_in(path) == []
    await second.let_go()
    await append
    assert lines_in(path) == [b"line"]


async def test_what_was_answered_survives_a_kill(log: SqliteLog, path: Path) -> None:
    """The files as they are on the disk now, with no chance to close them."""
    for version in range(1, 51):
        await log.append("m", version, b"%d" % version, is_last=version == 50)
        if version == 49:
            shutil.copytree(path.parent, path.parent / "49")
    shutil.copytree(path.parent, path.parent / "50", ignore=shutil.ignore_patterns("49"))

    for last in (49, 50):
        copy = SqliteLog.opened(path.parent / str(last) / path.name)
        assert await copy.read("m") == [b"%d" % version for version in range(1, last + 1)]
        await copy.close()


async def test_a_closed_file_opened_again_has_everything(path: Path) -> None:
    log = SqliteLog.opened(path)
    await log.open(MatchSummary("m", "c", "w", 1), b"header")
    await log.append("m", 1, b"line", is_last=True)
    await log.beat(7)
    await log.close()
    again = SqliteLog.opened(path)

    assert await again.header("m") == b"header"
    assert await again.read("m") == [b"line"]
    assert await again.summaries() == [MatchSummary("m", "c", "w", 1, is_over=True)]
    assert await again.last_beat() == 7
    await again.close()


async def test_what_is_asked_for_before_closing_is_done(path: Path) -> None:
    log = SqliteLog.opened(path)
    await log.open(MatchSummary("m", "c", "w", 1), b"header")
    appends = [
        asyncio.ensure_future(log.append("m", version, b"line", is_last=False))
        for version in range(1, 21)
    ]
    await asyncio.sleep(0)
    await log.close()
    await asyncio.gather(*appends)

    assert len(lines_in(path)) == 20


async def test_whoever_no_longer_waits_disturbs_nobody(log: SqliteLog) -> None:
    hold = Hold(log)
    await hold.begun()
    impatient = asyncio.ensure_future(log.append("m", 1, b"line", is_last=False))
    patient = asyncio.ensure_future(log.append("m", 2, b"line", is_last=False))
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
    log = SqliteLog.opened(path)
    await log.open(MatchSummary("m", "c", "w", 1), b"header")

    assert modes(path) == PRIVATE
    await log.close()
    assert modes(path) == {"knobel.db": 0o600}


@pytest.mark.usefixtures("_careless")
async def test_an_old_database_is_closed_to_others_when_it_is_opened(path: Path) -> None:
    with closing(sqlite3.connect(path)) as killed:
        killed.execute("PRAGMA journal_mode = WAL")
        killed.execute("CREATE TABLE old (thing)")
        assert set(modes(path).values()) == {0o644}
        again = SqliteLog.opened(path)

        assert modes(path) == PRIVATE
        await again.close()


# What is deleted


def traces(path: Path, *words: bytes) -> list[tuple[str, bytes]]:
    """Which files still hold which of these words."""
    files = [(file.name, file.read_bytes()) for file in path.parent.iterdir()]
    return [(name, word) for name, found in files for word in words if word in found]


async def fill(log: SqliteLog, name: str, lines: int = 30) -> None:
    """A match whose header and lines have a mark that no other match has."""
    await log.open(
        MatchSummary(name, f"code-{name}", f"watch-{name}", 1), f"header-{name} ".encode() * 40
    )
    for version in range(1, lines + 1):
        line = f"line-{name} ".encode() * (version * 7 % 50 + 1)
        await log.append(name, version, line, is_last=version == lines)


SECRETS = [b"header-secret", b"line-secret", b"code-secret", b"watch-secret"]


async def test_a_deleted_match_is_not_in_the_files_after_a_quiet_beat(
    log: SqliteLog, path: Path
) -> None:
    names = [f"other{number}" for number in range(20)]
    await asyncio.gather(*(fill(log, name) for name in ("secret", *names)))
    assert traces(path, *SECRETS) != []
    await log.delete("secret")
    await log.beat(7)
    assert all(name == "knobel.db" for name, _ in traces(path, *SECRETS))
    await log.beat(8)

    assert traces(path, *SECRETS) == []
    assert traces(path, b"line-other7") != []


async def test_a_deleted_match_is_not_in_the_files_after_closing(path: Path) -> None:
    log = SqliteLog.opened(path)
    names = [f"other{number}" for number in range(20)]
    await asyncio.gather(*(fill(log, name) for name in ("secret", *names)))
    await log.delete("secret")
    await log.close()

    assert traces(path, *SECRETS) == []


async def test_what_somebody_still_reads_is_forgotten_later(log: SqliteLog, path: Path) -> None:
    await fill(log, "secret")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM log").fetchone()
        await log.delete("secret")
        for wall in (7, 8):
            await log.beat(wall)
        assert traces(path, b"line-secret") != []
        reader.execute("COMMIT")
    await log.beat(9)

    assert traces(path, *SECRETS) == []


async def test_while_people_play_the_database_is_not_written_anew(
    log: SqliteLog, statements: list[str]
) -> None:
    await fill(log, "secret")
    await log.delete("secret")
    for version in range(1, 4):
        await log.append("m", version, b"line", is_last=False)
        await log.beat(version)
    assert "VACUUM" not in statements
    await log.beat(4)
    await log.beat(5)

    assert statements.count("VACUUM") == 1


async def test_scrubbing_also_forgets_what_an_older_version_deleted(path: Path) -> None:
    log = SqliteLog.opened(path)
    await fill(log, "secret")
    await log.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as older:
        older.execute("PRAGMA secure_delete = OFF")
        older.execute("DELETE FROM log WHERE match = 'secret'")
    assert traces(path, b"line-secret") != []

    assert sqlite.scrub(path, is_served=False)
    assert traces(path, b"line-secret") == []


# When it can't be written


async def test_a_full_disk_stores_nothing_and_says_so(log: SqliteLog, path: Path) -> None:
    await log.append("m", 1, b"line", is_last=False)
    await tell(log, "max_page_count = 1")
    hold = Hold(log)
    await hold.begun()
    answers = asyncio.gather(
        log.append("m", 2, b"small", is_last=False),
        log.append("m", 3, b"x" * 200_000, is_last=True),
        log.beat(7),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    await hold.let_go()

    assert [type(answer) for answer in await answers] == [StorageFailed] * 3
    assert lines_in(path) == [b"line"]
    assert not (await log.summaries())[0].is_over
    await tell(log, "max_page_count = 100000")
    await log.append("m", 2, b"small", is_last=False)
    assert await log.read("m") == [b"line", b"small"]


async def test_a_file_that_has_become_read_only_says_so(log: SqliteLog, path: Path) -> None:
    await tell(log, "query_only = ON")
    with pytest.raises(StorageFailed, match="readonly"):
        await log.append("m", 1, b"line", is_last=False)
    assert lines_in(path) == []
    log._database.execute("PRAGMA query_only = OFF")
    await log.append("m", 1, b"line", is_last=False)

    assert lines_in(path) == [b"line"]


async def test_a_file_that_another_program_holds_says_so(log: SqliteLog, path: Path) -> None:
    await tell(log, "busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFailed, match="locked"):
            await log.append("m", 1, b"line", is_last=False)
        other.execute("ROLLBACK")
    await log.append("m", 1, b"line", is_last=False)

    assert lines_in(path) == [b"line"]


async def test_a_value_that_cannot_be_stored_harms_nobody_else(log: SqliteLog) -> None:
    hold = Hold(log)
    await hold.begun()
    answers = asyncio.gather(
        log.append("m", 1, b"line", is_last=False),
        log.beat(2**70),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    await hold.let_go()
    stored, refused = await answers

    assert stored is None
    assert isinstance(refused, StorageFailed)
    assert await log.read("m") == [b"line"]


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
    log: SqliteLog, path: Path, lose: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    await log.append("m", 1, b"line", is_last=False)
    lose(path)
    refused = await asyncio.gather(
        log.append("m", 2, b"lost", is_last=False),
        log.open(MatchSummary("n", "d", "x", 1), b"header"),
        log.note_attempt("group", "m", Attempt("one", True, 1)),
        log.delete("m"),
        log.beat(7),
        return_exceptions=True,
    )

    assert [type(answer) for answer in refused] == [StorageFailed] * 5
    assert not log.is_well
    assert await log.read("m") == [b"line"]
    assert await log.header("m") == b"header"
    assert not log.is_well
    with pytest.raises(StorageFailed, match="deleted, moved or replaced"):
        await log.append("m", 2, b"lost", is_last=False)
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_what_was_deleted_during_a_commit_is_not_acknowledged(
    log: SqliteLog, path: Path
) -> None:
    hold = Hold(log)
    await hold.begun()
    deleted(path)

    with pytest.raises(StorageFailed):
        await hold.let_go()


async def test_when_the_very_file_comes_back_all_is_well(
    log: SqliteLog, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    moved(path)
    with pytest.raises(StorageFailed):
        await log.append("m", 1, b"lost", is_last=False)
    moved_back(path)
    await log.append("m", 1, b"line", is_last=False)

    assert log.is_well
    assert lines_in(path) == [b"line"]
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


async def test_a_beat_that_nobody_else_could_read_is_refused(
    log: SqliteLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    await log.beat(7)
    monkeypatch.setattr(sqlite._Beat, "__call__", lambda _beat, _database: None)

    with pytest.raises(StorageFailed):
        await log.beat(8)
    assert not log.is_well


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


async def test_many_beats_leave_no_file_open(log: SqliteLog) -> None:
    await log.beat(1)
    before = open_files()
    for wall in range(2, 50):
        await log.beat(wall)

    assert open_files() <= before


async def test_a_full_disk_is_logged_once_and_reading_does_not_end_it(
    log: SqliteLog, caplog: pytest.LogCaptureFixture
) -> None:
    await tell(log, "max_page_count = 1")
    for _ in range(3):
        with pytest.raises(StorageFailed, match="full"):
            await log.append("m", 1, b"x" * 200_000, is_last=False)
        await log.summaries()
    wells = [log.is_well]
    await tell(log, "max_page_count = 100000")
    await log.beat(7)

    assert [*wells, log.is_well] == [False, True]
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


@pytest.mark.parametrize("name", ["SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_BUSY"])
def test_a_database_that_cannot_be_written_now_is_not_called_damaged(
    path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def refuse(_path: Path) -> None:
        fault = sqlite3.OperationalError("no room")
        fault.sqlite_errorcode = getattr(sqlite3, name)
        raise fault

    monkeypatch.setattr(sqlite, "_connect", refuse)

    with pytest.raises(StorageFailed, match="no room") as refused:
        SqliteLog.opened(path)
    assert not isinstance(refused.value, Damaged)


# Files that are none of ours


def test_a_file_that_is_no_database_is_damaged(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)

    with pytest.raises(Damaged, match="not a database"):
        SqliteLog.opened(path)


def test_a_folder_is_no_database(path: Path) -> None:
    path.mkdir()

    with pytest.raises(Damaged, match="unable to open"):
        SqliteLog.opened(path)


def test_a_database_of_a_newer_version_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 2")

    with pytest.raises(Damaged, match=r"newer version \(2 > 1\)"):
        SqliteLog.opened(path)


async def test_a_page_that_is_overwritten_says_so(path: Path) -> None:
    log = SqliteLog.opened(path)
    await log.open(MatchSummary("m", "c", "w", 1), b"header" * 2000)
    await log.close()
    damage(path)
    again = SqliteLog.opened(path)

    with pytest.raises(StorageFailed, match="malformed"):
        await again.summaries()
    assert await again.last_beat() is None
    await again.close()


def damage(path: Path) -> None:
    """Write zeros over the page on which the matches begin."""
    with closing(sqlite3.connect(path)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (page,) = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'matches'"
        ).fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))


def lines_in(path: Path) -> list[bytes]:
    """What another program reads in the file."""
    with closing(sqlite3.connect(path)) as database:
        return [line for (line,) in database.execute("SELECT line FROM log ORDER BY version")]
