"""Every promise of the simulation is one that a planted fault breaks."""

import re
from pathlib import Path

import pytest

from tests.simulation import invariants
from tests.simulation.planted import PLANTS
from tests.simulation.playing import play

SEEDS = range(60)
"""The schedules in which a plant must be found."""


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_fault_is_found(name: str) -> None:
    plant = PLANTS[name]
    reports = (play(seed, kind=plant.kind, nodes=plant.nodes) for seed in SEEDS)
    found = (each.promise for report in reports for each in report.broken)

    assert plant.promise in found


def test_every_promise_has_a_planted_fault() -> None:
    here = Path(invariants.__file__).parent
    sources = (here / "invariants.py").read_text() + (here / "playing.py").read_text()
    promises = set(re.findall(r'Broken\("([^"]+)"', sources))

    assert promises == {plant.promise for plant in PLANTS.values()}
