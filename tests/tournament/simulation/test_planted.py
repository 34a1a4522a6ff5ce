"""Every promise of the simulation is one that a planted fault breaks."""

import pytest

from tests.tournament.simulation.invariants import CHECKS
from tests.tournament.simulation.planted import PLANTS
from tests.tournament.simulation.playing import ALLOWED, play


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant = PLANTS[name]
    plant.patch(monkeypatch)
    found: set[str] = set()
    for seed in plant.seeds:
        found |= {each.promise for each in play(seed, plant.pairer)}
        if plant.promise in found:
            break

    assert plant.promise in found
    if plant.is_alone:
        assert found == {plant.promise}


def test_every_promise_has_a_planted_fault() -> None:
    assert {*CHECKS, ALLOWED} == {plant.promise for plant in PLANTS.values()}
