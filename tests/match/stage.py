"""A match on a stage: its clock is turned, its dice fall as written, its log is kept."""

from typing import Any

import pytest

from knobel.core.dice import Recorder, Tape
from knobel.core.game import Begin, Illegal, Millis, Outcome, Seat, Tick
from knobel.games import vier3d
from knobel.games.vier3d import Config, Drop
from knobel.match import (
    Entry,
    Header,
    Match,
    MatchView,
    Place,
    Unsettled,
    decide,
    enter,
    match_view,
    opened,
    outcome,
    phase,
    verify,
)
from knobel.match import commands as do

OPENED: Millis = 1_000_000
TWO = (Place(), Place())
THREE = (Place(), Place(), Place())


class Stage:
    """A match of Vier-gewinnt 3D; every command is written with the clock settled before it."""

    def __init__(
        self, config: Config | None = None, places: tuple[Place, ...] = TWO, **header: Any
    ) -> None:
        self.header = Header(
            id="m",
            code="K7PM2X",
            watch="w",
            game="vier3d",
            rules=vier3d.RULES,
            config=config or Config(),
            places=places,
            opened=OPENED,
            **{"host": "anna", **header},
        )
        self.match: Match = opened(vier3d, self.header)
        self.log: list[Entry] = []
        self.wall = OPENED

    # What happens

    def later(self, millis: Millis) -> "Stage":
        """Turn the clock."""
        self.wall += millis
        return self

    def do(self, seat: Seat | None, command: Any, *picks: int) -> tuple[Any, ...]:
        """Write the clock down, then the command; the command's events."""
        self.write(None, Tick())
        return self.write(seat, command, *picks)

    def write(self, seat: Seat | None, command: Any, *picks: int) -> tuple[Any, ...]:
        """Write one line, if there is something to write."""
        tape = Tape(*picks)
        dice = Recorder(tape)
        events = decide(vier3d, self.match, seat, command, self.wall, dice)
        assert tape.is_used_up()
        if events or seat is not None:
            entry = Entry(
                self.match.version + 1, self.wall, None, seat, command, tuple(dice.picks), events
            )
            self.match = enter(vier3d, self.match, entry)
            self.log.append(entry)
        return events

    def tick(self) -> tuple[Any, ...]:
        return self.write(None, Tick())

    def sit(self, seat: Seat, name: str, key: str) -> tuple[Any, ...]:
        return self.do(None, do.Sit(seat, name, key))

    def drop(self, rods: str) -> "Stage":
        """Balls on these rods, each of whoever is on turn."""
        for text in rods.split():
            drop = vier3d.read_action(text, self.match.state)
            self.do(self.match.state.to_move, drop)
        return self

    # What is seen

    def refusal(self, seat: Seat | None, command: Any) -> str:
        """Why this is refused, with the clock written down before it."""
        self.write(None, Tick())
        with pytest.raises(Illegal) as refused:
            decide(vier3d, self.match, seat, command, self.wall, Tape())
        return refused.value.code

    def is_unsettled(self, seat: Seat, command: Any) -> bool:
        """Whether the command is not even judged, because the clock is not written down."""
        try:
            decide(vier3d, self.match, seat, command, self.wall, Tape())
        except Unsettled:
            return True
        return False

    def turn(self, rod: str) -> Drop:
        """A ball on this rod in the turn at hand."""
        return vier3d.read_action(rod, self.match.state)

    @property
    def phase(self) -> str:
        return phase(vier3d, self.match)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(vier3d, self.match)

    @property
    def at(self) -> Millis:
        return self.match.at(self.wall)

    @property
    def moves(self) -> str:
        return " ".join(ply.rod for ply in self.match.state.plies)

    def view(self, key: str | None = None) -> MatchView:
        return match_view(vier3d, self.match, key)

    def differs(self) -> Entry | None:
        return verify(vier3d, self.header, self.log)


def begun(config: Config | None = None, places: tuple[Place, ...] = TWO, **header: Any) -> Stage:
    """Anna, Bo and whoever else is needed sit down, and the match begins."""
    stage = Stage(config, places, **header)
    people = zip(("Anna", "Bo", "Cleo"), ("anna", "bo", "cleo"), strict=True)
    for seat, (place, (name, key)) in enumerate(zip(places, people, strict=False)):
        if place.kind == "person":
            stage.sit(seat, name, key)
    stage.do(None, Begin())
    return stage


def at_one_screen() -> Stage:
    """Both seats are the same hand."""
    stage = Stage()
    stage.sit(0, "Anna", "anna")
    stage.sit(1, "Bo", "anna")
    stage.do(None, Begin())
    return stage
