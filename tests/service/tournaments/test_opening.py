"""Opening tournaments."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from knobel.service.tournaments.orders import EnterEvent
from knobel.tournament import commands as do
from knobel.tournament.values import Setup
from tests.kit.harness import Harness, opened

SETUP = Setup("Friday", "vier3d")
SETUPS = {
    "vier3d": SETUP,
    "xcode": Setup("Friday", "xcode", format="league", scoring="field", sides=1),
    "xobrainer": Setup("Friday", "xobrainer"),
}


@pytest.fixture
async def harness() -> AsyncIterator[Harness]:
    async with opened() as made:
        yield made


async def test_an_order_that_comes_twice_opens_one_tournament(harness: Harness) -> None:
    desk = harness.service.tournaments
    first, second = await asyncio.gather(desk.open(SETUP, "k" * 16), desk.open(SETUP, "k" * 16))
    other = await desk.open(SETUP, "other" * 4)

    assert first == second
    assert {first.id, first.token}.isdisjoint({other.id, other.token})
    kept = await harness.log.page("", 100, kind="tournament")
    assert {summary.id for summary in kept} == {first.id, other.id}


async def test_without_a_key_every_order_opens_another_tournament(harness: Harness) -> None:
    desk = harness.service.tournaments
    first, second = await desk.open(SETUP), await desk.open(SETUP)

    assert first.id != second.id


@pytest.mark.parametrize("game", sorted(SETUPS))
async def test_a_paired_event_can_have_another_name(harness: Harness, game: str) -> None:
    desk = harness.service.tournaments
    ticket = await desk.open(SETUPS[game])
    for name in ("Ada", "Bo"):
        entry = await desk.enter(ticket.id, EnterEvent(name, 2), None)
        await desk.do(ticket.id, ticket.token, do.CheckIn(entry.entrant), name)
    await desk.pair(ticket.id, ticket.token, 1)
    async with desk._registry.visit(ticket.id) as live:
        paired = live.now
    changed = replace(paired.setup, name="Saturday")
    await desk.do(ticket.id, ticket.token, do.Change(changed), "c-1")
    version = await desk.do(ticket.id, ticket.token, do.Change(changed), "c-2")

    assert version == paired.version + 1
    assert (await desk.preview(ticket.code)).view.setup == changed
