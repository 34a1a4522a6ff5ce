"""The levels and missions of X-Code by name, and which of them a group may play.

As with layouts and decks (packs.py), a configuration that arrives from outside may name its level;
`resolved` puts the level itself in its place.
"""

from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from knobel.core.game import Outcome
from knobel.games import xcode

_DATA = files("knobel.catalog") / "data" / "xcode"
TRAINING = 4
"""So many levels come before the missions (XC-65)."""


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


def unlocked(won: Collection[str]) -> tuple[str, ...]:
    """What a group that has won these may play: up to the first that it has not won."""
    names = course()
    count = next((place for place, name in enumerate(names) if name not in won), len(names))
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


def onward(config: xcode.Config, result: Outcome) -> xcode.Config:
    """What the group plays next: the same again, or what comes after it when it was won (XC-65)."""
    name = after(config.level.name) if result.together == "won" else None
    return config if name is None else msgspec.structs.replace(config, level=level(name))


def resolved(config: Any) -> Any:
    """The configuration in plain values, with the level that it names or leaves out."""
    if not isinstance(config, dict):
        return config
    found = dict(config)
    if isinstance(name := found.get("level", course()[0]), str):
        found["level"] = msgspec.to_builtins(level(name))
    return found
