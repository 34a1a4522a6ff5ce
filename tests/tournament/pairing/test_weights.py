"""No pairing is better than ours by the weights, and the weights are what the rules say."""

from collections.abc import Iterator, Sequence
from random import Random

import networkx
import pytest

from knobel.tournament.pairing import swiss
from knobel.tournament.pairing.field import Field, Float, Player
from knobel.tournament.pairing.matching import MOST_BITS
from knobel.tournament.pairing.weight import ANYTHING, LEVELS, STRICT, scale_of


def random_field(seed: int, size: int, heat: int = 4) -> Field:
    """Players with a made-up past."""
    random = Random(seed)
    floats: tuple[Float, ...] = (-1, 0, 1)
    players = []
    for number in range(1, size + 1):
        others = [other for other in range(1, size + 1) if other != number]
        met = random.sample(others, min(len(others), random.randint(0, heat - 1)))
        players.append(
            Player(
                number,
                points=random.randint(0, 2 * heat - 2),
                number=number,
                met=tuple(met),
                starts=tuple(random.random() < 0.5 for _ in met),
                floats=(random.choice(floats),),
                byes=int(random.random() < 0.2),
            )
        )
    met_by = {player.id: set(player.met) for player in players}
    mutual = [
        Player(
            p.id,
            points=p.points,
            rank=rank,
            number=p.number,
            met=tuple(sorted(met_by[p.id] | {o for o in met_by if p.id in met_by[o]})),
            starts=p.starts,
            floats=p.floats,
            byes=p.byes,
        )
        for rank, p in enumerate(sorted(players, key=lambda p: (-p.points, p.id)))
    ]
    return Field(tuple(mutual), heat, heats=heat + random.randint(0, 2))


def all_pairings(nodes: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    if not nodes:
        yield []
        return
    first, *rest = nodes
    for at, other in enumerate(rest):
        for more in all_pairings(rest[:at] + rest[at + 1 :]):
            yield [(first, other), *more]


@pytest.mark.parametrize("size", range(2, 9))
def test_no_heavier_pairing_exists_among_all_pairings(size: int) -> None:
    for seed in range(30):
        field = random_field(seed, size)
        scale, edges = swiss.match(field)
        weights = scale.weights()
        found = sum(weights[edge] for edge in edges)
        every = [
            sum(weights[edge] for edge in pairing)
            for pairing in all_pairings(range(scale.nodes))
            if all(edge in weights for edge in pairing)
        ]

        assert max(every) == found


@pytest.mark.parametrize("size", [9, 10, 11, 12])
def test_no_heavier_pairing_is_found_by_another_slow_matching(size: int) -> None:
    for seed in range(12):
        scale, edges = swiss.match(random_field(seed, size))
        weights = scale.weights()
        graph = networkx.Graph()
        graph.add_weighted_edges_from((a, b, weight) for (a, b), weight in weights.items())
        slow = networkx.max_weight_matching(graph, maxcardinality=True)

        assert sum(weights[min(e), max(e)] for e in slow) == sum(weights[e] for e in edges)


def test_a_field_is_paired_more_strictly_whenever_that_is_possible() -> None:
    for seed in range(60):
        field = random_field(seed, 6, heat=5)
        scale, _ = swiss.match(field)
        for level in LEVELS[: scale.level]:
            weights = scale_of(field, level).weights()
            whole = [p for p in all_pairings(range(6)) if all(e in weights for e in p)]

            assert whole == []


def test_the_weights_of_1000_entrants_fit_into_127_bits() -> None:
    crowd = tuple(
        Player(n, points=n % 385, rank=n, met=(1 + n % 1000,) * (n % 3), byes=n % 2)
        for n in range(1, 1001)
    )

    for level in LEVELS:
        scale = scale_of(Field(crowd, 64, 64), level)

        assert (scale.whole * len(crowd)).bit_length() <= 127
        assert scale.whole.bit_length() <= MOST_BITS


def test_one_greater_fault_outweighs_all_smaller_ones() -> None:
    scale = scale_of(random_field(1, 12), ANYTHING)
    smaller = 0
    for at in reversed(range(len(scale.radices))):
        unit = 1
        for radix in scale.radices[at + 1 :]:
            unit *= radix

        assert smaller < unit
        smaller += (scale.radices[at] - 1) * unit

    assert smaller < scale.whole


def test_a_pairing_that_is_not_allowed_weighs_nothing() -> None:
    field = Field((Player(1, met=(2,)), Player(2, met=(1,)), Player(3), Player(4)), 2)

    assert scale_of(field, STRICT).level == swiss.match(field)[0].level
    assert 0 == swiss.weight_of(field, [(1, 2), (3, 4)])
    assert swiss.heaviest(field) == swiss.weight_of(field, [(1, 3), (2, 4)])


def test_a_pair_further_apart_weighs_less() -> None:
    points = {1: 4, 2: 4, 3: 2, 4: 2}
    players = tuple(Player(n, points=p, rank=n) for n, p in points.items())
    field = Field(players, 3)

    assert swiss.weight_of(field, [(1, 3), (2, 4)]) < swiss.heaviest(field)
    assert swiss.weight_of(field, [(1, 2), (3, 4)]) == swiss.heaviest(field)
