"""Everybody is told the same bytes as when the digests were written."""

from pathlib import Path

import msgspec
import pytest

from tests.kit.golden import playthroughs
from tests.kit.told import FILE, digest

WRITTEN: dict[str, str] = msgspec.json.decode(FILE.read_bytes())


def _name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", playthroughs(), ids=_name)
def test_everybody_is_told_the_same_bytes_as_ever(file: Path) -> None:
    assert WRITTEN[_name(file)] == digest(file)


def test_every_digest_is_of_a_playthrough() -> None:
    assert set(WRITTEN) == set(map(_name, playthroughs()))
