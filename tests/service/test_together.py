"""Games that all win or lose together: results, trying again, going on."""

import asyncio
import logging
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from knobel.bots import BotLevel, Budget, Choice
from knobel.catalog import GAMES
from knobel.catalog import xcode as xcode_files
from knobel.catalog.ladder import won
from knobel.core.capabilities import Attempt
from knobel.core.game import Illegal, Millis, Seat
from knobel.games import xcode
from knobel.games.xcode.events import Finished
from knobel.match import Entry, Header, SeatSetup, Series, opened, verify
from knobel.match import commands as do
from knobel.service.successors import next_in_series
from tests.kit.harness import FREE, MINE, BrittleLog, Harness, Screen, bot
from tests.kit.harness import opened as opened_house
from tests.kit.xcode import DEFINITION, config

SAND = 180_000


@pytest.mark.parametrize(("is_won", "points"), [(True, (2, 2)), (False, (0, 0))])
def test_in_a_series_only_what_was_won_counts(is_won: bool, points: tuple[int, int]) -> None:
    places = (SeatSetup(), SeatSetup())
    series = Series(2, 1, (0, 0))
    header = Header("m", "c", "w", "xcode", 1, config(2), places, 0, series=series)
    match = opened(xcode, header)
    state = xcode.evolve(match.state, Finished(is_won, "cracked" if is_won else "sand", 0))

    assert next_in_series(DEFINITION, replace(match, state=state)) == Series(2, 2, points)


# Bots at their own pace


class Mate:
    """Does what it was told, one after the other, then waits."""

    level = BotLevel("human", Budget(1), depth=0, slips=0, margin=0)

    def __init__(self, *actions: Any, pause: Millis = 1_000, rest: Millis = 60_000) -> None:
        self.actions, self.pause, self.rest = list(actions), pause, rest
        self.looks: list[Millis] = []

    def choose(self, _view: Any, legal: Any, *_: Any, at: Millis, people: Any) -> Choice[Any]:
        self.looks.append(at)
        self.people = people
        assert all(isinstance(word, str) for word in legal)
        if self.actions:
            return Choice(self.actions.pop(0), 0.0, 0, self.pause)
        return Choice(None, 0.0, 0, self.rest)


async def with_a_mate(harness: Harness, mate: Mate, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """Anna and a bot, and the sand runs."""
    monkeypatch.setattr(GAMES["xcode"], "player", lambda _: mate)
    config = {"players": 2, "countdown": 0}
    anna = await harness.open((MINE, bot("human")), game="xcode", config=config)
    screen = await harness.follow(anna.id, anna.token)
    await harness.do(anna.id, 0, do.Ready())
    await harness.quiet()
    return screen


async def test_a_bot_acts_at_its_own_pace_whatever_others_do(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(xcode.Draw(), xcode.Draw(), xcode.Draw())
    screen = await with_a_mate(harness, mate, monkeypatch)
    for _ in range(5):
        await harness.do(screen.match["id"], 0, xcode.Say("sand"))
        await harness.turn(300)

    assert mate.looks == [0, 1_200]  # it looks after a second, at the next turn of this clock
    assert screen.view["hands"] == [3, 5]


async def test_a_bot_that_waits_is_woken_by_what_happens_and_by_its_timer(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(rest=5_000)
    screen = await with_a_mate(harness, mate, monkeypatch)
    await harness.turn(4_000)
    assert mate.looks == [0]
    await harness.do(screen.match["id"], 0, xcode.Draw())
    await harness.quiet()
    assert mate.looks == [0, 4_000]
    await harness.turn(5_000)

    assert mate.looks == [0, 4_000, 9_000]
    assert mate.people == (0,)


async def test_a_burst_of_news_is_one_look(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate()
    screen = await with_a_mate(harness, mate, monkeypatch)
    await harness.turn(1_000)
    for _ in range(6):
        await harness.do(screen.match["id"], 0, xcode.Say("sand"))
        await harness.quiet()
    assert mate.looks == [0, 1_000]
    await harness.turn(100)

    assert mate.looks == [0, 1_000, 1_100]


async def test_what_comes_too_late_does_no_harm(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(xcode.Withdraw("5<", 0), xcode.Draw())
    screen = await with_a_mate(harness, mate, monkeypatch)
    await harness.turn(1_000)

    assert screen.view["hands"] == [3, 4]


async def test_a_bot_stops_with_the_match(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(rest=1_000)
    await with_a_mate(harness, mate, monkeypatch)
    for _ in range(4):
        await harness.turn(SAND)
    looks = len(mate.looks)
    await harness.turn(10_000)

    assert len(mate.looks) == looks
    assert max(mate.looks) <= SAND


async def test_bots_play_a_level_among_themselves(harness: Harness) -> None:
    seats = (bot("fast"), bot("fast"), bot("human"), bot("slow"))
    ticket = await harness.open(seats, game="xcode", name="", config={"players": 4})
    await harness.follow(ticket.id, ticket.watch)
    for _ in range(1_000):
        await harness.turn(200)
    history = await harness.history(ticket.id, "")

    assert history.match.phase == "over"
    assert len(history.steps) > 100
    live = await harness.live_match(ticket.id)
    entries = [live.definition.read_entry(line) for line in await harness.log.read(ticket.id)]
    assert verify(live.definition.game, live.match.header, entries) is None


# Stand-ins, lobby, going on


async def three_people(harness: Harness, **settings: Any) -> tuple[str, list[str], list[Screen]]:
    """Anna, Bo and Cleo at X-Code, and the sand runs; the match, their secrets and screens."""
    config = {"players": 3, "countdown": 0} | settings
    anna = await harness.open((MINE, FREE, FREE), game="xcode", config=config)
    others = [await harness.service.join(anna.code, name) for name in ("Bo", "Cleo")]
    tokens = [ticket.token for ticket in (anna, *others)]
    screens = [await harness.follow(anna.id, token) for token in tokens]
    for seat in range(3):
        assert screens[0].phase == "open"
        await harness.do(anna.id, seat, do.Ready())
    return anna.id, tokens, screens


@pytest.mark.rule("XC-67")
async def test_xc_67_after_five_seconds_a_bot_may_play_for_whoever_is_gone(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(*[xcode.Draw()] * 9)
    monkeypatch.setattr(GAMES["xcode"], "player", lambda _: mate)
    match, tokens, screens = await three_people(harness)
    await harness.leave(match, screens[1])
    await harness.turn(4_999)
    assert await harness.refusal(match, 0, do.Substitute(1)) == "still-there"
    await harness.turn(1)
    await harness.do(match, 0, do.Substitute(1))
    await harness.turn(1_000)
    assert screens[0].match["chairs"][1]["stand_in"]
    assert screens[0].view["hands"] == [3, 5, 3]
    back = await harness.follow(match, tokens[1])
    assert len(back.view["hand"]) == 5  # as it is
    await harness.do(match, 1, do.Reclaim())
    looks = len(mate.looks)
    await harness.turn(5_000)

    assert len(mate.looks) == looks
    assert not back.match["chairs"][1]["stand_in"]
    assert back.view["hands"] == [3, 5, 3]


async def without_bo(
    harness: Harness, mate: Mate, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, list[str], list[Screen]]:
    """The bot plays for Bo, who is gone; the match, all secrets and screens."""
    monkeypatch.setattr(GAMES["xcode"], "player", lambda _: mate)
    match, tokens, screens = await three_people(harness)
    await harness.leave(match, screens[1])
    await harness.turn(5_000)
    await harness.do(match, 0, do.Substitute(1))
    await harness.quiet()
    return match, tokens, screens


async def stood_in_for(
    harness: Harness, mate: Mate, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, Screen, Screen]:
    """As `without_bo`, who has just come back; the match, Anna's screen and Bo's."""
    match, tokens, screens = await without_bo(harness, mate, monkeypatch)
    return match, screens[0], await harness.follow(match, tokens[1])


@pytest.mark.rule("XC-67")
async def test_xc_67_whoever_comes_back_and_acts_has_the_seat_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(*[xcode.Draw()] * 9)
    match, anna, bo = await stood_in_for(harness, mate, monkeypatch)
    hand = bo.view["hand"]
    await harness.do(match, 1, xcode.Draw())
    looks = len(mate.looks)
    await harness.turn(5_000)

    assert bo.view["hand"][: len(hand)] == hand
    assert len(bo.view["hand"]) == len(hand) + 1
    assert not anna.match["chairs"][1]["stand_in"]
    assert len(mate.looks) == looks
    entries = await _entries(harness, match)
    assert [entry.command for entry in entries[-2:]] == [do.Reclaim(), xcode.Draw()]
    assert verify(xcode, (await harness.live_match(match)).match.header, entries) is None


@pytest.mark.rule("XC-67")
async def test_xc_67_trying_is_enough_and_what_is_no_action_is_not(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, anna, _ = await stood_in_for(harness, Mate(), monkeypatch)
    await harness.do(match, 1, do.Propose("pause"))
    assert anna.match["chairs"][1]["stand_in"]
    with pytest.raises(Illegal, match="offer-gone"):
        await harness.do(match, 1, xcode.Withdraw("5<", 0))

    assert not anna.match["chairs"][1]["stand_in"]


@pytest.mark.rule("XC-67")
async def test_xc_67_a_bot_that_waits_its_turn_at_the_table_finds_its_seat_taken_back(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _, bo = await stood_in_for(harness, Mate(), monkeypatch)
    live = await harness.live_match(match)
    await asyncio.gather(live.act(bo.key, do.Reclaim()), live.act_for(1, xcode.Draw(), 0))

    assert bo.view["hands"] == [3, 3, 3]


@pytest.mark.rule("XC-67")
async def test_xc_67_a_stand_in_plays_on_after_a_restart(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Mate(rest=10**9)
    match, tokens, _ = await without_bo(harness, mate, monkeypatch)
    mate.actions = [xcode.Draw()]  # for the next to look: here nobody does any more
    harness.kill()
    harness.world.turn(5_000)
    again = Harness(harness.log, world=harness.world)
    await again.service.start()
    await again.quiet()
    there = [await again.follow(match, tokens[seat]) for seat in (0, 2)]
    await again.turn(1_000)

    assert there[0].phase == "running"
    assert there[0].match["chairs"][1]["stand_in"]
    assert there[0].view["hands"] == [3, 4, 3]


@pytest.mark.rule("XC-67")
async def test_xc_67_whoever_resigns_is_a_spectator_and_a_bot_in_the_next_match(
    harness: Harness,
) -> None:
    match, _, screens = await three_people(harness)
    await harness.do(match, 1, do.Resign())
    assert screens[1].match["you"] == []
    assert screens[1].view["hand"] == []
    await harness.turn(SAND)
    assert screens[0].match["outcome"]["together"] == "lost"
    await harness.do(match, 0, do.Propose("rematch"))
    await harness.quiet()
    chairs = (await harness.live_match(screens[0].match["successor"])).match.chairs

    assert [(chair.kind, chair.level) for chair in chairs] == [
        ("person", None),
        ("bot", "slow"),
        ("person", None),
    ]


@pytest.mark.rule("XC-65")
@pytest.mark.parametrize(("is_won", "level"), [(True, "level-2"), (False, "level-1")])
async def test_xc_65_one_tap_goes_on_with_the_same_seats(
    harness: Harness, is_won: bool, level: str
) -> None:
    match, tokens, screens = await three_people(harness)
    await win(harness, match, is_won=is_won, by=2)
    again = await harness.follow(screens[0].match["successor"], tokens[2])

    assert again.match["you"] == [2]
    assert again.phase == "running"
    assert again.view["level"]["name"] == level


async def test_before_the_start_people_change_places(harness: Harness) -> None:
    config = {"players": 3}
    anna = await harness.open((MINE, FREE, bot("human")), game="xcode", config=config)
    screen = await harness.follow(anna.id, anna.token)
    await harness.do(anna.id, 0, do.Swap(0, 2))
    bo = await harness.service.join(anna.code, "Bo")
    other = await harness.follow(anna.id, bo.token)

    assert (screen.match["you"], other.match["you"]) == ([2], [1])
    assert [chair["kind"] for chair in screen.match["chairs"]] == ["bot", "person", "person"]
    assert screen.phase == "open"


async def test_whoever_does_not_come_is_replaced_by_a_bot_of_the_same_pace(
    harness: Harness,
) -> None:
    seats = (MINE, FREE, bot("slow"))
    anna = await harness.open(seats, game="xcode", config={"players": 3, "countdown": 0})
    screen = await harness.follow(anna.id, anna.token)
    await harness.do(anna.id, 0, do.Appoint(1))
    with pytest.raises(Illegal, match="seats-full"):
        await harness.service.join(anna.code, "Bo")
    await harness.do(anna.id, 0, do.Ready())
    await harness.turn(5_000)

    assert screen.phase == "running"
    assert [(c["kind"], c["level"]) for c in screen.match["chairs"][1:]] == [("bot", "slow")] * 2
    acted = {entry.seat for entry in await _entries(harness, anna.id)}
    assert {1, 2} <= acted


async def _entries(harness: Harness, match: str) -> list[Entry]:
    live = await harness.live_match(match)
    return [live.definition.read_entry(line) for line in await harness.log.read(match)]


async def test_where_sides_play_against_each_other_nobody_is_stood_in_for(harness: Harness) -> None:
    anna, _ = await harness.pair()
    live = await harness.live_match(anna.id)
    await harness.do(anna.id, None, do.Away(1))

    assert await harness.refusal(anna.id, 0, do.Substitute(1)) == "no-such-action"
    assert await harness.refusal(anna.id, 0, do.Reclaim()) == "no-such-action"
    assert await harness.refusal(anna.id, 0, do.Swap(0, 1)) == "no-such-action"
    assert await harness.refusal(anna.id, 0, do.Appoint(1)) == "no-such-action"
    assert not any(chair.is_played_by_bot for chair in live.match.chairs)


async def test_before_the_start_the_host_chooses_another_level(harness: Harness) -> None:
    seats, group = (MINE, FREE, bot("human")), "0123456789abcdef"
    for level in xcode_files.levels():
        await harness.log.note_attempt(group, level, Attempt(level, True, 90_000))
    anna = await harness.open(seats, game="xcode", config={"players": 3}, group=group)
    bo = await harness.service.join(anna.code, "Bo", 1)
    screens = [await harness.follow(anna.id, ticket.token) for ticket in (anna, bo)]
    changed = {"players": 3, "level": "level-3"}
    with pytest.raises(Illegal, match="opener-only"):
        await harness.service.change(anna.id, bo.token, changed)
    with pytest.raises(Illegal, match="wrong-number-of-seats"):
        await harness.service.change(anna.id, anna.token, {"players": 4})
    with pytest.raises(Illegal, match="bad-config"):
        await harness.service.change(anna.id, anna.token, {"level": "level-9"})
    successor = await harness.service.change(anna.id, anna.token, changed)
    with pytest.raises(Illegal, match="already-so"):
        await harness.service.change(anna.id, anna.token, changed)
    there = [await harness.follow(successor, ticket.token) for ticket in (anna, bo)]

    assert [screen.match["successor"] for screen in screens] == [successor] * 2
    assert [screen.match["you"] for screen in there] == [[0], [1]]
    assert there[0].match["config"]["level"]["name"] == "level-3"
    assert there[0].phase == "open"
    late = await harness.service.preview(anna.code)
    assert (late.invited, late.id) == (anna.id, successor)
    assert await harness.service.has_code(late.invited, anna.code)
    for seat in (0, 1):
        await harness.do(anna.id, seat, do.Ready())
        await harness.do(successor, seat, do.Ready())
    assert (screens[0].phase, there[0].phase) == ("open", "running")
    with pytest.raises(Illegal, match="already-begun"):
        await harness.service.change(successor, anna.token, changed)


async def test_where_sides_play_against_each_other_settings_stay(harness: Harness) -> None:
    anna = await harness.open()
    with pytest.raises(Illegal, match="no-such-action"):
        await harness.service.change(anna.id, anna.token, {})


# Groups


async def win(
    harness: Harness,
    match: str,
    *,
    is_won: bool = True,
    by: Seat = 0,
    active: tuple[Seat, ...] = (0, 1, 2),
) -> None:
    """All of a sudden it is over; those who have taken part are *active*."""
    live = await harness.live_match(match)
    end = Finished(is_won, "cracked" if is_won else "sand", 0)
    state = replace(xcode.evolve(live.match.state, end), active=active)
    live.match = replace(live.match, state=state)
    await harness.do(match, by, do.Propose("rematch"))
    await harness.quiet()


@pytest.mark.rule("XC-65")
async def test_xc_65_what_a_group_wins_is_kept_for_it(harness: Harness) -> None:
    match, tokens, screens = await three_people(harness)
    group = screens[0].match["group"]
    assert [screen.match["group"] for screen in screens] == [group] * 3
    assert (await harness.follow(match, screens[0].match["watch"])).match["group"] is None
    await win(harness, match, is_won=False)
    assert await harness.service.attempts(group) == [Attempt("level-1", False, 0)]
    again = await harness.follow(screens[0].match["successor"], tokens[0])
    await win(harness, again.match["id"])
    assert won(await harness.service.attempts(group)) == ["level-1"]
    third = await harness.follow(again.match["successor"], tokens[0])
    await win(harness, third.match["id"])

    assert third.match["group"] == group
    assert won(await harness.service.attempts(group)) == ["level-1", "level-2"]


@pytest.mark.rule("XC-65")
async def test_xc_65_what_is_won_without_somebody_unlocks_nothing(harness: Harness) -> None:
    match, tokens, screens = await three_people(harness)
    group = screens[0].match["group"]
    await win(harness, match, active=(0, 2))
    again = await harness.follow(screens[0].match["successor"], tokens[0])

    assert await harness.service.attempts(group) == [Attempt("level-1", False, 0)]
    assert again.view["level"]["name"] == "level-1"


async def test_xc_65_a_bot_takes_part_for_nobody(harness: Harness) -> None:
    """Its seat does not count: those who play themselves must have taken part, and somebody must."""
    seats = (MINE, bot("fast"))
    config = {"players": 2, "countdown": 0}
    anna = await harness.open(seats, game="xcode", config=config)
    screen = await harness.follow(anna.id, anna.token)
    await harness.do(anna.id, 0, do.Ready())
    await win(harness, anna.id, active=(1,))

    assert won(await harness.service.attempts(screen.match["group"])) == []
    again = await harness.follow(screen.match["successor"], anna.token)
    await win(harness, again.match["id"], active=(0,))
    assert won(await harness.service.attempts(screen.match["group"])) == ["level-1"]


async def test_how_long_a_group_took_is_counted_from_the_first_grain(harness: Harness) -> None:
    match, _, screens = await three_people(harness, countdown=5)
    await harness.turn(5_000 + SAND)

    assert screens[0].match["outcome"]["reason"] == "sand"
    assert await harness.service.attempts(screens[0].match["group"]) == [
        Attempt("level-1", False, SAND)
    ]
    assert (await harness.live_match(match)).match.at(harness.world.now()) >= 5_000 + SAND


@pytest.mark.rule("XC-65")
async def test_xc_65_a_group_takes_on_what_it_has_unlocked_and_no_more(harness: Harness) -> None:
    settings = {"players": 2, "level": "level-2"}
    with pytest.raises(Illegal, match="level-locked"):
        await harness.open((MINE, FREE), game="xcode", config=settings)  # a new group
    match, _, screens = await three_people(harness)
    group = screens[0].match["group"]
    with pytest.raises(Illegal, match="level-locked"):
        await harness.open((MINE, FREE), game="xcode", config=settings, group=group)
    await win(harness, match)
    await harness.open((MINE, FREE), game="xcode", config=settings, group=group)
    third = settings | {"players": 3, "level": "level-3"}
    lobby = await harness.open((MINE, FREE, FREE), game="xcode", config={"players": 3}, group=group)
    with pytest.raises(Illegal, match="level-locked"):
        await harness.service.change(lobby.id, lobby.token, third)
    with pytest.raises(Illegal, match="level-locked"):
        await harness.open((MINE, FREE), game="xcode", config={**settings, "level": "rows"})

    assert await harness.service.change(lobby.id, lobby.token, third | {"level": "level-2"})


async def test_a_level_of_ones_own_is_never_locked(harness: Harness) -> None:
    level = to_builtins(replace(xcode_files.level("level-4"), sand=100))
    config = {"players": 2, "level": level}

    ticket = await harness.open((MINE, FREE), game="xcode", config=config)

    assert (await harness.live_match(ticket.id)).match.header.config.level.sand == 100


async def test_a_group_goes_on_with_its_secret(harness: Harness) -> None:
    _, _, screens = await three_people(harness)
    group = screens[0].match["group"]
    later = await harness.open((MINE, FREE), game="xcode", config={"players": 2}, group=group)
    other = await harness.open((MINE, FREE), game="xcode", config={"players": 2})
    seen = [(await harness.follow(t.id, t.token)).match["group"] for t in (later, other)]

    assert seen[0] == group
    assert seen[1] not in {group, None}
    plain = await harness.open()
    assert (await harness.follow(plain.id, plain.token)).match["group"] is None


async def test_a_level_of_ones_own_wins_nothing_that_bears_its_name(harness: Harness) -> None:
    level = to_builtins(replace(xcode_files.level("level-1"), sand=3_000))
    match, _, screens = await three_people(harness, level=level)
    await win(harness, match)

    assert await harness.service.attempts(screens[0].match["group"]) == []


# When something goes wrong


async def test_a_bot_at_fault_looks_again_a_second_later(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mate = Mate(xcode.Draw())
    sound = mate.choose

    def fall_over(*_: Any, **__: Any) -> Choice[Any]:
        monkeypatch.setattr(mate, "choose", sound)
        raise MemoryError

    monkeypatch.setattr(mate, "choose", fall_over)
    screen = await with_a_mate(harness, mate, monkeypatch)
    assert screen.view["hands"] == [3, 3]
    await harness.turn(1_000)

    assert screen.view["hands"] == [3, 4]
    assert [record.message for record in caplog.records] == ["bot-failed"]


async def test_a_bot_goes_on_when_the_disk_is_no_longer_full(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "knobel.service")
    log = BrittleLog()
    async with opened_house(log) as harness:
        mate = Mate(rest=500)
        screen = await with_a_mate(harness, mate, monkeypatch)
        log.is_full = True
        mate.actions = [xcode.Draw(), xcode.Draw()]
        await harness.turn(500)
        assert screen.view["hands"] == [3, 3]
        log.is_full = False
        await harness.turn(1_000)

        assert screen.view["hands"] == [3, 4]
        assert "bot-not-written" in [record.message for record in caplog.records]


async def test_bots_forget_a_match_that_was_deleted(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mate = Mate(rest=500)
    monkeypatch.setattr(GAMES["xcode"], "player", lambda _: mate)
    config = {"players": 2, "countdown": 0}
    anna = await harness.open((MINE, bot("human")), game="xcode", config=config)
    await harness.do(anna.id, 0, do.Ready())
    await harness.quiet()
    await harness.service.delete(anna.id, anna.token)
    await harness.turn(500)
    looks = len(mate.looks)
    await harness.turn(5_000)

    assert len(mate.looks) == looks
    assert await harness.log.page("", 100) == []
    assert [record.message for record in caplog.records] == []


# Who looks on


async def test_spectators_follow_into_the_next_match_by_their_link(harness: Harness) -> None:
    match, _, screens = await three_people(harness)
    link = screens[0].match["watch"]
    watcher = await harness.follow(match, link)
    assert not watcher.match["moved_on"]
    await win(harness, match)
    assert watcher.match["moved_on"]
    assert watcher.match["successor"] is None
    seen = await harness.service.watched(link)
    there = await harness.follow(seen.id, seen.watch)

    assert seen.id == screens[0].match["successor"]
    assert (there.phase, there.match["you"], there.match["group"]) == ("running", [], None)


async def test_a_closed_door_leads_spectators_nowhere(harness: Harness) -> None:
    match, _, screens = await three_people(harness)
    await harness.do(match, 0, do.AdmitWatchers(False))
    await win(harness, match)

    assert (await harness.service.watched(screens[0].match["watch"])).id == match


async def test_where_the_next_match_was_deleted_the_link_stays_where_it_was(
    harness: Harness,
) -> None:
    match, tokens, screens = await three_people(harness)
    await win(harness, match)
    await harness.service.delete(screens[0].match["successor"], tokens[0])

    assert (await harness.service.watched(screens[0].match["watch"])).id == match
