"""What happens during a simulation: faults, and what people do apart from playing.

A seed stands for a schedule.  Every event has random numbers of its own, so leaving one out changes
no other: that makes it possible to shrink a schedule that breaks a promise.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

from tests.simulation.chance import Chance

BEGINS = 1.5
"""Seconds without faults at the start, in which everybody finds a seat."""
BREAKS_UNTIL = 24.0
"""The latest time at which something breaks or begins."""
LASTS = 38.0
"""The length of a simulation; faults end early enough for everything to recover."""
LONGEST = 6.0

OfNode: TypeAlias = Literal["kill", "pause", "drain", "late", "partition"]
OfStore: TypeAlias = Literal["down", "doubt", "slow", "full", "deaf", "forget"]
OfPerson: TypeAlias = Literal["cut", "leave", "sleep", "resign", "delete"]
Kind: TypeAlias = OfNode | OfStore | OfPerson
"""
kill       the process ends, nothing of it runs again, and another one starts later
pause      the process stands still, such as by SIGSTOP
drain      the process is asked to end, and another one starts later
late       the node is not there from the beginning
partition  this node does not reach the store
down       nobody reaches the store: requests fail before anything is written
doubt      the store does what it is asked, but its answers are lost
slow       requests to the store arrive late, or its answers do
full       the store refuses to write
deaf       notifications get lost
forget     the roster loses everything it knows
cut        a connection breaks, and the node notices it later than the person
leave      a person goes away and comes back
sleep      a person does nothing, not even when their time runs out
resign     a person gives up, so that a rematch follows
delete     the opener deletes the match
"""
OF_NODE: frozenset[str] = frozenset(get_args(OfNode))
OUTAGES: frozenset[str] = frozenset(
    ("kill", "pause", "drain", "partition", "down", "doubt", "slow", "full", "forget")
)
"""What may stop a clock: some node or the store did not answer, or nobody knows who is alive."""
FAULTS = OUTAGES | {"deaf", "cut", "delete"}
"""What may keep somebody from knowing that it is their turn, or from playing.

A deletion closes the connections to the match, also of those who are just moving on to its rematch.
"""
STANDSTILLS: frozenset[str] = frozenset(("pause", "partition", "down", "doubt"))
"""Whoever is connected to a node to which this happens can do nothing until it is over."""
SHARES: Sequence[tuple[Kind, int]] = (
    ("kill", 4),
    ("pause", 4),
    ("drain", 2),
    ("partition", 2),
    ("down", 3),
    ("doubt", 4),
    ("slow", 3),
    ("full", 1),
    ("deaf", 3),
    ("forget", 1),
    ("cut", 4),
    ("leave", 2),
    ("sleep", 1),
    ("resign", 1),
    ("delete", 1),
)
_DECK: Sequence[Kind] = [kind for kind, share in SHARES for _ in range(share)]


class Event(Struct, frozen=True):
    """Something happens at a time, to a node or a person, and may last a while."""

    at: float
    kind: Kind
    whom: int = 0
    lasts: float = 0.0

    def __str__(self) -> str:
        return f"{self.kind} {self.whom} @{self.at:g} +{self.lasts:g}"


class Setting(Struct, frozen=True):
    """Who plays what, and where."""

    game: str
    nodes: int
    is_sole: bool = False
    """Whether the only node keeps its roster in memory, as a server on SQLite does."""
    matches: int = 1


Schedule: TypeAlias = tuple[Event, ...]

_EVENT = re.compile(r"(\w+) (\d+) @([\d.]+) \+([\d.]+)")


def written(schedule: Schedule) -> str:
    return "; ".join(map(str, schedule))


def read(text: str) -> Schedule:
    """The schedule that `written` has written."""
    return tuple(_event(part.strip()) for part in text.split(";") if part.strip())


def _event(text: str) -> Event:
    found = _EVENT.fullmatch(text)
    if found is None or found[1] not in (*_DECK, "late"):
        raise ValueError(f"not an event: {text!r}")
    return Event(float(found[3]), found[1], int(found[2]), float(found[4]))


def setting_of(seed: int, games: Sequence[str], nodes: int | None = None) -> Setting:
    chance = Chance(seed, "setting")
    chance.of(games[:1])  # so that a seed means the same if its game is named
    some = chance.of((1, 2, 2, 2, 3, 3))
    count = some if nodes is None else nodes
    game = Chance(seed, "setting").of(games)
    return Setting(game, count, is_sole=chance.happens(0.5) and count == 1)


def schedule_of(seed: int, nodes: int) -> Schedule:
    """The events that this seed stands for."""
    chance = Chance(seed, "schedule")
    events = [_any_event(seed, number, nodes) for number in range(chance.below(7))]
    if nodes > 1 and chance.happens(0.2):
        events.append(Event(round(chance.between(3, 15), 2), "late", nodes - 1))
    return tuple(sorted(events, key=lambda event: (event.at, event.kind)))


def _any_event(seed: int, number: int, nodes: int) -> Event:
    chance = Chance(seed, f"event/{number}")
    at = round(chance.between(BEGINS, BREAKS_UNTIL), 2)
    kind = chance.of(_DECK)
    whom = chance.below(nodes if kind in OF_NODE else 8)
    lasts = round(chance.between(0.2, LONGEST), 2)
    if kind == "drain":
        at = round(at / 2 + BEGINS, 2)  # it takes some seconds by itself
    if kind == "sleep":
        lasts *= 2  # long enough for a flag to fall
    return Event(at, kind, whom, lasts)


def shrunk(schedule: Schedule, still_breaks: Callable[[Schedule], bool]) -> Schedule:
    """The smallest schedule found that breaks the same promise: leave out, then halve."""
    while True:
        for less in _smaller(schedule):
            if still_breaks(less):
                schedule = less
                break
        else:
            return schedule


def _smaller(schedule: Schedule) -> Iterator[Schedule]:
    for i in range(len(schedule)):
        yield schedule[:i] + schedule[i + 1 :]
    for i, event in enumerate(schedule):
        if event.lasts > 0.3:
            half = replace(event, lasts=round(event.lasts / 2, 2))
            yield (*schedule[:i], half, *schedule[i + 1 :])
