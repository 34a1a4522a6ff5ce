"""Records of matches that chance would rarely play; the machine looks at all the others."""

from collections.abc import Sequence

import pytest

from knobel.catalog import GAMES, Unreadable
from knobel.catalog.records import read_record, write_record
from knobel.core.dice import Tape
from knobel.core.game import Begin, Seat
from knobel.games import vier3d
from knobel.match import Entry, Header, SeatSetup, decide, enter, opened
from knobel.match import commands as do
from knobel.match import events as ev

HEAD = """Knobel record 1
game: vier3d
rules: 1
config: {}
opened: 2026-01-01T00:00:00.000Z
order: seated
seat 0: person
seat 1: person
"""


def _record(*asked: tuple[Seat | None, object], hands: Sequence[str] = "ab") -> str:
    """The record of a match in which this was asked, one second after the other."""
    header = Header(
        id="m",
        code="c",
        watch="w",
        game="vier3d",
        rules=1,
        config=vier3d.Config(),
        places=(SeatSetup(), SeatSetup()),
        opened=0,
        opener="a",
    )
    sits = [(None, do.Sit(seat, "Ada", hand)) for seat, hand in enumerate(hands)]
    match, log = opened(vier3d, header), list[Entry]()
    for seat, command in (*sits, (None, Begin()), *asked, (0, do.Resign())):
        wall = match.wall + 1000
        events = decide(vier3d, match, seat, command, wall, Tape())
        log.append(Entry(match.version + 1, wall, None, seat, command, (), events))
        match = enter(vier3d, match, log[-1])
    return write_record(GAMES["vier3d"], header, log)


def _events(record: str) -> list[object]:
    return [event for entry in read_record(record)[2] for event in entry.events]


def test_an_offer_that_was_declined_stays_declined() -> None:
    record = _record((0, do.Propose("draw")), (1, do.Answer("draw", False)))

    assert ev.Declined(1, "draw") in _events(record)


def test_at_one_screen_nobody_was_asked_twice() -> None:
    state = vier3d.opening(vier3d.Config())
    state = vier3d.evolve(state, vier3d.Begun(0))
    record = _record((0, vier3d.read_action("a1", state)), (0, do.Propose("take-back")), hands="aa")

    assert vier3d.TakenBack(0, 1, 2000) in _events(record)


def test_no_secret_is_in_the_record() -> None:
    record = _record(hands=("top secret", "also"))

    assert "secret" not in record
    assert "1.000 table: sit 0 #2 Ada\n2.000 table: sit 1 #3 Ada" in record


@pytest.mark.parametrize("name", ["Eve\n9.000 table: begin", "Eve dice 3", "seat 1: a1", "#1"])
def test_a_name_may_say_anything(name: str) -> None:
    record = _record((1, do.Rename(name)))
    renamed = [event for event in _events(record) if isinstance(event, ev.Renamed)]

    assert [event.name for event in renamed] == [name.replace("\n", "")[:24].strip()]


@pytest.mark.parametrize(
    "line",
    [
        "0.000 table: sit 0 #1 " + "A" * 60,
        "0.000 table: sit 0 Ada",
        "0.000 table: sit 9 #1 Ada",
        "0.000 table: sit x #1 Ada",
        "99999999999999999999.000 table: sit 0 #1 Ada",
        "0.000 seat 0: resign",
        "0.000 somebody: resign",
        "soon table: tick",
        "0.000 table tick",
        "0.000 table: b1",
    ],
)
def test_what_could_not_be_kept_is_unreadable_and_the_line_is_named(line: str) -> None:
    with pytest.raises(Unreadable, match="line 10"):
        read_record(f"{HEAD}\n{line}\n\nresult: resigned 1 0\n")
