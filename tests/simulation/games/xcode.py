"""X-Code in the simulation: four people act at once against the sand."""

from collections.abc import Sequence
from typing import Any

from knobel.games.xcode import read_action
from tests.simulation.chance import Chance
from tests.simulation.games import Find, Json

THINKING = (0.4, 2.5)

FINDS = {
    "somebody who was let in elsewhere comes back to a node that had refused them": Find(
        433, 2, "doubt 5 @5.24 +5.86; cut 1 @19.81 +0.2"
    ),
    "the same silence is given back again and again": Find(
        120, 2, "down 2 @3.34 +1.9; late 1 @5.46 +0"
    ),
    "a viewer is welcomed, and then not told anything": Find(
        86, 1, "doubt 6 @7.76 +1.08; cut 3 @8.18 +0.15"
    ),
    "a node that has not heard of somebody's seat shuts them out": Find(69, 2, ""),
    "a silence by a clock that was an hour ahead stops clocks for an hour": Find(
        7000185, 2, "kill 0 @3 +4.93; doubt 7 @6.9 +4.19; kill 1 @19.56 +0.15"
    ),
    "the last who leaves a match that nobody keeps yet leaves it for lost": Find(
        9002374, 2, "cut 3 @1.63 +0.15"
    ),
    "a node that wakes judges what was sent to another node meanwhile": Find(
        9005429,
        3,
        "cut 7 @5.43 +0.18; doubt 5 @5.84 +4.76; pause 2 @13.5 +5.7; cut 2 @15.98 +0.17",
    ),
    "a node that was given up is not told so, and never reports its people again": Find(
        92001558,
        2,
        "full 3 @3.85 +1.74; kill 0 @7.71 +3.86; leave 4 @11.55 +4.95; pause 1 @16.51 +5.3;"
        " doubt 2 @20.04 +3.85",
    ),
    "a spectator is back before the players, and the bots play on": Find(
        93002899, 1, "drain 0 @8.64 +3.89"
    ),
    "an old connection is reported again, and ends one at a node that still owes time": Find(
        97000628,
        3,
        "doubt 5 @5.74 +4.24; partition 0 @8.24 +4.29; down 0 @10.06 +1.44; kill 2 @10.95 +2.65",
    ),
    "a bot plays on while the node of all players is silent": Find(
        120019565, 3, "pause 1 @6.75 +3.85; pause 0 @9.9 +4.63; partition 0 @15.76 +4.66"
    ),
}


def settings(chance: Chance, /) -> tuple[Json, int]:
    own = {"name": "short", "jokers": 3, "time_cards": [6, 6], "sand": 60}
    return {
        "level": own,
        "players": 4,
        "countdown": chance.of((0, 1)),
        "turning": chance.of(("flip", "refill")),
        "overdraw": chance.of(("refused", "loses-hand")),
    }, 4


def choose(view: Json, legal: list[str], chance: Chance, /) -> str | None:
    return _move(view.get("hand") or (), legal, chance)


def look(legal: tuple[str, ...], chance: Chance, /) -> Any | None:
    move = _move((), legal, chance)
    return None if move is None else read_action(move)


def charge(before: Any, event: Any, /) -> float | None:
    return None  # the sand runs for all of them


def has_paid(event: Any, /) -> int | None:
    return None  # the sand runs for all of them


def _move(hand: Sequence[str], legal: Sequence[str], chance: Chance) -> str | None:
    """A random move in the notation of the game, of the kinds that the short form names."""
    if not legal:
        return None
    told = chance.of([short for short in legal if short != "say"] or ["say"])
    kind, *words = told.split()
    match kind:
        case "say":
            return None
        case "discard":
            return f"discard {' '.join(hand[:3])}" if len(hand) >= 6 else None
        case "offer" | "give":
            to = words.index("to")
            return f"{kind} {chance.of(words[:to])} {' '.join(words[to:])}"
        case _:
            return told
