"""Who begins: whoever must, else whoever began less often, else less recently, else by lot."""

from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.pairing.lots import lot
from knobel.tournament.values import Reason


def in_order(
    field: Field, one: Player, other: Player, seed: int
) -> tuple[tuple[Player, Player], Reason]:
    """Both, the one who begins first, and why."""
    a, b = (one, other) if one.id < other.id else (other, one)
    lead, reason = _claim(field, a, b)
    if lead == 0:
        lead = 1 if lot(seed, "start", a.id, b.id) % 2 else -1
    first, second = (a, b) if lead > 0 else (b, a)
    return (first, second), Reason(reason, {"name": first.name})


def _claim(field: Field, a: Player, b: Player) -> tuple[int, str]:
    """Positive if a has the better claim to begin, with the code of the reason."""
    if a.must != b.must:
        return a.must - b.must, "start-due"
    if a.must and field.is_free(a) != field.is_free(b):
        return (a.must if field.is_free(b) else -a.must), "start-due"
    if a.balance != b.balance:
        return b.balance - a.balance, "start-less-often"
    last = last_difference(a, b)
    return last, "start-less-recently" if last else "start-by-lot"


def last_difference(one: Player, other: Player) -> int:
    """1 if the second began when they last differed, -1 if the first did, 0 if they never did."""
    for began, other_began in zip(reversed(one.starts), reversed(other.starts), strict=False):
        if began != other_began:
            return 1 if other_began else -1
    return 0
