"""Every promise of the simulation is one that a planted fault breaks."""

import pytest

from tests.tournament.simulation.invariants import CHECKS
from tests.tournament.simulation.planted import PLANTS
from tests.tournament.simulation.playing import ALLOWED, play

SEEDS = range(150)
"""The tournaments in which a plant must be found."""


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant = PLANTS[name]
    plant.patch(monkeypatch)
    found = (each.promise for seed in SEEDS for each in play(seed, plant.pairer))

    assert plant.promise in found


def test_every_promise_has_a_planted_fault() -> None:
    assert {*CHECKS, ALLOWED} == {plant.promise for plant in PLANTS.values()}
