"""From the open table to the first turn."""

import pytest

from knobel.core.game import Begin, Outcome
from knobel.games.vier3d import Begun, Config
from knobel.match import SeatSetup, is_ready_to_begin
from knobel.match import commands as do
from knobel.match import events as ev
from knobel.match.value import ABANDON_AFTER
from tests.match.stage import THREE, Stage, begun


def test_a_match_opens_with_free_seats() -> None:
    stage = Stage()

    assert stage.phase == "open"
    assert [chair.is_taken for chair in stage.match.chairs] == [False, False]
    assert not is_ready_to_begin(stage.match)


def test_whoever_sits_down_is_ready() -> None:
    stage = Stage()

    assert stage.sit(0, "Anna", "anna") == (ev.Sat(0, "Anna", "anna"),)
    chair = stage.match.chairs[0]
    assert (chair.name, chair.is_taken, chair.ready) == ("Anna", True, True)
    assert stage.match.seats_of("anna") == (0,)


def test_a_taken_seat_stays_taken() -> None:
    stage = Stage()
    stage.sit(0, "Anna", "anna")

    assert stage.refusal(None, do.Sit(0, "Bo", "bo")) == "seat-taken"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_only_the_seats_there_are(seat: int) -> None:
    stage = Stage()

    assert stage.refusal(None, do.Sit(seat, "Bo", "bo")) == "no-such-seat"
    assert stage.refusal(seat, do.Ready()) == "no-such-seat"
    assert stage.refusal(None, do.Away(seat)) == "no-such-seat"
    assert stage.refusal(None, do.Back(seat)) == "no-such-seat"


def test_a_bot_sits_there_from_the_start() -> None:
    stage = Stage(places=(SeatSetup(), SeatSetup("bot", "oak")))

    assert stage.refusal(None, do.Sit(1, "Bo", "bo")) == "seat-taken"
    stage.sit(0, "Anna", "anna")
    assert is_ready_to_begin(stage.match)


def test_it_begins_only_when_all_are_there_and_ready() -> None:
    stage = Stage()
    stage.sit(0, "Anna", "anna")
    assert stage.refusal(None, Begin()) == "not-ready"
    stage.sit(1, "Bo", "bo")
    assert stage.do(1, do.Ready(False)) == (ev.SaidReady(1, False),)
    assert stage.refusal(None, Begin()) == "not-ready"
    stage.do(1, do.Ready())

    assert stage.later(500).do(None, Begin()) == (ev.Started(), Begun(0))
    assert stage.phase == "running"
    assert stage.at == 0
    assert stage.match.began == stage.wall


def test_whoever_leaves_before_the_start_makes_room() -> None:
    stage = Stage()
    stage.sit(0, "Anna", "anna")
    stage.sit(1, "Bo", "bo")

    assert stage.do(1, do.Leave()) == (ev.Left(1),)
    assert not stage.match.chairs[1].is_taken
    assert stage.match.seats_of("bo") == ()
    assert stage.sit(1, "Cleo", "cleo") == (ev.Sat(1, "Cleo", "cleo"),)


def test_after_the_start_nobody_sits_down_gets_ready_or_leaves() -> None:
    stage = begun()

    assert stage.refusal(None, do.Sit(0, "Cleo", "cleo")) == "already-begun"
    assert stage.refusal(0, do.Ready(False)) == "already-begun"
    assert stage.refusal(0, do.Leave()) == "already-begun"
    assert stage.refusal(None, Begin()) == "already-begun"


def test_before_the_start_there_is_nothing_to_play_or_settle() -> None:
    stage = Stage()
    stage.sit(0, "Anna", "anna")

    assert stage.refusal(0, stage.turn("a1")) == "not-begun"
    assert stage.refusal(0, do.Resign()) == "not-begun"
    assert stage.refusal(0, do.Propose("draw")) == "not-begun"
    assert stage.refusal(0, do.Claim("win")) == "not-begun"
    assert stage.refusal(0, do.Propose("resume")) == "not-paused"
    assert stage.refusal(0, do.Propose("rematch")) == "not-over"
    assert stage.refusal(None, do.Halt(0)) == "not-begun"


def test_the_lot_decides_who_sits_where() -> None:
    stage = Stage(Config("most-lines", "three-players"), THREE, order="lot")
    for seat, name in enumerate(["Anna", "Bo", "Cleo"]):
        stage.sit(seat, name, name.lower())

    assert stage.do(None, Begin(), 2, 0, 0)[0] == ev.LotsDrawn((2, 0, 1))
    assert [chair.name for chair in stage.match.chairs] == ["Cleo", "Anna", "Bo"]
    assert stage.match.seats_of("anna") == (1,)
    assert stage.differs() is None


def test_the_lot_moves_bots_as_well() -> None:
    stage = Stage(places=(SeatSetup(), SeatSetup("bot", "oak")), order="lot")
    stage.sit(0, "Anna", "anna")
    stage.do(None, Begin(), 1, 0)

    assert [chair.kind for chair in stage.match.chairs] == ["bot", "person"]
    assert stage.match.chairs[0].level == "oak"


def test_a_match_that_nobody_begins_ends_itself() -> None:
    stage = Stage()
    stage.sit(0, "Anna", "anna")
    stage.later(ABANDON_AFTER - 1)
    assert stage.tick() == ()

    assert stage.later(1).tick() == (ev.Ended(Outcome("abandoned", (0, 0))),)
    assert stage.phase == "over"
    assert stage.refusal(None, do.Sit(1, "Bo", "bo")) == "already-begun"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Jörg-Åse 🎲", "Jörg-Åse 🎲"),
        ("a\x00b\u202ec\ufeff", "abc"),
        ("line\nbreak\ttab", "linebreaktab"),
        ("x" * 40, "x" * 24),
        ("x" * 23 + " y", "x" * 23),
    ],
)
def test_a_name_is_kept_without_what_cannot_be_seen(given: str, kept: str) -> None:
    stage = Stage()
    stage.sit(0, given, "anna")

    assert stage.match.chairs[0].name == kept
    stage.do(0, do.Rename(kept))
    assert stage.match.chairs[0].name == kept


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u200e", "\n"])
def test_a_name_of_which_nothing_can_be_seen_is_refused(given: str) -> None:
    stage = Stage()

    assert stage.refusal(None, do.Sit(0, given, "anna")) == "no-name"
    stage.sit(0, "Anna", "anna")
    assert stage.refusal(0, do.Rename(given)) == "no-name"


def test_a_name_can_be_changed_at_any_time() -> None:
    stage = begun()

    assert stage.do(0, do.Rename("Änne")) == (ev.Renamed(0, "Änne"),)
    stage.do(0, do.Resign())
    assert stage.do(1, do.Rename("Bo the Great")) == (ev.Renamed(1, "Bo the Great"),)


def test_what_nobody_may_ask_is_no_such_action() -> None:
    stage = begun()

    assert stage.refusal(None, do.Resign()) == "no-such-action"
    assert stage.refusal(0, do.Sit(1, "Bo", "bo")) == "no-such-action"
    assert stage.refusal(0, do.Succeed("n")) == "no-such-action"
    assert stage.refusal(0, do.Halt(0)) == "no-such-action"
