"""Swiss: everybody plays in every heat, against somebody with the same points if possible.

The pairs are a maximum-weight matching over all allowed pairs; `weight.Scale` weighs them.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from knobel.core.game import refuse_unless
from knobel.tournament.pairing.draft import Draft, Draw
from knobel.tournament.pairing.field import Field
from knobel.tournament.pairing.matching import Edge, best_matching
from knobel.tournament.pairing.reasons import of_bye, of_pair
from knobel.tournament.pairing.starts import in_order
from knobel.tournament.pairing.weight import LEVELS, Scale, scale_of
from knobel.tournament.values import EntrantId, Reason

Pair: TypeAlias = tuple[EntrantId, EntrantId | None]
"""Two who meet; None stands for a bye."""


def draw(field: Field, seed: int) -> Draw:
    """The pairs of the next heat."""
    refuse_unless(len(field.players) >= 2, "event-too-few")
    scale, pairs = match(field)
    drafts, byes = [], []
    for one, other in pairs:
        if other == scale.bye:
            byes.append(one)
            continue
        both, start = in_order(field, field.players[one], field.players[other], seed)
        why = (*of_pair(field, *both), start)
        drafts.append((one, Draft(tuple((player.id,) for player in both), why)))
    left = set(range(len(field.players))) - {at for pair in pairs for at in pair}
    unlucky = [field.players[at] for at in sorted(left)]
    return Draw(
        tuple(draft for _, draft in sorted(drafts, key=lambda pair: pair[0])),
        (*(field.players[at].id for at in byes), *(player.id for player in unlucky)),
        (
            *(of_bye(field.players[at]) for at in byes),
            *(Reason("bye-nobody-left", {"name": player.name}) for player in unlucky),
        ),
    )


def match(field: Field) -> tuple[Scale, list[Edge]]:
    """The best pairs at the strictest level at which everybody finds an opponent."""
    for level in LEVELS:
        scale = scale_of(field, level)
        edges = best_matching(scale.nodes, scale.weights())
        if 2 * len(edges) == scale.nodes:
            break
    return scale, edges


def weight_of(field: Field, pairs: Iterable[Pair]) -> int:
    """The weight of a whole pairing, with None for a bye; 0 if a pair is not allowed.

    The distance from upper half against lower half does not count, because in the first heat it
    depends on the lot.
    """
    scale, _ = match(field)
    at = {player.id: place for place, player in enumerate(field.players)}
    both = [(at[one], scale.bye if other is None else at[other]) for one, other in pairs]
    return _weigh(scale, [(min(pair), max(pair)) for pair in both])


def heaviest(field: Field) -> int:
    """The weight of the best pairing."""
    return _weigh(*match(field))


def _weigh(scale: Scale, edges: Sequence[Edge]) -> int:
    weights = scale.weights()
    last = scale.radices[-1]
    if not all(edge in weights for edge in edges):
        return 0
    whole = len(edges) * scale.whole
    return (whole - (whole - sum(weights[edge] for edge in edges)) // last * last) // last
