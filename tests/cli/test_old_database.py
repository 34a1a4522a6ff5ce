"""Databases that earlier versions wrote stay readable, line for line.

tests/data holds one written before games were found by their capabilities (commit 2318b04): matches
of every game, with bots, proposals, absence, a stand-in, a pause and clocks that ran out.
"""

import gzip
from pathlib import Path

import msgspec
import pytest

from knobel.catalog import game_named, read_header
from knobel.cli.storage import DATABASE
from knobel.stores.sqlite import SqliteStore
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
