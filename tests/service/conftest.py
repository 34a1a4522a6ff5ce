"""Harnesses on every log."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from knobel.service.ports import Store
from knobel.stores.memory import MemoryStore
from knobel.stores.sqlite import SqliteStore
from tests.kit.harness import Harness, opened


@pytest.fixture(params=["memory", "sqlite"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "memory":
        return MemoryStore()
    return SqliteStore.opened(tmp_path / "knobel.db")


@pytest.fixture
def second_log(log: Store, tmp_path: Path) -> Store:
    """The same log, as another process has it."""
    if not isinstance(log, SqliteStore):
        return log
    second = SqliteStore.opened(tmp_path / "knobel.db")
    second.shared = log.shared  # who is connected is known in one process only
    return second


@pytest.fixture
async def harness(log: Store) -> AsyncIterator[Harness]:
    async with opened(log) as made:
        yield made
