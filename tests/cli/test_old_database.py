"""Databases that earlier versions wrote stay readable, line for line.

tests/data holds one written before games were found by their capabilities (commit 2318b04): matches
of every game, with bots, proposals, absence, a stand-in, a pause and clocks that ran out.  Another
holds two events of rules 1 (commit 8677bbe9): a Swiss evening at a box and at screens, with a late
entry, a rest, an absence, a forbidden pair and a correction; and a circle in which somebody rested
in the first heat, who has no place in it by these rules.
"""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from knobel.catalog import game_named, read_header
from knobel.cli.storage import DATABASE
from knobel.service.tournaments.keeping import replayed, stored
from knobel.stores.folder import held
from knobel.stores.sqlite import SCHEMA_VERSION, SqliteStore
from knobel.tournament.commands import Pair
from knobel.tournament.pairing import pair
from knobel.tournament.standing import standing
from knobel.tournament.values import RULES
from tests.cli.conftest import Knobel

DATA = Path(__file__).parents[1] / "data"
OLD = DATA / "before-capabilities.db.gz"
OLD_EVENTS = DATA / "events-of-rules-1.db.gz"


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


@pytest.fixture
def events(folder: Path) -> Path:
    folder.mkdir()
    (folder / DATABASE).write_bytes(gzip.decompress(OLD_EVENTS.read_bytes()))
    return folder


def test_events_of_the_first_rules_verify(knobel: Knobel, events: Path) -> None:
    said = knobel("verify", "--data", events)

    assert said.status == 0, said.err
    assert said.out == (
        "4 matches verified: every line is as it was.\n"
        "2 events verified: every line is as it was.\n"
    )


async def test_events_of_the_first_rules_open_and_stand_as_they_did(events: Path) -> None:
    log = SqliteStore.opened(events / DATABASE)
    found = {}
    for summary in await log.page("", 100, kind="tournament"):
        header, lines = await stored(log, summary.id)
        assert header.rules == 1
        t = replayed(header, lines)
        rows = [(row.entrant, row.place, row.points) for row in standing(t).rows]
        found[t.setup.name] = (len(t.heats), rows)
    await log.close()

    assert found == {
        "Circle": (3, [(3, 1, 4), (2, 2, 2), (1, 3, 2), (4, 3, 2)]),
        "Friday": (3, [(1, 1, 10), (6, 2, 8), (5, 3, 7), (2, 4, 6), (3, 5, 4), (4, 6, 3)]),
    }


@pytest.mark.rule("EV-14")
async def test_ev_14_a_circle_of_the_first_rules_goes_on_as_it_began(events: Path) -> None:
    log = SqliteStore.opened(events / DATABASE)
    for summary in await log.page("", 100, kind="tournament"):
        header, lines = await stored(log, summary.id)
        if header.setup.format != "all-play-all":
            continue
        told = [at for at, line in enumerate(lines) if isinstance(line.command, Pair)]
        before = [replayed(header, lines[:at]) for at in told]
        newer = replace(before[0], header=replace(header, rules=RULES))
        assert [pair(t, 0) for t in before] == [lines[at].command for at in told]
        assert pair(newer, 0).byes != pair(before[0], 0).byes
    await log.close()

    assert len(told) == 3


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
