"""Teams at a table: rematches, series, and people who leave each other alone."""

from typing import Any

import pytest

from knobel.match import commands as do
from knobel.service import Ticket
from tests.kit.harness import FREE, MINE, Harness, bot

PEOPLE = ("Bo", "Cleo", "Dan", "Eva", "Finn")


async def team_match(harness: Harness, crosses: int, rings: int, **order: Any) -> list[Ticket]:
    """Anna, Cleo ... against Bo, Dan ... as far as they alternate, each at a screen of its own."""
    seats = crosses + rings
    config = {"teams": [crosses, rings], **order.pop("config", {})}
    anna = await harness.open(
        (MINE, *(FREE,) * (seats - 1)), game="xobrainer", config=config, **order
    )
    others = [await harness.service.join(anna.code, name) for name in PEOPLE[: seats - 1]]
    return [anna, *others]


async def rematch(harness: Harness, match: str) -> str:
    """All want another one; its id."""
    for seat in range(len((await harness.live_match(match)).match.chairs)):
        await harness.do(match, seat, do.Propose("rematch"))
    await harness.quiet()
    successor = (await harness.live_match(match)).match.successor
    assert successor is not None
    return successor


async def sides(harness: Harness, match: str) -> list[set[str]]:
    """Who plays for which side."""
    table = (await harness.live_match(match)).match
    return [
        {chair.name for chair, side in zip(table.chairs, table.sides, strict=True) if side == which}
        for which in (0, 1)
    ]


@pytest.mark.parametrize("each", [2, 3])
async def test_equal_teams_change_sides_in_the_rematch(harness: Harness, each: int) -> None:
    anna, *_ = await team_match(harness, each, each)
    before = await sides(harness, anna.id)
    await harness.do(anna.id, 0, do.Resign())
    successor = await rematch(harness, anna.id)

    assert await sides(harness, successor) == before[::-1]


@pytest.mark.parametrize("teams", [(2, 1), (1, 2), (3, 2), (3, 1)])
async def test_unequal_teams_keep_their_seats(harness: Harness, teams: tuple[int, int]) -> None:
    anna, *_ = await team_match(harness, *teams)
    before = [chair.name for chair in (await harness.live_match(anna.id)).match.chairs]
    await harness.do(anna.id, 0, do.Resign())
    successor = await rematch(harness, anna.id)

    assert [chair.name for chair in (await harness.live_match(successor)).match.chairs] == before


async def test_bots_stay_in_their_team(harness: Harness) -> None:
    config = {"teams": [2, 2]}
    anna = await harness.open((MINE, bot(), bot("oak"), bot()), game="xobrainer", config=config)
    await harness.do(anna.id, 0, do.Resign())
    match = (await harness.live_match(await rematch_of_one(harness, anna.id))).match

    mine = match.sides[next(s for s, chair in enumerate(match.chairs) if chair.name == "Anna")]
    mates = [c for c, side in zip(match.chairs, match.sides, strict=True) if side == mine]
    assert sorted(str(chair.level) for chair in mates) == ["None", "oak"]


async def rematch_of_one(harness: Harness, match: str) -> str:
    """The only person wants another one."""
    await harness.do(match, 0, do.Propose("rematch"))
    await harness.quiet()
    successor = (await harness.live_match(match)).match.successor
    assert successor is not None
    return successor


# Best of two


@pytest.mark.parametrize(
    ("teams", "loser", "points"),
    [
        ((2, 2), 1, [0, 2, 0, 2]),  # X won, and plays the rings now
        ((2, 2), 2, [2, 0, 2, 0]),
        ((2, 1), 1, [2, 0, 2]),
        ((2, 1), 0, [0, 2, 0]),
    ],
)
async def test_whoever_wins_with_mates_has_won_and_not_shared(
    harness: Harness, teams: tuple[int, int], loser: int, points: list[int]
) -> None:
    anna, *_ = await team_match(harness, *teams, best_of_two=True)
    await harness.do(anna.id, loser, do.Resign())
    second = await harness.follow(await rematch(harness, anna.id), anna.token)

    assert second.match["series"] == {"games": 2, "game": 2, "points": points}


@pytest.mark.parametrize("teams", [(2, 2), (2, 1)])
async def test_a_draw_of_teams_is_one_for_each(harness: Harness, teams: tuple[int, int]) -> None:
    anna, *_ = await team_match(harness, *teams, best_of_two=True)
    for seat in range(sum(teams)):
        await harness.do(anna.id, seat, do.Propose("draw"))
    second = await harness.follow(await rematch(harness, anna.id), anna.token)

    assert second.match["series"]["points"] == [1] * sum(teams)


# Leaving


async def test_whoever_leaves_a_team_is_missed_and_the_others_are_told_when(
    harness: Harness,
) -> None:
    tickets = await team_match(harness, 2, 2)
    screens = [await harness.follow(ticket.id, ticket.token) for ticket in tickets]
    await harness.leave(tickets[0].id, screens[3])
    await harness.turn(5_000)
    assert screens[2].match["chairs"][3]["claimable"] == harness.world.now() + 60_000
    await harness.turn(60_000)
    await harness.do(tickets[0].id, 2, do.Claim("win"))

    assert screens[0].match["outcome"] == {"reason": "absent", "places": [0, 2, 0, 2]}


@pytest.mark.rule("XO-60", "XO-70")
async def test_xo_60_mates_share_the_trap_card_and_nothing_else(harness: Harness) -> None:
    config = {"variants": [{"type": "trap"}, {"type": "mission"}]}
    tickets = await team_match(harness, 2, 2, config=config)
    views = [(await harness.follow(ticket.id, ticket.token)).view for ticket in tickets]
    held = [{card["variant"]: card for card in view["cards"]} for view in views]

    assert held[0]["trap"] == held[2]["trap"] != held[1]["trap"]
    assert held[0]["trap"]["seats"] == [0, 2]
    assert [cards["mission"]["seats"] for cards in held] == [[0], [1], [2], [3]]
    assert all(sorted(cards) == ["mission", "trap"] for cards in held)
