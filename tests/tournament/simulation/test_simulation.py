"""Whole tournaments by chance, over all formats and games: every promise is kept."""

from collections import Counter
from random import Random

import pytest

from tests.tournament.simulation.forms import CONTESTS, FORMATS, setup_of
from tests.tournament.simulation.playing import play
from tests.tournament.simulation.simulated import Simulated

TOURNAMENTS = 1000
AT_ONCE = 50
FINDS = {
    "a pair that must not meet leaves a node whose upper entrant is gone": 16771,
    "starts differ by two when everybody meets again": 18733,
}
"""Tournaments that broke a promise, by what was wrong."""


@pytest.mark.parametrize("first", range(0, TOURNAMENTS, AT_ONCE))
def test_all_promises_are_kept(first: int) -> None:
    broken = {seed: play(seed) for seed in range(first, first + AT_ONCE)}

    assert {seed: found for seed, found in broken.items() if found} == {}


@pytest.mark.parametrize("name", FINDS)
def test_a_find_is_mended(name: str) -> None:
    assert play(FINDS[name], is_restless=False) == []


def test_all_formats_and_games_are_simulated() -> None:
    setups = [setup_of(Random(seed)) for seed in range(TOURNAMENTS)]
    count = Counter(setup.format for setup in setups)

    assert {*FORMATS} == {*count}
    assert min(count.values()) >= 30
    assert {name for name, _ in CONTESTS} == {setup.game for setup in setups}
    assert {"games", "win", "places", "field"} == {setup.scoring for setup in setups}


def test_the_same_seed_gives_the_same_log() -> None:
    one, other = Simulated(3), Simulated(3)
    one.play()
    other.play()

    assert one.log == other.log
