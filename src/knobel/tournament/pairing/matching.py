"""Maximum-weight matching of a graph, by rustworkx."""

from collections.abc import Mapping
from typing import TypeAlias

Edge: TypeAlias = tuple[int, int]

MOST_BITS = 126
"""rustworkx counts in 128 bits with a sign, and doubles weights on the way."""


def best_matching(nodes: int, weights: Mapping[Edge, int]) -> list[Edge]:
    """As many edges as possible without a common node, then with the greatest sum of weights."""
    if not weights:
        return []
    from rustworkx import (  # noqa: PLC0415 -- loaded only to pair
        PyGraph,
        max_weight_matching,
    )

    assert max(weights.values()).bit_length() <= MOST_BITS
    graph: PyGraph[None, int] = PyGraph(multigraph=False)
    graph.add_nodes_from([None] * nodes)
    graph.add_edges_from([(one, other, weight) for (one, other), weight in weights.items()])
    found = max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(edge), max(edge)) for edge in found)
