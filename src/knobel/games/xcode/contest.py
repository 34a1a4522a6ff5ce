"""How matches count in a tournament."""

from collections.abc import Sequence

from msgspec.structs import replace

from knobel.core.capabilities import Contest
from knobel.core.game import refuse_unless
from knobel.games.xcode.cards import SYMBOLS
from knobel.games.xcode.level import FEWEST, MOST, Config
from knobel.games.xcode.state import State


def contest(config: Config, /) -> Contest:  # the same with all settings
    """Every group plays the same deal and is compared with the field."""
    return Contest("field", games=1, minutes=15, is_dealt=True, goal=len(SYMBOLS))


def tally(state: State, /) -> tuple[tuple[int, ...], ...]:
    """By seat, what the whole group has reached: cracked fields, then the sand left."""
    end, sand = state.end, state.sand
    left = 0 if end is None or sand is None else sand.left(end.at)
    return ((len(state.done), left),) * state.config.players


def with_sizes(config: Config, sizes: Sequence[int], /) -> Config:
    (players,) = sizes
    refuse_unless(FEWEST <= players <= MOST, "bad-config", why=f"{players} players")
    return replace(config, players=players)
