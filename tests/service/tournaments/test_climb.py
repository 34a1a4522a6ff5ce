"""Climbs: each group's match has the settings and the deal of its level."""

import pytest

from knobel.catalog import xcode as levels
from knobel.core.game import Illegal
from knobel.service.tournaments.orders import EnterEvent
from knobel.tournament import commands as do
from knobel.tournament.values import Bout, Result, Setup, Tournament
from tests.kit.harness import Harness

WON, NOT_WON = Result((0,), ((12, 9_000),)), Result((0,), ((7, 0),))


def setup(**more: object) -> Setup:
    chosen = {"format": "climb", "scoring": "field", "sides": 1, "heats": 3, "boxes": 0, **more}
    return Setup("Climb", "xcode", **chosen)  # type: ignore[arg-type]


async def begun(harness: Harness, chosen: Setup, groups: int = 2) -> tuple[str, str]:
    """A climb in its first heat: the event, and its host's secret."""
    desk = harness.service.tournaments
    ticket = await desk.open(chosen)
    for number in range(1, groups + 1):
        entry = await desk.enter(ticket.id, EnterEvent(f"Group {number}", size=number + 1), None)
        await desk.do(ticket.id, ticket.token, do.CheckIn(entry.entrant), f"in-{number}")
    await desk.pair(ticket.id, ticket.token, 1)
    await harness.quiet()
    return ticket.id, ticket.token


async def state(harness: Harness, event: str) -> Tournament:
    async with harness.service.tournaments._registry.visit(event) as live:
        return live.now


async def bouts(harness: Harness, event: str) -> list[Bout]:
    """The bouts of the current heat, by group."""
    heat = (await state(harness, event)).heat
    assert heat is not None
    return sorted(heat.bouts, key=lambda bout: bout.sides)


async def report(harness: Harness, event: str, host: str, *results: Result) -> None:
    for bout, result in zip(await bouts(harness, event), results, strict=True):
        await harness.service.tournaments.do(event, host, do.Report(bout.id, result), f"{bout.id}")


async def test_every_match_has_the_settings_of_its_level(harness: Harness) -> None:
    event, host = await begun(harness, setup(config={"turning": "refill"}))
    first = [await harness.live_match(b.games[0].match) for b in await bouts(harness, event)]
    await report(harness, event, host, WON, NOT_WON)
    await harness.service.tournaments.pair(event, host, 2)
    await harness.quiet()
    second = [await harness.live_match(b.games[0].match) for b in await bouts(harness, event)]
    configs = [live.match.header.config for live in (*first, *second)]

    assert [c.level.name for c in configs] == ["level-1", "level-1", "level-2", "level-1"]
    assert configs[2].level == levels.level("level-2")
    assert [c.players for c in configs] == [2, 3, 2, 3]
    assert {c.turning for c in configs} == {"refill"}


@pytest.mark.rule("EV-81")
async def test_ev_81_the_deal_of_a_match_is_that_of_its_heat_and_level(harness: Harness) -> None:
    event, host = await begun(harness, setup(), groups=3)
    deals = []
    for heat in (1, 2):
        if heat == 2:
            await report(harness, event, host, WON, NOT_WON, NOT_WON)
            await harness.service.tournaments.pair(event, host, 2)
            await harness.quiet()
        lives = [await harness.live_match(b.games[0].match) for b in await bouts(harness, event)]
        deals.append([live.match.header.deal for live in lives])
        for bout in await bouts(harness, event):
            with pytest.raises(Illegal, match="watching-closed"):
                await harness.service.tournaments.seat(event, bout.id, None)
    (one, two, three), (higher, again, also) = deals

    assert one == two == three
    assert again == also != higher
    assert len({one, again, higher}) == 3


@pytest.mark.rule("EV-80")
async def test_ev_80_the_climb_begins_at_the_level_of_the_settings(harness: Harness) -> None:
    event, _ = await begun(harness, setup(config={"level": "level-3"}))
    chosen = (await state(harness, event)).setup
    match = await harness.live_match((await bouts(harness, event))[0].games[0].match)

    assert (chosen.levels[:2], chosen.goal) == (("level-3", "level-4"), 12)
    assert chosen.levels == levels.stages()[2:]
    assert match.match.header.config.level.name == "level-3"


async def test_nobody_climbs_in_a_game_without_levels_nor_from_a_level_of_their_own(
    harness: Harness,
) -> None:
    desk = harness.service.tournaments
    own = {"level": {"name": "own", "jokers": 0, "time_cards": [6, 6]}}
    with pytest.raises(Illegal, match="event-bad-setup"):
        await desk.open(setup(config=own))
    with pytest.raises(Illegal, match="event-bad-setup"):
        await desk.open(Setup("Climb", "vier3d", format="climb", scoring="field", sides=1))


async def test_the_levels_are_the_servers_to_say(harness: Harness) -> None:
    league = await harness.service.tournaments.open(
        setup(format="league", levels=("level-1",), goal=1)
    )
    told = (await state(harness, league.id)).setup

    assert (told.levels, told.goal) == ((), 0)


async def test_a_climb_is_proposed_beside_the_league(harness: Harness) -> None:
    found = await harness.service.tournaments.plan("xcode", {}, 4, 2, 120)
    flat = await harness.service.tournaments.plan("vier3d", {}, 4, 2, 120)

    assert [one.format for one in found.proposals] == ["league", "climb"]
    assert "climb" not in {one.format for one in flat.proposals}
