"""Arena: a wave of bouts among those who are free, whenever two who may meet are free.

Everybody who can be paired is; if one is left over, it is who has waited least.  The last
opponent is met again only by two who have both waited for 20 seconds.  Then ranks count: those
with similar points meet.  Large waves are paired in groups of rank.
"""

from collections.abc import Mapping, Sequence

from knobel.core.game import Millis, refuse_unless
from knobel.tournament.pairing.draft import Draft, Draw
from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.pairing.matching import Edge, best_matching
from knobel.tournament.pairing.reasons import shown
from knobel.tournament.pairing.starts import in_order
from knobel.tournament.values import EntrantId, Reason

AGAIN_AFTER: Millis = 20_000
"""Who has waited this long may meet the last opponent again."""
MOST_AT_ONCE = 150
"""More free entrants are paired in groups of rank."""
_LONGEST_WAIT = 600
"""Seconds; longer waits count the same."""
_REMEMBERED = 3
"""How many of the last opponents are avoided."""


def draw(field: Field, waited: Mapping[EntrantId, Millis], seed: int) -> Draw:
    """A wave; nobody has a bye, who is left over waits for the next one."""
    groups = -(-len(field.players) // MOST_AT_ONCE)
    size = -(-len(field.players) // max(1, groups))
    size += size % 2
    drafts = [
        draft
        for at in range(0, len(field.players), max(2, size))
        for draft in _wave(field, field.players[at : at + max(2, size)], waited, seed)
    ]
    refuse_unless(bool(drafts), "event-nobody-to-pair")
    return Draw(tuple(drafts))


def _wave(
    field: Field, players: Sequence[Player], waited: Mapping[EntrantId, Millis], seed: int
) -> list[Draft]:
    count = len(players) + 1
    gaps = count * count * count
    weights: dict[Edge, int] = {}
    waits = [min(_LONGEST_WAIT, waited.get(p.id, 0) // 1000) for p in players]
    for at, one in enumerate(players):
        for there, other in enumerate(players[at + 1 :], at + 1):
            if not _may_meet(field, one, other, waited):
                continue
            recent = _recent(one, other)
            clash = one.must == other.must != 0
            faults = ((recent * count) + clash) * gaps + (there - at) ** 2
            worst = (4 * count + 4) * count * gaps
            weights[at, there] = (waits[at] + waits[there] + 1) * worst - faults
    drafts = []
    for at, there in best_matching(len(players), weights):
        both, start = in_order(field, players[at], players[there], seed)
        points = {"more": shown(players[at].points), "less": shown(players[there].points)}
        why = (Reason("free-now"), Reason("near-rank", points), start)
        drafts.append(Draft(tuple((player.id,) for player in both), why))
    return drafts


def _may_meet(field: Field, one: Player, other: Player, waited: Mapping[EntrantId, Millis]) -> bool:
    if field.is_forbidden(one.id, other.id):
        return False
    is_last = one.met[-1:] == (other.id,) or other.met[-1:] == (one.id,)
    return not is_last or min(waited.get(one.id, 0), waited.get(other.id, 0)) >= AGAIN_AFTER


def _recent(one: Player, other: Player) -> int:
    """3 if they met in their last bout, 2 in the one before, 0 if not lately."""
    for back in range(1, _REMEMBERED + 1):
        if other.id in one.met[-back:][:1] or one.id in other.met[-back:][:1]:
            return _REMEMBERED + 1 - back
    return 0
