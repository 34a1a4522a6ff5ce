"""The shape of a knockout: which seeds meet, and who meets the winners.

A bracket is a list of nodes from top to bottom; the winners of the first two nodes meet in the
first node of the next heat, and so on.  It is read from the first heat of the knockout: bouts are
numbered from the top, and so are byes, and which nodes are byes follows from how many there are.
"""

from collections.abc import Sequence
from typing import TypeAlias

from knobel.tournament.form import FINAL, THIRD_PLACE
from knobel.tournament.progress import winner_and_losers
from knobel.tournament.values import Bout, EntrantId, Heat

Node: TypeAlias = tuple[EntrantId | None, EntrantId | None]
"""The two entrants of a node, the upper one first; None if there is none."""

_LABELS = {1: FINAL, 2: "semifinal", 4: "quarterfinal"}


def label_of(nodes: int) -> str:
    """The label of the bouts in a heat with this many nodes.

    >>> label_of(1), label_of(4), label_of(16)
    ('final', 'quarterfinal', 'last-32')
    """
    return _LABELS.get(nodes, f"last-{2 * nodes}")


def seeds(size: int) -> list[int]:
    """The places of seeds 0 to size - 1 from top to bottom, so that the best meet last.

    >>> seeds(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    order = [0]
    while len(order) < size:
        double = 2 * len(order) - 1
        order = [seed for upper in order for seed in (upper, double - upper)]
    return order


def size_of(entrants: int) -> int:
    """The smallest power of two that is not less.

    >>> [size_of(n) for n in (2, 3, 8, 9)]
    [2, 4, 8, 16]
    """
    return 1 << max(1, (entrants - 1).bit_length())


def first_nodes(entrants: Sequence[EntrantId]) -> list[Node]:
    """The nodes of the first heat for entrants in the order of their seeds; the best have byes."""
    order = seeds(size_of(len(entrants)))
    seat = [entrants[seed] if seed < len(entrants) else None for seed in order]
    return list(zip(seat[::2], seat[1::2], strict=True))


def nodes_after(heats: Sequence[Heat]) -> list[Node]:
    """The nodes of the next heat, after these heats of the knockout."""
    first = heats[0]
    shape = first_nodes(range(2 * len(first.bouts) + len(first.byes)))
    bouts, byes = iter(sorted(first.bouts, key=lambda bout: bout.id)), iter(first.byes)
    nodes: list[Node] = []
    for _, lower in shape:
        if lower is None:
            nodes.append((next(byes), None))
        else:
            ((upper,), (other,)) = next(bouts).sides
            nodes.append((upper, other))
    for heat in heats:
        won = [winner(heat, node) for node in as_played(heat, nodes)]
        nodes = list(zip(won[::2], won[1::2], strict=True)) if len(won) > 1 else [(won[0], None)]
    return nodes


def as_played(heat: Heat, nodes: Sequence[Node]) -> list[Node]:
    """The nodes of a heat, of which two may have exchanged their lower entrants (EV-12)."""
    exchanged: dict[EntrantId | None, EntrantId] = {}
    for upper, lower in nodes:
        bout = bout_of(heat, upper)
        people = {e for side in bout.sides for e in side} if bout is not None else set()
        if lower is not None and people and lower not in people:
            (other,) = people - {upper}
            exchanged[other] = lower
    return [(upper, exchanged.get(lower, lower)) for upper, lower in nodes]


def winner(heat: Heat, node: Node) -> EntrantId | None:
    """Who goes on from this node: the winner of the bout, or who had a bye."""
    for e in node:
        bout = bout_of(heat, e)
        if bout is not None:
            return winner_of(bout)
    return next((e for e in node if e in heat.byes), None)


def loser(heat: Heat, node: Node) -> EntrantId | None:
    """Who lost the bout of this node; None if there was none."""
    for e in node:
        bout = bout_of(heat, e)
        if bout is not None and winner_of(bout) is not None:
            return winner_and_losers(bout)[1][0]
    return None


def bout_of(heat: Heat, entrant: EntrantId | None) -> Bout | None:
    """The bout of an entrant that counts for the bracket."""
    return next(
        (
            bout
            for bout in heat.bouts
            if bout.label != THIRD_PLACE and any(entrant in side for side in bout.sides)
        ),
        None,
    )


def winner_of(bout: Bout) -> EntrantId | None:
    """Who won; None if nobody came."""
    winners, _ = winner_and_losers(bout)
    return winners[0] if winners else None
