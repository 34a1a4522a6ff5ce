"""What is over is forgotten: a server that runs for weeks holds no more than one that has begun."""

from knobel.match import commands as do
from tests.kit.houses import House


async def test_whoever_comes_and_goes_leaves_no_alarms_behind(house: House) -> None:
    anna = await house.open()
    for _ in range(500):
        screen = await house.follow(anna.id, anna.token)
        await house.leave(anna.id, screen)

    assert len(house.host._alarm._heap) < 100


async def test_the_alarms_of_many_matches_all_stay(house: House) -> None:
    config = {"clock": {"type": "per-move", "seconds": 30}}
    tickets = [(await house.pair(config=config))[0] for _ in range(100)]
    screens = [await house.follow(ticket.id, ticket.token) for ticket in tickets]
    await house.turn(31_000)

    assert {screen.phase for screen in screens} == {"over"}


async def test_a_deleted_match_leaves_nothing_behind(house: House) -> None:
    anna, _ = await house.pair(game="xcode", config={"players": 2})
    await house.follow(anna.id, anna.token)
    for seat in (0, 1):
        await house.do(anna.id, seat, do.Ready())
    for seat in (0, 1):
        await house.do(anna.id, seat, do.Resign())
    await house.quiet()
    await house.host.delete(anna.id, anna.token)

    assert house.host._tables == {}
    assert house.host._noted == set()
    assert house.host._alarm._due == {}
