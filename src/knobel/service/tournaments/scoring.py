"""How a match counts as a game of a bout."""

from collections.abc import Sequence
from typing import Any, Literal

from knobel.catalog import GameDefinition
from knobel.core.game import Millis, Outcome, Seat
from knobel.match import Match, outcome
from knobel.tournament.values import Bout, EntrantId, Result


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


def result_of(definition: GameDefinition, match: Match, bout: Bout, game: int) -> Result:
    """The result of a finished match, by side of the bout."""
    end = outcome(definition.game, match)
    assert end is not None
    count = len(bout.sides)
    places = [0] * count
    for seat, place in enumerate(end.places):
        side = side_of_seat(match.sides, seat, game)
        places[side] = max(places[side], place)
    tallies = _tallies(definition, match.state, match.sides, count, game)
    how: Literal["played", "forfeit"] = (
        "forfeit" if end.reason in {"absent", "abandoned"} else "played"
    )
    return Result(_scores(end, places), tallies, how)


def absent_in(definition: GameDefinition, match: Match, bout: Bout, game: int) -> list[EntrantId]:
    """The entrants who lost because they were not there."""
    end = outcome(definition.game, match)
    if end is None or end.reason not in {"absent", "abandoned"}:
        return []
    is_shared = end.reason == "abandoned"
    last = max(end.places)
    gone = (
        entrant_on(match.sides, bout, seat, game)
        for seat, place in enumerate(end.places)
        if is_shared or place == last
    )
    return sorted(set(gone))


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


def _scores(end: Outcome, places: Sequence[int]) -> tuple[int, ...]:
    """Half points: two sides share 2; three share 6 as 4, 2 and 0, ties equally.

    A group that compares itself with the field has a tally only.
    """
    if len(places) == 1:
        return (0,)
    if end.reason == "abandoned":
        return (0,) * len(places)
    worth = [2 * rank for rank in reversed(range(len(places)))]
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
