"""How many people an entrant may consist of: as many as the game can be played by."""

from collections.abc import AsyncIterator

import msgspec
import pytest
from msgspec.structs import replace

from knobel.catalog import game_named
from knobel.core.game import Illegal
from knobel.service import wire
from knobel.service.tournaments.files import answer_of, exported
from knobel.service.tournaments.keeping import stored
from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.orders import EnterEvent, ImportEvent
from knobel.tournament import commands as do
from knobel.tournament import judge
from knobel.tournament.values import Result, Setup
from tests.kit.harness import Harness, opened
from tests.kit.tournaments import Evening

LEAGUE = Setup("League", "xcode", format="league", scoring="field", sides=1)
TEAMS = Setup("Teams", "xobrainer", games=2)
MIXER = replace(TEAMS, format="mixer", team=2)


@pytest.fixture
async def harness() -> AsyncIterator[Harness]:
    async with opened() as made:
        yield made


async def live_of(harness: Harness, event: str) -> LiveTournament:
    return await harness.service.tournaments._registry.get(event)


@pytest.mark.rule("EV-01")
@pytest.mark.parametrize(
    ("setup", "sizes"),
    [
        (LEAGUE, (2, 8)),
        (TEAMS, (1, 4)),
        (MIXER, (1, 2)),
        (Setup("Friday", "vier3d"), (1, 8)),
        (replace(LEAGUE, sizes=(1, 1)), (2, 8)),
    ],
    ids=["a group", "a team", "a part of a team", "anybody", "a client that knows better"],
)
async def test_ev_01_the_game_says_how_many_play_under_a_name(
    harness: Harness, setup: Setup, sizes: tuple[int, int]
) -> None:
    desk = harness.service.tournaments
    ticket = await desk.open(setup)
    least, most = sizes

    assert (await live_of(harness, ticket.id)).view().setup.sizes == sizes
    for wrong in {0, least - 1, most + 1} - {0, 9}:
        with pytest.raises(Illegal, match="event-bad-size") as refused:
            await desk.enter(ticket.id, EnterEvent("Owls", wrong), None)
        assert refused.value.facts == {"min": least, "max": most}
    await desk.enter(ticket.id, EnterEvent("Owls", most), None)
    await desk.enter(ticket.id, EnterEvent("Foxes"), ticket.token)
    now = (await live_of(harness, ticket.id)).now
    assert [entrant.size for entrant in now.entrants] == [most, least]


async def test_a_mixer_makes_no_larger_teams_than_the_game_allows(harness: Harness) -> None:
    with pytest.raises(Illegal, match="event-bad-setup") as refused:
        await harness.service.tournaments.open(replace(MIXER, team=5))

    assert refused.value.facts == {"part": "team"}


async def test_a_list_of_groups_says_how_many_or_means_the_fewest(harness: Harness) -> None:
    desk = harness.service.tournaments
    ticket = await desk.read_file(ImportEvent("csv", "name;size\nOwls;\nFoxes;5\n", LEAGUE))
    now = (await live_of(harness, ticket.id)).now

    assert [entrant.size for entrant in now.entrants] == [2, 5]
    with pytest.raises(Illegal, match="event-bad-size"):
        await desk.read_file(ImportEvent("csv", "name;size\nOwls;1\n", LEAGUE))


@pytest.mark.rule("EV-05")
async def test_ev_05_no_game_is_chosen_that_somebody_on_the_list_cannot_play(
    harness: Harness,
) -> None:
    desk = harness.service.tournaments
    ticket = await desk.open(Setup("Friday", "vier3d"))
    for number, size in ((1, 1), (2, 3)):
        await desk.enter(ticket.id, EnterEvent(f"P{number}", size), None)

    with pytest.raises(Illegal, match="event-bad-size"):
        await desk.do(ticket.id, ticket.token, do.Change(LEAGUE), "change")
    await desk.do(ticket.id, ticket.token, do.Remove(1), "remove")
    await desk.do(ticket.id, ticket.token, do.Change(LEAGUE), "change-2")


@pytest.mark.rule("EV-09")
async def test_ev_09_a_screen_has_seats_for_as_many_as_were_announced(harness: Harness) -> None:
    desk = harness.service.tournaments
    ticket = await desk.open(replace(LEAGUE, announce=60, heats=2))
    entry = await desk.enter(ticket.id, EnterEvent("Owls", 4), None)
    await desk.do(ticket.id, entry.token, do.CheckIn(1), "in")
    await desk.pair(ticket.id, ticket.token, 1)
    await desk.do(ticket.id, entry.token, do.Resize(1, 5), "a fifth child comes")

    assert await _seats(harness, ticket.id) == 4
    await desk.do(ticket.id, ticket.token, do.Report(1, Result((0,), ((7, 0),))), "result")
    await desk.pair(ticket.id, ticket.token, 2)
    assert await _seats(harness, ticket.id) == 5


@pytest.mark.rule("EV-09")
async def test_ev_09_all_games_of_a_bout_have_the_same_seats_also_if_it_is_played_again(
    harness: Harness,
) -> None:
    desk = harness.service.tournaments
    ticket = await desk.open(TEAMS)
    for number, size in ((1, 2), (2, 3)):
        await desk.enter(ticket.id, EnterEvent(f"Team {number}", size), ticket.token)
        await desk.do(ticket.id, ticket.token, do.CheckIn(number), f"in-{number}")
    await desk.pair(ticket.id, ticket.token, 1)
    before = await _seats(harness, ticket.id)
    for number in (1, 2):
        await desk.do(ticket.id, ticket.token, do.Resize(number, 1), f"resize-{number}")
    await desk.do(ticket.id, ticket.token, do.Report(1, Result((4, 0))), "result")
    await desk.do(ticket.id, ticket.token, do.Correct(1, None), "again")
    live = await live_of(harness, ticket.id)
    await live.note(do.Finished(1, live.now.heats[0].bouts[0].games[0].match, Result((2, 0))))

    assert before == await _seats(harness, ticket.id) == 5
    assert len(live.now.heats[0].bouts[0].games) == 2


async def test_files_hold_the_size_that_was_changed(harness: Harness) -> None:
    desk = harness.service.tournaments
    ticket = await desk.open(TEAMS)
    await desk.enter(ticket.id, EnterEvent("Owls", 2), ticket.token)
    await desk.do(ticket.id, ticket.token, do.Resize(1, 3), "resize")
    names = await desk.export(ticket.id, "csv", None)
    record = await desk.export(ticket.id, "record", ticket.token)
    read = await desk.read_file(ImportEvent("record", record))

    assert names.splitlines()[1] == "Owls;3;no"
    assert [entrant.size for entrant in (await live_of(harness, read.id)).now.entrants] == [3]
    assert judge.verify(*await stored(harness.log, read.id)) is None


async def _seats(harness: Harness, event: str) -> int:
    """At the game of the first bout that was opened last."""
    await harness.turn(60_000)
    await harness.quiet()
    heat = (await live_of(harness, event)).now.heats[-1]
    match = await harness.live_match(heat.bouts[0].games[-1].match)
    return len(match.match.chairs)


async def test_an_event_from_before_sizes_were_checked_verifies_also_after_an_import(
    harness: Harness,
) -> None:
    config = msgspec.to_builtins(game_named("xcode").read_config({}))
    evening = Evening(0, format="league", scoring="field", sides=1, game="xcode", config=config)
    evening.enter(1, size=1)
    lines = [wire.encode(entry) for entry in evening.log]
    text = answer_of(exported("record", wire.encode(evening.header), lines))
    read = await harness.service.tournaments.read_file(ImportEvent("record", text))

    assert evening.is_right()
    assert judge.verify(*await stored(harness.log, read.id)) is None
