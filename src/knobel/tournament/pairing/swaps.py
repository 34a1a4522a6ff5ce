"""Improve a seating by exchanging two people as long as that helps."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

Cost: TypeAlias = tuple[int, ...]
"""What is bad about a table, the worst first; costs of tables add up."""
T = TypeVar("T")

_MOST_ROUNDS = 40


def improved(
    tables: Sequence[Sequence[T]], cost: Callable[[Sequence[T]], Cost], reach: int
) -> list[list[T]]:
    """Tables with the least total cost that single exchanges lead to.

    People are exchanged at their own table, where places may count, and with those at up to
    *reach* tables further down.
    """
    seated = [list(table) for table in tables]
    costs = [cost(table) for table in seated]
    for _ in range(_MOST_ROUNDS):
        is_better = False
        for one in range(len(seated)):
            for other in range(one, min(len(seated), one + reach + 1)):
                if any(costs[one]) or any(costs[other]):
                    is_better |= _exchange(seated, costs, cost, (one, other))
        if not is_better:
            break
    return seated


def _exchange(
    seated: list[list[T]],
    costs: list[Cost],
    cost: Callable[[Sequence[T]], Cost],
    both: tuple[int, int],
) -> bool:
    """Make every exchange at these two tables that helps; whether there was one."""
    one, other = both
    is_better = False
    for i in range(len(seated[one])):
        for j in range(i + 1 if one == other else 0, len(seated[other])):
            new = {at: list(seated[at]) for at in both}
            new[one][i], new[other][j] = new[other][j], new[one][i]
            after = {at: cost(table) for at, table in new.items()}
            if total(list(after.values())) < total([costs[at] for at in new]):
                for at, table in new.items():
                    seated[at], costs[at] = table, after[at]
                is_better = True
    return is_better


def total(costs: Sequence[Cost]) -> Cost:
    """The sum of costs, part by part."""
    return tuple(map(sum, zip(*costs, strict=True)))
