"""What is proposed can be opened as it is, and ends in time at screens, too."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from knobel.core.game import Illegal
from knobel.service.tournaments.orders import Proposals, Proposed
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


async def planned(harness: Harness, game: str, people: int, **config: Any) -> Proposals:
    return await harness.service.tournaments.plan(game, config, people, 3, 300)


@pytest.mark.parametrize(
    ("game", "config", "people", "entrants", "boards"),
    [
        ("xcode", {}, 8, 2, (2, 0)),
        ("xcode", {}, 10, 3, (3, 0)),
        ("xcode", {}, 500, 125, (3, 122)),
        ("xcode", {"players": 2}, 8, 4, (3, 1)),
        ("xcode", {"players": 2}, 3, 1, (1, 0)),
        ("xcode", {"players": 8}, 2, 1, (1, 0)),
        ("xobrainer", {}, 8, 8, (3, 1)),
        ("xobrainer", {"teams": [2, 2]}, 8, 4, (2, 0)),
        ("xobrainer", {"teams": [2, 1]}, 9, 5, (2, 0)),
        ("xobrainer", {"teams": [3, 3]}, 3, 2, (1, 0)),
        ("xobrainer", {"teams": [5, 3], "large_teams": True}, 10, 3, (1, 0)),
        ("vier3d", {}, 8, 8, (3, 1)),
        ("vier3d", {}, 500, 500, (3, 247)),
        ("vier3d", {"variant": "most-lines", "yellow": "three-players"}, 8, 8, (3, 0)),
    ],
)
async def test_groups_and_teams_are_counted_not_their_people(
    harness: Harness,
    game: str,
    config: dict[str, Any],
    people: int,
    entrants: int,
    boards: tuple[int, int],
) -> None:
    found = await planned(harness, game, people, **config)
    best = found.proposals[0]

    assert (best.real, best.screen) == boards
    assert found.entrants == entrants


async def test_the_heats_of_teams_are_as_many_as_for_so_many_people_alone(
    harness: Harness,
) -> None:
    teams = await planned(harness, "xobrainer", 8, teams=[2, 2])
    alone = await planned(harness, "xobrainer", 4)

    assert [p.setup.heats for p in teams.proposals] == [p.setup.heats for p in alone.proposals]
    assert [p.takes for p in teams.proposals] == [p.takes for p in alone.proposals]


@pytest.mark.parametrize(
    ("teams", "minutes", "first"),
    [
        (4, 120, "all-play-all"),
        (8, 240, "all-play-all"),
        (8, 120, "swiss"),
        (9, 600, "swiss"),
    ],
)
async def test_up_to_eight_teams_all_play_all_where_the_time_allows_it(
    harness: Harness, teams: int, minutes: int, first: str
) -> None:
    config = {"teams": [2, 2]}
    plan = harness.service.tournaments.plan
    found = await plan("xobrainer", config, 2 * teams, teams, minutes)

    assert found.entrants == teams
    assert found.proposals[0].setup.format == first
    assert "all-play-all" in [each.setup.format for each in found.proposals]


async def test_a_list_says_how_many_groups_there_are(harness: Harness) -> None:
    desk = harness.service.tournaments
    found = await desk.plan("xcode", {}, 8, 8, 120, entrants=8)

    assert (found.entrants, found.proposals[0].real) == (8, 8)


@pytest.mark.parametrize(
    ("game", "config", "people", "code", "facts"),
    [
        ("vier3d", {}, 1, "event-too-few-people", {"min": 2}),
        ("xobrainer", {"teams": [2, 2]}, 1, "event-too-few-people", {"min": 2}),
        ("xcode", {}, 1, "event-too-few-people", {"min": 2}),
        ("vier3d", {}, 501, "event-too-many-people", {"most": 500}),
        ("xcode", {}, 2001, "event-too-many-people", {"most": 2000}),
        (
            "xobrainer",
            {"teams": [5, 3], "large_teams": True},
            2001,
            "event-too-many-people",
            {"most": 2000},
        ),
    ],
)
async def test_as_many_people_as_can_play_are_planned_for(
    harness: Harness, game: str, config: dict[str, Any], people: int, code: str, facts: Any
) -> None:
    with pytest.raises(Illegal) as refused:
        await planned(harness, game, people, **config)

    assert (code, facts) == (refused.value.code, refused.value.facts)
    few = people == 1
    await planned(harness, game, facts["min"] if few else facts["most"], **config)
