"""How matches count in a tournament."""

from collections.abc import Sequence

from msgspec.structs import replace

from knobel.core.capabilities import Contest
from knobel.games.vier3d.config import Config, Total
from knobel.games.vier3d.state import State, score


def contest(config: Config, /) -> Contest:
    """Each begins once, because a full board favours the second player (V3-46)."""
    if config.has_three_players:
        return Contest("places", games=1, minutes=25)
    return Contest("games", games=2, minutes=10 if config.variant == "first-line" else 15)


def tally(state: State, /) -> tuple[tuple[int, ...], ...]:
    """By seat, the lines; nothing if the first line decides."""
    if state.config.variant == "first-line":
        return ((),) * len(state.stock)
    return tuple((lines,) for lines in score(state))


def with_sizes(config: Config, sizes: Sequence[int], /) -> Config:
    """A side has one seat, however many people play it; two sides play the game for two."""
    if len(sizes) == 2 and config.has_three_players:
        return replace(config, yellow="balanced")
    return config


def with_clock(config: Config, minutes: int, /) -> Config:
    """Nothing is added for a ball, so that the game ends in time."""
    return replace(config, clock=config.clock or Total(60 * minutes, increment=0))
