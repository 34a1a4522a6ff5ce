"""Matches of XOBrainer on the command line: out, in, checked, and thrown away."""

import asyncio
import shutil
from pathlib import Path
from random import Random as Chance

import pytest

from knobel.catalog.records import read_record
from knobel.cli.storage import DATABASE
from knobel.games import xobrainer
from knobel.match import outcome
from knobel.stores.sqlite import SqliteStore
from tests.cli.conftest import Knobel
from tests.kit.harness import FREE, MINE, opened
from tests.kit.world import NOON, TurnedWorld

DAY = 86_400_000
EVERYTHING = {
    "layout": "wild",
    "variants": [
        {"type": "map"},
        {"type": "trap", "colours": "victim"},
        {"type": "mission"},
        {"type": "random"},
        {"type": "time-bomb", "seconds": 5},
    ],
    "teams": [2, 1],
    "length": {"type": "rounds", "rounds": 3},
    "wait": "limited",
}


async def _play(log: SqliteStore) -> str:
    """Three people and everything there is; somebody always sleeps now and then."""
    chance = Chance(5)
    async with opened(log, world=TurnedWorld(NOON - 2 * DAY)) as harness:
        anna = await harness.open((MINE, FREE, FREE), game="xobrainer", config=EVERYTHING)
        for name in ("Bo", "Cleo"):
            await harness.service.join(anna.code, name)
        live = await harness.live_match(anna.id)
        while outcome(xobrainer, live.match) is None:
            state = live.match.state
            options = [(s, a) for s in range(3) for a in xobrainer.legal_actions(state, s)]
            near = [(s, a) for s, a in options if xobrainer.write_action(a)[0] in "cdefgho"]
            await harness.do(anna.id, *chance.choice(near or options))
            await harness.turn(chance.choice((0, 300, 1_000, 4_000, 5_000)))
        return anna.id


@pytest.fixture(scope="session")
def played_xobrainer(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("xobrainer")
    return folder, asyncio.run(_play(SqliteStore.opened(folder / DATABASE)))


@pytest.fixture
def match(folder: Path, played_xobrainer: tuple[Path, str]) -> str:
    there, name = played_xobrainer
    shutil.copytree(there, folder)
    return name


@pytest.fixture
def record(knobel: Knobel, folder: Path, match: str) -> str:
    return knobel("export", match, "--data", folder).out


def test_a_record_reads_like_the_match(record: str) -> None:
    assert record.startswith("Knobel record 1\ngame: xobrainer\nrules: 3\nconfig: {")
    for line in ('"name":"wild"', "seat 2: person", ": tick", ": ok\n", "table: begin dice "):
        assert line in record
    definition, header, entries = read_record(record)
    events = {type(event).__name__ for entry in entries for event in entry.events}
    assert {"MapLaid", "Dealt", "WaitBegan", "TurnLost", "RestBegan", "CardsShown"} <= events
    assert definition.game.sides(header.config) == (0, 1, 0)


def test_out_in_and_out_again_is_the_same(knobel: Knobel, folder: Path, record: str) -> None:
    (folder / "match.knobel").write_text(record, encoding="utf-8")
    said = knobel("import", folder / "match.knobel", "--data", folder)
    again = said.out.removeprefix("Stored as match ").partition(";")[0]

    assert (said.status, said.err) == (0, "")
    assert knobel("export", again, "--data", folder).out == record
    assert knobel("verify", "--data", folder) == (
        0,
        "2 matches verified: every line is as it was.\n",
        "",
    )


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"4443333444","4333223334"', '"444","4333223334"', "config: refused (layout-size)"),
        ("K2222K34", "12222K34", "config: refused (layout-knockouts)"),
        ('"teams":[2,1]', '"teams":[9,1]', "config: refused (too-many-players)"),
        ('"seconds":5', '"seconds":2', "$.variants[4].seconds"),
        ('"length":{', '"length":{"x":1,', "`x`"),
        (": ok\n", ": e5\n", "refused ("),
        (": ok\n", ": maybe\n", "refused (no-such-move)"),
        ("result: knockout", "result: points", "it says 'points"),
    ],
)
def test_a_changed_record_is_refused_with_the_reason(
    knobel: Knobel, folder: Path, record: str, old: str, new: str, why: str
) -> None:
    assert old in record
    (folder / "match.knobel").write_text(record.replace(old, new, 1), encoding="utf-8")
    said = knobel("import", folder / "match.knobel", "--data", folder)

    assert (said.status, said.out, said.err.count("\n")) == (1, "", 1)
    assert why in said.err


def test_a_stored_match_whose_settings_are_damaged_is_named(
    knobel: Knobel, folder: Path, match: str
) -> None:
    import sqlite3

    with sqlite3.connect(folder / DATABASE) as database:
        (body,) = database.execute("SELECT header FROM matches").fetchone()
        harmed = bytes(body).replace(b"K2222K34", b"12222K34", 1)
        database.execute("UPDATE matches SET header = ?", (harmed,))
    database.close()
    said = knobel("verify", "--data", folder)

    assert said.status == 1
    assert match in said.out
    assert "config: refused (layout-knockouts)" in said.out


def test_an_old_match_is_pruned(knobel: Knobel, folder: Path, match: str) -> None:
    knobel("prune", "--days", 3, "--data", folder)
    assert knobel("export", match, "--data", folder).status == 0
    knobel("prune", "--days", 1, "--data", folder)

    assert knobel("export", match, "--data", folder).status == 1
