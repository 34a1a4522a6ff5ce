"""Events are deleted with their matches when their time is up, whatever happens to one of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.orders import EnterEvent, EventTicket
from knobel.tournament import commands as do
from knobel.tournament.values import DAY, Setup
from tests.kit.harness import Harness, opened

SETUP = Setup("Friday", "vier3d", {"variant": "first-line", "yellow": "none"}, keep_days=1)


@pytest.fixture
async def harness() -> AsyncIterator[Harness]:
    async with opened() as made:
        yield made


async def evening(harness: Harness) -> EventTicket:
    """An event with a bout at a screen."""
    desk = harness.service.tournaments
    ticket = await desk.open(SETUP)
    for number in (1, 2):
        await desk.enter(ticket.id, EnterEvent(f"P{number}"), None)
        await desk.do(ticket.id, ticket.token, do.CheckIn(number), f"in-{number}")
    await desk.pair(ticket.id, ticket.token, 1)
    await harness.quiet()
    return ticket


async def a_day_later(harness: Harness) -> list[str]:
    """What is still stored."""
    for _ in range(30):
        await harness.turn(DAY // 24)
    return [summary.id for summary in await harness.log.page("", 99)]


@pytest.mark.parametrize("is_read", [True, False])
async def test_others_go_when_another_node_was_faster_with_one(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, is_read: bool
) -> None:
    events = sorted([(await evening(harness)).id for _ in range(2)])
    registry, read = harness.service.tournaments._registry, harness.log.read
    visit = registry.visit

    @asynccontextmanager
    async def late(event: str) -> AsyncIterator[LiveTournament]:
        if event == events[0]:
            await harness.log.delete(event)
        async with visit(event) as live:
            yield live

    async def gone(event: str, after: int = 0) -> list[bytes]:
        if event == events[0]:
            await harness.log.delete(event)
        return list(await read(event, after))

    for _ in range(2):  # both leave memory
        await harness.turn(DAY // 48)
    if is_read:
        monkeypatch.setattr(registry, "visit", late)
    else:
        monkeypatch.setattr(harness.log, "read", gone)
    await a_day_later(harness)

    assert await harness.log.page("", 99, kind="tournament") == []
    assert not any(job.done() for job in harness.service.tournaments._jobs)


@pytest.mark.parametrize("line", [b"{", b'{"version":9}'], ids=["broken", "strange"])
async def test_a_match_that_nobody_can_read_goes_with_its_event(
    harness: Harness, line: bytes
) -> None:
    await evening(harness)
    [match] = [summary.id for summary in await harness.log.page("", 99, kind="match")]
    await harness.turn(DAY // 48)
    log: Any = harness.log
    log._lines[match][0] = line

    assert await a_day_later(harness) == []
    assert match not in harness.service._matches


async def test_an_event_that_nobody_can_read_keeps_no_other(harness: Harness) -> None:
    events = sorted([(await evening(harness)).id for _ in range(2)])
    await harness.turn(DAY // 48)
    log: Any = harness.log
    log._lines[events[0]].pop(0)
    await a_day_later(harness)

    kept = [summary.id for summary in await harness.log.page("", 99, kind="tournament")]
    assert kept == events[:1]
    assert not any(job.done() for job in harness.service.tournaments._jobs)
