"""Games of chance, for laws to look at: any game, any configuration, with waiting in between.

A law that never sees a flag fall proves nothing about flags.  So waits often end just before,
at, or well after the next deadline.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from knobel.catalog import GameDefinition
from knobel.catalog import xobrainer as xobrainer_files
from knobel.core.game import Begin, Forfeit, Illegal, Millis, Move, Seat, TakeBack, Tick, Transition
from knobel.games import vier3d, xcode, xobrainer
from knobel.games.xobrainer import Mission, Points, Rounds, Sets, SingleRound, TimeBomb, Trap
from tests.kit.rolls import Rolls
from tests.kit.xcode import LEVELS, MISSIONS, any_action
from tests.kit.xcode import STRAYS as XCODE_STRAYS
from tests.kit.xcode import config as xcode_config
from tests.kit.xobrainer import all_mixes
from tests.kit.xobrainer import config as xobrainer_config

# For every game in the catalog: its configurations, and actions that are rarely legal


def _vier3d(fields: dict[str, Any]) -> vier3d.Config:
    return vier3d.Config(**fields)


def _is_allowed(fields: dict[str, Any]) -> bool:
    return (fields["variant"], fields["yellow"]) != ("first-line", "three-players")


_VIER3D_CLOCKS = st.one_of(
    st.none(),
    st.builds(vier3d.PerMove, st.integers(3, 40)),
    st.builds(vier3d.Total, st.integers(10, 90), st.integers(0, 8)),
)
_VIER3D = (
    st.fixed_dictionaries(
        {
            "variant": st.sampled_from(["first-line", "most-lines"]),
            "yellow": st.sampled_from(["balanced", "free", "none", "three-players"]),
            "clock": _VIER3D_CLOCKS,
        }
    )
    .filter(_is_allowed)
    .map(_vier3d)
)


_XOBRAINER_LENGTHS = st.sampled_from(
    [Sets(1), Sets(3), Sets(5), Rounds(2), SingleRound(), Points(10), Points(60)]
)
_XOBRAINER_TEAMS = st.sampled_from([(1, 1), (1, 1), (2, 2), (1, 2), (3, 2), (1, 4)])
_OWN_LAYOUT = xobrainer.Layout("own", ("9999999999", "KKKK555555", *("1234567891",) * 8))


@st.composite
def _xobrainer(draw: st.DrawFn) -> xobrainer.Config:
    """Any mix of variants with any reading, and boards that are easy and hard to win on."""
    mix = draw(st.sampled_from(all_mixes()))
    readings: dict[str, Any] = {
        "mission": Mission(draw(st.sampled_from(["with-row", "four-pieces"]))),
        "trap": Trap(draw(st.sampled_from(["holder", "victim"]))),
        "time-bomb": TimeBomb(draw(st.sampled_from([3, 5, 40]))),
    }
    teams = draw(_XOBRAINER_TEAMS)
    layouts = [*map(xobrainer_files.layout, xobrainer_files.layout_names()), _OWN_LAYOUT]
    return xobrainer_config(
        *(readings.get(variant.name, variant) for variant in mix),
        layout=draw(st.sampled_from(layouts)),
        length=draw(_XOBRAINER_LENGTHS),
        teams=teams,
        large_teams=max(teams) > 3,
        rows=draw(st.sampled_from(["best", "all"])),
    )


_XCODE = st.builds(
    xcode_config,
    st.sampled_from([2, 2, 3, 3, 4, 5, 6, 7, 8]),
    st.sampled_from([*LEVELS, *MISSIONS]),
    overdraw=st.sampled_from(["refused", "loses-hand"]),
    turning=st.sampled_from(["flip", "refill"]),
    countdown=st.sampled_from([0, 0, 3]),
)

CONFIGS: Mapping[str, st.SearchStrategy[Any]] = {
    "vier3d": _VIER3D,
    "xobrainer": _xobrainer(),
    "xcode": _XCODE,
}
STRAYS: Mapping[str, Sequence[Any]] = {
    "vier3d": [
        vier3d.Drop(rod, turn, yellow)
        for rod in ("a1", "d4", "e5", "")
        for turn in (-1, 0, 1, 2, 40)
        for yellow in (False, True)
    ],
    "xobrainer": [
        *(
            xobrainer.PlacePiece(square, turn)
            for square in ("a1", "b2", "j10", "k1", "")
            for turn in (-1, 0, 1, 2, 9)
        ),
        *(xobrainer.Seen(number) for number in (0, 1, 2, 9)),
    ],
    "xcode": XCODE_STRAYS,
}


class Moment(NamedTuple):
    """One move of a run."""

    before: Any
    move: Move[Any]
    step: Transition[Any, Any]


class Run(NamedTuple):
    """A game of chance, or the beginning of one."""

    config: Any
    number: int
    """Tells how the dice fall, and what else was left to chance."""
    moments: Sequence[Moment]

    @property
    def end(self) -> Any:
        return self.moments[-1].step.state

    @property
    def ended_at(self) -> Millis:
        return self.moments[-1].move.at


def lengths(longest: int) -> st.SearchStrategy[int]:
    """How many moves, ticks included; about half of the games are not cut short."""
    return st.one_of(st.integers(1, longest), st.just(longest))


def seats_of(definition: GameDefinition, config: Any) -> range:
    return range(len(definition.game.sides(config)))


def play_run(definition: GameDefinition, config: Any, number: int, length: int) -> Run:
    """The game that this number tells, up to so many moves."""
    if definition.is_live:
        return _play_live(definition, config, number, length)
    game, chance, dice = definition.game, Random(number), Rolls(number)
    state, at = game.opening(config), 0
    moments: list[Moment] = []

    def do(seat: Seat | None, action: Any) -> None:
        nonlocal state
        move = Move(seat, action, at)
        try:
            step = game.apply(state, move, dice)
        except Illegal:
            assert isinstance(action, TakeBack)  # there may be nothing to take back
            return
        moments.append(Moment(state, move, step))
        state = step.state

    do(None, Begin())
    while len(moments) < length and game.outcome(state) is None:
        at += _wait(chance, at, game.wake_at(state))
        do(None, Tick())
        seats = seats_of(definition, config)
        options = [(seat, action) for seat in seats for action in game.legal_actions(state, seat)]
        match chance.randrange(60):
            case 0:
                do(None, TakeBack(chance.choice(seats)))
            case 1 if game.in_play(state) and game.outcome(state) is None:
                do(chance.choice(game.in_play(state)), Forfeit("resigned"))
            case _ if options:
                do(*chance.choice(options))
    return Run(config, number, moments)


def _play_live(definition: GameDefinition, config: xcode.Config, number: int, length: int) -> Run:
    """The same without turns; every kind of action is as likely: else people would only talk."""
    game, chance, dice = definition.game, Random(number), Rolls(number)
    state, at = game.opening(config), 0
    moments: list[Moment] = []
    hurry = chance.choice((1, 1, 8))

    def do(seat: Seat | None, action: Any) -> None:
        nonlocal state
        step = game.apply(state, move := Move(seat, action, at), dice)
        moments.append(Moment(state, move, step))
        state = step.state

    do(None, Begin())
    while len(moments) < length and game.outcome(state) is None:
        at += _wait_live(chance, at, game.wake_at(state)) // hurry
        do(None, Tick())
        if game.outcome(state) is None and chance.randrange(80) == 0:
            do(chance.choice(game.in_play(state)), Forfeit("resigned"))
        elif (found := any_action(state, chance)) is not None:
            do(*found)
    return Run(config, number, moments)


def _wait_live(chance: Random, at: Millis, due: Millis | None) -> Millis:
    left = 10_000 if due is None else max(0, due - at)
    if chance.randrange(30) == 0:
        return max(0, left + chance.choice((-1, 0, 1, 25_000, 10_000_000)))
    return chance.choice((0, 0, 0, 1, min(500, left // 2), left // 9))


def _wait(chance: Random, at: Millis, due: Millis | None) -> Millis:
    left = 10_000 if due is None else max(0, due - at)
    if chance.randrange(20) == 0:
        return max(0, left + chance.choice((-1, 0, 1, 25_000, 10_000_000)))
    return chance.choice((0, 0, 1, min(500, left // 2), left // 3))
