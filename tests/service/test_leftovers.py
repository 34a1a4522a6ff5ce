"""What is over is forgotten: a server that runs for weeks holds no more than one that has begun."""

import pytest

from knobel.core.game import Illegal
from knobel.match import commands as do
from tests.kit.harness import Harness


async def test_whoever_comes_and_goes_leaves_no_alarms_behind(harness: Harness) -> None:
    anna = await harness.open()
    for _ in range(500):
        screen = await harness.follow(anna.id, anna.token)
        await harness.leave(anna.id, screen)

    assert len(harness.service._alarm._heap) < 100


async def test_the_alarms_of_many_matches_all_stay(harness: Harness) -> None:
    config = {"clock": {"type": "per-move", "seconds": 30}}
    tickets = [(await harness.pair(config=config))[0] for _ in range(100)]
    screens = [await harness.follow(ticket.id, ticket.token) for ticket in tickets]
    await harness.turn(31_000)

    assert {screen.phase for screen in screens} == {"over"}


async def test_a_deleted_match_leaves_nothing_behind(harness: Harness) -> None:
    anna, _ = await harness.pair(game="xcode", config={"players": 2})
    await harness.follow(anna.id, anna.token)
    for seat in (0, 1):
        await harness.do(anna.id, seat, do.Ready())
    for seat in (0, 1):
        await harness.do(anna.id, seat, do.Resign())
    await harness.quiet()
    await harness.service.delete(anna.id, anna.token)

    assert harness.service._matches._live == {}
    assert harness.service._groups._noted == set()
    assert harness.service._alarm._due == {}


async def test_whoever_is_refused_leaves_no_table_behind(harness: Harness) -> None:
    anna = await harness.open()
    wrong = "a secret that nobody has"
    for refused in (
        harness.follow(anna.id, wrong),
        harness.service.history(anna.id, wrong),
        harness.service.record(anna.id, wrong),
        harness.service.record(anna.id, anna.token),
        harness.service.delete(anna.id, wrong),
        harness.service.change(anna.id, wrong, {}),
        harness.service.join(anna.code, anna.code, seat=0),
    ):
        with pytest.raises(Illegal):
            await refused
        assert harness.service._matches._live == {}
    assert not await harness.service.has_code(anna.id, "a wrong code")
    await harness.service.join(anna.code, "Bo")
    await harness.turn(10_000)

    assert harness.service._matches._live == {}
