"""Vier-gewinnt 3D for the laws."""

from typing import Any

from hypothesis import strategies as st

from knobel.games import vier3d


def _config(fields: dict[str, Any]) -> vier3d.Config:
    return vier3d.Config(**fields)


def _is_allowed(fields: dict[str, Any]) -> bool:
    return (fields["variant"], fields["yellow"]) != ("first-line", "three-players")


_CLOCKS = st.one_of(
    st.none(),
    st.builds(vier3d.PerMove, st.integers(3, 40)),
    st.builds(vier3d.Total, st.integers(10, 90), st.integers(0, 8)),
)
THREE = ["three-players"] * 4
"""Often: with three players a game goes on after a forfeit."""
CONFIGS = (
    st.fixed_dictionaries(
        {
            "variant": st.sampled_from(["first-line", "most-lines", "most-lines"]),
            "yellow": st.sampled_from(["balanced", "free", "none", *THREE]),
            "clock": _CLOCKS,
        }
    )
    .filter(_is_allowed)
    .map(_config)
)
STRAYS = [
    vier3d.Drop(rod, turn, yellow)
    for rod in ("a1", "d4", "e5", "")
    for turn in (-1, 0, 1, 2, 40)
    for yellow in (False, True)
]
