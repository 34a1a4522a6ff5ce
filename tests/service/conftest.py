"""Harnesses on every log."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from knobel.service.ports import Log
from knobel.stores.memory import MemoryLog
from knobel.stores.sqlite import SqliteLog
from tests.kit.harness import Harness, opened


@pytest.fixture(params=["memory", "sqlite"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Log:
    if request.param == "memory":
        return MemoryLog()
    return SqliteLog.opened(tmp_path / "knobel.db")


@pytest.fixture
def second_log(log: Log, tmp_path: Path) -> Log:
    """The same log, as another process has it."""
    return log if isinstance(log, MemoryLog) else SqliteLog.opened(tmp_path / "knobel.db")


@pytest.fixture
async def harness(log: Log) -> AsyncIterator[Harness]:
    async with opened(log) as made:
        yield made
