"""Perfect schedules for tables of three: everybody meets everybody exactly once.

Nine places are the points of the affine plane of order 3, and its four classes of parallel lines
are the heats.  Fifteen places are 0 to 6, 7 to 13, and 14: each heat is the first one with both
circles of seven turned by one, which makes it one of Kirkman's systems.
"""

from typing import TypeAlias

Table: TypeAlias = tuple[int, int, int]

PERFECT: dict[int, tuple[tuple[Table, ...], ...]] = {
    9: (
        ((0, 1, 2), (3, 4, 5), (6, 7, 8)),
        ((0, 3, 6), (1, 4, 7), (2, 5, 8)),
        ((0, 4, 8), (1, 5, 6), (2, 3, 7)),
        ((0, 5, 7), (1, 3, 8), (2, 4, 6)),
    ),
    15: (
        ((0, 1, 3), (2, 7, 9), (4, 12, 13), (5, 8, 11), (6, 10, 14)),
        ((1, 2, 4), (3, 8, 10), (5, 7, 13), (6, 9, 12), (0, 11, 14)),
        ((2, 3, 5), (4, 9, 11), (6, 7, 8), (0, 10, 13), (1, 12, 14)),
        ((3, 4, 6), (5, 10, 12), (0, 8, 9), (1, 7, 11), (2, 13, 14)),
        ((0, 4, 5), (6, 11, 13), (1, 9, 10), (2, 8, 12), (3, 7, 14)),
        ((1, 5, 6), (0, 7, 12), (2, 10, 11), (3, 9, 13), (4, 8, 14)),
        ((0, 2, 6), (1, 8, 13), (3, 11, 12), (4, 7, 10), (5, 9, 14)),
    ),
}
"""By number of entrants, the tables of each heat."""
