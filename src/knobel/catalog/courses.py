"""The levels and missions of X-Code by name, which of them a group may play, and how it stands.

As with layouts and decks (packs.py), a configuration that arrives from outside may name its level;
`resolved` puts the level itself in its place.
"""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from knobel.core.game import Millis, Outcome
from knobel.games import xcode

_DATA = files("knobel.catalog") / "data" / "xcode"
TRAINING = 4
"""So many levels come before the missions (XC-65)."""


class Attempt(Struct, frozen=True, gc=False):
    """A match that a group has played to its end."""

    what: str
    is_won: bool
    lasted: Millis


class Stage(Struct, frozen=True, gc=False):
    """How a group stands with one thing that can be won."""

    name: str
    tries: int
    wins: int
    best: Millis | None
    """The shortest win."""


class Ladder(Struct, frozen=True):
    """What a group wins one after another, in games of which that is kept."""

    stage: Callable[[Any], str | None]
    """What can be won with these settings, if anything."""
    attempt: Callable[[Any], Attempt | None]
    """What has come of it, by the game's last state."""
    unlocked: Callable[[Collection[str]], Sequence[str]]
    """What may be played by those who have won these."""


@cache
def course() -> tuple[str, ...]:
    """All levels, then all missions, in the order in which they are unlocked (XC-65, XC-66)."""
    return msgspec.json.decode((_DATA / "course.json").read_bytes(), type=tuple[str, ...])


def levels() -> tuple[str, ...]:
    return course()[:TRAINING]


def missions() -> tuple[str, ...]:
    return course()[TRAINING:]


@cache
def level(name: str) -> xcode.Level:
    """The level or mission of this name."""
    if name not in course():
        raise msgspec.ValidationError(f"there is nothing called {name!r} among the levels")
    return read_level((_DATA / "levels" / f"{name}.json").read_bytes())


def read_level(body: bytes) -> xcode.Level:
    """A level from a file, ours or somebody's own."""
    return msgspec.json.decode(body, type=xcode.Level)


def unlocked(has_won: Collection[str]) -> tuple[str, ...]:
    """What a group that has won these may play: up to the first that it has not won (XC-65)."""
    names = course()
    count = next((place for place, name in enumerate(names) if name not in has_won), len(names))
    return names[: count + 1]


def after(name: str) -> str | None:
    """What comes next, when this has been won; None after the last."""
    names = course()
    following = names[names.index(name) + 1 :] if name in names else ()
    return following[0] if following else None


def stage(config: xcode.Config) -> str | None:
    """What is won with these settings: a level of ours, not one that only bears its name."""
    name = config.level.name
    return name if name in course() and level(name) == config.level else None


def attempt(state: xcode.State) -> Attempt | None:
    """What a match was for those who played it, once the game is over; its time is the sand's."""
    end = state.end
    if end is None or (what := stage(state.config)) is None:
        return None
    return Attempt(what, end.is_won, max(0, end.at - state.began))


def won(attempts: Sequence[Attempt]) -> list[str]:
    """What has been won, in that order."""
    return list(dict.fromkeys(tried.what for tried in attempts if tried.is_won))


def standing(attempts: Sequence[Attempt]) -> list[Stage]:
    """How a group stands with whatever it has tried, in the order of the course."""
    stages = []
    for name in course():
        tries = [tried for tried in attempts if tried.what == name]
        times = [tried.lasted for tried in tries if tried.is_won]
        if tries:
            stages.append(Stage(name, len(tries), len(times), min(times, default=None)))
    return stages


def onward(config: xcode.Config, result: Outcome) -> xcode.Config:
    """What the group plays next: the same again, or what comes after it when it was won (XC-65)."""
    name = after(config.level.name) if result.together == "won" else None
    return config if name is None else msgspec.structs.replace(config, level=level(name))


LADDER = Ladder(stage, attempt, unlocked)


def resolved(config: Any) -> Any:
    """The configuration in plain values, with the level that it names or leaves out."""
    if not isinstance(config, dict):
        return config
    found = dict(config)
    if isinstance(name := found.get("level", course()[0]), str):
        found["level"] = msgspec.to_builtins(level(name))
    return found
