"""Bots play as ordinary seats, by work done elsewhere."""

import logging

import pytest

from knobel.catalog.thinking import think
from knobel.core.game import Begin
from knobel.match import commands as do
from knobel.match import verify
from tests.kit.harness import FREE, MINE, Harness, bot, opened

MOST_LINES = {"variant": "most-lines", "yellow": "three-players"}


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> object:
    """Whatever a bot does, nothing goes wrong beside the game."""
    caplog.set_level(logging.WARNING)
    yield
    assert [record.message for record in caplog.records] == []


async def test_a_bot_answers_every_move(harness: Harness) -> None:
    anna = await harness.open((MINE, bot()))
    screen = await harness.follow(anna.id, anna.token)
    for rod in ("a1", "b2", "c3"):
        await harness.drop(anna.id, rod)
        await harness.quiet()

    assert len(screen.view["moves"]) == 6
    assert list(screen.legal) == ["0"]


async def test_a_bot_may_begin(harness: Harness) -> None:
    anna = await harness.open((bot(), MINE))
    await harness.quiet()
    screen = await harness.follow(anna.id, anna.token)

    assert len(screen.view["moves"]) == 1
    assert screen.match["you"] == [1]


async def test_a_bot_is_told_its_level_and_sees_its_view(harness: Harness) -> None:
    anna = await harness.open((MINE, bot("sapling")))
    await harness.drop(anna.id, "a1")
    await harness.quiet()
    asked = next(work for work in harness.workers.asked if work[0] is think)

    assert asked[1:3] == ("vier3d", "sapling")
    assert b'"to_move":1' in asked[3]


async def test_bots_play_a_whole_match_among_themselves(harness: Harness) -> None:
    ticket = await harness.open((bot(), bot("sapling")), name="")
    await harness.follow(ticket.id, ticket.watch)
    await harness.quiet()
    history = await harness.history(ticket.id, "")

    assert history.match.phase == "over"
    entries = [
        (await harness.live_match(ticket.id)).definition.read_entry(line)
        for line in await harness.log.read(ticket.id)
    ]
    assert isinstance(entries[0].command, Begin)
    live = await harness.live_match(ticket.id)
    assert verify(live.definition.game, live.match.header, entries) is None


async def test_bots_take_part_in_the_game_for_three(harness: Harness) -> None:
    anna = await harness.open((bot(), MINE, bot("sapling")), config=MOST_LINES)
    await harness.quiet()
    screen = await harness.follow(anna.id, anna.token)
    await harness.drop(anna.id, "a1")
    await harness.quiet()

    assert [move[2] for move in screen.view["moves"]] == [0, 1, 2, 0]


async def test_a_bot_takes_its_time() -> None:
    async with opened(pace=600) as harness:
        anna = await harness.open((MINE, bot()))
        screen = await harness.follow(anna.id, anna.token)
        await harness.drop(anna.id, "a1")
        await harness.turn(599)
        assert len(screen.view["moves"]) == 1
        await harness.turn(1)

        assert len(screen.view["moves"]) == 2


async def test_a_bot_thinks_again_if_the_ball_was_taken_back() -> None:
    async with opened(pace=600) as harness:
        anna = await harness.open((MINE, bot()))
        screen = await harness.follow(anna.id, anna.token)
        await harness.drop(anna.id, "a1")
        await harness.turn(300)
        await harness.do(anna.id, 0, do.Propose("take-back"))
        await harness.turn(300)
        await harness.turn(600)
        assert screen.view["moves"] == []
        await harness.drop(anna.id, "b2")
        await harness.turn(600)

        assert screen.view["moves"][0][1] == "b2"
        assert len(screen.view["moves"]) == 2


@pytest.mark.parametrize("matter", ["take-back", "pause"])
async def test_a_bot_agrees_to_what_gives_nothing_away(harness: Harness, matter: do.Matter) -> None:
    anna = await harness.open((MINE, bot()))
    screen = await harness.follow(anna.id, anna.token)
    await harness.drop(anna.id, "a1")
    await harness.quiet()
    await harness.do(anna.id, 0, do.Propose(matter))
    await harness.quiet()

    assert "accepted" in screen.events


async def test_a_bot_resumes_with_whoever_asks(harness: Harness) -> None:
    anna = await harness.open((MINE, bot()))
    screen = await harness.follow(anna.id, anna.token)
    for matter, phase in (("pause", "paused"), ("resume", "running")):
        await harness.do(anna.id, 0, do.Propose("pause" if matter == "pause" else "resume"))
        await harness.quiet()

        assert screen.phase == phase


@pytest.mark.parametrize(
    ("rods", "answer"),
    [
        ("", "accepted"),
        ("a1 a2 a1 a2 a1 a2", "accepted"),  # whoever asks has three in a row and is to move
        ("a1 d4 b1 d4 c2 d4 b3", "declined"),  # the bot has them and is to move
    ],
)
async def test_a_bot_gives_no_win_away_for_a_draw(harness: Harness, rods: str, answer: str) -> None:
    anna = await harness.open((MINE, FREE))
    await harness.service.join(anna.code, "Bo")
    await harness.drop(anna.id, rods)
    screen = await harness.follow(anna.id, anna.token)
    live = await harness.live_match(anna.id)
    seated = live.match.chairs[1]
    from msgspec.structs import replace

    live.match = replace(  # Bo leaves it to the computer
        live.match, chairs=(live.match.chairs[0], replace(seated, kind="bot", level="oak"))
    )
    await harness.do(anna.id, 0, do.Propose("draw"))
    await harness.quiet()

    assert answer in screen.events


async def test_a_bot_is_ready_for_a_rematch(harness: Harness) -> None:
    anna = await harness.open((MINE, bot()))
    screen = await harness.follow(anna.id, anna.token)
    await harness.do(anna.id, 0, do.Resign())
    await harness.do(anna.id, 0, do.Propose("rematch"))
    await harness.quiet()
    again = await harness.follow(screen.match["successor"], anna.token)

    assert [chair["kind"] for chair in again.match["chairs"]] == ["bot", "person"]
    assert len(again.view["moves"]) == 1


async def test_a_bot_plays_on_after_a_restart(harness: Harness) -> None:
    anna = await harness.open((MINE, bot()))
    await harness.drop(anna.id, "a1")
    await harness.quiet()
    harness.kill()
    harness.world.turn(5_000)
    again = Harness(harness.log, world=harness.world)
    await again.service.start()
    await again.quiet()
    screen = await again.follow(anna.id, anna.token)
    await again.drop(anna.id, "b2")
    await again.quiet()

    assert len(screen.view["moves"]) == 4


async def test_a_finished_match_is_read_without_waking_its_bots(harness: Harness) -> None:
    anna = await harness.open((MINE, bot()))
    await harness.drop(anna.id, "a1")
    await harness.quiet()
    await harness.do(anna.id, 0, do.Resign())
    again = Harness(harness.log, world=harness.world)
    await again.service.start()
    await again.history(anna.id, "")
    await again.quiet()

    assert [work for work in again.workers.asked if work[0] is think] == []


async def test_a_match_deleted_while_its_bot_thinks_stays_deleted() -> None:
    async with opened(pace=600) as harness:
        anna = await harness.open((MINE, bot()))
        await harness.drop(anna.id, "a1")
        await harness.quiet()
        await harness.service.delete(anna.id, anna.token)
        await harness.turn(600)

        assert await harness.log.page("", 100) == []
        assert await harness.log.read(anna.id) == []


async def test_a_bot_at_fault_still_moves(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The people at the table must not wait for a player that has fallen over."""

    async def fall_over(*_: object) -> object:
        raise MemoryError

    anna = await harness.open((MINE, bot()))
    await harness.quiet()
    monkeypatch.setattr(harness.workers, "run", fall_over)
    screen = await harness.follow(anna.id, anna.token)
    await harness.drop(anna.id, "a1")
    await harness.quiet()

    assert len(screen.view["moves"]) == 2
    assert [record.message for record in caplog.records] == ["bot-failed"]
    caplog.clear()
