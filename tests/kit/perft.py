"""Reads perft files: the number of ways to play a number of balls, and how many of them win."""

from pathlib import Path
from typing import NamedTuple

_FOLDER = Path(__file__).parent.parent / "perft"


class Row(NamedTuple):
    ply: int
    nodes: int
    wins: int


def read_perft(game: str) -> list[Row]:
    """The rows of the game's file, ply by ply; a # begins a comment."""
    lines = (_FOLDER / f"{game}.perft").read_text(encoding="utf-8").splitlines()
    rows = [line.partition("#")[0].split() for line in lines]
    return [Row(*(int(number) for number in row)) for row in rows if row]
