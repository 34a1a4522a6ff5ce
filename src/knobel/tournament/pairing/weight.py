"""The weight of a pair: one integer, whose digits are what makes a pair worse, the worst first.

1. a second bye, or one after a win without playing, 2. a start against the rule, 3. another meeting: only where nothing else is left
4. the points of whoever has the bye
5. the square of the difference of points
6. both began more often than not, or both less often
7. both began last time, or both did not
8. one of them had to float in the same direction last time
9. the distance from "upper half against lower half of those with the same points"

A digit's radix is more than its sum over a whole pairing can be, so no number of smaller faults
outweighs a greater one; the weight is what is left of `Scale.whole`, which no pairing's faults
reach, so that one more pair counts more than anything else.
"""

from collections import Counter
from collections.abc import Sequence
from math import prod

from msgspec import Struct

from knobel.tournament.pairing.field import Field, Player
from knobel.tournament.pairing.matching import Edge

STRICT, MEET_AGAIN, ANYTHING = LEVELS = range(3)
"""What is allowed: nothing against the rules; further meetings; also second byes and starts
against the rule.  A forbidden pair never is."""


class _Card(Struct, frozen=True):
    """What counts of a player, ready to be compared."""

    points: int
    must: int
    is_free: bool
    lean: int
    """1 if they began more often than not, -1 if less often."""
    last: int
    """1 if they began last time, -1 if not, 0 without a bout."""
    floated: int
    rank: int
    half: int
    """Half the number of those with the same points."""
    met: Counter[int]
    """How often they met whom, by place in the field."""
    latest: int
    """The place in the field of the last opponent; -1 if there is none."""
    forbidden: frozenset[int]


class Scale(Struct, frozen=True):
    """Weighs the pairs of a field at one level of strictness."""

    cards: Sequence[_Card]
    byes: Sequence[int]
    """For each player twice the number of byes, and one more after a win without playing."""
    level: int
    radices: tuple[int, ...]

    @property
    def bye(self) -> int:
        """The number that stands for the opponent of whoever has the bye."""
        return len(self.cards)

    @property
    def nodes(self) -> int:
        """The number of players, or one more with a bye: always even."""
        return len(self.cards) + len(self.cards) % 2

    @property
    def whole(self) -> int:
        return prod(self.radices)

    def weights(self) -> dict[Edge, int]:
        """The weights of all allowed pairs, by places in the field; the lower place first."""
        weights: dict[Edge, int] = {}
        units = [prod(self.radices[at + 1 :]) for at in range(len(self.radices))]
        for one, card in enumerate(self.cards):
            for other in range(one + 1, len(self.cards)):
                penalty = self._penalty(units, card, self.cards[other], other)
                if penalty is not None:
                    weights[one, other] = self.whole - penalty
            if self.nodes > len(self.cards) and (not self.byes[one] or self.level == ANYTHING):
                penalty = self.byes[one] * units[0] + card.points * units[3]
                weights[one, self.bye] = self.whole - penalty
        return weights

    def _penalty(self, units: Sequence[int], a: _Card, b: _Card, other: int) -> int | None:
        if other in a.forbidden:
            return None
        penalty = 0
        if other in a.met:
            if self.level == STRICT:
                return None
            times = a.met[other]
            penalty += (2 * times * times + (a.latest == other)) * units[2]
        if a.must and a.must == b.must and not (a.is_free or b.is_free):
            if self.level != ANYTHING:
                return None
            penalty += units[1]
        if a.lean and a.lean == b.lean:
            penalty += units[5]
        if a.last and a.last == b.last:
            penalty += units[6]
        gap = a.points - b.points
        if not gap:
            return penalty + abs(b.rank - a.rank - a.half)
        penalty += gap * gap * units[4]
        if a.floated or b.floated:
            down, up = (a, b) if gap > 0 else (b, a)
            penalty += ((down.floated < 0) + (up.floated > 0)) * units[7]
        return penalty + abs(b.rank - a.rank)


def scale_of(field: Field, level: int) -> Scale:
    players = field.players
    sizes = Counter(player.points for player in players)
    place = {player.id: at for at, player in enumerate(players)}
    cards = [_card(field, player, sizes[player.points] // 2, place) for player in players]
    pairs = len(players) // 2 + 1
    span = max(card.points for card in cards) - min(card.points for card in cards)
    times = max((max(card.met.values(), default=0) for card in cards), default=0)
    byes = [2 * player.byes + (player.gifts > 0) for player in players]
    radices = (
        max(byes) + 1,
        pairs + 1,
        (2 * times * times + 1) * pairs + 1,
        max(card.points for card in cards) + 1,
        span * span * pairs + 1,
        pairs + 1,
        pairs + 1,
        2 * pairs + 1,
        len(players) * pairs + 1,
    )
    unused = {STRICT: (0, 1, 2), MEET_AGAIN: (0, 1), ANYTHING: ()}[level]
    return Scale(
        cards, byes, level, tuple(1 if at in unused else r for at, r in enumerate(radices))
    )


def _card(field: Field, player: Player, half: int, place: dict[int, int]) -> _Card:
    balance = player.balance
    return _Card(
        points=player.points,
        must=player.must,
        is_free=field.is_free(player),
        lean=(balance > 0) - (balance < 0),
        last=(1 if player.starts[-1] else -1) if player.starts else 0,
        floated=player.floats[-1] if player.floats else 0,
        rank=player.rank,
        half=half,
        met=Counter(place[e] for e in player.met if e in place),
        latest=place.get(player.met[-1], -1) if player.met else -1,
        forbidden=frozenset(
            place[b if a == player.id else a]
            for a, b in field.forbidden
            if player.id in (a, b) and a in place and b in place
        ),
    )
