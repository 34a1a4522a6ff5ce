"""Databases that earlier versions wrote stay readable, line for line.

tests/data holds one written before games were found by their capabilities (commit 2318b04): matches
of every game, with bots, proposals, absence, a stand-in, a pause and clocks that ran out.
"""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from knobel.catalog import game_named, read_header
from knobel.cli.storage import DATABASE
from knobel.stores.folder import held
from knobel.stores.sqlite import SCHEMA_VERSION, SqliteStore
from tests.cli.conftest import Knobel

OLD = Path(__file__).parents[1] / "data" / "before-capabilities.db.gz"


@pytest.fixture
def old(folder: Path) -> Path:
    folder.mkdir()
    (folder / DATABASE).write_bytes(gzip.decompress(OLD.read_bytes()))
    return folder


def test_an_old_database_verifies(knobel: Knobel, old: Path) -> None:
    assert knobel("verify", "--data", old) == (
        0,
        "5 matches verified: every line is as it was.\n",
        "",
    )


async def test_it_holds_matches_of_three_games_and_writes_them_as_they_were(old: Path) -> None:
    log = SqliteStore.opened(old / DATABASE)
    seen = set()
    for summary in await log.page("", 100):
        match = summary.id
        header = read_header(await log.header(match))
        seen.add(header.game)
        for line in await log.read(match):
            entry = game_named(header.game).read_entry(line)
            assert line == msgspec.json.encode(entry)
    await log.close()

    assert seen == {"vier3d", "xcode", "xobrainer"}


def schema_of(folder: Path) -> int:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)


@pytest.mark.parametrize("command", ["verify", "migrate", "prune"])
def test_nothing_is_migrated_under_a_server(knobel: Knobel, old: Path, command: str) -> None:
    before = schema_of(old)
    with held(old):
        said = knobel(command, "--data", old)

    assert (said.status, said.out) == (1, "")
    assert said.err == (
        f"The database {old / DATABASE} is from an earlier version of Knobel, and a server is using"
        " it: stop that server first, then try again.\n"
    )
    assert schema_of(old) == before < SCHEMA_VERSION
    assert knobel(command, "--data", old).status == 0
    assert schema_of(old) == SCHEMA_VERSION


def test_a_backup_is_taken_under_a_server_of_an_earlier_version_and_restored(
    knobel: Knobel, old: Path, tmp_path: Path
) -> None:
    before = schema_of(old)
    with held(old):
        assert knobel("backup", tmp_path / "copy.db", "--data", old).status == 0

    assert schema_of(old) == before
    restored = knobel("restore", tmp_path / "copy.db", "--data", tmp_path / "other")
    assert restored.out == "5 matches verified: every line is as it was.\n"


def test_what_needs_no_migration_works_beside_a_server(
    knobel: Knobel, folder: Path, match: str, tmp_path: Path
) -> None:
    with held(folder):
        said = [
            knobel("verify", "--data", folder),
            knobel("export", match, "--data", folder),
            knobel("backup", tmp_path / "copy.db", "--data", folder),
        ]

    assert [each.status for each in said] == [0, 0, 0]
