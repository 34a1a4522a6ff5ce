"""A match on a stage: its clock is turned, its dice fall as written, its log is kept."""

from typing import Any, TypeAlias

import pytest

from knobel.core.dice import Recorder, Tape
from knobel.core.game import Begin, Illegal, Millis, Outcome, Seat, Tick
from knobel.games import vier3d, xobrainer
from knobel.games.vier3d import Config, Drop
from knobel.match import (
    AnyGame,
    Entry,
    Header,
    Match,
    MatchView,
    SeatSetup,
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
from tests.kit.xobrainer import config as xobrainer_config

AnyConfig: TypeAlias = vier3d.Config | xobrainer.Config

OPENED: Millis = 1_000_000
TWO = (SeatSetup(), SeatSetup())
THREE = (SeatSetup(), SeatSetup(), SeatSetup())
PEOPLE = ("Anna", "Bo", "Cleo", "Dan", "Eva", "Finn")
KEYS = tuple(name.lower() for name in PEOPLE)
X_BEGINS = 0
"""How the lot falls in XOBrainer."""


class Stage:
    """A match; every command is written with the clock settled before it.

    It is one of Vier-gewinnt 3D, unless the settings are those of XOBrainer.
    """

    def __init__(
        self, config: AnyConfig | None = None, places: tuple[SeatSetup, ...] = TWO, **header: Any
    ) -> None:
        is_xobrainer = isinstance(config, xobrainer.Config)
        self.game: AnyGame = xobrainer if is_xobrainer else vier3d
        self.header = Header(
            id="m",
            code="K7PM2X",
            watch="w",
            game="xobrainer" if is_xobrainer else "vier3d",
            rules=1,
            config=config or Config(),
            places=places,
            opened=OPENED,
            **{"opener": "anna", **header},
        )
        self.match: Match = opened(self.game, self.header)
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
        events = decide(self.game, self.match, seat, command, self.wall, dice)
        assert tape.is_used_up()
        if events or seat is not None:
            entry = Entry(
                self.match.version + 1, self.wall, None, seat, command, tuple(dice.picks), events
            )
            self.match = enter(self.game, self.match, entry)
            self.log.append(entry)
        return events

    def tick(self, *picks: int) -> tuple[Any, ...]:
        return self.write(None, Tick(), *picks)

    def sit(self, seat: Seat, name: str, key: str) -> tuple[Any, ...]:
        return self.do(None, do.Sit(seat, name, key))

    def place(self, squares: str) -> "Stage":
        """Pieces on these squares, each of whoever is on turn."""
        for text in squares.split():
            place = xobrainer.read_action(text, self.match.state)
            self.do(self.match.state.to_move, place)
        return self

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
            decide(self.game, self.match, seat, command, self.wall, Tape())
        return refused.value.code

    def is_unsettled(self, seat: Seat, command: Any) -> bool:
        """Whether the command is not even judged, because the clock is not written down."""
        try:
            decide(self.game, self.match, seat, command, self.wall, Tape())
        except Unsettled:
            return True
        return False

    def turn(self, rod: str) -> Drop:
        """A ball on this rod in the turn at hand."""
        return vier3d.read_action(rod, self.match.state)

    @property
    def phase(self) -> str:
        return phase(self.game, self.match)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.game, self.match)

    @property
    def at(self) -> Millis:
        return self.match.at(self.wall)

    @property
    def moves(self) -> str:
        return " ".join(ply.rod for ply in self.match.state.plies)

    def view(self, key: str | None = None) -> MatchView:
        return match_view(self.game, self.match, key)

    def differs(self) -> Entry | None:
        return verify(self.game, self.header, self.log)


def begun(
    config: AnyConfig | None = None,
    places: tuple[SeatSetup, ...] = TWO,
    keys: tuple[str, ...] = KEYS,
    **header: Any,
) -> Stage:
    """Anna, Bo and whoever else is needed sit down, and the match begins."""
    stage = Stage(config, places, **header)
    for seat, (place, name, key) in enumerate(zip(places, PEOPLE, keys, strict=False)):
        if place.kind == "person":
            stage.sit(seat, name, key)
    stage.do(None, Begin(), *((X_BEGINS,) if stage.game is xobrainer else ()))
    return stage


def team_match(
    crosses: int,
    rings: int,
    *variants: xobrainer.Variant,
    bots: tuple[Seat, ...] = (),
    keys: tuple[str, ...] = KEYS,
) -> Stage:
    """Anna, Cleo ... against Bo, Dan ..., some of them computers, each with a key of its own."""
    config = xobrainer_config(*variants, teams=(crosses, rings))
    bot = SeatSetup("bot", "oak")
    places = tuple(bot if seat in bots else SeatSetup() for seat in range(len(config.sides)))
    return begun(config, places, keys)


def at_one_screen() -> Stage:
    """Both seats are the same hand."""
    stage = Stage()
    stage.sit(0, "Anna", "anna")
    stage.sit(1, "Bo", "anna")
    stage.do(None, Begin())
    return stage
