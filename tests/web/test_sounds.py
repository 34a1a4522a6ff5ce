"""The sounds: none is clipped, and none is much louder than another."""

import shutil
from pathlib import Path

import pytest

from tests.web.conftest import Visitors
from tools import sounds


@pytest.mark.skipif(shutil.which("sox") is None, reason="sox is missing")
def test_sounds_are_not_clipped_and_equally_loud(visitors: Visitors, tmp_path: Path) -> None:
    found = {
        name: sounds.measure(path) for name, path in sounds.render(visitors.one(), tmp_path).items()
    }

    assert len(found) == 17
    assert {name: one.peak for name, one in found.items() if one.peak > -3} == {}
    loudness = {name: one.loudness for name, one in found.items()}
    assert max(loudness.values()) - min(loudness.values()) < 5, loudness
