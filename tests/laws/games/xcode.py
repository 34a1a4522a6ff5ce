"""X-Code for the laws."""

from random import Random

from hypothesis import strategies as st

from knobel.core.game import Seat
from knobel.games.xcode import Action, State, legal_actions
from tests.kit import xcode as kit
from tests.kit.xcode import LEVELS, MISSIONS, STRAYS, Planner, config

__all__ = ["CONFIGS", "STRAYS", "any_action"]

CONFIGS = st.builds(
    config,
    st.sampled_from([2, 2, 3, 3, 4, 5, 6, 7, 8]),
    st.sampled_from([*LEVELS, *MISSIONS]),
    overdraw=st.sampled_from(["refused", "loses-hand"]),
    turning=st.sampled_from(["flip", "refill"]),
    countdown=st.sampled_from([0, 0, 3]),
)


def any_action(state: State, chance: Random) -> tuple[Seat, Action] | None:
    """Often something sensible: by chance alone, players hardly ever lay a code set."""
    seat = chance.randrange(state.config.players)
    if state.sand is not None and seat in state.ring and chance.randrange(4):
        planned = Planner().choose(state, seat, 0)
        if planned is not None and planned in legal_actions(state, seat):
            return seat, planned
    return kit.any_action(state, chance)
