"""What an address holds at two nodes, which are processes."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from bench.faults.ground import Node
from tests.kit import services
from tests.kit.services import Postgres, Redis

VISITOR = "127.0.0.2"
"""An address of this machine that is no proxy of ours."""
GET = b"GET /health HTTP/1.1\r\nHost: play.example\r\n\r\n"


@pytest.fixture
def two_nodes(cluster: Postgres, redis_server: Redis) -> Iterator[list[Node]]:
    log = cluster.url(cluster.emptied())
    limits = ("--limit", "connections-per-address=4")
    with ExitStack() as stack:
        made = []
        keys = stack.enter_context(services.folder("keys"))
        for name in ("one", "two"):
            folder = stack.enter_context(services.folder(name))
            (folder / "data").symlink_to(keys)
            node = Node(folder, "--log", log, "--bus", redis_server.url, *limits)
            node.start()
            stack.callback(node.stop)
            made.append(node)
        yield made


def status(stack: ExitStack, node: Node) -> bytes:
    """How a new connection is answered; it stays open if it is let in."""
    made = socket.create_connection(("127.0.0.1", node.port), 5, (VISITOR, 0))
    stack.enter_context(made)
    time.sleep(0.1)  # the node asks the other one meanwhile
    made.sendall(GET)
    try:
        return made.recv(1000)[9:12]
    except ConnectionError:
        return b"429"  # the answer came, and was thrown away, before we asked


def test_people_of_a_killed_node_find_their_places_at_another_within_two_seconds(
    two_nodes: list[Node],
) -> None:
    one, two = two_nodes
    with ExitStack() as lines:
        assert [status(lines, one) for _ in range(3)] == [b"200"] * 3
        assert [status(lines, two) for _ in range(2)] == [b"200", b"429"]
        one.kill()
        until = time.monotonic() + 1.5
        came = 0
        while came < 3:
            came += status(lines, two) == b"200"
            assert time.monotonic() < until

        assert status(lines, two) == b"429"
