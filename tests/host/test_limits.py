"""What one visitor may ask of a match: seats given up, names, numbers of lines, long matches."""

import asyncio

import pytest

from knobel.core.game import Illegal
from knobel.games.xcode import Say
from knobel.host import Host
from knobel.host.alarm import SPARE, Alarm
from knobel.host.limits import Limits
from knobel.match import commands as do
from tests.kit.houses import FREE, MINE, ONE_SCREEN, House
from tests.kit.world import TurnedWorld

# Seats that were given up


async def xcode_table(house: House) -> tuple[str, list[str], str]:
    """Anna, Bo and Cleo play X-Code; the match, their tokens, the spectators' secret."""
    config = {"players": 3, "countdown": 0}
    anna = await house.open((MINE, FREE, FREE), game="xcode", config=config)
    others = [await house.host.join(anna.code, name) for name in ("Bo", "Cleo")]
    for seat in range(3):
        await house.do(anna.id, seat, do.Ready())
    return anna.id, [anna.token, *(other.token for other in others)], anna.watch


async def test_whoever_resigned_is_shut_out_with_the_spectators(house: House) -> None:
    match, tokens, _ = await xcode_table(house)
    bo = await house.follow(match, tokens[1])
    await house.do(match, 1, do.Resign())
    assert (bo.gone, bo.match["you"]) == (None, [])
    await house.do(match, 0, do.AdmitWatchers(False))

    assert bo.gone == "watching-closed"


async def test_whoever_resigns_where_spectators_are_shut_out_is_sent_away(house: House) -> None:
    match, tokens, _ = await xcode_table(house)
    bo = await house.follow(match, tokens[1])
    await house.do(match, 0, do.AdmitWatchers(False))
    await house.do(match, 1, do.Resign())

    assert bo.gone == "watching-closed"


async def test_whoever_leaves_before_the_start_is_sent_away_as_well(house: House) -> None:
    anna = await house.open((MINE, FREE, FREE), game="xcode", config={"players": 3})
    bo = await house.host.join(anna.code, "Bo")
    screens = [await house.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    await house.do(anna.id, 0, do.AdmitWatchers(False))
    await house.do(anna.id, 1, do.Leave())

    assert [screen.gone for screen in screens] == [None, "watching-closed"]


async def test_whoever_resigned_hears_what_spectators_hear(house: House) -> None:
    match, tokens, watch = await xcode_table(house)
    bo, watcher = await house.follow(match, tokens[1]), await house.follow(match, watch)
    await house.do(match, 1, do.Resign())
    await house.do(match, 0, Say("need", "5", to=2))
    await house.do(match, 0, Say("need", "6"))

    assert bo.heard[-2:] == watcher.heard[-2:]


# The spectators' secret


async def test_the_spectators_secret_seats_nobody(house: House) -> None:
    anna = await house.open()
    with pytest.raises(Illegal, match="wrong-token"):
        await house.host.join(anna.code, "Mallory", token=anna.watch)
    with pytest.raises(Illegal, match="wrong-token"):
        await house.open(token=anna.watch)

    assert not (await house.table(anna.id)).match.chairs[1].is_taken


async def test_history_does_not_tell_during_play_who_whispered(house: House) -> None:
    match, tokens, watch = await xcode_table(house)
    await house.do(match, 0, Say("need", "5", to=2))
    last = {token: (await house.history(match, token)).steps[-1].seat for token in (*tokens, watch)}

    assert last == {tokens[0]: 0, tokens[1]: None, tokens[2]: 0, watch: None}


# Names


@pytest.mark.parametrize("name", ["Anna", "  anna ", "ＡＮＮＡ", "An\u200bna", "\u3164Anna"])
async def test_nobody_takes_a_name_that_looks_like_anothers(house: House, name: str) -> None:
    anna = await house.open()
    with pytest.raises(Illegal, match="name-taken"):
        await house.host.join(anna.code, name)
    await house.host.join(anna.code, "Bo")
    assert await house.refusal(anna.id, 1, do.Rename(name)) == "name-taken"


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u115f\u1160", "\uffa0 \u3164"])
async def test_a_name_that_shows_nothing_is_no_name(house: House, name: str) -> None:
    anna = await house.open()
    with pytest.raises(Illegal, match="no-name"):
        await house.host.join(anna.code, name)


async def test_at_one_screen_people_may_share_their_name(house: House) -> None:
    anna = await house.open(ONE_SCREEN)

    assert [chair.name for chair in (await house.table(anna.id)).match.chairs] == ["Anna", "Anna"]
    await house.do(anna.id, 1, do.Rename("Anna"))


# Numbers


def limited(house: House, **limits: int) -> None:
    house.host = Host(
        house.log, house.bus, house.world, house.workers, pace=0, limits=Limits(**limits)
    )


async def test_renames_and_the_like_have_an_end(house: House) -> None:
    limited(house, asides_per_match=10)
    anna, bo = await house.pair()  # two people have sat down
    for number in range(8):
        await house.do(anna.id, 0, do.Rename(f"Anna {number}"))
    assert await house.refusal(anna.id, 0, do.Rename("Anna")) == "too-many-changes"
    assert await house.refusal(anna.id, 1, do.Propose("pause")) == "too-many-changes"
    limited(
        house, asides_per_match=10
    )  # the number is read from the log, so a restart is no way out
    assert await house.refusal(anna.id, 0, do.Rename("Anna")) == "too-many-changes"
    await house.drop(anna.id, "a1 b1")
    await house.do(anna.id, 1, do.Resign())

    assert (await house.follow(anna.id, bo.token)).phase == "over"


async def test_a_match_that_became_too_long_can_be_given_up(house: House) -> None:
    limited(house, lines_per_match=6)
    anna, _ = await house.pair()
    await house.drop(anna.id, "a1 b1 c1")
    with pytest.raises(Illegal, match="match-too-long"):
        await house.drop(anna.id, "d1")
    await house.do(anna.id, 1, do.Resign())


# Long matches


async def test_a_history_comes_in_pages(house: House) -> None:
    limited(house, history_page=4)
    anna, _ = await house.pair()
    await house.drop(anna.id, "a1 b1 c1")
    pages = [await house.history(anna.id, anna.token, after) for after in (0, 4, 6, 99)]

    assert [[step.v for step in page.steps] for page in pages] == [[1, 2, 3, 4], [5, 6], [], []]
    assert [page.more for page in pages] == [True, False, False, False]
    assert all(page.match == pages[0].match for page in pages)


async def test_histories_are_built_by_workers_and_each_only_once(house: House) -> None:
    anna, _ = await house.pair()
    asked = len(house.workers.asked)
    pages = await asyncio.gather(*(house.history(anna.id, anna.token) for _ in range(5)))
    assert len({page.match.id for page in pages}) == 1
    assert len(house.workers.asked) == asked + 1
    await house.history(anna.id, anna.watch)
    await house.drop(anna.id, "a1")
    assert (await house.history(anna.id, anna.token)).steps[-1].v == 4

    assert len(house.workers.asked) == asked + 3


async def test_a_long_match_is_read_in_turns_with_everything_else(house: House) -> None:
    anna = await house.open(ONE_SCREEN)
    for _ in range(60):
        await house.drop(anna.id, "a1")
        await house.do(anna.id, 0, do.Propose("take-back"))
    limited(house)
    turns, reading = 0, asyncio.ensure_future(house.table(anna.id))
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
