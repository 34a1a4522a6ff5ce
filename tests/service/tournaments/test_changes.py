"""Updates of an event: what has changed, put to what was known, is what there is now."""

from itertools import pairwise
from random import Random

import msgspec
import pytest

from knobel.service import wire
from knobel.service.tournaments.changes import changes
from knobel.tournament import commands as do
from knobel.tournament.view import view_of
from tests.kit.events import merged
from tests.kit.tournaments import WON, Evening
from tests.tournament.simulation.forms import setup_of
from tests.tournament.simulation.simulated import Simulated

SEEDS: dict[str, int] = {setup_of(Random(seed)).format: seed for seed in range(60, -1, -1)}
"""A tournament of every format."""


@pytest.mark.parametrize("form", sorted(SEEDS))
def test_every_version_follows_from_any_before_it_and_what_has_changed(form: str) -> None:
    one = Simulated(SEEDS[form])
    one.play()
    views = [view_of(t) for t in one.states]
    told = [msgspec.json.decode(wire.encode(view)) for view in views]
    last = len(views) - 1
    for i, j in [*pairwise(range(last + 1)), *pairwise(range(0, last, 7)), (0, last)]:
        change = msgspec.json.decode(wire.encode(changes(views[i], views[j])))

        assert merged(told[i], change) == told[j]


def test_one_result_in_a_large_field_is_a_short_update() -> None:
    evening = Evening(60)
    bouts = evening.pair(*((n, n + 1) for n in range(1, 60, 2)))
    before = view_of(evening.t)
    evening.do(do.Report(bouts[0].id, WON))
    after = view_of(evening.t)

    assert len(wire.encode(changes(before, after))) < len(wire.encode(after)) / 10
