"""`knobel serve --workers N`: several processes on one port."""

import os
import signal
import threading
from collections.abc import Callable, Iterator

import httpx
import pytest

from bench.faults.ground import Node
from bench.faults.people import Crowd
from knobel.machine import family as family_module
from knobel.machine.family import YOUNG, Family
from tests.kit import services
from tests.kit.services import Postgres, Redis, children_of

SECRET = "the-secret-of-the-house"


@pytest.fixture
def node(cluster: Postgres, redis_server: Redis) -> Iterator[Node]:
    log = cluster.url(cluster.emptied())
    with services.folder("node") as folder:
        secret = folder / "secret"
        secret.write_text(SECRET)
        options = ("--workers", "2", "--admin-secret", str(secret))
        made = Node(folder, "--log", log, "--bus", redis_server.url, *options)
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
    while len(after := children_of(node.pid)) < 2:  # one that was young is started after a pause
        await crowd.played(1, 20)
    await crowd.stop()

    assert len(before) == len(after) == 2
    assert before[1] in after
    assert not crowd.promises.faults


def test_the_operator_ends_all_processes_of_the_server(node: Node) -> None:
    """Whichever answers: all have the same name, and none is started anew."""
    url = f"http://127.0.0.1:{node.port}/api/admin"
    known = {"Authorization": f"Bearer {SECRET}"}
    [name] = {httpx.get(f"{url}/tables", headers=known).json()["node"] for _ in range(10)}
    told = httpx.post(f"{url}/drain", headers=known, json={"node": name})
    assert node._running is not None

    assert told.status_code == 202
    assert node._running.wait(services.PATIENCE) == 0


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


def test_a_child_that_is_started_while_a_signal_comes_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where the parent has threads, its handler may run before it has noted the child."""
    fork = os.fork

    def interrupted() -> int:
        pid = fork()
        if pid:
            family._pass_on(signal.SIGTERM, None)
        return pid

    def work(_number: int) -> int:
        signal.signal(signal.SIGALRM, lambda *_: os._exit(7))  # if the child is forgotten
        signal.alarm(5)
        signal.pause()
        return 0

    family = Family(1, work)
    monkeypatch.setattr(os, "fork", interrupted)

    assert family.run() == 0


def test_a_signal_is_passed_on_although_another_thread_receives_it() -> None:
    reading, writing = os.pipe()

    def work(_number: int) -> int:
        signal.signal(signal.SIGALRM, lambda *_: os._exit(7))  # if the child is forgotten
        signal.alarm(5)
        os.write(writing, b"!")
        signal.pause()
        return 0

    def receive() -> None:
        assert len(os.read(reading, 1)) == len(os.read(reading, 1))  # both are there
        signal.pthread_kill(threading.get_ident(), signal.SIGTERM)

    threading.Thread(target=receive).start()

    assert status(work) == 0


def test_a_child_that_is_killed_while_the_family_ends_is_a_failure() -> None:
    """As when the system has no memory left for what it still had to write."""

    def work(number: int) -> int:
        if not number:
            signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getpid(), signal.SIGKILL))
            os.kill(os.getppid(), signal.SIGTERM)
        signal.pause()
        return 0

    assert status(work) == 128 + signal.SIGKILL


def test_a_child_that_crashes_at_its_start_is_started_again_after_a_pause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reading, writing = os.pipe()
    os.write(writing, b"123")

    def work(_number: int) -> int:
        if os.read(reading, 1) == b"3":
            os.kill(os.getppid(), signal.SIGTERM)
            signal.pause()
        os.kill(os.getpid(), signal.SIGKILL)
        return 0

    crashing = Family(1, work)
    clock = Clock(lambda: bool(crashing._resting))
    monkeypatch.setattr(family_module, "time", clock)

    assert crashing.run() == 0
    assert clock.now == 2 * YOUNG


class Clock:
    """A clock that goes on while somebody sleeps, if there is nothing else to wait for."""

    def __init__(self, goes_on: Callable[[], bool]) -> None:
        self.now = 0.0
        self._goes_on = goes_on

    def monotonic(self) -> float:
        return self.now

    def sleep(self, _seconds: float) -> None:
        os.sched_yield()
        self.now += 0.5 if self._goes_on() else 0
