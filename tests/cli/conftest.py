"""A folder with played matches, and the command line to look at them."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from knobel import main as cli
from knobel.cli import events, maintenance, node, records, storage
from knobel.cli.storage import DATABASE
from knobel.match import commands as do
from knobel.service.ports import World
from knobel.stores.sqlite import SqliteStore
from tests.kit.harness import Harness, opened
from tests.kit.world import NOON, TurnedWorld

CLOCK = {"clock": {"type": "total", "seconds": 300, "increment": 5}}


class Said(NamedTuple):
    """What a command ended with."""

    status: int
    out: str
    err: str


Knobel: TypeAlias = Callable[..., Said]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture(autouse=True)
def _noon(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(99)
    set_world(monkeypatch, lambda: TurnedWorld(number=next(numbers)))


def change(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        assert database.execute(statement, values).rowcount == 1
        database.commit()


def line_of(folder: Path, match: str, word: bytes) -> tuple[int, bytes]:
    """The first line of the log in which something is said."""
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        rows = database.execute(
            "SELECT version, line FROM log WHERE match = ? ORDER BY version", (match,)
        ).fetchall()
    return next((version, line) for version, line in rows if word in line)


def set_world(monkeypatch: pytest.MonkeyPatch, world: Callable[[], World]) -> None:
    """Let every command have this clock and these dice."""
    for module in (events, maintenance, node, records, storage):
        monkeypatch.setattr(module, "SystemWorld", world)


@pytest.fixture(autouse=True)
def _no_handlers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is started here must not change how later tests in this process log."""
    monkeypatch.setattr("knobel.machine.logs.configure", lambda *_: None)


@pytest.fixture
def knobel(capsys: pytest.CaptureFixture[str]) -> Knobel:
    """Run a command line."""

    def run(*arguments: object) -> Said:
        capsys.readouterr()
        status = cli.main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return Said(status, said.out, said.err)

    return run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A finished match with all that can happen in one; beside it a game that is not over."""
    folder = tmp_path_factory.mktemp("played")
    return folder, asyncio.run(_play(SqliteStore.opened(folder / DATABASE)))


@pytest.fixture
def match(folder: Path, played: tuple[Path, str]) -> str:
    """The finished match, in a folder of this test's own."""
    there, name = played
    shutil.copytree(there, folder)
    return name


async def _play(log: SqliteStore) -> str:
    async with opened(log, world=TurnedWorld(NOON - 86_400_000)) as harness:
        anna = await harness.open(order="lot", config=CLOCK, name="Anna: dice 3")
        harness.world.force(*[0] * 32, 1, 0)  # a secret for Bo, and the lot
        bo = await harness.service.join(anna.code, "Bo")
        screens = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
        await harness.do(anna.id, 1, do.Rename("  Zoë\n dice 1 2"))
        await harness.turn(1_234)
        await harness.drop(anna.id, "a1 b2")
        for seat, matter in ((1, "take-back"), (0, "pause"), (1, "resume")):
            asked = do.Propose(_matter(matter))
            await harness.do(anna.id, seat, asked)
            await harness.turn(500)
            await harness.do(anna.id, 1 - seat, do.Answer(asked.matter, True))
        await harness.do(anna.id, 0, do.Propose("draw"))
        await harness.do(anna.id, 1, do.Answer("draw", False))
        await harness.leave(anna.id, screens[1])
        await harness.turn(5_000)
        await harness.follow(anna.id, bo.token)
        await harness.drop(anna.id, "c3 d4")
        await harness.turn(400_000)
        await _begin_another(harness)
        return anna.id


def _matter(name: str) -> do.Matter:
    return "take-back" if name == "take-back" else "pause" if name == "pause" else "resume"


async def _begin_another(harness: Harness) -> None:
    ticket, _ = await harness.pair()
    await harness.drop(ticket.id, "a1")
