"""XOBrainer at a table: the log, consent, and giving up."""

from random import Random as Chance
from typing import Any

import msgspec
import pytest

from knobel.core.dice import Recorder
from knobel.core.game import Begin, Illegal, Tick
from knobel.games import xobrainer
from knobel.games.xobrainer import (
    Config,
    Map,
    Mission,
    Random,
    Rounds,
    TimeBalance,
    TimeBomb,
    Trap,
)
from knobel.match import Entry, Header, Match, SeatSetup, decide, enter, opened, outcome, verify
from knobel.match import commands as do
from tests.kit.rolls import Rolls
from tests.kit.xobrainer import BASE, DEFINITION, config

OPENED = 1_000_000


class LoggedMatch:
    """A match with its log, written as the service does: the clock before every command."""

    def __init__(self, settings: Config, number: int = 1) -> None:
        places = tuple(SeatSetup() for _ in settings.sides)
        self.header = Header("m", "c", "w", "xobrainer", 1, settings, places, OPENED, "key 0")
        self.match: Match = opened(xobrainer, self.header)
        self.log: list[Entry] = []
        self.wall = OPENED
        self._dice = Rolls(number)
        for seat in range(len(places)):
            self.do(None, do.Sit(seat, f"P{seat}", f"key {seat}"))
        self.do(None, Begin())

    def do(self, seat: int | None, command: Any) -> None:
        for who, what in ((None, Tick()), (seat, command)):
            dice = Recorder(self._dice)
            events = decide(xobrainer, self.match, who, what, self.wall, dice)
            if events:
                version = self.match.version + 1
                entry = Entry(version, self.wall, None, who, what, tuple(dice.picks), events)
                assert entry == DEFINITION.read_entry(msgspec.json.encode(entry))
                self.match = enter(xobrainer, self.match, entry)
                self.log.append(entry)


@pytest.mark.parametrize(
    "settings",
    [
        config(Map(), Trap(), Mission(), Random(), TimeBomb(5), teams=(2, 1), length=Rounds(2)),
        config(Trap("victim"), Mission("four-pieces"), TimeBalance(10), length=Rounds(2)),
        config(length=Rounds(2), rows="all"),
    ],
)
def test_the_log_of_a_match_can_be_read_and_verified(settings: Config) -> None:
    table, chance = LoggedMatch(settings), Chance(3)
    while outcome(xobrainer, table.match) is None:
        table.wall += chance.choice((0, 300, 4_990))
        table.do(None, Tick())
        options = [
            (seat, action)
            for seat in range(len(settings.sides))
            for action in xobrainer.legal_actions(table.match.state, seat)
        ]
        if options:
            table.do(*chance.choice(options))

    assert verify(xobrainer, table.header, table.log) is None


@pytest.mark.rule("XO-90")
def test_xo_90_taking_back_needs_the_consent_of_all() -> None:
    table = LoggedMatch(BASE)
    first = table.match.state.to_move
    table.do(first, xobrainer.PlacePiece("e5", 1))
    table.do(first, do.Propose("take-back"))
    assert table.match.state.board.cells.strip(".") == "XO"[first]
    table.do(1 - first, do.Answer("take-back", True))

    assert table.match.state.board.cells == "." * 100
    assert table.match.state.to_move == first


@pytest.mark.rule("XO-90")
def test_xo_90_where_nothing_can_be_taken_back_it_cannot_be_proposed() -> None:
    table = LoggedMatch(config(Trap()))
    table.do(table.match.state.to_move, xobrainer.PlacePiece("e5", 1))

    with pytest.raises(Illegal, match="no-take-back"):
        table.do(0, do.Propose("take-back"))


@pytest.mark.rule("XO-90")
def test_xo_90_resigning_in_a_match() -> None:
    table = LoggedMatch(config(teams=(2, 2)))
    table.do(3, do.Resign())

    result = outcome(xobrainer, table.match)
    assert result is not None
    assert (result.reason, result.places) == ("resigned", (0, 2, 0, 2))


def test_the_types_of_the_wire_can_be_written_for_the_pages() -> None:
    from tools.wire import written

    kinds = [xobrainer.Config, xobrainer.View, xobrainer.PlacePiece, xobrainer.Seen]
    text = written(kinds, {"GameEvent": xobrainer.Event})

    assert "export interface View {" in text
    assert "  | MatchEnded" in text
    assert "unknown" not in text
