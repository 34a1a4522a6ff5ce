"""Faults of real nodes, PostgreSQL and Redis: short forms; `make crash` runs the long ones."""

from collections.abc import Iterator

import pytest

from bench.faults.ground import Ground, ground
from bench.faults.people import Crowd
from bench.faults.scenes import SCENES, Disturbed, Load
from tests.kit import services

SHORT = Load(tables=3, pace=0.1, quiet=1, is_measured=False)
"""Outages last as long as in `make crash`: what happens only after 5 s is to happen here, too."""


@pytest.fixture(scope="module")
def here() -> Iterator[Ground]:
    """Two nodes whose clocks are two hours apart."""
    with ground() as made:
        yield made
        verified = made.verify()
        assert verified.returncode == 0, verified.stdout


@pytest.mark.parametrize("scene", SCENES)
async def test_what_was_promised_holds(here: Ground, scene: str) -> None:
    try:
        try:
            await SCENES[scene](here, SHORT)
        except Disturbed:  # by other programs, which says nothing about the nodes
            await here.mend()
            await SCENES[scene](here, SHORT)
    except services.Missing as reason:
        pytest.skip(str(reason))
    finally:
        await here.mend()


async def test_people_behind_a_balancer_play_on_when_a_node_is_killed(here: Ground) -> None:
    with services.haproxy(*here.ports) as balancer:
        crowd = Crowd([balancer.port], pace=0.1)
        crowd.sit_down(3, (0, 0))
        await crowd.played(2)
        here.nodes[1].kill()
        await crowd.played(2, 10)
        await crowd.stop()
        faults = await here.faults(crowd.promises)
        here.nodes[1].start()

    assert not faults
