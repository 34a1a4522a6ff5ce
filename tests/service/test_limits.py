"""What one visitor may ask of a match: seats given up, names, numbers of lines, long matches."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from knobel.core.game import Illegal
from knobel.games.xcode import Say
from knobel.match import commands as do
from knobel.service import MatchService
from knobel.service.alarm import SPARE, Alarm
from knobel.service.limits import Limits
from knobel.stores.sqlite import SqliteStore
from tests.kit.harness import FREE, MINE, ONE_SCREEN, Harness, Screen, opened
from tests.kit.world import TurnedWorld

# Seats that were given up


@pytest.fixture
async def slow_harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """A harness that has to wait for its disk, so that commands overlap."""
    async with opened(SqliteStore.opened(tmp_path / "knobel.db")) as made:
        yield made


async def xcode_table(harness: Harness) -> tuple[str, list[str], str]:
    """Anna, Bo and Cleo play X-Code; the match, their tokens, the spectators' secret."""
    config = {"players": 3, "countdown": 0}
    anna = await harness.open((MINE, FREE, FREE), game="xcode", config=config)
    others = [await harness.service.join(anna.code, name) for name in ("Bo", "Cleo")]
    for seat in range(3):
        await harness.do(anna.id, seat, do.Ready())
    return anna.id, [anna.token, *(other.token for other in others)], anna.watch


async def test_whoever_resigned_is_shut_out_with_the_spectators(harness: Harness) -> None:
    match, tokens, _ = await xcode_table(harness)
    bo = await harness.follow(match, tokens[1])
    await harness.do(match, 1, do.Resign())
    assert (bo.gone, bo.match["you"]) == (None, [])
    await harness.do(match, 0, do.AdmitWatchers(False))

    assert bo.gone == "watching-closed"


async def test_whoever_resigns_where_spectators_are_shut_out_is_sent_away(harness: Harness) -> None:
    match, tokens, _ = await xcode_table(harness)
    bo = await harness.follow(match, tokens[1])
    await harness.do(match, 0, do.AdmitWatchers(False))
    await harness.do(match, 1, do.Resign())

    assert bo.gone == "watching-closed"


async def test_whoever_leaves_before_the_start_is_sent_away_as_well(harness: Harness) -> None:
    anna = await harness.open((MINE, FREE, FREE), game="xcode", config={"players": 3})
    bo = await harness.service.join(anna.code, "Bo")
    screens = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await harness.do(anna.id, 0, do.AdmitWatchers(False))
    await harness.do(anna.id, 1, do.Leave())

    assert [screen.gone for screen in screens] == [None, "watching-closed"]


async def test_whoever_comes_back_while_resigning_is_not_let_in(slow_harness: Harness) -> None:
    match, tokens, _ = await xcode_table(slow_harness)
    await slow_harness.do(match, 0, do.AdmitWatchers(False))
    bo = Screen()
    resigning = asyncio.ensure_future(slow_harness.do(match, 1, do.Resign()))
    await asyncio.sleep(0)
    with pytest.raises(Illegal, match="wrong-token"):
        await slow_harness.service.follow(match, tokens[1], bo)
    await resigning

    assert bo.heard == []


async def test_no_spectator_slips_in_while_they_are_shut_out(slow_harness: Harness) -> None:
    match, _, watch = await xcode_table(slow_harness)
    spectator = Screen()
    closing = asyncio.ensure_future(slow_harness.do(match, 0, do.AdmitWatchers(False)))
    await asyncio.sleep(0)
    with pytest.raises(Illegal, match="watching-closed"):
        await slow_harness.service.follow(match, watch, spectator)
    await closing

    assert spectator.heard == []


async def test_whoever_resigned_hears_what_spectators_hear(harness: Harness) -> None:
    match, tokens, watch = await xcode_table(harness)
    bo, watcher = await harness.follow(match, tokens[1]), await harness.follow(match, watch)
    await harness.do(match, 1, do.Resign())
    await harness.do(match, 0, Say("need", "5", to=2))
    await harness.do(match, 0, Say("need", "6"))

    assert bo.heard[-2:] == watcher.heard[-2:]


# The spectators' secret


async def test_the_spectators_secret_seats_nobody(harness: Harness) -> None:
    anna = await harness.open()
    with pytest.raises(Illegal, match="wrong-token"):
        await harness.service.join(anna.code, "Mallory", token=anna.watch)
    with pytest.raises(Illegal, match="wrong-token"):
        await harness.open(token=anna.watch)

    assert not (await harness.live_match(anna.id)).match.chairs[1].is_taken


async def test_history_does_not_tell_during_play_who_whispered(harness: Harness) -> None:
    match, tokens, watch = await xcode_table(harness)
    await harness.do(match, 0, Say("need", "5", to=2))
    last = {
        token: (await harness.history(match, token)).steps[-1].seat for token in (*tokens, watch)
    }

    assert last == {tokens[0]: 0, tokens[1]: None, tokens[2]: 0, watch: None}


# Names


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "  anna ", "ＡＮＮＡ", "An\u200bna", "\u3164Anna"),
        *("Anna\ufe0f", "An\u034fna", "An\u180bna", "Anna\U000e0100"),
    ],
)
async def test_nobody_takes_a_name_that_looks_like_anothers(harness: Harness, name: str) -> None:
    anna = await harness.open()
    with pytest.raises(Illegal, match="name-taken"):
        await harness.service.join(anna.code, name)
    await harness.service.join(anna.code, "Bo")
    assert await harness.refusal(anna.id, 1, do.Rename(name)) == "name-taken"


@pytest.mark.parametrize(
    "name",
    [
        *("\u3164", "\u2800\u115f\u1160", "\uffa0 \u3164"),
        *("\ufe0f", "\u034f", "\u180b \U000e0100", "\U0001d159"),
    ],
)
async def test_a_name_that_shows_nothing_is_no_name(harness: Harness, name: str) -> None:
    anna = await harness.open()
    with pytest.raises(Illegal, match="no-name"):
        await harness.service.join(anna.code, name)


async def test_an_emoji_keeps_its_look(harness: Harness) -> None:
    anna = await harness.open(name="Zo\u00eb \u2764\ufe0f")

    assert (await harness.live_match(anna.id)).match.chairs[0].name == "Zo\u00eb \u2764\ufe0f"


async def test_at_one_screen_people_may_share_their_name(harness: Harness) -> None:
    anna = await harness.open(ONE_SCREEN)

    assert [chair.name for chair in (await harness.live_match(anna.id)).match.chairs] == [
        "Anna",
        "Anna",
    ]
    await harness.do(anna.id, 1, do.Rename("Anna"))


# Numbers


def limited(harness: Harness, **limits: int) -> None:
    harness.service = MatchService(
        harness.log, harness.bus, harness.world, harness.workers, pace=0, limits=Limits(**limits)
    )


async def test_renames_and_the_like_have_an_end(harness: Harness) -> None:
    limited(harness, asides_per_match=10)
    anna, bo = await harness.pair()  # two people have sat down
    for number in range(8):
        await harness.do(anna.id, 0, do.Rename(f"Anna {number}"))
    assert await harness.refusal(anna.id, 0, do.Rename("Anna")) == "too-many-changes"
    assert await harness.refusal(anna.id, 1, do.Propose("pause")) == "too-many-changes"
    limited(
        harness, asides_per_match=10
    )  # the number is read from the log, so a restart is no way out
    assert await harness.refusal(anna.id, 0, do.Rename("Anna")) == "too-many-changes"
    await harness.drop(anna.id, "a1 b1")
    await harness.do(anna.id, 1, do.Resign())

    assert (await harness.follow(anna.id, bo.token)).phase == "over"


async def test_a_match_that_became_too_long_can_be_given_up(harness: Harness) -> None:
    limited(harness, lines_per_match=6)
    anna, _ = await harness.pair()
    await harness.drop(anna.id, "a1 b1 c1")
    with pytest.raises(Illegal, match="match-too-long"):
        await harness.drop(anna.id, "d1")
    await harness.do(anna.id, 1, do.Resign())


# Long matches


async def test_a_history_comes_in_pages(harness: Harness) -> None:
    limited(harness, history_page=4)
    anna, _ = await harness.pair()
    await harness.drop(anna.id, "a1 b1 c1")
    pages = [await harness.history(anna.id, anna.token, after) for after in (0, 4, 6, 99)]

    assert [[step.v for step in page.steps] for page in pages] == [[1, 2, 3, 4], [5, 6], [], []]
    assert [page.more for page in pages] == [True, False, False, False]
    assert all(page.match == pages[0].match for page in pages)


async def test_histories_are_built_by_workers_and_each_only_once(harness: Harness) -> None:
    anna, _ = await harness.pair()
    asked = len(harness.workers.asked)
    pages = await asyncio.gather(*(harness.history(anna.id, anna.token) for _ in range(5)))
    assert len({page.match.id for page in pages}) == 1
    assert len(harness.workers.asked) == asked + 1
    await harness.history(anna.id, anna.watch)
    await harness.drop(anna.id, "a1")
    assert (await harness.history(anna.id, anna.token)).steps[-1].v == 4

    assert len(harness.workers.asked) == asked + 3


async def test_a_long_match_is_read_in_turns_with_everything_else(harness: Harness) -> None:
    anna = await harness.open(ONE_SCREEN)
    for _ in range(60):
        await harness.drop(anna.id, "a1")
        await harness.do(anna.id, 0, do.Propose("take-back"))
    limited(harness)
    turns, reading = 0, asyncio.ensure_future(harness.live_match(anna.id))
    while not reading.done():
        await asyncio.sleep(0)
        turns += 1

    assert reading.result().match.version > 120
    assert turns > 2


async def test_a_time_that_is_taken_back_leaves_nothing_behind() -> None:
    alarm = Alarm(TurnedWorld())
    for number in range(10_000):
        alarm.set(f"match-{number}", 10**15, lambda: None)
        alarm.set(f"match-{number}", None, lambda: None)

    assert len(alarm._heap) <= SPARE + 1
