"""XOBrainer in the simulation: secret cards, and a TimeBomb that takes the turn away."""

from typing import Any

from knobel.games.xobrainer.events import TurnLost
from tests.simulation.chance import Chance
from tests.simulation.games import Find, Json

THINKING = (0.05, 1.5)
BEST_FROM = 12
"""Squares that a person considers; they are few, so that rows are completed now and then."""

FINDS = {
    "a node that owed time never reports people again whom others took for gone": Find(
        140016634,
        3,
        "leave 0 @1.58 +4.86; slow 2 @9.83 +5.87; deaf 3 @11.72 +2.65; late 2 @11.96 +0;"
        " cut 1 @14.67 +0.23; kill 0 @15.59 +0.18",
    ),
    "the roster is lost while a node is paused, and nobody knows who is connected to it": Find(
        120014342, 2, "pause 1 @6.29 +5.88; forget 4 @7.85 +0.18"
    ),
    "somebody is told that their secret is wrong while the match is being deleted": Find(
        110016964,
        2,
        "kill 1 @2.84 +2.13; drain 0 @6.21 +5.58; drain 1 @7.31 +4.28; delete 2 @10.48 +3.43",
    ),
    "viewers are sent away although the match could not be deleted": Find(
        259, 1, "down 7 @12.74 +2.37; delete 5 @13.59 +0.16; kill 0 @14.81 +0.23"
    ),
    "a silence is forgotten because it could not be written at once": Find(
        249, 3, "pause 0 @3.61 +0.46; doubt 7 @14.59 +3.09; doubt 6 @16.9 +5.44"
    ),
    "a node that was silent itself lets a flag fall": Find(
        249, 3, "doubt 7 @14.59 +3.09; doubt 6 @16.9 +5.44"
    ),
    "somebody follows a match that is deleted while they arrive": Find(
        2283,
        2,
        "slow 7 @5.08 +4.54; late 1 @6.13 +0; delete 2 @9.53 +5.08; drain 0 @11.52 +0.23",
    ),
    "bots rest because a keeper could not hand over": Find(
        1005896, 3, "slow 5 @6.02 +0.17; down 6 @7.99 +0.48"
    ),
    "whoever comes back waits for a log that gives no answer": Find(
        3002334, 1, "slow 6 @6.55 +3.42; cut 4 @8.16 +0.28; doubt 2 @10.52 +2.24"
    ),
    "whoever comes back hides that the roster has lost their match": Find(
        5007840,
        1,
        "drain 0 @9.41 +3.08; forget 2 @10.64 +0.24; slow 4 @12.06 +5.7; down 7 @18.67 +2.2",
    ),
    "a clock stops for a silence that ended long ago": Find(
        6000066, 2, "sleep 3 @6.15 +7.3; pause 1 @19.09 +4.57; sleep 2 @23.91 +10.24"
    ),
    "the fuse of a bot burns while its node is silent": Find(
        9012215,
        2,
        "down 7 @3.82 +2.15; cut 0 @4.33 +0.21; slow 5 @6.17 +2.48; late 1 @9.09 +0;"
        " kill 0 @9.95 +0.17",
    ),
    "the rematch of a match that was deleted meanwhile stays without anybody": Find(
        9019830, 2, "resign 7 @14.03 +0.27; down 7 @15.86 +1.69; delete 2 @17.04 +0.2"
    ),
    "a server that ends when it has just woken owes too little": Find(
        10001524, 1, "down 4 @7.85 +2.16; pause 0 @9.08 +5.76; drain 0 @11.77 +0.29"
    ),
    "a fuse burns while somebody waits to be let in": Find(
        10015581,
        2,
        "partition 0 @12.08 +2.85; partition 0 @14.79 +5.51; slow 3 @18.26 +1.8;"
        " slow 0 @22.01 +5.89",
    ),
    "a node loses its store while it gives time back, and forgets that outage": Find(
        92001325, 1, "slow 6 @5.45 +4.66; down 2 @9.95 +3.76"
    ),
    "a node pauses while it gives time back, and forgets that silence": Find(
        92000879,
        3,
        "leave 1 @5.18 +5.68; down 5 @15.65 +2.32; deaf 0 @16.65 +0.75; slow 0 @19.06 +1.09;"
        " pause 0 @19.44 +5.93; down 0 @21.3 +3.95",
    ),
    "a keeper settles the debt of a dead node of which it did not hear": Find(
        110017337,
        2,
        "forget 1 @2.2 +0.17; doubt 7 @2.54 +0.7; doubt 2 @14.21 +0.56; partition 1 @14.58 +5.45;"
        " doubt 3 @19.91 +0.84",
    ),
    "a bot answers a move that was stored late, before its player is heard of again": Find(
        120005995, 2, "partition 1 @14.58 +3.39"
    ),
    "a node that wakes takes somebody for waiting who is at another node": Find(
        130003020,
        2,
        "late 1 @14.38 +0; pause 1 @19.12 +5.77; kill 0 @20.67 +0.24; cut 0 @21.82 +0.23",
    ),
}


def settings(chance: Chance, /) -> tuple[Json, int]:
    teams = chance.of(([1, 1], [1, 1], [2, 1], [2, 2]))
    variants: list[Json] = [{"type": "time-bomb", "seconds": 7}]
    variants += [{"type": kind} for kind in ("mission", "trap") if chance.happens(0.7)]
    length = {"type": "rounds", "rounds": 2}
    return {
        "layout": "wild",
        "deck": "default",
        "length": length,
        "teams": teams,
        "variants": variants,
    }, sum(teams)


def choose(view: Json, legal: list[str], chance: Chance, /) -> str | None:
    return legal[chance.below(min(BEST_FROM, len(legal)))] if legal else None


def look(legal: tuple[str, ...], chance: Chance, /) -> Any | None:
    raise AssertionError("this game has turns")


def charge(before: Any, event: Any, /) -> float | None:
    return None  # a fuse begins anew with every turn


def has_paid(event: Any, /) -> int | None:
    return event.seat if isinstance(event, TurnLost) else None
