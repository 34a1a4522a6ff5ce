"""The weights of the evaluation, shared by the kernel and the reference.

The kernel gets them as arguments, not as constants: compiled code would keep the constants that it
was compiled with.
"""

from typing import NamedTuple

WIN = 20_000
"""A win in the game for the first line, minus a point for every ball on the board by then."""

LINE = 64
"""A finished line in the game for the most lines."""

INFINITY = 32_000
"""More than any score, and still a number of 16 bits."""


class Weights(NamedTuple):
    """Points for unfinished lines; always the holder's points minus the opponent's."""

    one: int
    """A line with one ball and no blocker."""
    two: int
    three: int
    kept: int
    """A free cell that completes a line, on a level that its holder gets in alternating play."""
    lost: int
    """The same on a level that the opponent gets."""


FIRST_LINE = Weights(one=6, two=14, three=20, kept=24, lost=8)
MOST_LINES = Weights(one=3, two=10, three=20, kept=14, lost=0)
THREE_PLAYERS = Weights(one=3, two=10, three=20, kept=0, lost=0)
