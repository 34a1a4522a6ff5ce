"""A slow second opinion on pairings: what the past forbids, and which pairings exist."""

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
    """Byes count double, and one more counts for bouts won without playing."""
    forbidden: frozenset[tuple[EntrantId, EntrantId]]
    free: frozenset[EntrantId]
    """Leaders in the last heat, who may begin as it comes."""

    def breaks_starts(self, first: EntrantId, second: EntrantId) -> bool:
        """Whether it is against the rule that the first of these begins."""
        if first in self.free or second in self.free:
            return False
        both = ((first, True), (second, False))
        return any(self.is_third(*one) or self.is_beyond(*one) for one in both)

    def is_third(self, number: EntrantId, begins: bool) -> bool:
        """Whether they would begin, or follow, for the third time in a row."""
        starts = [*self.starts[number], begins]
        return len(starts) >= 3 and len(set(starts[-3:])) == 1

    def is_beyond(self, number: EntrantId, begins: bool) -> bool:
        """Whether starts and others would differ by more than 2."""
        starts = [*self.starts[number], begins]
        return abs(2 * sum(starts) - len(starts)) > 2

    def must_clash(self, one: EntrantId, other: EntrantId) -> bool:
        """Whether these two break the rule of starts, whoever begins."""
        return self.breaks_starts(one, other) and self.breaks_starts(other, one)


def past_of(t: Tournament) -> Past:
    met: dict[EntrantId, set[EntrantId]] = {e.id: set() for e in t.entrants}
    starts: dict[EntrantId, list[bool]] = {e.id: [] for e in t.entrants}
    byes: Counter[EntrantId] = Counter()
    gifts: set[EntrantId] = set()
    for heat in t.heats:
        byes.update(dict.fromkeys(heat.byes, 2))
        for bout in heat.bouts:
            result = bout.result
            if result is None:
                continue
            [first], [second] = bout.sides
            if result.how == "forfeit":
                gifts.update(n for [n], s in zip(bout.sides, result.scores, strict=True) if s)
                continue
            met[first].add(second)
            met[second].add(first)
            starts[first].append(True)
            starts[second].append(False)
    byes.update(gifts)
    free: frozenset[EntrantId] = frozenset()
    if 0 < len(t.heats) == t.setup.heats - 1:
        most = (2 * t.setup.games if t.setup.scoring == "games" else 2) * len(t.heats)
        free = frozenset(n for n, points in points_of(t).items() if 2 * points > most)
    return Past(met, starts, byes, frozenset(t.forbidden), free)


class Limits(Struct, frozen=True):
    """What a pairing may have against the rules."""

    bye: int
    """What the bye may cost, see `Past.byes`."""
    clashes: int
    """How many pairs may break the rule of starts."""
    are_meetings_free: bool = False


def is_possible(here: Sequence[EntrantId], past: Past, limits: Limits) -> bool:
    """Whether everybody can play, or have a bye if they are odd, within these limits."""

    @cache
    def can(left: tuple[EntrantId, ...], clashes: int) -> bool:
        if not left:
            return True
        one, *others = left
        for other in others:
            cost = past.must_clash(one, other)
            is_allowed = (min(one, other), max(one, other)) not in past.forbidden and (
                limits.are_meetings_free or other not in past.met[one]
            )
            if is_allowed and cost <= clashes:
                rest = tuple(n for n in others if n != other)
                if can(rest, clashes - cost):
                    return True
        return False

    if len(here) % 2 == 0:
        return can(tuple(here), limits.clashes)
    return any(
        past.byes[bye] <= limits.bye and can(tuple(n for n in here if n != bye), limits.clashes)
        for bye in here
    )


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
