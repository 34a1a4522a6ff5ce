"""What the simulation knows about each game: a module of the game's name."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol, cast

from tests.simulation.chance import Chance

Json = dict[str, Any]


class Find(NamedTuple):
    """A schedule that once broke a promise."""

    seed: int
    nodes: int
    schedule: str


class SimulatedGame(Protocol):
    """What such a module defines."""

    FINDS: Mapping[str, Find]
    """Schedules of this game that have found bugs, by a description of the bug."""

    THINKING: tuple[float, float]
    """Seconds: how long people think at least and at most; much less than their clocks allow."""

    def settings(self, chance: Chance, /) -> tuple[Json, int]:
        """Random settings with clocks that may run out, and the number of seats."""

    def choose(self, view: Json, legal: list[str], chance: Chance, /) -> str | None:
        """The move of a person who may do this now; None to wait for others."""

    def look(self, legal: tuple[str, ...], chance: Chance, /) -> Any | None:
        """What a bot does now, in a game without turns."""

    def charge(self, before: Any, event: Any, /) -> float | None:
        """The seconds that this event, a move, takes from the clock of the seat that made it."""

    def has_paid(self, event: Any, /) -> int | None:
        """The seat that this event cost something because its time ran out, if any."""


def simulated_game(game: str) -> SimulatedGame:
    return cast(SimulatedGame, import_module(f"tests.simulation.games.{game}"))


def all_games() -> list[str]:
    """The names of all games that can be simulated."""
    here = Path(__file__).parent
    return sorted(each.stem for each in here.glob("*.py") if not each.stem.startswith("_"))
