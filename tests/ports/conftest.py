"""Every store, for the suites of the ports that it implements."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from knobel.service.ports import Store
from knobel.stores.memory import MemoryStore
from knobel.stores.postgres import PostgresStore
from knobel.stores.sqlite import SqliteStore
from tests.kit.services import Postgres


@pytest.fixture
def database(cluster: Postgres) -> str:
    """The address of a database in PostgreSQL without any rows."""
    return cluster.url(cluster.emptied())


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made: Store
    match request.param:
        case "memory":
            made = MemoryStore()
        case "sqlite":
            made = SqliteStore.opened(tmp_path / "knobel.db")
        case _:
            made = await PostgresStore.opened(request.getfixturevalue("database"))
    yield made
    await made.close()
