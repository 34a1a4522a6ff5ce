"""Every store, for the suites of the ports that it implements."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from knobel.service.ports import Store
from knobel.stores.memory import MemoryStore
from knobel.stores.sqlite import SqliteStore


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made: Store
    match request.param:
        case "memory":
            made = MemoryStore()
        case _:
            made = SqliteStore.opened(tmp_path / "knobel.db")
    yield made
    await made.close()
