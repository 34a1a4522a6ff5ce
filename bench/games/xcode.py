"""X-Code for the benchmarks."""

from collections.abc import Sequence
from random import Random

from bench.games import SEATS, Json
from knobel.catalog import xcode

TABLE = ("who=bot", '[data-testid="hand"], [data-testid="countdown"]')
STORED_AS = {"give": "accept"}
LONG = {"level": "level-4", "players": 8}
_OWN = {"name": "own", "jokers": 0, "time_cards": [3, 3], "limits": [9, 8, 7, 6, 5, 4, 4]}
"""A group must win the later levels of the game before it may play them; this one is open to all."""
ORDERS: tuple[Json, ...] = (
    {"config": {"players": 2, "countdown": 0}},
    {"config": {"players": 2}},
    {"config": {"players": 2, "overdraw": "loses-hand", "turning": "refill"}},
    {"config": {"players": 3, "countdown": 0}},
    {"config": {"level": _OWN, "players": 3, "overdraw": "loses-hand", "turning": "refill"}},
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
LIVELY = {"lay": 8, "give": 4, "draw": 4, "offer": 3, "decline": 2, "withdraw": 2}
"""How often each kind of move is made; all others have a weight of 1."""
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


def legal_move(rng: Random, legal: Sequence[str], view: Json, /) -> str:
    weights = [LIVELY.get(short.split()[0], 1) for short in legal]
    words = rng.choices(legal, weights)[0].split()
    match words:
        case ["discard"]:
            return " ".join(["discard", *rng.sample(view["hand"], 3)])
        case ["say"]:
            return f"say need {rng.choice('123456789*0#')}"
        case ["offer" | "give" as verb, *_]:
            to = words.index("to")
            return " ".join([verb, rng.choice(words[1:to]), *words[to:]])
        case _:
            return " ".join(words)
