"""What the benchmarks know about each game: a module of the game's name."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

from knobel.catalog import GAMES

Json = dict[str, Any]
SEATS: Sequence[Any] = (0, 0, 1, 1, 2, -1, 7, None)
TURNS: Sequence[Any] = (*range(1, 12), 0, -1)
"""Values for a fuzzer, right and nearly right."""

TURN_BASED = next(name for name, definition in GAMES.items() if not definition.is_live)
LIVE = next(name for name, definition in GAMES.items() if definition.is_live)
"""The games that a load bench plays if it plays only one."""


class BenchGame(Protocol):
    """What such a module defines."""

    TABLE: tuple[str, str]
    """The query of the set-up page for a table with one browser, and a selector of its board."""
    STORED_AS: Mapping[str, str]
    """The type of a move in the log by its first word; that of all other words by an empty one."""
    LONG: Json
    """Settings of a match that lasts long and always allows many moves."""
    ORDERS: Sequence[Json]
    """Orders without their game, for two or three people; the first is for two, and its match has a
    clock or several rounds."""
    ACTIONS: Mapping[str, Mapping[str, Sequence[Any]]]
    """Actions as they are stored, and values that their fields may nearly have."""
    FILES: Mapping[str, Callable[[bytes], Any]]
    """The folders of catalog/data/<game> that hold one kind of file, and how such a file is read."""
    TOO_LONG: Json
    """Settings as long as a request may be, which the rules must refuse; may be empty."""

    def any_order(self, rng: Random, /) -> tuple[Json, int]:
        """A random order without its game, and the number of its seats."""

    def any_move(self, rng: Random, /) -> str:
        """A move that is right or nearly right, whatever the state of the match."""

    def legal_move(self, rng: Random, legal: Sequence[str], view: Json, /) -> str:
        """One of the legal moves that the server has sent; short forms must be completed."""


def bench_game(game: str) -> BenchGame:
    return cast(BenchGame, import_module(f"bench.games.{game}"))
