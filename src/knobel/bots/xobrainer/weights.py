"""The weights of the evaluation, shared by the kernel and the reference.

The kernel gets them as arguments, not as constants: compiled code would keep the constants that it
was compiled with.
"""

from typing import NamedTuple

ONE = 20_000
"""The value of a match that is certainly won; all other values are shares of it."""

INFINITY = 30_000
"""More than any value, and still a number of 16 bits."""

UNIT = 16
"""The weight of a window whose row has average worth."""


class Weights(NamedTuple):
    """Points for windows of five by the pieces of one side in them, the other having none."""

    shape: tuple[int, int, int, int, int]
    """Without a piece, with one ... with four, of the side's shape."""
    colour: tuple[int, int, int, int, int]
    attack: tuple[int, int, int, int, int]
    """What one more piece is worth; decides only which squares are tried first."""
    defence: tuple[int, int, int, int, int]
    """The worth of a piece that closes the window to the other side."""
    tempo: int
    """Points for the side to move."""
    slope: int
    """The lead in points that is worth half of the maximum."""


WEIGHTS = Weights(
    shape=(0, 1, 5, 20, 50),
    colour=(0, 1, 4, 16, 40),
    attack=(1, 5, 20, 80, 400),
    defence=(0, 4, 14, 60, 300),
    tempo=20 * UNIT,
    slope=150 * UNIT,
)
