"""A slow second opinion on pairings: what the past forbids, and whether a perfect pairing exists."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from msgspec import Struct

from knobel.tournament.standing import points_of
from knobel.tournament.values import EntrantId, Tournament


class Past(Struct, frozen=True):
    """What a Swiss heat has to respect."""

    met: dict[EntrantId, set[EntrantId]]
    starts: dict[EntrantId, list[bool]]
    byes: Counter[EntrantId]
    """Byes, and bouts won without playing, which count like one."""
    forbidden: frozenset[tuple[EntrantId, EntrantId]]
    free: frozenset[EntrantId]
    """Leaders in the last heat, who may begin as it comes."""

    def breaks_starts(self, first: EntrantId, second: EntrantId) -> bool:
        """Whether it is against the rule that the first of these begins."""
        if first in self.free or second in self.free:
            return False
        return self._is_bound(first, True) or self._is_bound(second, False)

    def _is_bound(self, number: EntrantId, begins: bool) -> bool:
        starts = [*self.starts[number], begins]
        balance = 2 * sum(starts) - len(starts)
        is_third = len(starts) >= 3 and len(set(starts[-3:])) == 1
        return abs(balance) > 2 or is_third

    def may_meet(self, one: EntrantId, other: EntrantId) -> bool:
        return (
            other not in self.met[one]
            and (min(one, other), max(one, other)) not in self.forbidden
            and not (self.breaks_starts(one, other) and self.breaks_starts(other, one))
        )


def past_of(t: Tournament) -> Past:
    met: dict[EntrantId, set[EntrantId]] = {e.id: set() for e in t.entrants}
    starts: dict[EntrantId, list[bool]] = {e.id: [] for e in t.entrants}
    byes: Counter[EntrantId] = Counter()
    for heat in t.heats:
        byes.update(heat.byes)
        for bout in heat.bouts:
            result = bout.result
            if result is None:
                continue
            [first], [second] = bout.sides
            if result.how == "forfeit":
                byes.update(n for [n], s in zip(bout.sides, result.scores, strict=True) if s)
                continue
            met[first].add(second)
            met[second].add(first)
            starts[first].append(True)
            starts[second].append(False)
    free: frozenset[EntrantId] = frozenset()
    if 0 < len(t.heats) == t.setup.heats - 1:
        most = (2 * t.setup.games if t.setup.scoring == "games" else 2) * len(t.heats)
        free = frozenset(n for n, points in points_of(t).items() if 2 * points > most)
    return Past(met, starts, byes, frozenset(t.forbidden), free)


def has_perfect_pairing(here: Sequence[EntrantId], past: Past) -> bool:
    """Whether everybody can play, or have a first bye if they are odd, without any fault."""
    allowed = {
        one: [other for other in here if other != one and past.may_meet(one, other)] for one in here
    }
    if len(here) % 2 == 0:
        return _can_pair(tuple(here), allowed)
    return any(
        not past.byes[bye] and _can_pair(tuple(n for n in here if n != bye), allowed)
        for bye in here
    )


def _can_pair(
    left: tuple[EntrantId, ...], allowed: Mapping[EntrantId, Sequence[EntrantId]]
) -> bool:
    @cache
    def can(left: tuple[EntrantId, ...]) -> bool:
        if not left:
            return True
        one, *others = left
        return any(
            can(tuple(n for n in others if n != other)) for other in others if other in allowed[one]
        )

    return can(left)


def by_enumeration(nodes: int, weights: Mapping[tuple[int, int], int]) -> int:
    """The weight of the best pairing of these nodes, from a list of all pairings."""

    def pairings(left: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
        if not left:
            yield ()
            return
        one, *others = left
        for other in others:
            for rest in pairings(tuple(n for n in others if n != other)):
                yield ((one, other), *rest)

    found = pairings(tuple(range(nodes)))
    return max(sum(weights.get(pair, 0) for pair in pairing) for pairing in found)


def heaviest(nodes: int, weights: Mapping[tuple[int, int], int]) -> int:
    """The weight of the best pairing of these nodes, by the best of every subset of them."""

    @cache
    def best(left: int) -> int:
        if not left:
            return 0
        low = left & -left
        one, rest = low.bit_length() - 1, left & ~low
        found = best(rest)
        others = rest
        while others:
            bit = others & -others
            others &= ~bit
            weight = weights.get((one, bit.bit_length() - 1))
            if weight is not None:
                found = max(found, weight + best(rest & ~bit))
        return found

    return best((1 << nodes) - 1)
