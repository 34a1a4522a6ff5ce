"""Every stored match is a test: played again, it must come out the same."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from knobel.core.game import Begin
from knobel.games import vier3d
from knobel.games.vier3d import Config, Dropped, PerMove
from knobel.match import Entry, verify
from knobel.match import commands as do
from knobel.match import events as ev
from tests.match.stage import Stage, begun


def story() -> Stage:
    """Lots, moves, a take-back, a pause, an outage, a flag: lines 1 and 2 seat, line 3 begins."""
    stage = Stage(Config(clock=PerMove(30)), order="lot")
    stage.sit(0, "Anna", "anna")
    stage.sit(1, "Bo", "bo")
    stage.do(None, Begin(), 1, 0)
    stage.later(5_000).drop("a1")
    stage.later(5_000).drop("b2")
    stage.do(1, do.Propose("take-back"))
    stage.do(0, do.Answer("take-back", True))
    stage.do(0, do.Propose("pause"))
    stage.do(1, do.Answer("pause", True))
    stage.later(60_000).do(1, do.Propose("resume"))
    stage.do(0, do.Answer("resume", True))
    stage.later(10_000).write(None, do.Halt(stage.wall - 5_000))
    stage.do(None, do.Back(0))
    stage.do(None, do.Back(1))
    stage.later(40_000).tick()
    return stage


def test_a_whole_story_verifies() -> None:
    stage = story()

    assert stage.phase == "over"
    assert stage.differs() is None


def test_an_empty_log_verifies() -> None:
    assert Stage().differs() is None


def tampered(version: int, change: Callable[[Entry], Entry]) -> Entry | None:
    """The line that verify names after this line was changed."""
    stage = story()
    log = [change(entry) if entry.version == version else entry for entry in stage.log]
    return verify(vier3d, stage.header, log)


CHANGES: dict[str, tuple[int, dict[str, Any]]] = {
    "another event": (4, {"events": (Dropped(0, "r", "d4", 5_000),)}),
    "an event too many": (1, {"events": (ev.Sat(0, "Anna", "anna"), ev.Left(0))}),
    "no event": (1, {"events": ()}),
    "another time in the event": (5, {"events": (Dropped(1, "b", "b2", 10_001),)}),
    "another command": (4, {"command": vier3d.Drop("a2", 1)}),
    "a command that is refused": (4, {"command": vier3d.Drop("a1", 7)}),
    "another seat": (4, {"seat": 1}),
    "a seat that is not there": (4, {"seat": 9}),
    "other dice": (3, {"picks": (0, 0)}),
    "dice that cannot fall": (3, {"picks": (2, 0)}),
    "too few dice": (3, {"picks": (1,)}),
    "too many dice": (4, {"picks": (0,)}),
    "another time": (5, {"wall": 1_010_001}),
    "another version": (5, {"version": 50}),
    "somebody away who is not there": (2, {"seat": None, "command": do.Away(9)}),
    "somebody back who is not there": (2, {"seat": None, "command": do.Back(-9)}),
    "a time that runs backwards": (5, {"wall": 0}),
}


@pytest.mark.parametrize("name", CHANGES)
def test_the_first_line_that_differs_is_found(name: str) -> None:
    version, changes = CHANGES[name]
    wrong = tampered(version, lambda entry: replace(entry, **changes))

    assert wrong is not None
    assert wrong.version == changes.get("version", version)


def test_a_missing_line_is_found_at_the_next() -> None:
    stage = story()
    log = [entry for entry in stage.log if entry.version != 4]
    wrong = verify(vier3d, stage.header, log)

    assert wrong is not None
    assert wrong.version == 5


def test_a_line_written_twice_is_found() -> None:
    stage = story()
    wrong = verify(vier3d, stage.header, [*stage.log[:4], stage.log[3], *stage.log[4:]])

    assert wrong is stage.log[3]


def test_a_command_that_came_before_the_clock_was_written_is_found() -> None:
    stage = begun(Config(clock=PerMove(10)))
    late = Entry(
        stage.match.version + 1,
        stage.wall + 10_000,
        None,
        0,
        stage.turn("a1"),
        (),
        (Dropped(0, "r", "a1", 10_000),),
    )

    assert verify(vier3d, stage.header, [*stage.log, late]) is late
