"""XOBrainer for the benchmarks."""

from collections.abc import Sequence
from random import Random

from bench.games import TURNS, Json
from knobel.catalog import xobrainer

TABLE = ("who=local", "[data-square]")
STORED_AS = {"ok": "seen", "": "place"}
LONG = {
    "variants": [
        *({"type": kind} for kind in ("map", "trap", "mission", "random")),
        {"type": "time-bomb", "seconds": 40},
    ]
}
ORDERS: tuple[Json, ...] = (
    {"config": {"length": {"type": "rounds", "rounds": 2}}},
    {},
    {"config": {"variants": [{"type": "random"}, {"type": "map"}]}},
    {
        "config": {
            "variants": [{"type": "mission"}, {"type": "trap"}, {"type": "time-bomb"}],
            "length": {"type": "single-round"},
        }
    },
    {"config": {"variants": [{"type": "map"}, {"type": "trap"}, {"type": "time-balance"}]}},
    {"config": {"teams": [2, 1], "variants": [{"type": "time-balance"}]}},
    {
        "config": {
            "layout": "wild",
            "variants": [{"type": "mission"}, {"type": "random"}, {"type": "time-bomb"}],
            "length": {"type": "rounds", "rounds": 2},
            "teams": [2, 1],
            "rows": "all",
        }
    },
)
ACTIONS = {
    "place": {"square": ("a1", "e5", "e6", "f5", "j10", "a10", "k1", "a0"), "turn": TURNS},
    "seen": {"round": TURNS},
}
FILES = {"layouts": xobrainer.read_layout, "decks": xobrainer.read_deck}
_CARD = {"white": ["a1", "b2", "c3"], "purple": ["d4"]}
TOO_LONG = {"deck": {"name": "mine", "cards": [_CARD] * 900}}


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


def any_move(rng: Random, /) -> str:
    return rng.choice(("a1", "e5", "e6", "f5", "j10", "a10", "k1", "a0", "ok", "OK", ""))


def legal_move(rng: Random, legal: Sequence[str], view: Json, /) -> str:
    return rng.choice(legal)
