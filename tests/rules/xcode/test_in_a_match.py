"""X-Code at a table: the log, absence, leaving, and trying again."""

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random as Chance
from typing import Any

import msgspec
import pytest

from knobel.catalog import GameDefinition
from knobel.catalog.records import read_record, write_record
from knobel.core.dice import Recorder
from knobel.core.game import Begin, Forfeit, Illegal, Move, Outcome, Tick
from knobel.games import xcode
from knobel.games.xcode import Config
from knobel.match import (
    Entry,
    Header,
    Match,
    SeatSetup,
    decide,
    enter,
    opened,
    outcome,
    phase,
    verify,
)
from knobel.match import commands as do
from tests.kit.rolls import Rolls
from tests.kit.updates import tell
from tests.kit.xcode import DEFINITION, LEVELS, MISSIONS, Planner, all_cards, any_action, config

OPENED = 1_000_000


class LoggedMatch:
    """A match with its log, written as the service does: the clock before every command."""

    def __init__(self, settings: Config, number: int = 1, *, is_begun: bool = True) -> None:
        places = tuple(SeatSetup() for _ in range(settings.players))
        self.header = Header("m", "c", "w", "xcode", 1, settings, places, OPENED, "key 0")
        self.match: Match = opened(xcode, self.header)
        self.log: list[Entry] = []
        self.wall = OPENED
        self._dice = Rolls(number)
        for seat in range(len(places)):
            self.do(None, do.Sit(seat, f"P{seat}", f"key {seat}"))
            self.do(seat, do.Ready())
        if is_begun:
            self.do(None, Begin())
        self.deck = all_cards(self.match.state)

    def do(self, seat: int | None, command: Any) -> None:
        for who, what in ((None, Tick()), (seat, command)):
            dice = Recorder(self._dice)
            events = decide(xcode, self.match, who, what, self.wall, dice)
            if events:
                version = self.match.version + 1
                entry = Entry(version, self.wall, None, who, what, tuple(dice.picks), events)
                assert entry == DEFINITION.read_entry(msgspec.json.encode(entry))
                self.match = enter(xcode, self.match, entry)
                self.log.append(entry)

    @property
    def at(self) -> int:
        return self.match.at(self.wall)

    @property
    def result(self) -> Outcome | None:
        return outcome(xcode, self.match)


@pytest.mark.rule("XC-31")
@pytest.mark.parametrize("number", range(11))
def test_xc_31_the_log_can_be_read_and_verified_and_holds_all_cards(number: int) -> None:
    level = [*LEVELS, *MISSIONS][number]
    overdraw = ("refused", "loses-hand")[number % 2]
    table = LoggedMatch(config(2 + number % 7, level, overdraw=overdraw, countdown=number % 3))
    chance = Chance(number)
    for _ in range(120):
        table.wall += chance.choice((0, 90, 2_000))
        table.do(None, Tick())
        asked = [found for _ in range(3) if (found := any_action(table.match.state, chance))]
        for seat, action in asked:
            try:
                table.do(seat, action)
            except Illegal:
                continue
            cards = all_cards(table.match.state)
            if level == "turncoat":  # arrows may turn, symbols stay
                assert _symbols(cards) == _symbols(table.deck)
            else:
                assert cards == table.deck

    assert len(table.log) > 20
    assert verify(xcode, table.header, table.log) is None


def _symbols(cards: Counter[str]) -> Counter[str]:
    return Counter(card[0] for card in cards.elements())


@pytest.mark.rule("XC-60")
def test_xc_60_a_planned_game_is_won_by_all_at_a_table() -> None:
    table, planner = LoggedMatch(config(3)), Planner()
    while table.result is None:
        for seat in range(3):
            table.wall += 400
            table.do(None, Tick())
            if table.result is None:
                action = planner.choose(table.match.state, seat, table.at)
                if action is not None:
                    table.do(seat, action)

    assert table.result == Outcome("cracked", (0, 0, 0), "won")
    assert verify(xcode, table.header, table.log) is None


@pytest.mark.rule("XC-42")
def test_xc_42_the_clock_of_the_table_decides() -> None:
    table = LoggedMatch(config(2))
    table.wall = OPENED + 180_000
    with pytest.raises(Illegal, match="over"):
        table.do(0, xcode.Draw())

    assert table.result == Outcome("sand", (0, 0), "lost")


@pytest.mark.rule("XC-65")
def test_xc_65_whoever_has_lost_can_try_again_at_once() -> None:
    table = LoggedMatch(config(2))
    table.wall += 180_000
    table.do(None, Tick())
    table.do(0, do.Propose("rematch"))  # one tap, by anybody

    assert table.match.is_rematch_agreed


@pytest.mark.rule("XC-67")
def test_xc_67_when_a_connection_is_lost_the_sand_runs_on() -> None:
    table = LoggedMatch(config(3))
    hand = table.match.state.hands[1]
    table.wall += 60_000
    table.do(None, do.Away(1))
    table.do(0, xcode.Draw())
    assert phase(xcode, table.match) == "running"
    assert table.match.state.hands[1] == hand
    table.wall += 60_000
    table.do(None, do.Back(1))

    assert table.match.state.sand.left(table.at) == 60_000
    table.do(1, xcode.Draw())
    assert table.match.state.hands[1][:3] == hand


@pytest.mark.rule("XC-67")
def test_xc_67_nothing_is_taken_back_or_drawn_and_absence_wins_nothing() -> None:
    table = LoggedMatch(config(2))
    table.do(0, xcode.Draw())
    with pytest.raises(Illegal, match="no-take-back"):
        table.do(0, do.Propose("take-back"))
    with pytest.raises(Illegal, match="no-draw-here"):
        table.do(0, do.Propose("draw"))
    table.do(None, do.Away(1))
    table.wall += 90_000
    with pytest.raises(Illegal, match="clock-decides"):
        table.do(0, do.Claim("win"))


@pytest.mark.rule("XC-67")
def test_xc_67_whoever_resigns_leaves_the_seat_to_a_bot() -> None:
    table = LoggedMatch(config(3))
    hand = table.match.state.hands[1]
    table.do(1, do.Resign())
    chair = table.match.chairs[1]

    assert table.result is None
    assert (chair.key, chair.is_played_by_bot) == (None, True)
    assert table.match.state.hands[1] == hand
    assert table.match.people() == (0, 2)
    with pytest.raises(Illegal, match="already-so"):
        table.do(1, do.Reclaim())


@pytest.mark.rule("XC-67")
def test_xc_67_a_seat_that_nobody_takes_is_closed() -> None:
    table = LoggedMatch(config(3))
    hand = table.match.state.hands[1]
    state = xcode.apply(table.match.state, Move(1, Forfeit("resigned"), 0), Rolls(1)).state

    assert (state.hands[1], state.discards) == ((), hand)
    assert list(xcode.in_play(state)) == [0, 2]
    assert state.neighbours(0) == (2, 2)
    assert all_cards(state) == table.deck
    with pytest.raises(Illegal, match="not-in-play"):
        xcode.apply(state, Move(1, xcode.Draw(), 0), Rolls(1))


@pytest.mark.rule("XC-67")
def test_xc_67_whoever_is_away_may_be_stood_in_for_and_may_come_back() -> None:
    table = LoggedMatch(config(3))
    with pytest.raises(Illegal, match="still-there"):
        table.do(0, do.Substitute(1))
    table.do(None, do.Away(1))
    table.do(0, do.Substitute(1))
    assert [c.is_played_by_bot for c in table.match.chairs] == [False, True, False]
    with pytest.raises(Illegal, match="already-so"):
        table.do(2, do.Substitute(1))
    table.do(1, xcode.Draw())  # by the bot
    table.do(None, do.Back(1))
    assert table.match.chairs[1].stand_in  # whoever is back asks for it
    table.do(1, do.Reclaim())

    assert table.match.chairs[1].key == "key 1"
    assert not table.match.chairs[1].is_played_by_bot
    assert len(table.match.state.hands[1]) == 4
    assert verify(xcode, table.header, table.log) is None
    with pytest.raises(Illegal, match="already-so"):
        table.do(1, do.Reclaim())
    with pytest.raises(Illegal, match="no-such-seat"):
        table.do(1, do.Substitute(3))


@pytest.mark.rule("XC-67")
def test_xc_67_after_an_outage_nobody_waits_for_whom_a_bot_stands_in() -> None:
    table = LoggedMatch(config(3))
    table.do(None, do.Away(1))
    table.do(0, do.Substitute(1))
    table.wall += 10_000
    table.do(None, do.Halt(table.wall))
    assert phase(xcode, table.match) == "paused"
    table.do(None, do.Back(0))
    assert phase(xcode, table.match) == "paused"
    table.do(None, do.Back(2))

    assert phase(xcode, table.match) == "running"
    assert table.match.chairs[1].is_played_by_bot
    assert verify(xcode, table.header, table.log) is None


@pytest.mark.rule("XC-11")
def test_xc_11_it_begins_when_all_are_ready_on_the_seats_they_chose() -> None:
    table = LoggedMatch(config(3), is_begun=False)
    table.do(2, do.Ready(False))
    with pytest.raises(Illegal, match="not-ready"):
        table.do(None, Begin())
    table.do(0, do.Swap(0, 2))
    assert [chair.name for chair in table.match.chairs] == ["P2", "P1", "P0"]
    for wrong in (do.Swap(1, 1), do.Swap(0, 3), do.Swap(-1, 0)):
        with pytest.raises(Illegal, match="no-such-seat"):
            table.do(1, wrong)
    table.do(0, do.Ready())
    table.do(None, Begin())

    assert table.match.seats_of("key 0") == (2,)
    with pytest.raises(Illegal, match="already-begun"):
        table.do(1, do.Swap(0, 1))


def test_before_the_start_a_bot_may_sit_where_nobody_does() -> None:
    table = LoggedMatch(config(3), is_begun=False)
    with pytest.raises(Illegal, match="seat-taken"):
        table.do(0, do.Appoint(1))
    with pytest.raises(Illegal, match="no-such-seat"):
        table.do(0, do.Appoint(3))
    table.do(2, do.Leave())
    table.do(0, do.Appoint(2))
    assert table.match.chairs[2].is_played_by_bot
    with pytest.raises(Illegal, match="already-so"):
        table.do(0, do.Appoint(2))
    table.do(0, do.Appoint(2, bot=False))
    assert not table.match.chairs[2].is_taken
    with pytest.raises(Illegal, match="not-ready"):
        table.do(None, Begin())
    table.do(1, do.Appoint(2))
    table.do(None, Begin())
    with pytest.raises(Illegal, match="already-begun"):
        table.do(0, do.Appoint(2, bot=False))

    assert verify(xcode, table.header, table.log) is None


@pytest.mark.rule("XC-67")
def test_xc_67_when_all_have_left_it_is_lost() -> None:
    table = LoggedMatch(config(2))
    table.do(1, do.Resign())
    table.do(0, do.Resign())  # the bot does not play on for nobody

    assert table.result == Outcome("resigned", (0, 0), "lost")
    assert table.match.state.end.is_won is False


def test_a_match_can_be_written_as_a_record_and_read_again() -> None:
    table, chance = LoggedMatch(config(3, "hot-joker", countdown=2)), Chance(8)
    table.wall += 2_000
    table.do(None, Tick())
    while table.result is None:
        table.wall += 1_500
        table.do(None, Tick())
        if (found := any_action(table.match.state, chance)) is not None:
            table.do(*found)
    record = write_record(DEFINITION, table.header, table.log)
    _, header, entries = read_record(record)

    assert "seat 1: say " in record
    sat = 2 * len(table.header.places)  # whoever sits down has another secret in a record
    assert [e.events for e in entries[sat:]] == [e.events for e in table.log[sat:]]
    assert record == write_record(DEFINITION, header, entries)


@pytest.mark.parametrize("number", range(11))
def test_updates_tell_what_has_changed_and_equal_ones_are_one(number: int) -> None:
    """What a viewer is told is made from what it was told last, so nothing may be missed."""
    table, chance = (
        LoggedMatch(config(2 + number % 7, [*LEVELS, *MISSIONS][number])),
        Chance(number),
    )
    for _ in range(150):
        table.wall += chance.choice((0, 90, 2_000))
        if (found := any_action(table.match.state, chance)) is not None:
            try:
                table.do(*found)
            except Illegal:
                table.do(None, Tick())

    shared = sum(len(told) - len(set(map(id, told))) for told in all_messages(table))
    assert shared > 50


def all_messages(
    table: LoggedMatch, definition: GameDefinition = DEFINITION
) -> Iterator[list[bytes]]:
    """What a spectator and every seat were told, line by line."""
    keys = [None, *(f"key {seat}" for seat in range(len(table.match.chairs)))]
    match = opened(xcode, table.header)
    for entry in table.log:
        before, match = match, enter(xcode, match, entry)
        yield tell(definition, entry, before, match, keys)


def nothing_is_ever_ones_own() -> dict[str, Any]:
    return {"private_fields": lambda _state, _seat: {}}


def nobody_is_ever_touched() -> dict[str, Any]:
    return {"seats_unaffected": lambda _old, new: (*range(new.config.players), None)}


def who_holds_the_same_is_not_touched() -> dict[str, Any]:
    """What lies open, what was said and what is cracked are forgotten."""

    def seats_unaffected(old: Any, new: Any) -> Any:
        hands = zip(old.hands, new.hands, strict=False)
        return [seat for seat, (was, now) in enumerate(hands) if was is now]

    return {"seats_unaffected": seats_unaffected}


def moves_never_change() -> dict[str, Any]:
    return {"has_same_moves": lambda _old, _new, _seat: True}


@pytest.mark.parametrize(
    "fault",
    [
        nothing_is_ever_ones_own,
        nobody_is_ever_touched,
        who_holds_the_same_is_not_touched,
        moves_never_change,
    ],
)
def test_updates_that_tell_too_little_are_found(fault: Callable[[], dict[str, Any]]) -> None:
    definition = copy.copy(DEFINITION)
    for name, function in fault().items():
        setattr(definition, name, function)
    table = full_table()
    table.do(0, xcode.Offer(next(c for c in table.match.state.hands[0] if c.endswith("<")), 1))

    with pytest.raises(AssertionError):
        list(all_messages(table, definition))


def full_table() -> LoggedMatch:
    """Eight people who have all drawn and spoken."""
    table = LoggedMatch(config(8))
    for seat in range(8):
        table.do(seat, xcode.Draw())
        table.do(seat, xcode.Say("need", "5", 2))
    return table


def test_a_draw_is_told_in_few_bytes_and_to_those_who_do_not_see_the_card_in_the_same() -> None:
    table = full_table()
    table.do(7, xcode.Draw())
    *_, (watcher, *others, drawer) = all_messages(table)

    assert all(message is watcher for message in others)
    assert len(watcher) < 160  # who, how many, and a shorter pile
    assert len(drawer) < 300  # and the hand, and what can be done with it, in brief
    assert b'"discard"' in drawer
    assert b'"card":"?"' in watcher
    assert b'"card":"?"' not in drawer


def test_what_is_said_to_all_is_told_to_all_in_the_same_bytes() -> None:
    table = full_table()
    table.do(3, xcode.Say("sand"))
    *_, (watcher, *seats) = all_messages(table)

    assert all(message is watcher for message in seats)


def test_of_what_is_said_to_one_alone_the_others_learn_only_that_there_is_a_version() -> None:
    table = full_table()
    table.do(3, xcode.Say("need", "7", 0, 4))
    *_, told = all_messages(table)
    watcher, *seats = told
    bare = b'{"type":"update","v":%d,"now":%d}' % (table.match.version, table.log[-1].wall)

    assert {seat for seat, message in enumerate(seats) if message is watcher} == {0, 1, 2, 5, 6, 7}
    assert watcher == bare
    assert len(seats[3]) > len(bare) < len(seats[4])


def test_the_types_of_the_wire_can_be_written_for_the_pages() -> None:
    from tools.wire import written

    kinds = [xcode.Config, xcode.View, *xcode.Action.__args__]
    text = written(kinds, {"GameEvent": xcode.Event})

    assert "export interface View {" in text
    assert "  | Finished" in text
    assert "unknown" not in text
