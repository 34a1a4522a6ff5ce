"""Leagues that last for weeks: the next heat begins on its day."""

import pytest

from knobel.service.tournaments.orders import EnterEvent
from knobel.tournament import commands as do
from knobel.tournament.values import Setup, Tournament
from tests.kit.harness import Harness
from tests.service.tournaments.test_nodes import look

DAY = 24 * 3600 * 1000
ANNOUNCE = 60
THREE = {"variant": "most-lines", "yellow": "three-players"}


async def begun(harness: Harness, days: int = 7) -> tuple[str, str]:
    """A league of three in its first week: the event, and its host's secret."""
    desk = harness.service.tournaments
    setup = Setup(
        "League",
        "vier3d",
        THREE,
        format="league",
        heats=2,
        games=1,
        scoring="places",
        sides=3,
        boxes=0,
        announce=ANNOUNCE,
        days=days,
    )
    ticket = await desk.open(setup)
    for number in (1, 2, 3):
        entry = await desk.enter(ticket.id, EnterEvent(f"P{number}"), None)
        await desk.do(ticket.id, ticket.token, do.CheckIn(entry.entrant), f"in-{number}")
    await desk.pair(ticket.id, ticket.token, 1)
    await harness.quiet()
    return ticket.id, ticket.token


async def state(harness: Harness, event: str) -> Tournament:
    async with harness.service.tournaments._registry.visit(event) as live:
        return live.now


@pytest.mark.rule("EV-71")
async def test_ev_71_the_next_heat_begins_a_week_after_the_first(harness: Harness) -> None:
    event, host = await begun(harness)
    await look(harness, event, host)
    (first,) = (await state(harness, event)).heats
    await harness.turn(7 * DAY - 5_000)
    assert len((await state(harness, event)).heats) == 1
    await harness.turn(5_000)
    now = await state(harness, event)

    assert [heat.number for heat in now.heats] == [1, 2]
    assert now.heats[1].starts - first.starts == 7 * DAY
    assert len(now.open_bouts()) == 2  # that of the first week can still be played
    await harness.turn(30 * DAY)
    assert len((await state(harness, event)).heats) == 2  # as many as planned


@pytest.mark.rule("EV-71")
async def test_ev_71_if_nobody_looks_on_its_day_it_begins_when_somebody_does(
    harness: Harness,
) -> None:
    event, host = await begun(harness)
    await harness.turn(9 * DAY)
    page = await look(harness, event, host)
    await harness.quiet()

    assert len((await state(harness, event)).heats) == 2
    assert page.gone == ""


async def test_without_days_the_host_begins_every_heat(harness: Harness) -> None:
    event, host = await begun(harness, days=0)
    await look(harness, event, host)
    await harness.turn(30 * DAY)

    assert len((await state(harness, event)).heats) == 1
