"""Vier-gewinnt 3D in the simulation: people with clocks."""

from typing import Any

from knobel.core.clock import Countdown, Fuse
from knobel.games.vier3d import Dropped, Forfeited
from knobel.games.vier3d.state import State
from tests.simulation.chance import Chance
from tests.simulation.games import Find, Json

THINKING = (0.05, 1.5)
PER_MOVE = 7

FINDS = {
    "a rematch is never opened, because the store failed when all had agreed": Find(
        3697,
        2,
        "resign 1 @4.6 +1.17; doubt 5 @5.51 +5.58; pause 0 @7.85 +1.41; down 4 @20.24 +1.4;"
        " pause 1 @23.56 +3.45",
    ),
    "a server that ends while its disk is full owes only the time from then on": Find(
        3535,
        1,
        "doubt 4 @5.31 +3.21; cut 1 @6.65 +3.32; full 7 @7.61 +4.64; drain 0 @11.86 +0.47;"
        " drain 0 @12.82 +5.64",
    ),
    "a node asks who is connected before it notices that it was paused": Find(
        44, 1, "pause 0 @5.81 +2.54; pause 0 @9.71 +5.97"
    ),
    "bots of a sole server never play again, because a debt could not be settled": Find(
        99, 1, "kill 0 @3.57 +4.97; doubt 3 @6.55 +2.56"
    ),
    "a move that was written is refused, because settling a deadline has caught up": Find(
        87, 1, "drain 0 @6.12 +2.21; doubt 0 @9.19 +5.52"
    ),
    "a deletion is not noticed at another node": Find(
        312, 3, "deaf 7 @15.48 +2.94; delete 6 @17.76 +1.22"
    ),
    "two nodes owe time, and the line of one hides the debt of the other": Find(
        99, 2, "kill 0 @3.57 +2.48; slow 1 @7.68 +0.49; doubt 3 @10.11 +5.81"
    ),
    "beats that get no answer hide since when nobody could play": Find(
        1003066, 1, "down 5 @4.84 +0.87; doubt 0 @16.57 +5.16; kill 0 @22.02 +0.34"
    ),
    "a node that is behind welcomes somebody to a match that was deleted": Find(
        1004263,
        3,
        "deaf 4 @2.66 +5.03; doubt 5 @6.38 +5.46; cut 5 @9.22 +0.16;"
        " delete 1 @10.34 +0.15; doubt 6 @11.48 +1.42",
    ),
    "somebody leaves while their match is handed over, and a clock stops": Find(
        5008070, 3, "leave 6 @5.65 +1.57"
    ),
    "a node that could not read a move when the bell rang tells of it too late": Find(
        7006096, 2, "deaf 1 @2.64 +5.89; partition 1 @8.73 +1.06"
    ),
    "a node that was taken for dead settles a debt before it has given the time back": Find(
        8011194,
        2,
        "drain 1 @8.28 +0.43; partition 0 @11.96 +5.45; kill 1 @14.03 +0.29; doubt 1 @17.79 +5.03",
    ),
    "a server that pauses while it ends forgets what it owes": Find(
        9009997,
        1,
        "pause 0 @2.24 +3.9; drain 0 @3.58 +0.27; down 2 @5.8 +2.94; pause 0 @8.9 +1.57",
    ),
    "a node that has just woken refuses somebody, and forgets since when they ask": Find(
        30003847, 3, "forget 3 @18.18 +0.28; pause 1 @22.46 +4.52"
    ),
    "a server that wakes to end notices its silence when everybody has given up": Find(
        30001698, 1, "partition 0 @8.46 +0.64; pause 0 @8.99 +5.74; drain 0 @12.3 +0.24"
    ),
    "a node is never told that it keeps a match, and nobody plays for the bot": Find(
        40005430,
        2,
        "pause 0 @3.49 +1.54; doubt 2 @11.6 +0.62; slow 7 @15.77 +1;"
        " partition 1 @16.19 +5.55; doubt 6 @22.23 +0.17",
    ),
    "a node that was silent believes that it still keeps a match, and nobody does": Find(
        60015771,
        3,
        "deaf 0 @3.46 +0.97; slow 2 @6.05 +0.24; down 5 @7.74 +5.67; leave 4 @20.89 +2.7",
    ),
    "a keeper is refused because of a debt, and no longer plays for the bot": Find(
        70006893,
        3,
        "pause 2 @16.24 +1.65; slow 4 @16.68 +2.25; cut 1 @18.53 +0.26;"
        " slow 2 @18.78 +5.41; deaf 3 @21.62 +2.21",
    ),
    "a rematch is opened while its match is being deleted, and nobody hears of it": Find(
        70013052, 2, "kill 0 @12.3 +0.2; down 3 @15.69 +2.95; delete 2 @19.43 +1.55"
    ),
    "a node opens the rematch of a deleted match again and again": Find(
        110005943,
        3,
        "sleep 5 @2.99 +7.66; slow 7 @10.35 +5.64; delete 5 @14.32 +0.45; doubt 5 @15.12 +2.54",
    ),
    "a match is handed over to a node that has forgotten to say that everybody left": Find(
        110013032, 3, "leave 0 @6.91 +4.66; down 3 @15.53 +5.79; cut 1 @20.16 +0.65"
    ),
    "a node that was silent comes back to a roster that has lost its last beat": Find(
        80003958, 2, "down 3 @4.43 +5.6; late 1 @5.17 +0; forget 2 @5.56 +0.23"
    ),
    "a late refusal makes a node forget that it keeps a match, and nobody plays": Find(
        300019905,
        2,
        "kill 0 @8.33 +3.44; down 1 @9.57 +4.04; slow 1 @15.03 +4.72; cut 6 @15.68 +0.28;"
        " cut 0 @16.51 +0.28",
    ),
    "a node that starts believes a slow answer about the time": Find(
        92001101, 1, "kill 0 @5.19 +4.95; leave 5 @7.94 +3.47; slow 0 @8.4 +4.18"
    ),
    "people leave a node that owes them time, and move at another one first": Find(
        96014300,
        3,
        "doubt 0 @3.54 +3.14; down 0 @8.18 +2.53; cut 1 @8.94 +2.11; cut 0 @13.77 +5.06;"
        " down 3 @19.99 +5.49",
    ),
    "an heir does not hear what it inherits, and people move before time is given back": Find(
        98003273,
        3,
        "drain 1 @7.25 +0.74; down 6 @8.8 +0.62; partition 2 @14.89 +5.61; doubt 0 @18.05 +2.04",
    ),
    "somebody asks a paused node in vain, which misses them when it wakes": Find(
        130012525,
        2,
        "leave 0 @8.4 +1.37; pause 0 @9.43 +4.64; late 1 @11.43 +0; cut 4 @12.18 +0.19",
    ),
}


def settings(chance: Chance, /) -> tuple[Json, int]:
    share = chance.between(0, 1)
    clock: Json = {"type": "per-move", "seconds": PER_MOVE}
    if share % 0.25 > 0.125:
        clock = {"type": "total", "seconds": 20, "increment": 1}
    if share < 0.25:
        return {"variant": "most-lines", "yellow": "three-players", "clock": clock}, 3
    return {"variant": chance.of(("first-line", "most-lines")), "clock": clock}, 2


def choose(view: Json, legal: list[str], chance: Chance, /) -> str | None:
    return chance.of(legal) if legal else None


def look(legal: tuple[str, ...], chance: Chance, /) -> Any | None:
    raise AssertionError("this game has turns")


def charge(before: State, event: Any, /) -> float | None:
    match event, before.clock:
        case Dropped(at=at), Fuse() as fuse:
            return PER_MOVE - fuse.left(at) / 1000
        case Dropped(seat=seat, at=at), Countdown() as clock:
            return (clock.lefts[seat] - clock.left(seat, at)) / 1000
        case _:
            return None


def has_paid(event: Any, /) -> int | None:
    return event.seat if isinstance(event, Forfeited) and event.reason == "time" else None
