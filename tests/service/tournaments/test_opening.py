"""Opening tournaments."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from knobel.tournament.values import Setup
from tests.kit.harness import Harness, opened

SETUP = Setup("Friday", "vier3d")


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
