"""Vier-gewinnt 3D for the benchmarks."""

from random import Random

from bench.games import Json

TABLE = ("who=local", "button[data-rod]")
STORED_AS = {"": "drop"}


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
