"""Nim for the laws."""

from hypothesis import strategies as st

from knobel.games.nim import Config, Take

CONFIGS = st.builds(Config, st.booleans())
STRAYS = [
    Take(pile, count, turn) for pile in (0, 3, 4) for count in (1, 2, 5) for turn in (-1, 0, 1, 9)
]
