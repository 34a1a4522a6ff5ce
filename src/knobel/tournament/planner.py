"""Proposes a tournament from what a host knows: how many people and boxes, and how much time.

People who play together are one entrant, so plans begin with the number of entrants.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.capabilities import Contest
from knobel.tournament.form import heats_of
from knobel.tournament.values import Format, Scoring, Setup

CHANGE = 3
"""Minutes between two heats: results come in, pairs are announced, people find their tables."""
MOST_USEFUL = 3
"""Heats beyond those that find a winner, after which a Swiss tournament says nothing new."""
LEAGUE_DEALS = 5
"""Deals below which a league says more about luck than about groups."""
CLIMB_HEATS = 3
"""Heats below which a climb is too short for groups to differ."""
SHORTEST_GAME = 2
"""Minutes; besides, no game is planned at less than half of its usual length."""
ARENA_FROM = 6
CIRCLE_UP_TO = 8
"""Up to so many entrants all play all comes first if there is time for it."""


class Proposal(Struct, frozen=True, gc=False):
    """A tournament that fits, in the terms of `Setup`."""

    format: Format
    scoring: Scoring
    sides: int
    heats: int
    games: int
    deals: int
    minutes: int
    """The time that a bout takes."""
    clock: int
    """Minutes for each side in a game, so that a bout ends in time."""
    real: int
    """How many bouts of a heat are played at real boards; the others are at screens."""
    screen: int
    ends: int
    """Minutes from the start of the first heat to the end of the last."""
    fits: bool
    """Whether that is within the time; else this is the shortest that makes sense."""


def entrants_of(people: int, size: int, least: int, sides: int) -> int:
    """How many entrants of at most *size* people these people form; 0 if they are too few to play.

    An entrant consists of at least *least* people.  A few may consist of more than *size* so that
    nobody is left over.
    """
    fewest = _fewest_entrants(sides)
    entrants = min(max(fewest, -(-people // size)), people // least)
    return entrants if entrants >= fewest else 0


def fewest_people(least: int, sides: int) -> int:
    """Without so many people nothing can be played."""
    return least * _fewest_entrants(sides)


def _fewest_entrants(sides: int) -> int:
    """A group can play alone; where three meet, two can (EV-52)."""
    return min(sides, 2)


def plan(
    entrants: int, boxes: int, minutes: int, contest: Contest, usual: int | None = None
) -> Proposal:
    """The best proposal."""
    return proposals(entrants, boxes, minutes, contest, usual)[0]


def proposals(
    entrants: int,
    boxes: int,
    minutes: int,
    contest: Contest,
    usual: int | None = None,
    levels: int = 0,
) -> tuple[Proposal, ...]:
    """What can be played, the best first.

    *entrants* counts persons, teams or groups.  *usual* is how many minutes a game of this
    kind has taken so far; without it, the game's own figure counts.  *levels* is how many levels
    groups can climb.
    """
    table = _Table(entrants, boxes, minutes, contest, usual or contest.minutes, levels)
    found = sorted(_all(table), key=lambda p: not p.fits)  # stable: else in the order of preference
    return tuple(found)


class _Table(Struct, frozen=True, gc=False):
    entrants: int
    boxes: int
    minutes: int
    contest: Contest
    game: int
    """Minutes that a game takes."""
    levels: int = 0


def _all(table: _Table) -> Iterator[Proposal]:
    match table.contest.scoring:
        case "places":
            yield _proposal(table, "threes", _useful(table.entrants))
        case "field":
            yield _sized(table, "league", LEAGUE_DEALS, LEAGUE_DEALS)
            if table.levels:
                yield _sized(table, "climb", max(CLIMB_HEATS, table.levels), CLIMB_HEATS)
        case _:
            circle = _scheduled(table, "all-play-all")
            is_whole = circle.fits and circle.games == table.contest.games
            is_small = table.entrants <= CIRCLE_UP_TO and is_whole
            if is_small:
                yield circle
            yield _proposal(table, "swiss", _useful(table.entrants))
            if not is_small:
                yield circle
            yield _scheduled(table, "knockout")
            if table.entrants >= ARENA_FROM:
                yield _arena(table)


def _useful(entrants: int) -> int:
    """Heats after which the standing of a Swiss tournament is clear."""
    rivals = max(1, entrants - 1 + entrants % 2)
    return min(rivals, max(1, (entrants - 1).bit_length()) + MOST_USEFUL)


def _fewest(entrants: int) -> int:
    """Heats without which the winner would be a matter of luck."""
    return min(_useful(entrants), max(3, (entrants - 1).bit_length()))


def _scheduled(table: _Table, form: Literal["all-play-all", "knockout"]) -> Proposal:
    heats = heats_of(Setup("", "", format=form), table.entrants)
    return _sized(table, form, heats, heats)


def _proposal(table: _Table, form: Format, most: int) -> Proposal:
    fewest = min(most, _fewest(table.entrants))
    return _sized(table, form, most, fewest)


def _sized(table: _Table, form: Format, most: int, fewest: int) -> Proposal:
    """As many heats as fit; if even the fewest do not, shorter games, then fewer of them."""
    games = table.contest.games
    shortest = max(SHORTEST_GAME, -(-table.game // 2))
    whole = games * table.game + CHANGE
    heats = max(fewest, min(most, (table.minutes + CHANGE) // whole))
    per_heat = (table.minutes + CHANGE) // heats - CHANGE
    if per_heat < games * shortest and not table.contest.is_dealt:
        games = 1  # not everybody begins equally often, but everybody gets to play
    bout = max(games * shortest, min(games * table.game, per_heat))
    ends = heats * (bout + CHANGE) - CHANGE
    scoring = table.contest.scoring
    sides = {"places": 3, "field": 1}.get(scoring, 2)
    bouts = _bouts(form, sides, table.entrants)
    real = min(bouts, table.boxes)
    return Proposal(
        form,
        scoring,
        sides,
        heats=heats,
        games=games,
        deals=1,
        minutes=bout,
        clock=max(1, bout // games // max(2, sides)),
        real=real,
        screen=bouts - real,
        ends=ends,
        fits=ends <= table.minutes,
    )


def _bouts(form: Format, sides: int, entrants: int) -> int:
    """How many bouts are played at the same time, in the heat that has most of them."""
    if sides == 3:
        return -(-entrants // 3)
    if form == "knockout":  # in the first heat some have byes, and after it there are 2, 4, 8 ...
        bracket = 1 << (entrants - 1).bit_length()
        return max(1, entrants - bracket // 2, bracket // 4)
    return max(1, entrants // sides)


def _arena(table: _Table) -> Proposal:
    """As many bouts as everybody likes, until the time is up."""
    one = _sized(table, "arena", 1, 1)
    return replace(one, ends=table.minutes, fits=True)
