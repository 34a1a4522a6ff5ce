"""Tables of three: people with similar points who have not met, and starts in turn.

If the number can't be divided by three, one or two tables have two people, who sit at three the
next time.  For 9 and 15 people there are perfect schedules, used as long as the field stays
the same.
"""

from collections.abc import Sequence
from itertools import combinations

from knobel.core.game import refuse_unless
from knobel.tournament.pairing.draft import Draft, Draw
from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.pairing.lots import lot
from knobel.tournament.pairing.reasons import shown
from knobel.tournament.pairing.schedules import PERFECT
from knobel.tournament.pairing.swaps import Cost, improved
from knobel.tournament.values import Reason, Tournament

_REACH = 12


def draw(t: Tournament, field: Field, seed: int) -> Draw:
    """The tables of the next heat; only who is left with somebody forbidden has a bye."""
    refuse_unless(len(field.players) >= 2, "event-too-few")
    perfect = _perfect(t, field)
    tables, left = _apart(field, perfect or _similar(field))
    refuse_unless(bool(tables), "event-nobody-to-pair")
    code = "perfect-schedule" if perfect else "similar-points"
    return Draw(
        tuple(_draft(field, table, code, seed) for table in tables),
        tuple(player.id for player in left),
        tuple(Reason("bye-nobody-left", {"name": player.name}) for player in left),
    )


def sizes(people: int) -> list[int]:
    """The sizes of the tables; the small ones come last.

    >>> sizes(6), sizes(7), sizes(8), sizes(2)
    ([3, 3], [3, 2, 2], [3, 3, 2], [2])
    """
    twos = -people % 3
    return [3] * ((people - 2 * twos) // 3) + [2] * twos


def _perfect(t: Tournament, field: Field) -> list[list[Player]] | None:
    """The tables of the perfect schedule, if there is one and all heats so far followed it."""
    schedule = PERFECT.get(len(field.players), ())
    order = sorted(field.players, key=lambda player: player.number)
    ids = [player.id for player in order]
    if len(t.heats) >= len(schedule) or any({*pair} <= {*ids} for pair in field.forbidden):
        return None
    for heat, tables in zip(t.heats, schedule, strict=False):
        planned = {frozenset(ids[place] for place in table) for table in tables}
        if {frozenset(e for (e,) in bout.sides) for bout in heat.bouts} != planned:
            return None
    return [[order[place] for place in table] for table in schedule[len(t.heats)]]


def _similar(field: Field) -> list[list[Player]]:
    """Tables by points, improved until nobody gains by an exchange."""
    rest = list(field.players)
    small = sizes(len(rest)).count(2)
    # Two sit at a table who did so least often, from the bottom of the standing.
    pairs = sorted(rest, key=lambda player: (player.was_small, player.small, -player.rank))[
        : 2 * small
    ]
    pairs.sort(key=lambda player: player.rank)
    rest = [player for player in rest if player not in pairs]
    tables = [rest[at : at + 3] for at in range(0, len(rest), 3)]
    tables += [pairs[at : at + 2] for at in range(0, len(pairs), 2)]

    def cost(table: Sequence[Player]) -> Cost:
        again = forbidden = 0
        for at, one in enumerate(table):
            for other in table[at + 1 :]:
                again += one.met.count(other.id) ** 2
                forbidden += field.is_forbidden(one.id, other.id)
        points = [player.points for player in table]
        is_small = len(table) == 2
        twice = sum(player.was_small for player in table) if is_small else 0
        small = sum(player.small for player in table) if is_small else 0
        starts = sum(player.must < 0 for player in table) == len(table)
        return (forbidden, twice, small, again, (max(points) - min(points)) ** 2, int(starts))

    return improved(tables, cost, _REACH)


def _apart(
    field: Field, tables: Sequence[Sequence[Player]]
) -> tuple[list[list[Player]], list[Player]]:
    """The tables without those who must not meet somebody there, and those who are left over."""
    kept: list[list[Player]] = []
    left: list[Player] = []
    for table in tables:
        rest = _rest(field, table)
        if len(rest) > 1:
            kept.append(rest)
        left += [player for player in table if player not in rest or len(rest) < 2]
    return kept, left


def _rest(field: Field, table: Sequence[Player]) -> list[Player]:
    """As many of the table as may meet; who had fewest byes, and then has fewest points, is not."""

    def cost(rest: Sequence[Player]) -> Cost:
        gone = [player for player in table if player not in rest]
        byes = sum(2 * player.byes + (player.gifts > 0) for player in gone)
        return (len(gone), byes, sum(player.points for player in gone))

    parts = (part for size in range(len(table), 0, -1) for part in combinations(table, size))
    may_meet = [
        part
        for part in parts
        if not any(field.is_forbidden(one.id, other.id) for one, other in combinations(part, 2))
    ]
    return [*min(may_meet, key=cost)]


def _draft(field: Field, table: Sequence[Player], code: str, seed: int) -> Draft:
    def turn(player: Player) -> tuple[int, tuple[bool, ...], int]:
        return (sum(player.starts), player.starts[::-1], lot(seed, "start", player.id))

    order = sorted(table, key=turn)
    points = [shown(player.points) for player in table]
    why = [Reason("first-by-lot")] if field.heat == 1 else []
    if field.heat > 1:
        facts = {"most": max(points), "least": min(points)}
        why = [Reason(code, facts if code == "similar-points" else {})]
    if len(table) == 2:
        why.append(Reason("two-at-table"))
    why.append(Reason("start-less-often", {"name": order[0].name}))
    return Draft(tuple((player.id,) for player in order), tuple(why))
