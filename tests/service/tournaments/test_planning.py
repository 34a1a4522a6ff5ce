"""What is proposed can be opened as it is, and ends in time at screens, too."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from knobel.service.tournaments.orders import Proposed
from tests.kit.harness import Harness, opened

TIGHT = 60
"""Minutes in which eight people have to play faster than they would."""


@pytest.fixture
async def harness() -> AsyncIterator[Harness]:
    async with opened() as made:
        yield made


async def proposed(harness: Harness, game: str, boxes: int, **config: Any) -> Proposed:
    desk = harness.service.tournaments
    found = (await desk.plan(game, config, 8, boxes, TIGHT)).proposals
    for each in found:
        await desk.open(replace(each.setup, name="Friday"))
    return found[0]


@pytest.mark.parametrize("yellow", ["balanced", "three-players"])
async def test_games_at_screens_have_the_clock_that_ends_them_in_time(
    harness: Harness, yellow: str
) -> None:
    best = await proposed(harness, "vier3d", 1, variant="most-lines", yellow=yellow)
    clock = best.setup.config["clock"]

    assert best.screen > 0
    assert clock == {"type": "total", "seconds": 60 * best.clock, "increment": 0}
    sides = best.setup.sides
    assert sides * best.setup.games * clock["seconds"] <= 60 * best.setup.minutes


async def test_where_everybody_plays_at_real_boards_no_clock_is_set(harness: Harness) -> None:
    best = await proposed(harness, "vier3d", 4)

    assert (best.screen, best.setup.config["clock"]) == (0, None)


async def test_the_clock_that_the_host_has_chosen_stays(harness: Harness) -> None:
    chosen = {"type": "per-move", "seconds": 20}
    best = await proposed(harness, "vier3d", 0, clock=chosen)

    assert best.setup.config["clock"] == chosen


@pytest.mark.parametrize("game", ["xobrainer", "xcode"])
async def test_a_game_without_such_a_clock_stays_as_it_was_chosen(
    harness: Harness, game: str
) -> None:
    at_screens, at_boards = [await proposed(harness, game, boxes) for boxes in (0, 8)]

    assert at_screens.setup.config == at_boards.setup.config
