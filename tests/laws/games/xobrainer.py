"""XOBrainer for the laws."""

from typing import Any

from hypothesis import strategies as st

from knobel.catalog import xobrainer as files
from knobel.games import xobrainer
from knobel.games.xobrainer import Mission, Points, Rounds, Sets, SingleRound, TimeBomb, Trap
from tests.kit.xobrainer import all_mixes, config

_LENGTHS = st.sampled_from(
    [Sets(1), Sets(3), Sets(5), Rounds(2), SingleRound(), Points(10), Points(60)]
)
_TEAMS = st.sampled_from([(1, 1), (1, 1), (2, 2), (1, 2), (3, 2), (1, 4)])
_EASY = xobrainer.Layout("easy", ("9999999999", "KKKK555555", *("1234567891",) * 8))
_FIVES = ("5555555555",)
_KNOCKOUTS = xobrainer.Layout(
    "knockouts", (*_FIVES * 3, "555K55K555", *_FIVES * 2, "555K55K555", *_FIVES * 3)
)
"""Many rows cross its knockout squares: on other boards a knockout is rare."""
_PLAIN = [mix for mix in all_mixes() if {variant.name for variant in mix} <= {"map"}]
"""With these moves can be taken back."""


@st.composite
def _configs(draw: st.DrawFn) -> xobrainer.Config:
    """Any mix of variants with any reading, and boards that are easy and hard to win on."""
    mix = draw(st.sampled_from([*all_mixes(), *_PLAIN * 5]))
    readings: dict[str, Any] = {
        "mission": Mission(draw(st.sampled_from(["with-row", "four-pieces"]))),
        "trap": Trap(draw(st.sampled_from(["holder", "victim"]))),
        "time-bomb": TimeBomb(draw(st.sampled_from([3, 5, 40]))),
    }
    teams = draw(_TEAMS)
    layouts = [*map(files.layout, files.layout_names()), _EASY]
    layouts += [_KNOCKOUTS] * len(layouts)
    return config(
        *(readings.get(variant.name, variant) for variant in mix),
        layout=draw(st.sampled_from(layouts)),
        length=draw(_LENGTHS),
        teams=teams,
        large_teams=max(teams) > 3,
        rows=draw(st.sampled_from(["best", "all"])),
        wait=draw(st.sampled_from(["none", "limited", "unlimited"])),
    )


CONFIGS = _configs()
STRAYS = [
    *(
        xobrainer.PlacePiece(square, turn)
        for square in ("a1", "b2", "j10", "k1", "")
        for turn in (-1, 0, 1, 2, 9)
    ),
    *(xobrainer.Seen(number) for number in (0, 1, 2, 9)),
]
