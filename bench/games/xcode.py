"""X-Code for the benchmarks."""

from random import Random

from bench.games import SEATS, Json
from knobel.catalog import xcode

TABLE = ("who=bot", '[data-testid="hand"], [data-testid="countdown"]')
STORED_AS = {"give": "accept"}
LONG = {"level": "level-4", "players": 8}
ORDERS: tuple[Json, ...] = (
    {"config": {"players": 2, "countdown": 0}},
    {"config": {"players": 2}},
    {"config": {"players": 2, "overdraw": "loses-hand", "turning": "refill"}},
    {"config": {"players": 3, "countdown": 0}},
    {"config": {"level": "level-3", "players": 3, "overdraw": "loses-hand", "turning": "refill"}},
)
CARDS = (*(sign + arrow for sign in "0123456789#*t" for arrow in "<>"), "j", "t", "5", "")
ACTIONS = {
    "draw": {},
    "discard": {"cards": [[card] * 3 for card in CARDS] + [["5<", "7>", "j"], [], ["j"] * 9]},
    "lay": {"cards": [[card] * 3 for card in CARDS] + [["5<", "5>", "j"], [], ["t<", "t>", "j"]]},
    "offer": {"card": CARDS, "to": SEATS},
    "accept": {"card": CARDS, "to": SEATS, "against": CARDS},
    "decline": {"card": CARDS, "by": SEATS},
    "withdraw": {"card": CARDS, "to": SEATS},
    "say": {
        "phrase": ("need", "have", "which-arrow", "sand"),
        "about": CARDS,
        "already": (0, 1, 2, 3, 4),
        "to": SEATS,
    },
}
MOVES = (
    *("draw", "discard {0} {0} {0}", "discard {0} {1} j", "lay {0} {0} j", "lay {0} {1}"),
    *("offer {0} to {2}", "give {0} to {2} for {1}", "withdraw {0} from {2}", "lay", "say"),
    *("decline {0} of {2}", "say need {0}", "say have {0} with {2} to {2}", "say sand to {2}"),
)
FILES = {"levels": xcode.read_level}
TOO_LONG: Json = {}


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


def any_move(rng: Random, /) -> str:
    return rng.choice(MOVES).format(rng.choice(CARDS), rng.choice(CARDS), rng.choice(SEATS))
