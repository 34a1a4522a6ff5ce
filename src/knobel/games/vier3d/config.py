"""The settings of a match."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class PerMove(Struct, frozen=True, gc=False, tag="per-move", forbid_unknown_fields=True):
    """A time limit for every ball."""

    seconds: Annotated[int, Meta(ge=3, le=3600)] = 30


class Total(Struct, frozen=True, gc=False, tag="total", forbid_unknown_fields=True):
    """A time limit for the whole game, with an increment for every ball."""

    seconds: Annotated[int, Meta(ge=10, le=36_000)] = 300
    increment: Annotated[int, Meta(ge=0, le=600)] = 5


class Config(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The settings that the players choose."""

    variant: Literal["first-line", "most-lines"] = "first-line"
    yellow: Literal["balanced", "free", "none", "three-players"] = "balanced"
    """How yellow balls are used; only in the game for the most lines (V3-44)."""
    clock: PerMove | Total | None = None

    def __post_init__(self) -> None:
        if self.variant == "first-line" and self.yellow == "three-players":
            raise ValueError("three players play for the most lines only")

    @property
    def has_three_players(self) -> bool:
        return self.variant == "most-lines" and self.yellow == "three-players"


def sides(config: Config, /) -> tuple[int, ...]:
    return (0, 1, 2) if config.has_three_players else (0, 1)


def has_clock(config: Config, /) -> bool:
    return config.clock is not None


def may_take_back(config: Config, /) -> bool:
    return True
