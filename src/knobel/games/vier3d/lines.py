"""The geometry of 4 x 4 rods with four places each: cells, rods and the 76 lines.

A board is an integer of 64 bits, one a cell; cell = rod + 16 * level, rod = column + 4 * row.

    row 4   12 13 14 15         a4 b4 c4 d4
    row 3    8  9 10 11         a3 b3 c3 d3
    row 2    4  5  6  7         a2 b2 c2 d2
    row 1    0  1  2  3         a1 b1 c1 d1     (level 0; level 1 begins with 16, and so on)
"""

from collections.abc import Sequence
from itertools import product

SIDE = 4
RODS = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
ROD_INDEX = {rod: index for index, rod in enumerate(RODS)}
CELLS = SIDE**3
FULL = (1 << CELLS) - 1
ROD = 1 | 1 << 16 | 1 << 32 | 1 << 48
"""The four cells of the first rod."""
_TOPS = tuple((rod, 1 << CELLS - 16 + index) for index, rod in enumerate(RODS))
"""Each rod with the place that it fills last."""


def _find_lines() -> tuple[tuple[int, ...], ...]:
    found = set()
    for start in product(range(SIDE), repeat=3):
        for step in product((-1, 0, 1), repeat=3):
            path = [tuple(c + i * d for c, d in zip(start, step, strict=True)) for i in range(SIDE)]
            if step != (0, 0, 0) and all(0 <= c < SIDE for point in path for c in point):
                found.add(tuple(sorted(x + 4 * y + 16 * z for x, y, z in path)))
    return tuple(sorted(found))


LINES = _find_lines()
"""Every line as its four cells, in ascending order."""

LINE_BOARDS = tuple(sum(1 << cell for cell in line) for line in LINES)
LINES_THROUGH = tuple(
    tuple((board, line) for board, line in zip(LINE_BOARDS, LINES, strict=True) if cell in line)
    for cell in range(CELLS)
)
"""For each cell the lines that run through it, as boards and as cells."""
BOARDS_THROUGH = tuple(tuple(board for board, _ in through) for through in LINES_THROUGH)


def landing(filled: int, rod: int) -> int | None:
    """The cell where a ball on this rod comes to rest, or None on a full rod."""
    level = (filled >> rod & ROD).bit_count()
    return rod + 16 * level if level < SIDE else None


def landings(filled: int) -> int:
    """The lowest free cell of every rod that is not full."""
    return ~filled & ((filled << 16) | 0xFFFF) & FULL


def open_rods(filled: int) -> list[str]:
    """The rods that take another ball."""
    return [rod for rod, top in _TOPS if not filled & top]


def lines_made(balls: int, cell: int) -> tuple[tuple[int, ...], ...]:
    """The lines of these balls that the ball in *cell* completes."""
    return tuple(line for board, line in LINES_THROUGH[cell] if balls & board == board)


def gaps_of(balls: int) -> int:
    """The cells that would complete a line of these balls, occupied ones included."""
    return _missing_alone(balls, LINE_BOARDS)


def gaps_after(gaps: int, balls: int, cell: int) -> int:
    """`gaps_of` these balls, updated from the gaps before the ball in *cell* was added."""
    return gaps & ~(1 << cell) | _missing_alone(balls, BOARDS_THROUGH[cell])


def _missing_alone(balls: int, lines: Sequence[int]) -> int:
    found = 0
    for line in lines:
        missing = line & ~balls
        if not missing & (missing - 1):  # one cell or none
            found |= missing
    return found
