"""What each heat gave each entrant: the parts that standing and tie-breaks consist of."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from knobel.tournament.form import BYE_IS_A_WIN, win_of
from knobel.tournament.history import is_missed
from knobel.tournament.values import Bout, EntrantId, Heat, Result, Setup, Tournament

Kind: TypeAlias = Literal["played", "won-unplayed", "absent", "bye", "out", "late"]
"""Played; won because the others did not come; did not come; bye; not in the heat, by rest or
withdrawal; before a late entry."""
LEFT_OUT: frozenset[Kind] = frozenset({"out", "late"})
"""Heats in which the entrant was not paired."""
AVOIDABLE: frozenset[Kind] = LEFT_OUT | {"absent"}
"""Heats that the entrant did not play although they could have."""


class Share(Struct, frozen=True, gc=False):
    heat: int
    kind: Kind
    points: int = 0
    """In half points."""
    opponents: tuple[EntrantId, ...] = ()
    """Whom the entrant played against, or should have."""
    is_won: bool = False
    tallies: tuple[int, ...] = ()


Counted: TypeAlias = dict[int, tuple[Setup, Heat, tuple[tuple[EntrantId, Share], ...]]]
"""By number of the heat, what its bouts gave, with what that was computed from."""


def shares_of(
    t: Tournament, label: str = "", counted: Counted | None = None
) -> dict[EntrantId, list[Share]]:
    """By entrant, what the heats gave so far; with a label, only by bouts that have it.

    Heats that have not changed since an earlier call with the same *counted* are not counted again:
    an arena has hundreds of them.
    """
    shares: dict[EntrantId, list[Share]] = {entrant.id: [] for entrant in t.entrants}
    half_given: set[EntrantId] = set()
    for heat in t.heats:
        for number, share in _of_heat(t.setup, heat, label, counted):
            shares[number].append(share)
        if label:
            continue
        for number in heat.byes:
            points = win_of(t.setup) if t.setup.format in BYE_IS_A_WIN else 0
            shares[number].append(Share(heat.number, "bye", points))
        if t.setup.format in BYE_IS_A_WIN | {"league"}:
            _add_unpaired(t, heat, shares, half_given)
    return shares


def _of_heat(
    setup: Setup, heat: Heat, label: str, counted: Counted | None
) -> tuple[tuple[EntrantId, Share], ...]:
    """What the bouts of the heat gave."""
    if label or counted is None:
        bouts = [bout for bout in heat.bouts if not label or bout.label == label]
        return tuple(_of_bouts(setup, heat, bouts))
    before = counted.get(heat.number)
    if before is None or before[0] is not setup or before[1] is not heat:
        before = counted[heat.number] = (setup, heat, _of_heat(setup, heat, "", None))
    return before[2]


def _add_unpaired(
    t: Tournament,
    heat: Heat,
    shares: dict[EntrantId, list[Share]],
    half_given: set[EntrantId],
) -> None:
    """What the heat gave those who were neither paired nor had a bye."""
    in_heat = {*heat.byes, *(n for bout in heat.bouts for side in bout.sides for n in side)}
    for entrant in t.entrants:
        if entrant.id in in_heat:
            continue
        is_late = heat.number < entrant.first_heat and entrant.has_come
        points = 0
        if is_late and entrant.id not in half_given and t.setup.format in BYE_IS_A_WIN:
            half_given.add(entrant.id)  # EV-06: of all heats missed, one counts half a win
            points = win_of(t.setup) // 2
        shares[entrant.id].append(Share(heat.number, "late" if is_late else "out", points))


def _of_bouts(setup: Setup, heat: Heat, bouts: list[Bout]) -> Iterable[tuple[EntrantId, Share]]:
    if setup.scoring == "field":
        yield from _of_field(setup, heat, bouts)
        return
    for bout in bouts:
        result = bout.result
        if result is None:
            continue
        points, scores, is_played = _points(setup, result), result.scores, result.how == "played"
        best = max(scores)
        winner = scores.index(best) if is_played and scores.count(best) == 1 else None
        tallies = result.tallies if is_played and result.tallies else ((),) * len(scores)
        for i, side in enumerate(bout.sides):
            others = bout.sides[:i] + bout.sides[i + 1 :]
            opponents = others[0] if len(others) == 1 else tuple(n for s in others for n in s)
            is_won = i == winner
            kind = _kind(bout, result, i)
            share = Share(heat.number, kind, points[i], opponents, is_won, tallies[i])
            for number in side:
                yield number, share


def _kind(bout: Bout, result: Result, side: int) -> Kind:
    if result.how == "played":
        return "absent" if is_missed(bout, bout.sides[side]) else "played"
    return "won-unplayed" if result.scores[side] else "absent"


def _points(setup: Setup, result: Result) -> tuple[int, ...]:
    """By side, the half points that the bout gives."""
    if setup.scoring != "win":
        return result.scores
    if result.how == "forfeit":
        return tuple(win_of(setup) if score else 0 for score in result.scores)
    best, win = max(result.scores), win_of(setup)
    if result.scores.count(best) > 1:
        return (win // 2,) * len(result.scores)
    return tuple(win if score == best else 0 for score in result.scores)


def _of_field(setup: Setup, heat: Heat, bouts: list[Bout]) -> Iterable[tuple[EntrantId, Share]]:
    """Match points: 2 half points for each group that did worse with the same deal, 1 if equal.

    They count once the heat is over, so that nobody learns how others fare with the deals.
    """
    if any(bout.result is None for bout in bouts):
        return
    by_deal: dict[int, list[tuple[int, ...]]] = defaultdict(list)
    for bout in bouts:
        for deal, line in enumerate(bout.result.tallies if bout.result else ()):
            by_deal[deal].append(line)
    for bout in bouts:
        assert bout.result is not None
        [[number]] = bout.sides
        if bout.result.how == "forfeit":
            yield number, Share(heat.number, "absent")
            continue
        lines = bout.result.tallies
        points = sum(
            2 * (line > other) + (line == other)
            for deal, line in enumerate(lines)
            for other in by_deal[deal]
        ) - len(lines)  # each line equals itself
        totals = tuple(sum(column) for column in zip(*lines, strict=True))
        is_won = any(line[0] >= setup.goal > 0 for line in lines)
        share = Share(heat.number, "played", points, is_won=is_won, tallies=totals)
        yield number, share
