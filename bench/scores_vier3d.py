"""Results of games of Vier-gewinnt 3D: written down, read back, told in words."""

from functools import cache
from pathlib import Path

from msgspec import Struct

from bench import batches, fingerprints
from bench.intervals import wilson
from knobel import bots
from knobel.games import vier3d
from knobel.games.vier3d import Config
from tests.bots import arena
from tests.bots.arena import FIRST, Score

OPENING = 4
"""Balls of chance before the players begin."""


def name_of(config: Config) -> str:
    return config.variant if config == FIRST else f"{config.variant}, {config.yellow}"


class Contest(Struct, frozen=True):
    """Two players, and the settings of their games."""

    strong: str
    weak: str
    config: Config

    def __str__(self) -> str:
        return f"{name_of(self.config):22} {self.strong:>9} - {self.weak:8}"


class Games(Struct, frozen=True):
    """An opening from both sides: a line of the results."""

    print: str
    contest: Contest
    number: int
    score: Score
    cpu: float

    @property
    def kind(self) -> Contest:
        return self.contest

    @property
    def told(self) -> str:
        return f"{self.contest} {self.score.wins}:{self.score.losses}"


@cache
def fingerprint() -> str:
    """Of the players and of how they meet."""
    files = sorted((Path(bots.__file__).parent / "vier3d").glob("*.py"))
    return fingerprints.of_code([*files, Path(arena.__file__)], vier3d.RULES, OPENING)


def read(file: Path) -> list[Games]:
    """The games in the file of today's players and rules."""
    return [games for games in batches.read(file, Games) if games.print == fingerprint()]


def told(score: Score) -> str:
    """The score, and between which shares of the points the true one lies, with 95 % certainty."""
    low, high = wilson((score.wins + score.draws / 2) / score.games, score.games)
    played = f"{score.wins} won, {score.draws} drawn, {score.losses} lost"
    return f"{played}  [{low:.0%}, {high:.0%}]"
