"""What the search counts for what, shared by the kernel and the reference.

Weights travel into the kernel as numbers, not as constants: compiled code keeps the constants
that it was compiled with.
"""

from typing import NamedTuple

WIN = 20_000
"""A line in the game for the first line, less a point for every ball on the board by then."""

LINE = 64
"""A finished line in the game for the most lines."""

INFINITY = 32_000
"""More than any score, and still a number of 16 bits."""


class Weights(NamedTuple):
    """Points for what is not finished yet; always the holder's points less the other's."""

    one: int
    """A line with one ball, and none that blocks it."""
    two: int
    three: int
    kept: int
    """A free cell that completes a line, on a level that comes to its holder by turns."""
    lost: int
    """The same on a level that comes to the other player."""


FIRST_LINE = Weights(one=6, two=14, three=20, kept=24, lost=8)
MOST_LINES = Weights(one=3, two=10, three=20, kept=14, lost=0)
THREE_PLAYERS = Weights(one=3, two=10, three=20, kept=0, lost=0)
