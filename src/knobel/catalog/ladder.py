"""A group's progress through the stages of a game: what it has tried, won, and how fast."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from knobel.core.capabilities import Attempt
from knobel.core.game import Millis


class Stage(Struct, frozen=True, gc=False):
    """A group's progress in one stage."""

    name: str
    tries: int
    wins: int
    best: Millis | None
    """The shortest win."""


def won(attempts: Sequence[Attempt]) -> list[str]:
    """The stages that have been won, in that order."""
    return list(dict.fromkeys(tried.what for tried in attempts if tried.is_won))


def standing(names: Iterable[str], attempts: Sequence[Attempt]) -> list[Stage]:
    """The group's progress in each of these stages that it has tried."""
    stages = []
    for name in names:
        tries = [tried for tried in attempts if tried.what == name]
        times = [tried.lasted for tried in tries if tried.is_won]
        if tries:
            stages.append(Stage(name, len(tries), len(times), min(times, default=None)))
    return stages
