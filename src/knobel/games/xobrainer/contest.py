"""How matches count in a tournament."""

from collections.abc import Sequence

from msgspec.structs import replace

from knobel.core.capabilities import Contest
from knobel.games.xobrainer.config import USUAL_TEAM, Config, Points, Rounds, SingleRound
from knobel.games.xobrainer.state import State
from knobel.games.xobrainer.variants import Random


def contest(config: Config, /) -> Contest:
    """Where chance deals, both sides get the same draws once: two games with sides changed."""
    is_dealt = config.draws_cards or any(isinstance(v, Random) for v in config.variants)
    match config.length:
        case SingleRound():
            minutes = 5
        case Rounds(rounds=rounds):
            minutes = 4 * rounds
        case Points(points=points):
            minutes = max(5, points // 2)
        case sets:
            minutes = 10 * sets.best_of
    return Contest("win", games=2 if is_dealt else 1, minutes=min(60, minutes), is_dealt=is_dealt)


def tally(state: State, /) -> tuple[tuple[int, ...], ...]:
    """By seat, the sets and the points of its side."""
    return tuple((state.sets[side], state.points[side]) for side in state.config.sides)


def with_sizes(config: Config, sizes: Sequence[int], /) -> Config:
    crosses, rings = sizes
    is_large = config.large_teams or max(sizes) > USUAL_TEAM
    return replace(config, teams=(crosses, rings), large_teams=is_large)
