"""The board as numbers: squares 0 to 99 from a1, pieces 0 to 3, the 192 windows of five.

    piece   letter                shape of   colour of
      0     X  green cross        side 0     side 0
      1     x  pink cross         side 0     side 1
      2     O  pink ring          side 1     side 1
      3     o  green ring         side 1     side 0

A piece is 2 * side + 1 if it has the other side's colour.  So its shape serves `piece >> 1`, its
colour serves `(piece >> 1) ^ (piece & 1)`, and the sides can be exchanged by an exclusive or.
"""

from knobel.games.xobrainer.board import WIDTH

EMPTY = -1
PIECES = "XxOo"


def shape_of(piece: int) -> int:
    """The side whose rows the piece serves by its shape."""
    return piece >> 1


def colour_of(piece: int) -> int:
    """The side whose rows the piece serves by its colour."""
    return (piece >> 1) ^ (piece & 1)


def _find_windows() -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Every five squares in a row, and the direction in which they lie."""
    windows, directions = [], []
    for direction, (dx, dy) in enumerate(((1, 0), (0, 1), (1, 1), (1, -1))):
        for y in range(WIDTH):
            for x in range(WIDTH):
                if x + 4 * dx < WIDTH and 0 <= y + 4 * dy < WIDTH:
                    start, stride = x + WIDTH * y, dx + WIDTH * dy
                    windows.append(tuple(start + i * stride for i in range(5)))
                    directions.append(direction)
    return tuple(windows), tuple(directions)


WINDOWS, DIRECTIONS = _find_windows()
WINDOWS_OF = tuple(
    tuple(number for number, window in enumerate(WINDOWS) if square in window)
    for square in range(WIDTH * WIDTH)
)
"""The windows that hold each square, by direction: 3 in a corner, 20 in the middle."""
