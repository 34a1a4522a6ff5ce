"""How far groups have climbed: the levels that they have won, and when."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from knobel.tournament.form import LEVEL
from knobel.tournament.values import EntrantId, Tournament

_Line: TypeAlias = tuple[int, int, int]
"""Of a bout: the heat, the level, and what the group reached."""


class Climb(Struct, frozen=True, gc=False):
    """What a group has reached in the heats that are over."""

    won: int = 0
    """The highest level that the group has won; 0 before the first."""
    heat: int = 0
    """The heat in which it first won that level."""
    best: int = 0
    """The most that it has reached in a try at the next level."""


def climbs_of(t: Tournament) -> dict[EntrantId, Climb]:
    """How far everybody has come (EV-83)."""
    lines: dict[EntrantId, list[_Line]] = {entrant.id: [] for entrant in t.entrants}
    for heat in t.heats:
        for bout in heat.bouts if heat.is_over else ():
            if bout.result is not None and bout.result.how == "played":
                line = (heat.number, level_of(bout.label), bout.result.tallies[0][0])
                lines[bout.sides[0][0]].append(line)
    return {number: _climb(own, t.setup.goal) for number, own in lines.items()}


def _climb(lines: Sequence[_Line], goal: int) -> Climb:
    wins = [(level, -heat) for heat, level, reached in lines if reached >= goal]
    won, heat = max(wins, default=(0, 0))
    best = max((reached for _, level, reached in lines if level == won + 1), default=0)
    return Climb(won, -heat, best)


def level_of(label: str) -> int:
    """The level that is played in a bout with this label: 1 is the first."""
    return int(label.removeprefix(LEVEL))


def labels_of(t: Tournament) -> dict[EntrantId, str]:
    """The label of everybody's next bout; empty if the group has won all levels (EV-80)."""
    top = len(t.setup.levels)
    return {
        number: f"{LEVEL}{climb.won + 1}" if climb.won < top else ""
        for number, climb in climbs_of(t).items()
    }


def is_at_end(t: Tournament) -> bool:
    """Whether nobody who may play on has a level left (EV-84)."""
    if not t.heats or t.open_bouts():
        return False
    people = {e.id for e in t.entrants if e.state in {"here", "resting"}}
    return bool(people) and not any(label for n, label in labels_of(t).items() if n in people)
