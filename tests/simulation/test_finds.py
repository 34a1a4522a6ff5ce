"""What the simulation has found.

A change of the simulation itself may turn a schedule into another one, so that it no longer shows
what it once showed; what matters has a test of its own beside the part that was wrong.
"""

import pytest

from tests.simulation.games import all_games, simulated_game
from tests.simulation.playing import play
from tests.simulation.schedule import read

FINDS = [(game, name) for game in all_games() for name in simulated_game(game).FINDS]


@pytest.mark.parametrize(("game", "name"), FINDS)
def test_a_find_is_mended(game: str, name: str) -> None:
    seed, nodes, schedule = simulated_game(game).FINDS[name]

    assert play(seed, game=game, nodes=nodes, schedule=read(schedule)).broken == ()
