"""At one screen several people look at one client: each has cards of its own."""

from typing import Any

import msgspec

from knobel.games.xobrainer.views import view_for
from knobel.match import commands as do
from tests.kit.harness import FREE, MINE, ONE_SCREEN, Harness, bot

MISSION = {"variants": [{"type": "mission"}], "length": {"type": "rounds", "rounds": 2}}
TRAP = {"variants": [{"type": "trap"}]}


def plain(value: Any) -> Any:
    """As a client would be told."""
    return msgspec.json.decode(msgspec.json.encode(value))


async def cards(harness: Harness, match: str, seat: int) -> Any:
    """The cards that this seat may look at."""
    return plain(view_for((await harness.live_match(match)).match.state, seat).cards)


async def test_each_seat_at_one_screen_has_cards_of_its_own(harness: Harness) -> None:
    anna = await harness.open(ONE_SCREEN, game="xobrainer", config=MISSION)
    screen = await harness.follow(anna.id, anna.token)

    assert screen.view["cards"] == await cards(harness, anna.id, 0)
    assert screen.others == {"1": {"cards": await cards(harness, anna.id, 1)}}


async def test_they_are_told_when_they_change_and_only_then(harness: Harness) -> None:
    anna = await harness.open(ONE_SCREEN, game="xobrainer", config=MISSION)
    screen = await harness.follow(anna.id, anna.token)
    first = screen.others
    await harness.place(anna.id, "a1 a10 b1 c10 c1 e10 d1 g10")
    assert [told for told in screen.heard[1:] if "others" in told] == []
    await harness.place(anna.id, "e1")  # five in a row: the next round

    assert screen.view["round"] == 2
    assert screen.others == {"1": {"cards": await cards(harness, anna.id, 1)}}
    assert screen.others != first
    assert screen.heard[-1]["others"] == screen.others


async def test_the_screen_hears_what_the_first_seat_may_hear(harness: Harness) -> None:
    anna = await harness.open(ONE_SCREEN, game="xobrainer", config=MISSION)
    screen = await harness.follow(anna.id, anna.token)
    await harness.place(anna.id, "a1 a10 b1 c10 c1 e10 d1 g10 e1")

    notes = [event["note"] for event in screen.heard[-1]["events"] if event["type"] == "noted"]
    hands = notes[-1]["hands"]
    assert [(hand["seats"], hand["card"] is not None) for hand in hands] == [
        ([0], True),
        ([1], False),
    ]


async def test_mates_who_share_a_card_and_a_screen_see_the_same(harness: Harness) -> None:
    seats = (MINE, bot(), MINE)
    anna = await harness.open(seats, game="xobrainer", config={**TRAP, "teams": [2, 1]})
    screen = await harness.follow(anna.id, anna.token)

    assert len(screen.view["cards"]) == 1
    assert screen.others == {}


async def test_nobody_else_is_told_of_them(harness: Harness) -> None:
    seats = (MINE, FREE, MINE)
    config = {**MISSION, "teams": [2, 1]}
    anna = await harness.open(seats, game="xobrainer", config=config)
    bo = await harness.service.join(anna.code, "Bo")
    a, b = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    watcher = await harness.follow(anna.id, anna.watch)

    assert list(a.others) == ["2"]
    assert (b.others, watcher.others) == ({}, {})
    assert b.view["cards"] == await cards(harness, anna.id, 1)
    assert watcher.view["cards"] == []


async def test_a_game_without_secrets_has_nothing_to_add(harness: Harness) -> None:
    anna = await harness.open(ONE_SCREEN)
    screen = await harness.follow(anna.id, anna.token)
    await harness.drop(anna.id, "a1 b1 c1")

    assert [told.get("others") for told in screen.heard] == [{}, None, None, None]


# Looking back


async def test_while_it_is_played_history_shows_own_seats_only(harness: Harness) -> None:
    config = {**MISSION, "teams": [2, 1]}
    anna = await harness.open((MINE, FREE, MINE), game="xobrainer", config=config)
    bo = await harness.service.join(anna.code, "Bo")
    own = await harness.history(anna.id, anna.token)
    others = await harness.history(anna.id, bo.token)

    assert list(own.steps[-1].others) == [2]
    assert others.steps[-1].others == {}


async def test_once_it_is_over_all_cards_are_open(harness: Harness) -> None:
    anna = await harness.open((MINE, FREE), game="xobrainer", config=MISSION)
    bo = await harness.service.join(anna.code, "Bo")
    b = await harness.follow(anna.id, bo.token)
    dealt = [await cards(harness, anna.id, seat) for seat in (0, 1)]
    await harness.do(anna.id, 0, do.Resign())
    assert b.others == {}
    for token in (bo.token, ""):
        step = (await harness.history(anna.id, token)).steps[-2]
        seen = [step.others.get(seat, {}).get("cards", step.view["cards"]) for seat in (0, 1)]

        assert plain(seen) == dealt
