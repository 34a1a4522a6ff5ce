"""Vier-gewinnt 3D for the benchmarks."""

from collections.abc import Sequence
from random import Random

from bench.games import TURNS, Json

TABLE = ("who=local", "button[data-rod]")
STORED_AS = {"": "drop"}
LONG = {"variant": "most-lines", "yellow": "none"}  # it ends only when the board is full
ORDERS: tuple[Json, ...] = (
    {"config": {"clock": {"type": "total", "seconds": 300, "increment": 5}}},
    {},
    {"config": {"variant": "most-lines", "yellow": "free"}},
    {"config": {"variant": "most-lines", "yellow": "three-players"}},
    {"best_of_two": True, "order": "lot"},
)
ACTIONS = {
    "drop": {
        "rod": ("a1", "b2", "c3", "d4", "a4", "e5", "A1"),
        "turn": TURNS,
        "yellow": (False, True),
    },
}
FILES: Json = {}
TOO_LONG: Json = {}


def any_order(rng: Random, /) -> tuple[Json, int]:
    more = {"order": rng.choice(("seated", "lot")), "best_of_two": rng.random() < 1 / 4}
    if rng.random() < 1 / 4:
        return {"config": {"variant": "most-lines", "yellow": "three-players"}, **more}, 3
    clocks = (
        None,
        {"type": "per-move", "seconds": 3},
        {"type": "total", "seconds": 20, "increment": 1},
    )
    variant = rng.choice(("first-line", "most-lines"))
    return {"config": {"variant": variant, "clock": rng.choice(clocks)}, **more}, 2


def any_move(rng: Random, /) -> str:
    return rng.choice(("a1", "b2", "c3", "d4", "a4", "y:a1", "y:d4", "e5", "A1", "y:", ""))


def legal_move(rng: Random, legal: Sequence[str], view: Json, /) -> str:
    return rng.choice(legal)
