"""Replays the schedules in which the simulation has found bugs.

A change of the simulation itself may give a schedule another meaning, so that it no longer shows
the bug; every important bug also has a test of the part that was wrong.
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
