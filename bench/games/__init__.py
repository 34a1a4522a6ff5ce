"""What the benchmarks know about each game: a module of the game's name."""

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

Json = dict[str, Any]


class BenchGame(Protocol):
    """What such a module defines."""

    TABLE: tuple[str, str]
    """The query of the set-up page for a table with one browser, and a selector of its board."""
    STORED_AS: Mapping[str, str]
    """The type of a move in the log by its first word; that of all other words by an empty one."""

    def any_order(self, rng: Random, /) -> tuple[Json, int]:
        """Random settings of a match besides its game, and the number of its seats."""


def bench_game(game: str) -> BenchGame:
    return cast(BenchGame, import_module(f"bench.games.{game}"))
