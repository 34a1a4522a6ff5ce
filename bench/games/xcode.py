"""X-Code for the benchmarks."""

from random import Random

from bench.games import Json

TABLE = ("who=bot", '[data-testid="hand"], [data-testid="countdown"]')
STORED_AS = {"give": "accept"}


def any_order(rng: Random, /) -> tuple[Json, int]:
    """A level of our own with little sand ends within a few rounds."""
    own = {"name": "short", "jokers": 3, "time_cards": [6, 6], "sand": rng.choice((10, 20, 30))}
    hot = {**own, "jokers": 6, "rules": [{"type": "hot-joker", "seconds": 5}]}  # with fuses
    config = {
        "level": rng.choice((own, hot, "level-1")),
        "players": 4,
        "countdown": rng.choice((0, 1)),
        "turning": rng.choice(("flip", "refill")),
        "overdraw": rng.choice(("refused", "loses-hand")),
    }
    return {"config": config}, 4
