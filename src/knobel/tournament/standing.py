"""The standing: points, tie-breaks and places, for every scoring and format.

It is computed from the results alone, so the order in which they were reported does not matter.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from knobel.tournament.climb import climbs_of
from knobel.tournament.form import GROUP, KNOCKOUTS, SCHEDULED, win_of
from knobel.tournament.progress import is_in, progress, rungs
from knobel.tournament.shares import AVOIDABLE, LEFT_OUT, Counted, Share, shares_of
from knobel.tournament.values import EntrantId, Tournament

Shares: TypeAlias = Mapping[EntrantId, Sequence[Share]]

_TIES = {
    "swiss": ("direct", "buchholz-cut-1", "sonneborn-berger", "wins"),
    "dutch": ("direct", "buchholz-cut-1", "sonneborn-berger", "wins"),
    "all-play-all": ("direct", "sonneborn-berger", "wins"),
    "stages": ("direct", "sonneborn-berger", "wins"),
    "threes": ("buchholz-cut-1", "wins"),
    "mixer": ("wins",),
    "arena": ("wins",),
    "ladder": (),
    "knockout": (),
    "double-knockout": (),
    "league": ("direct", "buchholz-cut-1", "sonneborn-berger", "wins"),
    "climb": ("in-heat", "next-level"),
}

_OF_OPPONENTS = frozenset({"buchholz-cut-1", "sonneborn-berger"})
"""Tie-breaks that count the points of opponents."""


class Row(Struct, frozen=True, gc=False):
    """A line of the standing."""

    entrant: EntrantId
    place: int | None
    """1 is best, ties share a place; None without a bout played."""
    points: int
    """In half points; in a climb each level that was won is a point."""
    ties: tuple[int, ...]
    """What decides between equal points, in the order of `Standing.ties`."""
    played: int
    wins: int


class Standing(Struct, frozen=True, gc=False):
    after: int
    """Of how many heats there are results in the rows; the last of them may still be running."""
    ties: tuple[str, ...]
    """The names of the tie-breaks, in order: `direct`, `buchholz-cut-1`, `sonneborn-berger`, ..."""
    rows: tuple[Row, ...]
    label: str = ""
    """The label of the group's bouts, if this is the standing of a group."""


def standing(t: Tournament, counted: Counted | None = None) -> Standing:
    """Everybody's place, best first; who has not played yet stands last, without a place."""
    shares = shares_of(t, counted=counted)
    if t.setup.format == "climb":
        return _climbed(t, shares)
    points = _points(shares)
    names, ties = _tie_breaks(t, shares, points)
    order = {n: (points[n], *(tie[n] for tie in ties)) for n in points}
    if t.setup.format in KNOCKOUTS:
        order = progress(t)
    elif t.setup.format == "stages":
        order = _staged(t, order)
    elif t.setup.format == "ladder":
        order = {number: (-place,) for place, number in enumerate(rungs(t))}
    return Standing(_counted(t), names, _rows(t, shares, points, ties, order))


def _climbed(t: Tournament, shares: Shares) -> Standing:
    """The highest level won, in an earlier heat, the best try at the next one (EV-83)."""
    climbs = climbs_of(t)
    points = {number: 2 * climb.won for number, climb in climbs.items()}
    ties = [{n: climb.heat for n, climb in climbs.items()}]
    ties.append({n: climb.best for n, climb in climbs.items()})
    order = {n: (climb.won, -climb.heat, climb.best) for n, climb in climbs.items()}
    return Standing(_counted(t), _TIES["climb"], _rows(t, shares, points, ties, order))


def _staged(
    t: Tournament, order: Mapping[EntrantId, tuple[int, ...]]
) -> dict[EntrantId, tuple[int, ...]]:
    """Who is in the knockout stands above the others, who are ordered by their place in groups."""
    places = {
        row.entrant: -(row.place or len(group.rows) + 1)
        for group in group_standings(t)
        for row in group.rows
    }
    return {
        number: far if is_in(far) else (*far, places.get(number, -len(order)), *order[number])
        for number, far in progress(t).items()
    }


def group_standings(t: Tournament) -> tuple[Standing, ...]:
    """Stages: the standing in each group."""
    labels = {b.label for heat in t.heats for b in heat.bouts if b.label.startswith(GROUP)}
    return tuple(group_standing(t, label) for label in sorted(labels, key=_group_number))


def group_standing(t: Tournament, label: str) -> Standing:
    """The standing of the entrants whose bouts have this label."""
    in_group = {
        n
        for heat in t.heats
        for bout in heat.bouts
        if bout.label == label
        for side in bout.sides
        for n in side
    }
    shares = {n: own for n, own in shares_of(t, label).items() if n in in_group}
    points = _points(shares)
    names, ties = _tie_breaks(t, shares, points)
    order = {n: (points[n], *(tie[n] for tie in ties)) for n in points}
    rows = _rows(t, shares, points, ties, order)
    return Standing(_counted(t), names, rows, label)


def _group_number(label: str) -> tuple[int, str]:
    digits = label.removeprefix(GROUP)
    return (int(digits) if digits.isdecimal() else 0, label)


def points_of(t: Tournament) -> dict[EntrantId, int]:
    """By entrant, the half points so far."""
    return _points(shares_of(t))


def _points(shares: Shares) -> dict[EntrantId, int]:
    return {number: sum([s.points for s in own]) for number, own in shares.items()}


def _counted(t: Tournament) -> int:
    """Of how many heats results count: against the field, only those of heats that are over."""
    is_field = t.setup.scoring == "field"
    return sum(
        heat.is_over or (not is_field and any(b.result is not None for b in heat.bouts))
        for heat in t.heats
    )


def _rows(
    t: Tournament,
    shares: Shares,
    points: Mapping[EntrantId, int],
    ties: Sequence[Mapping[EntrantId, int]],
    order: Mapping[EntrantId, tuple[int, ...]],
) -> tuple[Row, ...]:
    played = {n: sum([s.kind == "played" for s in own]) for n, own in shares.items()}
    listed = [
        entrant
        for entrant in t.entrants
        if entrant.id in shares and (played[entrant.id] or entrant.state != "removed")
    ]
    listed.sort(key=lambda e: (not played[e.id], [-value for value in order[e.id]], e.lot, e.id))
    rows: list[Row] = []
    for i, entrant in enumerate(listed):
        number = entrant.id
        place: int | None = None
        if played[number]:
            is_shared = i > 0 and order[listed[i - 1].id] == order[number]
            place = rows[-1].place if is_shared else i + 1
        won = sum([share.is_won for share in shares[number]])
        decided = tuple(tie[number] for tie in ties)
        rows.append(Row(number, place, points[number], decided, played[number], won))
    return tuple(rows)


class _Scores(Struct, frozen=True, gc=False):
    """What tie-breaks are computed from."""

    shares: Shares
    points: Mapping[EntrantId, int]
    as_opponent: Mapping[EntrantId, int]
    """Points as they count for opponents: heats that an entrant left out at the end are draws.

    Empty where no tie-break needs them.
    """
    most_unplayed: int
    """The most that a heat without an opponent can count: a draw in every heat."""
    is_scheduled: bool
    """Whether everybody meets everybody, so that it does not matter whether a bout was played."""

    def unplayed(self, number: EntrantId, share: Share) -> int:
        """The points of whoever an unplayed heat counts as played against (FIDE, 16.4)."""
        own = self.points[number]
        if self.is_scheduled:
            return sum(self.as_opponent[other] for other in share.opponents)
        if share.opponents:
            return min(own, *(self.as_opponent[other] for other in share.opponents))
        return min(own, self.most_unplayed)


def _tie_breaks(
    t: Tournament, shares: Shares, points: Mapping[EntrantId, int]
) -> tuple[tuple[str, ...], list[dict[EntrantId, int]]]:
    """The names of the tie-breaks, and by tie-break everybody's value."""
    names = () if t.setup.scoring == "field" else _TIES[t.setup.format]
    draw = win_of(t.setup) // 2
    needed = shares if _OF_OPPONENTS.intersection(names) else {}
    as_opponent = {n: _as_opponent(own, draw) for n, own in needed.items()}
    is_scheduled = t.setup.format in SCHEDULED
    scores = _Scores(shares, points, as_opponent, draw * len(t.heats), is_scheduled)
    values = [_VALUES[name](scores) for name in names]
    tallies = {number: _total(s.tallies for s in own) for number, own in shares.items()}
    counts = [len(s.tallies) for own in shares.values() for s in own if s.kind == "played"]
    length = min(counts, default=0)  # EV-46: what was not counted everywhere compares nobody
    values += [
        {n: tally[i] if i < len(tally) else 0 for n, tally in tallies.items()}
        for i in range(length)
    ]
    return (*names, *(f"tally-{i + 1}" for i in range(length))), values


def _as_opponent(own: Sequence[Share], draw: int) -> int:
    """Heats left out count as draws if nothing but heats not played follows (FIDE, 16.3)."""
    last = max((i + 1 for i, s in enumerate(own) if s.kind not in AVOIDABLE), default=0)
    rest = sum(draw if s.kind in LEFT_OUT else s.points for s in own[last:])
    return sum(s.points for s in own[:last]) + rest


def _played(scores: _Scores, number: EntrantId) -> list[Share]:
    return [share for share in scores.shares[number] if share.kind == "played"]


def _direct(scores: _Scores) -> dict[EntrantId, int]:
    """Points against those with equal points, if all of them have met; else nothing."""
    by_points: dict[int, list[EntrantId]] = {}
    for number, points in scores.points.items():
        if any(share.kind == "played" for share in scores.shares[number]):
            by_points.setdefault(points, []).append(number)
    values = dict.fromkeys(scores.points, 0)
    for group in by_points.values():
        most = max(len(scores.shares[number]) for number in group)
        if len(group) == 1 or len(group) > most + 1:  # too many to have met all of them
            continue
        met = {n: {o for s in _played(scores, n) for o in s.opponents} for n in group}
        if all(other in met[one] for one, other in combinations(group, 2)):
            for number in group:
                values[number] = sum(
                    s.points for s in _played(scores, number) if set(s.opponents) & set(group)
                )
    return values


def _buchholz(scores: _Scores) -> dict[EntrantId, int]:
    """The points of all opponents but the lowest.

    Of somebody who missed heats, the lowest of these is cut first (FIDE, 16.5).
    """
    values: dict[EntrantId, int] = {}
    for number, own in scores.shares.items():
        parts: list[tuple[bool, int]] = []
        for share in own:
            if share.kind == "played":
                parts += [(True, scores.as_opponent[other]) for other in share.opponents]
            else:
                parts.append((share.kind not in AVOIDABLE, scores.unplayed(number, share)))
        parts.sort()
        values[number] = sum(points for _, points in parts[1:])
    return values


def _sonneborn_berger(scores: _Scores) -> dict[EntrantId, int]:
    """For each heat the own points times those of the opponent, in quarters of a point."""
    values: dict[EntrantId, int] = {}
    for number, own in scores.shares.items():
        values[number] = sum(
            share.points * sum(scores.as_opponent[other] for other in share.opponents)
            if share.kind == "played"
            else share.points * scores.unplayed(number, share)
            for share in own
        )
    return values


def _wins(scores: _Scores) -> dict[EntrantId, int]:
    return {number: sum(s.is_won for s in own) for number, own in scores.shares.items()}


_VALUES: dict[str, Callable[[_Scores], dict[EntrantId, int]]] = {
    "direct": _direct,
    "buchholz-cut-1": _buchholz,
    "sonneborn-berger": _sonneborn_berger,
    "wins": _wins,
}


def _total(tallies: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    lines = [tally for tally in tallies if tally]
    length = max((len(line) for line in lines), default=0)
    return tuple(sum(line[i] for line in lines if i < len(line)) for i in range(length))
