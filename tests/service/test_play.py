"""Open, join, act: one match in one harness."""

import asyncio
from typing import Any

import pytest

from knobel.core.game import Illegal
from knobel.games.vier3d import Drop
from knobel.match import commands as do
from knobel.service import Order
from knobel.service.opening import plan
from knobel.service.ports import NotFound
from tests.kit.harness import FREE, MINE, ONE_SCREEN, ONLINE, Harness, bot

THREE = {"variant": "most-lines", "yellow": "three-players"}


async def test_a_match_begins_by_itself_when_all_seats_are_taken(harness: Harness) -> None:
    anna = await harness.open()
    screen = await harness.follow(anna.id, anna.token)
    assert (screen.phase, screen.match["you"], screen.match["is_opener"]) == ("open", [0], True)
    bo = await harness.service.join(anna.code, "Bo")

    assert (bo.id, bo.code, bo.watch) == (anna.id, anna.code, anna.watch)
    assert bo.token != anna.token
    assert screen.phase == "running"
    assert screen.events == ["sat", "started", "begun"]
    assert [chair["name"] for chair in screen.match["chairs"]] == ["Anna", "Bo"]
    assert len(screen.legal["0"]) == 16


async def test_an_invitation_shows_who_sits_there(harness: Harness) -> None:
    anna = await harness.open()
    preview = await harness.service.preview(anna.code)
    assert (preview.id, preview.free) == (anna.id, (1,))
    assert (preview.match.code, preview.match.watch) == (None, None)
    await harness.service.join(anna.code, "Bo")

    assert (await harness.service.preview(anna.code)).free == ()


@pytest.mark.parametrize("typed", ["{code}", " {lower} ", "{code[0]}{code[1]}{code[2]}-{tail}"])
async def test_a_code_may_be_typed_in_any_way(harness: Harness, typed: str) -> None:
    anna = await harness.open()
    code = typed.format(code=anna.code, lower=anna.code.lower(), tail=anna.code[3:])

    assert (await harness.service.preview(code)).id == anna.id


async def test_codes_have_six_symbols_that_nobody_misreads(harness: Harness) -> None:
    for _ in range(20):
        code = (await harness.open()).code

        assert len(code) == 6
        assert not set(code) & set("01AEIOULY")


async def test_a_code_that_is_taken_is_drawn_again(harness: Harness) -> None:
    anna = await harness.open()
    harness.world.force(
        *[1] * 32, *[2] * 12, *["23456789BCDFGHJKMNPQRSTVWXZ".index(c) for c in anna.code]
    )
    other = await harness.open()

    assert other.code != anna.code
    assert other.id != anna.id


async def test_dice_that_fall_alike_twice_give_no_secret_twice(harness: Harness) -> None:
    tickets = []
    for _ in range(2):
        harness.world.fall_by(7)
        tickets.append(await harness.open())
    anna, other = tickets

    assert (anna.id, anna.code, anna.watch) != (other.id, other.code, other.watch)
    assert anna.watch != other.watch


async def test_nobody_joins_a_full_match(harness: Harness) -> None:
    anna, _ = await harness.pair()

    with pytest.raises(Illegal, match="seats-full"):
        await harness.service.join(anna.code, "Cleo")


async def test_a_taken_seat_cannot_be_asked_for(harness: Harness) -> None:
    anna = await harness.open()

    with pytest.raises(Illegal, match="seat-taken"):
        await harness.service.join(anna.code, "Bo", 0)
    with pytest.raises(Illegal, match="no-such-seat"):
        await harness.service.join(anna.code, "Bo", 7)


async def test_whoever_has_a_seat_is_let_in_again(harness: Harness) -> None:
    anna, bo = await harness.pair()

    assert await harness.service.join(anna.code, "Whatever", token=bo.token) == bo
    assert (await harness.live_match(anna.id)).match.chairs[1].name == "Bo"


async def test_two_who_join_at_once_both_find_a_seat(harness: Harness) -> None:
    anna = await harness.open((MINE, FREE, FREE), config=THREE)
    bo, cleo = await asyncio.gather(
        harness.service.join(anna.code, "Bo"), harness.service.join(anna.code, "Cleo")
    )

    names = [chair.name for chair in (await harness.live_match(anna.id)).match.chairs]
    assert names == ["Anna", "Bo", "Cleo"]
    assert bo.token != cleo.token


async def test_of_two_who_want_the_last_seat_one_is_told_that_it_is_full(harness: Harness) -> None:
    anna = await harness.open()
    answers = await asyncio.gather(
        harness.service.join(anna.code, "Bo"),
        harness.service.join(anna.code, "Cleo"),
        return_exceptions=True,
    )

    assert [str(a.args[0]) for a in answers if isinstance(a, Illegal)] == ["seats-full"]


async def test_a_secret_of_an_earlier_match_may_be_used_again(harness: Harness) -> None:
    first = await harness.open()
    second = await harness.open(token=first.token)

    assert second.token == first.token
    assert second.id != first.id


async def test_at_one_screen_one_secret_plays_for_all(harness: Harness) -> None:
    anna = await harness.open(ONE_SCREEN)
    screen = await harness.follow(anna.id, anna.token)
    assert (screen.phase, screen.match["you"]) == ("running", [0, 1])
    await harness.do(anna.id, 1, do.Rename("Bo"))
    await harness.drop(anna.id, "a1 b1")

    assert [chair["name"] for chair in screen.match["chairs"]] == ["Anna", "Bo"]
    assert [move[1] for move in screen.view["moves"]] == ["a1", "b1"]
    assert list(screen.legal) == ["0"]


async def test_whoever_leaves_makes_room_for_another(harness: Harness) -> None:
    anna = await harness.open((MINE, FREE, FREE), config=THREE)
    bo = await harness.service.join(anna.code, "Bo")
    await harness.do(anna.id, 1, do.Leave())

    with pytest.raises(Illegal, match="wrong-token"):
        await harness.follow(anna.id, bo.token)
    assert (await harness.service.preview(anna.code)).free == (1, 2)


async def test_whoever_is_not_ready_holds_the_start(harness: Harness) -> None:
    anna = await harness.open()
    await harness.do(anna.id, 0, do.Ready(False))
    await harness.service.join(anna.code, "Bo")
    screen = await harness.follow(anna.id, anna.token)
    assert screen.phase == "open"
    await harness.do(anna.id, 0, do.Ready())

    assert screen.phase == "running"


async def test_the_lot_is_drawn_by_the_dice_of_the_server(harness: Harness) -> None:
    anna = await harness.open(order="lot")
    harness.world.force(*[0] * 32, 1, 0)
    bo = await harness.service.join(anna.code, "Bo")
    screens = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]

    assert [screen.match["you"] for screen in screens] == [[1], [0]]
    assert [chair["name"] for chair in screens[0].match["chairs"]] == ["Bo", "Anna"]
    assert screens[0].match["is_opener"]


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"seats": (MINE,)}, "wrong-number-of-seats"),
        ({"seats": (MINE, FREE, FREE)}, "wrong-number-of-seats"),
        ({"seats": (MINE, FREE), "config": THREE}, "wrong-number-of-seats"),
        ({"seats": (MINE, bot("genius"))}, "no-such-level"),
        ({"name": "  "}, "no-name"),
        ({"name": "\u200b"}, "no-name"),
        ({"config": {"variant": "chess"}}, "bad-config"),
        ({"config": {"variant": "first-line", "yellow": "three-players"}}, "bad-config"),
        ({"config": {"clock": {"type": "total", "seconds": 1}}}, "bad-config"),
        ({"config": {"colour": "green"}}, "bad-config"),
    ],
)
async def test_an_order_that_makes_no_sense_is_refused(
    harness: Harness, order: dict[str, object], code: str
) -> None:
    with pytest.raises(Illegal) as refused:
        await harness.open(**order)  # type: ignore[arg-type] # that is the point

    assert refused.value.code == code
    assert await harness.log.page("", 100) == []


async def test_an_order_that_comes_twice_opens_one_match(harness: Harness) -> None:
    order: dict[str, Any] = {"seats": (MINE, bot("oak")), "key": "k" * 16}
    first, second = await asyncio.gather(harness.open(**order), harness.open(**order))
    await harness.drop(first.id, "a1")
    third = await harness.open(**order)
    other = await harness.open(**{**order, "key": "other" * 4})

    assert first == second == third
    assert other.id != first.id
    assert other.token != first.token
    assert {summary.id for summary in await harness.log.page("", 100)} == {first.id, other.id}


async def test_an_order_finds_no_match_of_somebody_elses_secret(harness: Harness) -> None:
    await harness.open(key="k" * 16, token="a" * 32)
    with pytest.raises(Illegal, match="wrong-token"):
        await harness.open(key="k" * 16, token="b" * 32)


async def test_an_order_that_was_cut_off_is_completed_by_the_next(harness: Harness) -> None:
    live = await harness.service._matches.create(
        plan(Order("vier3d", ONLINE, name="Anna", key="k" * 16), None, harness.world)[0]
    )
    ticket = await harness.open(key="k" * 16)

    assert ticket.id == live.id
    assert [chair.is_taken for chair in live.match.chairs] == [True, False]


async def test_a_game_that_is_not_there_is_refused(harness: Harness) -> None:
    with pytest.raises(Illegal, match="no-such-game"):
        await harness.service.open(Order("mikado", ONLINE, name="Anna"))


async def test_what_is_not_there_is_not_found(harness: Harness) -> None:
    for missing in (
        harness.live_match("nowhere"),
        harness.service.preview("NOCODE"),
        harness.service.watched("nobody"),
        harness.follow("nowhere", "x" * 32),
    ):
        with pytest.raises(NotFound):
            await missing


async def test_a_refused_command_changes_nothing(harness: Harness) -> None:
    anna, _ = await harness.pair()
    await harness.drop(anna.id, "a1")

    assert await harness.refusal(anna.id, 0, Drop("a1", 2)) == "not-your-turn"
    assert await harness.refusal(anna.id, 1, Drop("a1", 1)) == "too-late"
    assert await harness.refusal(anna.id, 1, Drop("a1", 2, yellow=True)) == "no-yellow-ball"
    assert await harness.refusal(anna.id, 1, do.AdmitWatchers(False)) == "opener-only"


async def test_a_command_sent_twice_counts_once(harness: Harness) -> None:
    anna, _ = await harness.pair()
    screen = await harness.follow(anna.id, anna.token)
    version = await harness.do(anna.id, 0, Drop("a1", 1), "c-1")
    assert await harness.do(anna.id, 0, Drop("a1", 1), "c-1") == version
    await harness.drop(anna.id, "b1")

    assert await harness.do(anna.id, 0, Drop("a1", 1), "c-1") == version
    assert [move[1] for move in screen.view["moves"]] == ["a1", "b1"]


async def test_the_same_name_of_another_seat_is_another_command(harness: Harness) -> None:
    anna, _ = await harness.pair()
    first = await harness.do(anna.id, 0, Drop("a1", 1), "c-1")
    second = await harness.do(anna.id, 1, Drop("a1", 2), "c-1")

    assert second == first + 1


async def test_a_name_with_unseen_letters_sent_twice_counts_once(harness: Harness) -> None:
    anna = await harness.open()
    version = await harness.do(anna.id, 0, do.Rename("Zoe\u2800"), "c-1")

    assert await harness.do(anna.id, 0, do.Rename("Zoe\u2800"), "c-1") == version


async def test_a_command_sent_twice_at_once_counts_once(harness: Harness) -> None:
    anna, _ = await harness.pair()
    versions = await asyncio.gather(
        *(harness.do(anna.id, 0, Drop("a1", 1), "c-1") for _ in range(5))
    )

    assert len(set(versions)) == 1
    assert len(await harness.log.read(anna.id)) == versions[0]


async def test_of_many_clicks_for_one_turn_one_counts(harness: Harness) -> None:
    anna, _ = await harness.pair()
    answers = await asyncio.gather(
        *(harness.do(anna.id, 0, Drop(rod, 1)) for rod in ("a1", "b1", "c1", "d1")),
        return_exceptions=True,
    )

    assert sum(isinstance(answer, int) for answer in answers) == 1
    assert {a.code for a in answers if isinstance(a, Illegal)} == {"not-your-turn"}
