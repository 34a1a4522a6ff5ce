"""The judge hands over the match that reading the line from the log leads to."""

from pathlib import Path

import msgspec
import pytest

from knobel.match import enter
from tests.kit.chances import Written, played_by_chance
from tests.kit.golden import playthroughs
from tests.kit.told import settings_of

MATCHES = 3
"""How many are played with the settings of each playthrough."""


@pytest.mark.parametrize("file", playthroughs(), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_what_is_judged_is_what_is_entered(file: Path) -> None:
    definition, config = settings_of(file)
    for number in range(100, 100 + MATCHES):
        for line in played_by_chance(definition, config, number):
            if not isinstance(line, Written):
                continue
            stored = definition.read_entry(msgspec.json.encode(line.entry))
            assert line.entry == stored
            assert line.after == enter(definition.game, line.before, stored)
