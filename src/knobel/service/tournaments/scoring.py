"""How a match counts as a game of a bout."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from knobel.catalog import GameDefinition
from knobel.core.game import Millis, Outcome, Seat
from knobel.match import Match, outcome
from knobel.tournament.form import forfeit
from knobel.tournament.values import Bout, EntrantId, Result, Setup


def side_of_seat(sides: Sequence[int], seat: Seat, game: int) -> int:
    """The side of the bout that has this seat in the game of this number, counted from 1.

    In every game the next side begins.
    """
    order = list(dict.fromkeys(sides))
    return (order.index(sides[seat]) + game - 1) % len(order)


def seats_of_side(sides: Sequence[int], side: int, game: int) -> tuple[Seat, ...]:
    return tuple(s for s in range(len(sides)) if side_of_seat(sides, s, game) == side)


def entrant_on(sides: Sequence[int], bout: Bout, seat: Seat, game: int) -> EntrantId:
    """Who has this seat; the entrants of a side take its seats in turn."""
    side = side_of_seat(sides, seat, game)
    members = bout.sides[side]
    return members[seats_of_side(sides, side, game).index(seat) % len(members)]


def result_of(
    definition: GameDefinition, match: Match, setup: Setup, bout: Bout, game: int
) -> tuple[Result, tuple[EntrantId, ...]]:
    """The result of a finished match by side of the bout, and the entrants who did not come."""
    end = outcome(definition.game, match)
    assert end is not None
    count = len(bout.sides)
    places = [0] * count
    for seat, place in enumerate(end.places):
        side = side_of_seat(match.sides, seat, game)
        places[side] = max(places[side], place)
    gone = _absent_sides(match, end, places, game)
    absent = tuple(sorted({number for side in gone for number in bout.sides[side]}))
    if gone and not _is_played_without(gone, places):
        return forfeit(replace(setup, games=1), bout, absent), absent
    tallies = _tallies(definition, match.state, match.sides, count, game)
    return Result(_scores(setup, places), tallies), absent


def _absent_sides(match: Match, end: Outcome, places: Sequence[int], game: int) -> set[int]:
    """The sides for which nobody came, or that lost because they had left."""
    everybody = range(len(places))
    if end.reason == "abandoned":
        return set(everybody)
    if end.reason == "absent":  # whoever left earlier stands below
        last = min(place for place in places if place > 0)
        return {side for side in everybody if places[side] == last}
    if not match.header.gathers:
        return set()
    came = {side_of_seat(match.sides, s, game) for s, c in enumerate(match.chairs) if c.has_come}
    return set(everybody) - came


def away_in(match: Match, bout: Bout, game: int) -> tuple[tuple[EntrantId, Millis], ...]:
    """The entrants who are not connected to the match, and since when."""
    if match.is_together:  # a group has a device for each of its people
        return ()
    since = {
        entrant_on(match.sides, bout, seat, game): chair.away
        for seat, chair in enumerate(match.chairs)
        if chair.away is not None
    }
    return tuple(sorted(since.items()))


def _is_played_without(gone: Collection[int], places: Sequence[int]) -> bool:
    """Whether at least two sides came, and stand above those who did not (EV-29)."""
    came = [place for side, place in enumerate(places) if side not in gone]
    return len(came) > 1 and max(came) < min(places[side] for side in gone)


def _scores(setup: Setup, places: Sequence[int]) -> tuple[int, ...]:
    """Half points: two sides share 2, or 4 at tables of three; three share 6; ties equally.

    A group that compares itself with the field has a tally only.
    """
    if len(places) == 1:
        return (0,)
    first = 4 if setup.scoring == "places" else 2
    worth = [first, 0] if len(places) == 2 else [4, 2, 0]
    ranked = sorted(range(len(places)), key=lambda side: places[side])
    scores = [0] * len(places)
    for side in ranked:
        equal = [rank for rank, other in enumerate(ranked) if places[other] == places[side]]
        scores[side] = sum(worth[rank] for rank in equal) // len(equal)
    return tuple(scores)


def _tallies(
    definition: GameDefinition, state: Any, sides: Sequence[int], count: int, game: int
) -> tuple[tuple[int, ...], ...]:
    if definition.contested is None:
        return ()
    by_seat = definition.contested.tally(state)
    firsts = [seats_of_side(sides, side, game)[0] for side in range(count)]
    return tuple(by_seat[seat] for seat in firsts)
