"""Bots play as ordinary seats, by work done elsewhere."""

import logging

import pytest

from knobel.catalog.thinking import think
from knobel.core.game import Begin
from knobel.match import commands as do
from knobel.match import verify
from tests.kit.houses import FREE, MINE, House, bot, opened

MOST_LINES = {"variant": "most-lines", "yellow": "three-players"}


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> object:
    """Whatever a bot does, nothing goes wrong beside the game."""
    caplog.set_level(logging.WARNING)
    yield
    assert [record.message for record in caplog.records] == []


async def test_a_bot_answers_every_move(house: House) -> None:
    anna = await house.open((MINE, bot()))
    screen = await house.follow(anna.id, anna.token)
    for rod in ("a1", "b2", "c3"):
        await house.drop(anna.id, rod)
        await house.quiet()

    assert len(screen.view["moves"]) == 6
    assert list(screen.legal) == ["0"]


async def test_a_bot_may_begin(house: House) -> None:
    anna = await house.open((bot(), MINE))
    await house.quiet()
    screen = await house.follow(anna.id, anna.token)

    assert len(screen.view["moves"]) == 1
    assert screen.match["you"] == [1]


async def test_a_bot_is_told_its_level_and_sees_its_view(house: House) -> None:
    anna = await house.open((MINE, bot("sapling")))
    await house.drop(anna.id, "a1")
    await house.quiet()
    asked = next(work for work in house.workers.asked if work[0] is think)

    assert asked[1:3] == ("vier3d", "sapling")
    assert b'"to_move":1' in asked[3]


async def test_bots_play_a_whole_match_among_themselves(house: House) -> None:
    ticket = await house.open((bot(), bot("sapling")), name="")
    await house.follow(ticket.id, ticket.watch)
    await house.quiet()
    history = await house.history(ticket.id, "")

    assert history.match.phase == "over"
    entries = [
        (await house.table(ticket.id)).title.read_entry(line)
        for line in await house.log.read(ticket.id)
    ]
    assert isinstance(entries[0].command, Begin)
    table = await house.table(ticket.id)
    assert verify(table.title.game, table.match.header, entries) is None


async def test_bots_take_part_in_the_game_for_three(house: House) -> None:
    anna = await house.open((bot(), MINE, bot("sapling")), config=MOST_LINES)
    await house.quiet()
    screen = await house.follow(anna.id, anna.token)
    await house.drop(anna.id, "a1")
    await house.quiet()

    assert [move[2] for move in screen.view["moves"]] == [0, 1, 2, 0]


async def test_a_bot_takes_its_time() -> None:
    async with opened(pace=600) as house:
        anna = await house.open((MINE, bot()))
        screen = await house.follow(anna.id, anna.token)
        await house.drop(anna.id, "a1")
        await house.turn(599)
        assert len(screen.view["moves"]) == 1
        await house.turn(1)

        assert len(screen.view["moves"]) == 2


async def test_a_bot_thinks_again_if_the_ball_was_taken_back() -> None:
    async with opened(pace=600) as house:
        anna = await house.open((MINE, bot()))
        screen = await house.follow(anna.id, anna.token)
        await house.drop(anna.id, "a1")
        await house.turn(300)
        await house.do(anna.id, 0, do.Propose("take-back"))
        await house.turn(300)
        await house.turn(600)
        assert screen.view["moves"] == []
        await house.drop(anna.id, "b2")
        await house.turn(600)

        assert screen.view["moves"][0][1] == "b2"
        assert len(screen.view["moves"]) == 2


@pytest.mark.parametrize("matter", ["take-back", "pause"])
async def test_a_bot_agrees_to_what_gives_nothing_away(house: House, matter: do.Matter) -> None:
    anna = await house.open((MINE, bot()))
    screen = await house.follow(anna.id, anna.token)
    await house.drop(anna.id, "a1")
    await house.quiet()
    await house.do(anna.id, 0, do.Propose(matter))
    await house.quiet()

    assert "accepted" in screen.events


async def test_a_bot_resumes_with_whoever_asks(house: House) -> None:
    anna = await house.open((MINE, bot()))
    screen = await house.follow(anna.id, anna.token)
    for matter, phase in (("pause", "paused"), ("resume", "running")):
        await house.do(anna.id, 0, do.Propose("pause" if matter == "pause" else "resume"))
        await house.quiet()

        assert screen.phase == phase


@pytest.mark.parametrize(
    ("rods", "answer"),
    [
        ("", "accepted"),
        ("a1 a2 a1 a2 a1 a2", "accepted"),  # whoever asks has three in a row and is to move
        ("a1 d4 b1 d4 c2 d4 b3", "declined"),  # the bot has them and is to move
    ],
)
async def test_a_bot_gives_no_win_away_for_a_draw(house: House, rods: str, answer: str) -> None:
    anna = await house.open((MINE, FREE))
    await house.host.join(anna.code, "Bo")
    await house.drop(anna.id, rods)
    screen = await house.follow(anna.id, anna.token)
    table = await house.table(anna.id)
    seated = table.match.chairs[1]
    from msgspec.structs import replace

    table.match = replace(  # Bo leaves it to the computer
        table.match, chairs=(table.match.chairs[0], replace(seated, kind="bot", level="oak"))
    )
    await house.do(anna.id, 0, do.Propose("draw"))
    await house.quiet()

    assert answer in screen.events


async def test_a_bot_is_ready_for_a_rematch(house: House) -> None:
    anna = await house.open((MINE, bot()))
    screen = await house.follow(anna.id, anna.token)
    await house.do(anna.id, 0, do.Resign())
    await house.do(anna.id, 0, do.Propose("rematch"))
    await house.quiet()
    again = await house.follow(screen.match["successor"], anna.token)

    assert [chair["kind"] for chair in again.match["chairs"]] == ["bot", "person"]
    assert len(again.view["moves"]) == 1


async def test_a_bot_plays_on_after_a_restart(house: House) -> None:
    anna = await house.open((MINE, bot()))
    await house.drop(anna.id, "a1")
    await house.quiet()
    again = House(house.log, world=house.world)
    await again.host.start()
    await again.quiet()
    screen = await again.follow(anna.id, anna.token)
    await again.drop(anna.id, "b2")
    await again.quiet()

    assert len(screen.view["moves"]) == 4


async def test_a_finished_match_is_read_without_waking_its_bots(house: House) -> None:
    anna = await house.open((MINE, bot()))
    await house.drop(anna.id, "a1")
    await house.quiet()
    await house.do(anna.id, 0, do.Resign())
    again = House(house.log, world=house.world)
    await again.host.start()
    await again.history(anna.id, "")
    await again.quiet()

    assert [work for work in again.workers.asked if work[0] is think] == []


async def test_a_match_deleted_while_its_bot_thinks_stays_deleted() -> None:
    async with opened(pace=600) as house:
        anna = await house.open((MINE, bot()))
        await house.drop(anna.id, "a1")
        await house.quiet()
        await house.host.delete(anna.id, anna.token)
        await house.turn(600)

        assert await house.log.cards() == []
        assert await house.log.read(anna.id) == []


async def test_a_bot_at_fault_still_moves(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The people at the table must not wait for a player that has fallen over."""

    async def fall_over(*_: object) -> object:
        raise MemoryError

    anna = await house.open((MINE, bot()))
    await house.quiet()
    monkeypatch.setattr(house.workers, "run", fall_over)
    screen = await house.follow(anna.id, anna.token)
    await house.drop(anna.id, "a1")
    await house.quiet()

    assert len(screen.view["moves"]) == 2
    assert [record.message for record in caplog.records] == ["bot-failed"]
    caplog.clear()
