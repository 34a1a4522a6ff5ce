"""`knobel serve --workers N`: several processes on one port."""

import os
import signal
from collections.abc import Callable, Iterator

import pytest

from bench.faults.ground import Node
from bench.faults.people import Crowd
from knobel.machine.family import Family
from tests.kit import services
from tests.kit.services import Postgres, Redis, children_of


@pytest.fixture
def node(cluster: Postgres, redis_server: Redis) -> Iterator[Node]:
    log = cluster.url(cluster.emptied())
    with services.folder("node") as folder:
        made = Node(folder, "--log", log, "--bus", redis_server.url, "--workers", "2")
        made.start()
        yield made
        made.stop()


async def test_two_processes_serve_one_port(node: Node) -> None:
    """The seats of a match may be at either; when one is killed, another takes its place."""
    crowd = Crowd([node.port], pace=0.05)
    crowd.sit_down(3, (0, 0))
    await crowd.played(2)
    before = children_of(node.pid)
    os.kill(before[0], signal.SIGKILL)
    await crowd.played(2, 20)
    after = children_of(node.pid)
    await crowd.stop()

    assert len(before) == len(after) == 2
    assert before[1] in after
    assert not crowd.promises.faults


def status(work: Callable[[int], int]) -> int:
    return Family(2, work).run()


def test_children_that_end_at_once_end_the_family() -> None:
    assert status(lambda number: 3 if number else 0) in {1, 3}


def test_a_signal_reaches_all_children() -> None:
    def work(number: int) -> int:
        if not number:
            os.kill(os.getppid(), signal.SIGTERM)
        signal.pause()
        return 0

    assert status(work) == 0  # each ended by the signal, as it was told to
