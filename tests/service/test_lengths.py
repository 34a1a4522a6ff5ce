"""The planner takes the length of a game from what people have played on this server."""

from collections.abc import AsyncIterator, Sequence

import pytest

from knobel.core.game import Millis
from knobel.match import commands as do
from knobel.service.lengths import CACHED, ENOUGH
from knobel.service.ports import StorageFailed
from knobel.service.tournaments.orders import Proposals
from knobel.stores.memory import MemoryStore
from tests.kit.harness import MINE, Harness, bot, opened

WON = "a1 b1 a1 b1 a1 b1 a1"
"""A column of the one who begins."""
MINUTE = 60_000
BOX = 10


class Store(MemoryStore):
    """A store that counts how often it is asked for lengths, and may be away."""

    asked = 0
    is_away = False

    async def lengths(self, alike: str, limit: int, /) -> Sequence[Millis]:
        self.asked += 1
        if self.is_away:
            raise StorageFailed("away")
        return await super().lengths(alike, limit)


@pytest.fixture
def store() -> Store:
    return Store()


@pytest.fixture
async def harness(store: Store) -> AsyncIterator[Harness]:
    async with opened(store) as harness:
        yield harness


async def played(harness: Harness, minutes: float, **order: object) -> str:
    """A match between two people that one of them wins after so many minutes."""
    anna, bo = await harness.pair(**order)
    for ticket in (anna, bo):
        await harness.follow(anna.id, ticket.token)
    harness.world.turn(round(minutes * MINUTE))
    await harness.drop(anna.id, WON)
    await harness.quiet()
    return anna.id


async def planned(harness: Harness, **config: object) -> Proposals:
    return await harness.service.tournaments.plan("vier3d", config, 8, 2, 120)


async def test_the_length_is_that_of_the_games_here(harness: Harness) -> None:
    for number in range(ENOUGH):
        await played(harness, 6 + number % 3)
    found = await planned(harness)

    assert (found.minutes, found.like) == (7, ENOUGH)
    assert found.proposals[0].setup.minutes == 2 * 7


async def test_too_few_games_say_nothing(harness: Harness) -> None:
    for _ in range(ENOUGH - 1):
        await played(harness, 6)
    found = await planned(harness)

    assert (found.minutes, found.like) == (BOX, 0)


async def test_games_with_other_settings_say_nothing(harness: Harness) -> None:
    for _ in range(ENOUGH):
        await played(harness, 6)
    clock = {"type": "total", "seconds": 300, "increment": 5}

    assert (await planned(harness)).like == ENOUGH
    assert (await planned(harness, clock=clock)).like == 0
    assert (await planned(harness, variant="most-lines")).like == 0


@pytest.mark.parametrize(("minutes", "expected"), [(3, BOX // 2), (35, 2 * BOX)])
async def test_the_figure_on_the_box_is_changed_within_bounds(
    harness: Harness, minutes: int, expected: int
) -> None:
    for _ in range(ENOUGH):
        await played(harness, minutes)

    assert (await planned(harness)).minutes == expected


async def test_only_what_people_played_in_one_go_counts(harness: Harness, store: Store) -> None:
    await played(harness, 24 * 60)
    anna, _ = await harness.pair()
    await harness.do(anna.id, 0, do.Resign())
    against_a_bot = await harness.open((MINE, bot()))
    await harness.follow(against_a_bot.id, against_a_bot.token)
    harness.world.turn(6 * MINUTE)
    await harness.do(against_a_bot.id, 0, do.Resign())
    assert store._lengths == {}
    await played(harness, 6)

    assert [lasted for _, lasted in store._lengths.values()] == [6 * MINUTE]


async def test_the_store_is_asked_once_a_minute(harness: Harness, store: Store) -> None:
    for _ in range(3):
        await planned(harness)
    assert store.asked == 1
    await harness.turn(CACHED)
    await planned(harness)

    assert store.asked == 2


async def test_while_the_store_is_away_the_box_counts(harness: Harness, store: Store) -> None:
    for _ in range(ENOUGH):
        await played(harness, 6)
    store.is_away = True
    assert (await planned(harness)).like == 0
    store.is_away = False

    assert (await planned(harness)).like == ENOUGH
