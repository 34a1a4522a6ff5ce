"""Games that all win or lose together: results, trying again, going on."""

import asyncio
import logging
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from knobel.bots import Budget, Choice, Level
from knobel.catalog import TITLES, courses
from knobel.catalog.courses import Attempt, won
from knobel.core.game import Illegal, Millis
from knobel.games import xcode
from knobel.games.xcode.events import Finished
from knobel.host.host import _next_in_series
from knobel.match import Entry, Header, Place, Series, opened, verify
from knobel.match import commands as do
from tests.kit.houses import FREE, MINE, BrittleLog, House, Screen, bot
from tests.kit.houses import opened as opened_house
from tests.kit.xcode import TITLE, config

SAND = 180_000


@pytest.mark.parametrize(("is_won", "points"), [(True, (2, 2)), (False, (0, 0))])
def test_in_a_series_only_what_was_won_counts(is_won: bool, points: tuple[int, int]) -> None:
    places = (Place(), Place())
    series = Series(2, 1, (0, 0))
    header = Header("m", "c", "w", "xcode", 1, config(2), places, 0, series=series)
    match = opened(xcode, header)
    state = xcode.evolve(match.state, Finished(is_won, "cracked" if is_won else "sand", 0))

    assert _next_in_series(TITLE, replace(match, state=state)) == Series(2, 2, points)


# Bots at their own pace


class Mate:
    """Does what it was told, one after the other, then waits."""

    level = Level("human", Budget(1), depth=0, slips=0, margin=0)

    def __init__(self, *actions: Any, pause: Millis = 1_000, rest: Millis = 60_000) -> None:
        self.actions, self.pause, self.rest = list(actions), pause, rest
        self.looks: list[Millis] = []

    def choose(self, _view: Any, legal: Any, *_: Any, at: Millis) -> Choice[Any]:
        self.looks.append(at)
        assert all(isinstance(word, str) for word in legal)
        if self.actions:
            return Choice(self.actions.pop(0), 0.0, 0, self.pause)
        return Choice(None, 0.0, 0, self.rest)


async def with_a_mate(house: House, mate: Mate, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """Anna and a bot, and the sand runs."""
    monkeypatch.setattr(TITLES["xcode"], "player", lambda _: mate)
    config = {"players": 2, "countdown": 0}
    anna = await house.open((MINE, bot("human")), game="xcode", config=config)
    screen = await house.follow(anna.id, anna.token)
    await house.do(anna.id, 0, do.Ready())
    await house.quiet()
    return screen


async def test_a_bot_acts_at_its_own_pace_whatever_others_do(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(xcode.Draw(), xcode.Draw(), xcode.Draw())
    screen = await with_a_mate(house, mate, monkeypatch)
    for _ in range(5):
        await house.do(screen.match["id"], 0, xcode.Say("sand"))
        await house.turn(300)

    assert mate.looks == [0, 1_200]  # it looks after a second, at the next turn of this clock
    assert screen.view["hands"] == [3, 5]


async def test_a_bot_that_waits_is_woken_by_what_happens_and_by_its_timer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(rest=5_000)
    screen = await with_a_mate(house, mate, monkeypatch)
    await house.turn(4_000)
    assert mate.looks == [0]
    await house.do(screen.match["id"], 0, xcode.Draw())
    await house.quiet()
    assert mate.looks == [0, 4_000]
    await house.turn(5_000)

    assert mate.looks == [0, 4_000, 9_000]


async def test_a_burst_of_news_is_one_look(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    mate = Mate()
    screen = await with_a_mate(house, mate, monkeypatch)
    await house.turn(1_000)
    for _ in range(6):
        await house.do(screen.match["id"], 0, xcode.Say("sand"))
        await house.quiet()
    assert mate.looks == [0, 1_000]
    await house.turn(100)

    assert mate.looks == [0, 1_000, 1_100]


async def test_what_comes_too_late_does_no_harm(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(xcode.Withdraw("5<", 0), xcode.Draw())
    screen = await with_a_mate(house, mate, monkeypatch)
    await house.turn(1_000)

    assert screen.view["hands"] == [3, 4]


async def test_a_bot_stops_with_the_match(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    mate = Mate(rest=1_000)
    await with_a_mate(house, mate, monkeypatch)
    for _ in range(4):
        await house.turn(SAND)
    looks = len(mate.looks)
    await house.turn(10_000)

    assert len(mate.looks) == looks
    assert max(mate.looks) <= SAND


async def test_bots_play_a_level_among_themselves(house: House) -> None:
    seats = (bot("fast"), bot("fast"), bot("human"), bot("slow"))
    ticket = await house.open(seats, game="xcode", name="", config={"players": 4})
    await house.follow(ticket.id, ticket.watch)
    for _ in range(1_000):
        await house.turn(200)
    history = await house.history(ticket.id, "")

    assert history.match.phase == "over"
    assert len(history.steps) > 100
    table = await house.table(ticket.id)
    entries = [table.title.read_entry(line) for line in await house.log.read(ticket.id)]
    assert verify(table.title.game, table.match.header, entries) is None


# Stand-ins, lobby, going on


async def three_people(house: House, **settings: Any) -> tuple[str, list[str], list[Screen]]:
    """Anna, Bo and Cleo at X-Code, and the sand runs; the match, their secrets and screens."""
    config = {"players": 3, "countdown": 0} | settings
    anna = await house.open((MINE, FREE, FREE), game="xcode", config=config)
    others = [await house.host.join(anna.code, name) for name in ("Bo", "Cleo")]
    tokens = [ticket.token for ticket in (anna, *others)]
    screens = [await house.follow(anna.id, token) for token in tokens]
    for seat in range(3):
        assert screens[0].phase == "open"
        await house.do(anna.id, seat, do.Ready())
    return anna.id, tokens, screens


@pytest.mark.rule("XC-67")
async def test_xc_67_after_five_seconds_a_bot_may_play_for_whoever_is_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(*[xcode.Draw()] * 9)
    monkeypatch.setattr(TITLES["xcode"], "player", lambda _: mate)
    match, tokens, screens = await three_people(house)
    await house.leave(match, screens[1])
    await house.turn(4_999)
    assert await house.refusal(match, 0, do.Substitute(1)) == "still-there"
    await house.turn(1)
    await house.do(match, 0, do.Substitute(1))
    await house.turn(1_000)
    assert screens[0].match["chairs"][1]["stand_in"]
    assert screens[0].view["hands"] == [3, 5, 3]
    back = await house.follow(match, tokens[1])
    assert len(back.view["hand"]) == 5  # as it is
    await house.do(match, 1, do.Reclaim())
    looks = len(mate.looks)
    await house.turn(5_000)

    assert len(mate.looks) == looks
    assert not back.match["chairs"][1]["stand_in"]
    assert back.view["hands"] == [3, 5, 3]


async def without_bo(
    house: House, mate: Mate, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, list[str], list[Screen]]:
    """The bot plays for Bo, who is gone; the match, all secrets and screens."""
    monkeypatch.setattr(TITLES["xcode"], "player", lambda _: mate)
    match, tokens, screens = await three_people(house)
    await house.leave(match, screens[1])
    await house.turn(5_000)
    await house.do(match, 0, do.Substitute(1))
    await house.quiet()
    return match, tokens, screens


async def stood_in_for(
    house: House, mate: Mate, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, Screen, Screen]:
    """As `without_bo`, who has just come back; the match, Anna's screen and Bo's."""
    match, tokens, screens = await without_bo(house, mate, monkeypatch)
    return match, screens[0], await house.follow(match, tokens[1])


@pytest.mark.rule("XC-67")
async def test_xc_67_who_comes_back_and_acts_has_the_seat_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(*[xcode.Draw()] * 9)
    match, anna, bo = await stood_in_for(house, mate, monkeypatch)
    hand = bo.view["hand"]
    await house.do(match, 1, xcode.Draw())
    looks = len(mate.looks)
    await house.turn(5_000)

    assert bo.view["hand"][: len(hand)] == hand
    assert len(bo.view["hand"]) == len(hand) + 1
    assert not anna.match["chairs"][1]["stand_in"]
    assert len(mate.looks) == looks
    entries = await _entries(house, match)
    assert [entry.command for entry in entries[-2:]] == [do.Reclaim(), xcode.Draw()]
    assert verify(xcode, (await house.table(match)).match.header, entries) is None


@pytest.mark.rule("XC-67")
async def test_xc_67_trying_is_enough_and_what_is_no_action_is_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, anna, _ = await stood_in_for(house, Mate(), monkeypatch)
    await house.do(match, 1, do.Propose("pause"))
    assert anna.match["chairs"][1]["stand_in"]
    with pytest.raises(Illegal, match="offer-gone"):
        await house.do(match, 1, xcode.Withdraw("5<", 0))

    assert not anna.match["chairs"][1]["stand_in"]


@pytest.mark.rule("XC-67")
async def test_xc_67_a_bot_that_waits_its_turn_at_the_table_finds_its_seat_taken_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _, bo = await stood_in_for(house, Mate(), monkeypatch)
    table = await house.table(match)
    await asyncio.gather(table.act(bo.key, do.Reclaim()), table.act_for(1, xcode.Draw()))

    assert bo.view["hands"] == [3, 3, 3]


@pytest.mark.rule("XC-67")
async def test_xc_67_a_stand_in_plays_on_after_a_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(rest=10**9)
    match, tokens, _ = await without_bo(house, mate, monkeypatch)
    mate.actions = [xcode.Draw()]  # for the next to look: here nobody does any more
    again = House(house.log, world=house.world)
    await again.host.start()
    await again.quiet()
    there = [await again.follow(match, tokens[seat]) for seat in (0, 2)]
    await again.turn(1_000)

    assert there[0].phase == "running"
    assert there[0].match["chairs"][1]["stand_in"]
    assert there[0].view["hands"] == [3, 4, 3]


@pytest.mark.rule("XC-67")
async def test_xc_67_who_resigns_is_a_spectator_and_a_bot_in_the_next_match(house: House) -> None:
    match, _, screens = await three_people(house)
    await house.do(match, 1, do.Resign())
    assert screens[1].match["you"] == []
    assert screens[1].view["hand"] == []
    await house.turn(SAND)
    assert screens[0].match["outcome"]["together"] == "lost"
    await house.do(match, 0, do.Propose("rematch"))
    await house.quiet()
    chairs = (await house.table(screens[0].match["successor"])).match.chairs

    assert [(chair.kind, chair.level) for chair in chairs] == [
        ("person", None),
        ("bot", "human"),
        ("person", None),
    ]


@pytest.mark.rule("XC-65")
@pytest.mark.parametrize(("is_won", "level"), [(True, "level-2"), (False, "level-1")])
async def test_xc_65_one_tap_goes_on_with_the_same_seats(
    house: House, is_won: bool, level: str
) -> None:
    match, tokens, screens = await three_people(house)
    table = await house.table(match)
    end = Finished(is_won, "cracked" if is_won else "sand", 0)
    table.match = replace(table.match, state=xcode.evolve(table.match.state, end))
    await house.do(match, 2, do.Propose("rematch"))
    await house.quiet()
    again = await house.follow(screens[0].match["successor"], tokens[2])

    assert again.match["you"] == [2]
    assert again.phase == "running"
    assert again.view["level"]["name"] == level


async def test_before_the_start_people_change_places(house: House) -> None:
    config = {"players": 3}
    anna = await house.open((MINE, FREE, bot("human")), game="xcode", config=config)
    screen = await house.follow(anna.id, anna.token)
    await house.do(anna.id, 0, do.Swap(0, 2))
    bo = await house.host.join(anna.code, "Bo")
    other = await house.follow(anna.id, bo.token)

    assert (screen.match["you"], other.match["you"]) == ([2], [1])
    assert [chair["kind"] for chair in screen.match["chairs"]] == ["bot", "person", "person"]
    assert screen.phase == "open"


async def test_who_does_not_come_is_replaced_by_a_bot_of_the_same_pace(house: House) -> None:
    seats = (MINE, FREE, bot("slow"))
    anna = await house.open(seats, game="xcode", config={"players": 3, "countdown": 0})
    screen = await house.follow(anna.id, anna.token)
    await house.do(anna.id, 0, do.Appoint(1))
    with pytest.raises(Illegal, match="seats-full"):
        await house.host.join(anna.code, "Bo")
    await house.do(anna.id, 0, do.Ready())
    await house.turn(5_000)

    assert screen.phase == "running"
    assert [(c["kind"], c["level"]) for c in screen.match["chairs"][1:]] == [("bot", "slow")] * 2
    acted = {entry.seat for entry in await _entries(house, anna.id)}
    assert {1, 2} <= acted


async def _entries(house: House, match: str) -> list[Entry]:
    table = await house.table(match)
    return [table.title.read_entry(line) for line in await house.log.read(match)]


async def test_where_sides_play_against_each_other_nobody_is_stood_in_for(house: House) -> None:
    anna, _ = await house.pair()
    table = await house.table(anna.id)
    await house.do(anna.id, None, do.Away(1))

    assert await house.refusal(anna.id, 0, do.Substitute(1)) == "no-such-action"
    assert await house.refusal(anna.id, 0, do.Reclaim()) == "no-such-action"
    assert await house.refusal(anna.id, 0, do.Swap(0, 1)) == "no-such-action"
    assert await house.refusal(anna.id, 0, do.Appoint(1)) == "no-such-action"
    assert not any(chair.is_played_by_bot for chair in table.match.chairs)


async def test_before_the_start_the_host_chooses_another_level(house: House) -> None:
    seats, group = (MINE, FREE, bot("human")), "0123456789abcdef"
    for level in courses.levels():
        await house.log.note_attempt(group, level, Attempt(level, True, 90_000))
    anna = await house.open(seats, game="xcode", config={"players": 3}, group=group)
    bo = await house.host.join(anna.code, "Bo", 1)
    screens = [await house.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    changed = {"players": 3, "level": "level-3"}
    with pytest.raises(Illegal, match="host-only"):
        await house.host.change(anna.id, bo.token, changed)
    with pytest.raises(Illegal, match="wrong-number-of-seats"):
        await house.host.change(anna.id, anna.token, {"players": 4})
    with pytest.raises(Illegal, match="bad-config"):
        await house.host.change(anna.id, anna.token, {"level": "level-9"})
    successor = await house.host.change(anna.id, anna.token, changed)
    with pytest.raises(Illegal, match="already-so"):
        await house.host.change(anna.id, anna.token, changed)
    there = [await house.follow(successor, ticket.token) for ticket in (anna, bo)]

    assert [screen.match["successor"] for screen in screens] == [successor] * 2
    assert [screen.match["you"] for screen in there] == [[0], [1]]
    assert there[0].match["config"]["level"]["name"] == "level-3"
    assert there[0].phase == "open"
    assert (await house.host.preview(anna.code)).id == successor  # also for who comes late
    for seat in (0, 1):
        await house.do(anna.id, seat, do.Ready())
        await house.do(successor, seat, do.Ready())
    assert (screens[0].phase, there[0].phase) == ("open", "running")
    with pytest.raises(Illegal, match="already-begun"):
        await house.host.change(successor, anna.token, changed)


async def test_where_sides_play_against_each_other_settings_stay(house: House) -> None:
    anna = await house.open()
    with pytest.raises(Illegal, match="no-such-action"):
        await house.host.change(anna.id, anna.token, {})


# Groups


async def win(house: House, match: str, *, is_won: bool = True) -> None:
    """All of a sudden it is over."""
    table = await house.table(match)
    end = Finished(is_won, "cracked" if is_won else "sand", 0)
    table.match = replace(table.match, state=xcode.evolve(table.match.state, end))
    await house.do(match, 0, do.Propose("rematch"))
    await house.quiet()


@pytest.mark.rule("XC-65")
async def test_xc_65_what_a_group_wins_is_kept_for_it(house: House) -> None:
    match, tokens, screens = await three_people(house)
    group = screens[0].match["group"]
    assert [screen.match["group"] for screen in screens] == [group] * 3
    assert (await house.follow(match, screens[0].match["watch"])).match["group"] is None
    await win(house, match, is_won=False)
    assert await house.host.attempts(group) == [Attempt("level-1", False, 0)]
    again = await house.follow(screens[0].match["successor"], tokens[0])
    await win(house, again.match["id"])
    assert won(await house.host.attempts(group)) == ["level-1"]
    third = await house.follow(again.match["successor"], tokens[0])
    await win(house, third.match["id"])

    assert third.match["group"] == group
    assert won(await house.host.attempts(group)) == ["level-1", "level-2"]


async def test_how_long_a_group_took_is_counted_from_the_first_grain(house: House) -> None:
    match, _, screens = await three_people(house, countdown=5)
    await house.turn(5_000 + SAND)

    assert screens[0].match["outcome"]["reason"] == "sand"
    assert await house.host.attempts(screens[0].match["group"]) == [Attempt("level-1", False, SAND)]
    assert (await house.table(match)).match.at(house.world.now()) >= 5_000 + SAND


@pytest.mark.rule("XC-65")
async def test_xc_65_a_group_takes_on_what_it_has_unlocked_and_no_more(house: House) -> None:
    settings = {"players": 2, "level": "level-2"}
    with pytest.raises(Illegal, match="level-locked"):
        await house.open((MINE, FREE), game="xcode", config=settings)  # a new group
    match, _, screens = await three_people(house)
    group = screens[0].match["group"]
    with pytest.raises(Illegal, match="level-locked"):
        await house.open((MINE, FREE), game="xcode", config=settings, group=group)
    await win(house, match)
    await house.open((MINE, FREE), game="xcode", config=settings, group=group)
    third = settings | {"players": 3, "level": "level-3"}
    lobby = await house.open((MINE, FREE, FREE), game="xcode", config={"players": 3}, group=group)
    with pytest.raises(Illegal, match="level-locked"):
        await house.host.change(lobby.id, lobby.token, third)
    with pytest.raises(Illegal, match="level-locked"):
        await house.open((MINE, FREE), game="xcode", config={**settings, "level": "rows"})

    assert await house.host.change(lobby.id, lobby.token, third | {"level": "level-2"})


async def test_a_level_of_ones_own_is_never_locked(house: House) -> None:
    level = to_builtins(replace(courses.level("level-4"), sand=100))
    config = {"players": 2, "level": level}

    ticket = await house.open((MINE, FREE), game="xcode", config=config)

    assert (await house.table(ticket.id)).match.header.config.level.sand == 100


async def test_a_group_goes_on_with_its_secret(house: House) -> None:
    _, _, screens = await three_people(house)
    group = screens[0].match["group"]
    later = await house.open((MINE, FREE), game="xcode", config={"players": 2}, group=group)
    other = await house.open((MINE, FREE), game="xcode", config={"players": 2})
    seen = [(await house.follow(t.id, t.token)).match["group"] for t in (later, other)]

    assert seen[0] == group
    assert seen[1] not in {group, None}
    plain = await house.open()
    assert (await house.follow(plain.id, plain.token)).match["group"] is None


async def test_a_level_of_ones_own_wins_nothing_that_bears_its_name(house: House) -> None:
    level = to_builtins(replace(courses.level("level-1"), sand=3_000))
    match, _, screens = await three_people(house, level=level)
    await win(house, match)

    assert await house.host.attempts(screens[0].match["group"]) == []


# When something goes wrong


async def test_a_bot_at_fault_looks_again_a_second_later(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mate = Mate(xcode.Draw())
    sound = mate.choose

    def fall_over(*_: Any, **__: Any) -> Choice[Any]:
        monkeypatch.setattr(mate, "choose", sound)
        raise MemoryError

    monkeypatch.setattr(mate, "choose", fall_over)
    screen = await with_a_mate(house, mate, monkeypatch)
    assert screen.view["hands"] == [3, 3]
    await house.turn(1_000)

    assert screen.view["hands"] == [3, 4]
    assert [record.message for record in caplog.records] == ["bot-failed"]


async def test_a_bot_goes_on_when_the_disk_is_no_longer_full(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "knobel.host")
    log = BrittleLog()
    async with opened_house(log) as house:
        mate = Mate(rest=500)
        screen = await with_a_mate(house, mate, monkeypatch)
        log.is_full = True
        mate.actions = [xcode.Draw(), xcode.Draw()]
        await house.turn(500)
        assert screen.view["hands"] == [3, 3]
        log.is_full = False
        await house.turn(1_000)

        assert screen.view["hands"] == [3, 4]
        assert "bot-not-written" in [record.message for record in caplog.records]


async def test_bots_forget_a_match_that_was_deleted(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mate = Mate(rest=500)
    monkeypatch.setattr(TITLES["xcode"], "player", lambda _: mate)
    config = {"players": 2, "countdown": 0}
    anna = await house.open((MINE, bot("human")), game="xcode", config=config)
    await house.do(anna.id, 0, do.Ready())
    await house.quiet()
    await house.host.delete(anna.id, anna.token)
    await house.turn(500)
    looks = len(mate.looks)
    await house.turn(5_000)

    assert len(mate.looks) == looks
    assert await house.log.cards() == []
    assert [record.message for record in caplog.records] == []


# Who looks on


async def test_spectators_follow_into_the_next_match_by_their_link(house: House) -> None:
    match, _, screens = await three_people(house)
    link = screens[0].match["watch"]
    watcher = await house.follow(match, link)
    assert not watcher.match["moved_on"]
    await win(house, match)
    assert watcher.match["moved_on"]
    assert watcher.match["successor"] is None
    seen = await house.host.watched(link)
    there = await house.follow(seen.id, seen.watch)

    assert seen.id == screens[0].match["successor"]
    assert (there.phase, there.match["you"], there.match["group"]) == ("running", [], None)


async def test_a_closed_door_leads_spectators_nowhere(house: House) -> None:
    match, _, screens = await three_people(house)
    await house.do(match, 0, do.AdmitWatchers(False))
    await win(house, match)

    assert (await house.host.watched(screens[0].match["watch"])).id == match


async def test_where_the_next_match_was_deleted_the_link_stays_where_it_was(house: House) -> None:
    match, tokens, screens = await three_people(house)
    await win(house, match)
    await house.host.delete(screens[0].match["successor"], tokens[0])

    assert (await house.host.watched(screens[0].match["watch"])).id == match
