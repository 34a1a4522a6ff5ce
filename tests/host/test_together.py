"""Games that all win or lose together: results, trying again, going on."""

from typing import Any

import pytest
from msgspec.structs import replace

from knobel.core.game import Outcome
from knobel.games import xcode
from knobel.games.xcode.events import Finished
from knobel.host.host import _next_in_series
from knobel.match import Header, Place, Series, opened
from knobel.match import commands as do
from tests.kit.houses import FREE, MINE, House, Screen
from tests.kit.xcode import TITLE, config

SAND = 180_000


async def table_for_two(house: House, **settings: Any) -> tuple[Screen, Screen]:
    """Anna and Bo at X-Code, and the sand runs."""
    anna = await house.open(
        (MINE, FREE), game="xcode", config={"players": 2, "countdown": 0} | settings
    )
    bo = await house.host.join(anna.code, "Bo")
    return await house.follow(anna.id, anna.token), await house.follow(anna.id, bo.token)


@pytest.mark.parametrize(("is_won", "points"), [(True, (2, 2)), (False, (0, 0))])
def test_in_a_series_only_what_was_won_counts(is_won: bool, points: tuple[int, int]) -> None:
    places = (Place(), Place())
    series = Series(2, 1, (0, 0))
    header = Header("m", "c", "w", "xcode", 1, config(2), places, 0, series=series)
    match = opened(xcode, header)
    state = xcode.evolve(match.state, Finished(is_won, "cracked" if is_won else "sand", 0))

    assert _next_in_series(TITLE, replace(match, state=state)) == Series(2, 2, points)
