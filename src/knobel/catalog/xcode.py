"""The levels and missions of X-Code by name, and the order in which groups unlock them.

A configuration that arrives from outside may name its level; `resolve_config` puts the level itself
in its place, so that a stored match keeps the level it was played with.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from knobel.core.capabilities import Attempt
from knobel.core.game import Seat
from knobel.games import xcode

_DATA = files("knobel.catalog") / "data" / "xcode"
TRAINING = 4
"""The number of levels before the missions (XC-65)."""


class LevelPack(Struct, frozen=True):
    """The levels and missions of X-Code by name, in the order in which they are unlocked."""

    training: int
    """How many of them are levels; the others are missions."""
    levels: list[xcode.Level]


def pack() -> LevelPack:
    return LevelPack(TRAINING, [level(name) for name in stages()])


def levels() -> tuple[str, ...]:
    return stages()[:TRAINING]


def missions() -> tuple[str, ...]:
    return stages()[TRAINING:]


@cache
def level(name: str) -> xcode.Level:
    """The level or mission of this name."""
    if name not in stages():
        raise msgspec.ValidationError(f"there is nothing called {name!r} among the levels")
    return read_level((_DATA / "levels" / f"{name}.json").read_bytes())


def read_level(body: bytes) -> xcode.Level:
    """A level from a file, ours or somebody's own."""
    return msgspec.json.decode(body, type=xcode.Level)


def resolve_config(config: Any) -> Any:
    """The configuration in plain values, with the level that it names or leaves out."""
    if not isinstance(config, dict):
        return config
    found = dict(config)
    if isinstance(name := found.get("level", stages()[0]), str):
        found["level"] = msgspec.to_builtins(level(name))
    return found


# The ladder


@cache
def stages() -> tuple[str, ...]:
    """All levels, then all missions, in the order in which they are unlocked (XC-65, XC-66)."""
    return msgspec.json.decode((_DATA / "stages.json").read_bytes(), type=tuple[str, ...])


def stage(config: xcode.Config) -> str | None:
    """The stage that these settings play, if it is ours and does not merely have its name."""
    name = config.level.name
    return name if name in stages() and level(name) == config.level else None


def attempt(state: xcode.State, people: Collection[Seat]) -> Attempt | None:
    """The attempt that a finished match was; its time is that of the sand.

    A win unlocks nothing if bots won it for people who did nothing (XC-65).
    """
    end = state.end
    if end is None or (what := stage(state.config)) is None:
        return None
    is_shared = bool(people) and set(people) <= set(state.active)
    return Attempt(what, end.is_won and is_shared, max(0, end.at - state.began))


def unlocked(has_won: Collection[str]) -> tuple[str, ...]:
    """The stages open to a group that has won these: up to the first unwon one (XC-65)."""
    names = stages()
    count = next((place for place, name in enumerate(names) if name not in has_won), len(names))
    return names[: count + 1]


def next_config(config: xcode.Config, attempt: Attempt | None) -> xcode.Config:
    """The same stage again, or the next one if it was won (XC-65)."""
    name = after(attempt.what) if attempt is not None and attempt.is_won else None
    return config if name is None else msgspec.structs.replace(config, level=level(name))


def after(name: str) -> str | None:
    """The stage after this one; None after the last."""
    names = stages()
    following = names[names.index(name) + 1 :] if name in names else ()
    return following[0] if following else None


# Lessons


def lesson_dice(config: xcode.Config, first: Sequence[str]) -> Iterator[int]:
    """The dice rolls that shuffle these cards to the top."""
    rest = list(config.level.deck)
    for card in first:
        pick = rest.index(card)
        del rest[pick]
        yield pick
