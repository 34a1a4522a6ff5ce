"""What has happened to each entrant so far: meetings, byes, bouts."""

from collections import Counter

from knobel.tournament.values import Bout, EntrantId, Tournament


def is_played(bout: Bout) -> bool:
    """Whether the bout counts as a meeting and as a start: it has a result and was played."""
    return bout.result is not None and bout.result.how == "played"


def has_met(t: Tournament, one: EntrantId, other: EntrantId) -> bool:
    """Whether these two have played against each other."""
    return any(
        is_played(bout) and _are_opponents(bout, one, other)
        for heat in t.heats
        for bout in heat.bouts
    )


def _are_opponents(bout: Bout, one: EntrantId, other: EntrantId) -> bool:
    at = [i for i, side in enumerate(bout.sides) for n in side if n in (one, other)]
    return len(at) == 2 and at[0] != at[1]


def byes_of(t: Tournament) -> Counter[EntrantId]:
    """How many byes each entrant has had."""
    return Counter(number for heat in t.heats for number in heat.byes)


def has_played(t: Tournament) -> frozenset[EntrantId]:
    """Everybody who has played at least one bout."""
    return frozenset(
        n
        for heat in t.heats
        for bout in heat.bouts
        if is_played(bout)
        for side in bout.sides
        if not is_missed(bout, side)
        for n in side
    )


def is_missed(bout: Bout, side: tuple[EntrantId, ...]) -> bool:
    """Whether this side did not come to a table of three, at which the others played (EV-29)."""
    return len(bout.sides) == 3 and set(side) <= set(bout.absent)
