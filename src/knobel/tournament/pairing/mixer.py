"""Mixer: people are drawn into new teams in every heat, and stand alone in the standing.

Mates repeat as rarely as possible, then opponents; then both sides have similar points.  An odd
number gives a bye; other people left over play in smaller teams, and in full ones the next time.
"""

from collections.abc import Sequence

from knobel.core.game import refuse_unless
from knobel.tournament.pairing.draft import Draft, Draw
from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.pairing.lots import lot, shuffled
from knobel.tournament.pairing.reasons import of_bye
from knobel.tournament.pairing.swaps import Cost, improved, total
from knobel.tournament.values import Reason

_TRIES = 24
_WORK = 3000
"""How many people are seated in all tries together."""


def draw(field: Field, team: int, seed: int) -> Draw:
    """The teams of the next heat; *team* is the size of a full side."""
    refuse_unless(len(field.players) >= 2, "event-too-few")
    byes = []
    if len(field.players) % 2:
        byes = [min(field.players, key=lambda p: (p.byes, p.gifts > 0, p.points, -p.rank))]
    people = [player for player in field.players if player not in byes]
    tables = _seated(field, people, team, seed)
    left = [player for table in tables if _is_forbidden(field, table) for player in table]
    kept = [table for table in tables if not _is_forbidden(field, table)]
    refuse_unless(bool(kept), "event-nobody-to-pair")
    return Draw(
        tuple(_draft(table, seed) for table in kept),
        tuple(player.id for player in (*byes, *left)),
        (
            *(of_bye(player) for player in byes),
            *(Reason("bye-nobody-left", {"name": player.name}) for player in left),
        ),
    )


def _is_forbidden(field: Field, table: Sequence[Player]) -> bool:
    """Whether two who must not meet are on different sides."""
    half = len(table) // 2
    return any(field.is_forbidden(a.id, b.id) for a in table[:half] for b in table[half:])


def _seated(field: Field, people: Sequence[Player], team: int, seed: int) -> list[list[Player]]:
    """The best of several seatings; at each table one side sits in the first half."""

    def cost(table: Sequence[Player]) -> Cost:
        half = len(table) // 2
        mates = again = forbidden = 0
        for at, one in enumerate(table):
            for there, other in enumerate(table[at + 1 :], at + 1):
                if (at < half) == (there < half):
                    mates += one.mates.count(other.id) ** 2
                else:
                    again += one.met.count(other.id) ** 2
                    forbidden += field.is_forbidden(one.id, other.id)
        gap = sum(p.points for p in table[:half]) - sum(p.points for p in table[half:])
        is_small = len(table) < 2 * team
        twice = sum(player.was_small for player in table) if is_small else 0
        small = sum(player.small for player in table) if is_small else 0
        return (forbidden, mates, twice, small, again, gap * gap)

    best: list[list[Player]] = []
    for attempt in range(max(1, min(_TRIES, _WORK // len(people)))):
        order = shuffled([p.id for p in people], seed, f"mixer-{attempt}")
        place = {e: at for at, e in enumerate(order)}
        ranked = sorted(people, key=lambda player: place[player.id])
        full = len(ranked) - len(ranked) % (2 * team)
        tables = [ranked[at : at + 2 * team] for at in range(0, full, 2 * team)]
        tables += [ranked[full:]] if ranked[full:] else []
        found = improved(tables, cost, len(tables))
        if not best or total([cost(x) for x in found]) < total([cost(x) for x in best]):
            best = found
        if not any(total([cost(table) for table in best])):
            break
    return best


def _draft(table: Sequence[Player], seed: int) -> Draft:
    half = len(table) // 2
    sides = [table[:half], table[half:]]
    sides.sort(key=lambda side: (sum(p.balance for p in side), lot(seed, "start", side[0].id)))
    again = any(one.mates.count(other.id) for side in sides for one in side for other in side)
    why = (Reason("mates-again" if again else "new-mates"), Reason("sides-balanced"))
    return Draft(tuple(tuple(player.id for player in side) for side in sides), why)
