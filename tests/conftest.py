"""Services that tests share: each is started when a test first needs it."""

from collections.abc import Iterator

import pytest

from tests.kit import services


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests: if one of them came last, the other processes would wait."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def cluster() -> Iterator[services.Postgres]:
    """A PostgreSQL for tests that leave it running, each with a database of its own."""
    with services.postgres() as started:
        yield started


@pytest.fixture(scope="session")
def redis_server() -> Iterator[services.Redis]:
    """A Redis for tests that leave it running."""
    with services.redis() as started:
        yield started
