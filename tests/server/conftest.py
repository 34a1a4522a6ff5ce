"""A server with a small web app."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.kit.wires import Wire, static_files, wired


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return static_files(tmp_path / "static")


@pytest.fixture
async def wire(folder: Path) -> AsyncIterator[Wire]:
    async with wired(folder) as made:
        yield made
