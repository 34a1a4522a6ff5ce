"""Results of simulated tournaments: written down and read back."""

from functools import cache
from pathlib import Path

from msgspec import Struct

from bench import batches, fingerprints
from knobel import tournament
from tests.tournament import simulation
from tests.tournament.simulation.invariants import Broken


class Played(Struct, frozen=True):
    """A tournament that was played: a line of the results."""

    print: str
    format: str
    seed: int
    broken: tuple[Broken, ...]
    cpu: float

    @property
    def kind(self) -> str:
        return self.format

    @property
    def told(self) -> str:
        return f"{self.format}, {len(self.broken)} broken"


@cache
def fingerprint() -> str:
    """Of the code that plays and checks."""
    folders = [Path(next(iter(package.__path__))) for package in (tournament, simulation)]
    return fingerprints.of_code(file for one in folders for file in sorted(one.rglob("*.py")))


def read(file: Path, seeds: range) -> list[Played]:
    """The results of today's code for these tournaments."""
    found = batches.read(file, Played)
    return [one for one in found if one.print == fingerprint() and one.seed in seeds]
