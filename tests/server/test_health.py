"""`/ready` says whether moves can be stored; a server that is alone is not healthy otherwise."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from knobel.core.game import Millis
from knobel.service.ports import Beat, World
from knobel.stores.memory import MemoryStore
from knobel.stores.roster import MemoryRoster, Rows
from knobel.stores.sqlite import SqliteStore
from tests.kit.harness import BrittleLog
from tests.kit.wires import Wire, wired

ORDER = {"game": "vier3d", "seats": [{"mine": True}, {}], "name": "Anna"}
REFUSED = (503, {"code": "storage-failed", "facts": {}})


async def asked(wire: Wire, path: str) -> tuple[int, dict[str, Any]]:
    answer = await wire.get(path)
    return answer.status_code, answer.json()


async def ready(wire: Wire) -> tuple[int, dict[str, Any]]:
    return await asked(wire, "/ready")


async def test_it_is_not_well_while_its_database_is_gone(
    folder: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, away = tmp_path / "knobel.db", tmp_path / "away.db"
    async with wired(folder, SqliteStore.opened(path)) as wire:
        anna, _ = await wire.pair()
        socket = await wire.following(anna)
        path.rename(away)
        told = await socket.drop("a1")
        assert (told["type"], told["code"]) == ("no", "storage-failed")
        assert await ready(wire) == REFUSED
        assert await asked(wire, "/health") == REFUSED
        for _ in range(3):
            await wire.harness.turn(2_000)
            assert await ready(wire) == REFUSED
        assert (await wire.post("/api/matches", ORDER)).status_code == 503
        assert [record.levelname for record in caplog.records] == ["ERROR"]
        away.rename(path)
        assert (await socket.drop("a1"))["type"] == "ack"

        assert (await ready(wire))[0] == 503  # until a beat proves it
        await wire.harness.turn(2_000)
        assert (await ready(wire))[0] == 200


async def test_a_database_that_goes_unnoticed_is_noticed_by_the_next_beat(
    folder: Any, tmp_path: Path
) -> None:
    path = tmp_path / "knobel.db"
    async with wired(folder, SqliteStore.opened(path)) as wire:
        path.unlink()
        await wire.harness.turn(2_000)

        assert await ready(wire) == REFUSED


async def test_it_is_not_well_while_beats_cannot_be_written(folder: Any) -> None:
    log = BrittleLog()
    async with wired(folder, log) as wire:
        log.is_full = True
        await wire.harness.turn(2_000)
        assert await ready(wire) == REFUSED
        assert await asked(wire, "/health") == REFUSED
        log.is_full = False
        await wire.harness.turn(2_000)

        assert (await ready(wire))[0] == 200


class SlowLog(MemoryStore):
    """A log on a disk that does not answer any more."""

    def __init__(self) -> None:
        super().__init__()
        self.answers = asyncio.Event()
        self.answers.set()

    def roster(self, world: World, /) -> MemoryRoster:
        return _SlowRoster(self, self._rows, world)


class _SlowRoster(MemoryRoster):
    def __init__(self, log: SlowLog, rows: Rows, world: World) -> None:
        super().__init__(rows, world)
        self._log = log

    async def beat(self, *, silent_since: Millis | None = None) -> Beat:
        await self._log.answers.wait()
        return await super().beat(silent_since=silent_since)


async def test_it_is_not_well_while_a_beat_hangs(folder: Any) -> None:
    log = SlowLog()
    async with wired(folder, log) as wire:
        log.answers.clear()
        await wire.harness.turn(500)
        slow = await ready(wire)
        await wire.harness.turn(2_000)
        hanging = await ready(wire)
        among_nodes = await asked(wire, "/health")
        log.answers.set()
        await wire.harness.turn(2_000)

        assert slow[0] == 200
        assert hanging == REFUSED
        assert among_nodes[0] == 200  # restarting all nodes would not bring their store back
        assert (await ready(wire))[0] == 200
