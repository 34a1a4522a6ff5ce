"""The matches that the players open: all three games, with and without clocks, in many settings."""

from random import Random
from typing import Any

GAMES = ("vier3d", "xobrainer", "xcode")
Json = dict[str, Any]


def order_for(game: str, rng: Random) -> tuple[Json, int]:
    """What is sent to open a match, and how many people are to join it."""
    config, seats = {"vier3d": _vier3d, "xobrainer": _xobrainer, "xcode": _xcode}[game](rng)
    is_one_screen = game != "xcode" and rng.random() < 1 / 8
    order = {
        "game": game,
        "config": config,
        "seats": [{"kind": "person", "mine": is_one_screen or n == 0} for n in range(seats)],
        "name": "Anna",
        "order": "seated" if game == "xcode" else rng.choice(("seated", "lot")),
        "best_of_two": game == "vier3d" and rng.random() < 1 / 4,
    }
    return order, 0 if is_one_screen else seats - 1


def _vier3d(rng: Random) -> tuple[Json, int]:
    if rng.random() < 1 / 4:
        return {"variant": "most-lines", "yellow": "three-players"}, 3
    clocks = (
        None,
        {"type": "per-move", "seconds": 3},
        {"type": "total", "seconds": 20, "increment": 1},
    )
    return {"variant": rng.choice(("first-line", "most-lines")), "clock": rng.choice(clocks)}, 2


def _xobrainer(rng: Random) -> tuple[Json, int]:
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
    return config, sum(teams)


def _xcode(rng: Random) -> tuple[Json, int]:
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
    return config, 4
