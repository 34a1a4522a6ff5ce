"""A match of Nim from the service to the command line: watched, looked back on, verified, written."""

import asyncio
from pathlib import Path

import pytest

from knobel.cli.storage import DATABASE
from knobel.match import commands as do
from knobel.stores.sqlite import SqliteStore
from tests.cli.conftest import Knobel
from tests.kit.harness import opened

MOVES = ("1-3", "2-4", "3-5", "4-1", "4-2", "5-1")


async def _play(folder: Path, *, together: bool) -> str:
    """A whole match that somebody watches; its id."""
    async with opened(SqliteStore.opened(folder / DATABASE)) as harness:
        anna = await harness.open(game="nim", config={"together": together})
        harness.world.force(*[0] * 32, 2, 0)  # a secret for Bo, then the hidden piles
        bo = await harness.service.join(anna.code, "Bo")
        for seat in (0, 1) if together else ():
            await harness.do(anna.id, seat, do.Ready())
        watcher = await harness.follow(anna.id, anna.watch)
        assert watcher.view["piles"] == [3, 4, 5, None, None]
        for move in MOVES:
            live = await harness.live_match(anna.id)
            action = live.definition.read_action(move, live.match.state)
            await harness.do(anna.id, live.match.state.to_move, action)
        assert watcher.phase == "over"
        own = await harness.history(anna.id, bo.token)
        assert own.steps[-1].view["piles"] == [0] * 5
        return anna.id


@pytest.mark.parametrize(("together", "result"), [(False, "last-stone 1 0"), (True, "lost")])
def test_it_is_verified_written_and_read_again(
    knobel: Knobel, folder: Path, together: bool, result: str
) -> None:
    folder.mkdir()
    match = asyncio.run(_play(folder, together=together))
    record = knobel("export", match, "--data", folder).out
    assert record.startswith("Knobel record 1\ngame: nim\n")
    assert record.endswith(f"{result}\n")
    file = folder / "match.knobel"
    file.write_text(record, encoding="utf-8")
    knobel("import", file, "--data", folder)

    told = knobel("verify", "--data", folder)
    assert told == (0, "2 matches verified: every line is as it was.\n", "")
