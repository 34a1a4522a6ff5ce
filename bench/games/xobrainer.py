"""XOBrainer for the benchmarks."""

from random import Random

from bench.games import Json

TABLE = ("who=local", "[data-square]")
STORED_AS = {"ok": "seen", "": "place"}


def any_order(rng: Random, /) -> tuple[Json, int]:
    """Mostly with everything and a short fuse; take-backs need a match without secrets."""
    teams = rng.choice(([1, 1], [2, 1], [2, 2]))
    lengths = (
        {"type": "single-round"},
        {"type": "rounds", "rounds": 2},
        {"type": "sets", "best_of": 1},
    )
    config: Json = {"layout": "wild", "length": rng.choice(lengths), "teams": teams}
    if rng.random() < 3 / 4:
        kinds = ("map", "trap", "mission", "random")
        config["deck"] = "default"
        config["variants"] = [{"type": kind} for kind in kinds if rng.random() < 3 / 4]
        config["variants"].append({"type": "time-bomb", "seconds": rng.choice((3, 4, 6))})
    return {"config": config, "order": rng.choice(("seated", "lot"))}, sum(teams)
