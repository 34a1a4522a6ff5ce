"""What a file may not bring: lines from the future, and settings that this server can't play."""

import pytest
from msgspec.structs import replace

from knobel.core.game import Illegal
from knobel.service import wire
from knobel.service.tournaments.files import answer_of, exported
from knobel.service.tournaments.orders import ImportEvent
from knobel.tournament import commands as do
from tests.kit.harness import opened
from tests.kit.tournaments import Evening

CONFIG = {"variant": "first-line", "yellow": "none", "clock": None}


def an_evening() -> Evening:
    return Evening(2, game="vier3d", config=CONFIG)


def record_of(evening: Evening) -> str:
    lines = [wire.encode(entry) for entry in evening.log]
    return str(answer_of(exported("record", wire.encode(evening.header), lines)))


async def test_a_record_whose_last_line_is_of_the_future_is_refused() -> None:
    evening = an_evening()
    async with opened() as harness:
        evening.wall = harness.world.now()
        evening.do(do.OpenEntry(False))
        fits = record_of(evening)
        await harness.service.tournaments.read_file(ImportEvent("record", fits, None))
        evening.wall += 1
        evening.do(do.OpenEntry(True))
        with pytest.raises(Illegal, match="event-bad-file") as refusal:
            await harness.service.tournaments.read_file(
                ImportEvent("record", record_of(evening), None)
            )

    assert {"line": evening.t.version} == refusal.value.facts


async def test_a_record_that_changes_to_another_game_must_fit_that_game() -> None:
    evening = an_evening()
    async with opened() as harness:
        evening.do(do.Change(replace(evening.t.setup, game="nonsense")))
        with pytest.raises(Illegal):
            await harness.service.tournaments.read_file(
                ImportEvent("record", record_of(evening), None)
            )
        evening.do(do.Change(replace(evening.t.setup, game="vier3d")))
        await harness.service.tournaments.read_file(ImportEvent("record", record_of(evening), None))
