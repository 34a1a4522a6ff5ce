"""A measurement on a cluster goes on after a worker or its driver was killed."""

import importlib.util
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bench import cluster
from tests.kit import services
from tests.kit.rehearsal import KILLS_ITS_WORKER, TASKS, stored

ROOT = Path(__file__).parents[2]
SLOW = "rfc3987_syntax"
"""A package that other tools bring: jsonschema would load it for seconds in each process of Ray."""


@pytest.fixture
def temporary() -> Iterator[Path]:
    """Ray's folder for temporary files; pytest's own path would be too long for a socket."""
    with services.folder("ray") as made:
        (made / "without").mkdir()
        (made / "without" / f"{SLOW}.py").write_text("raise ImportError\n")
        yield made


def run(folder: Path, temporary: Path) -> int:
    path = os.pathsep.join(map(str, (ROOT / "src", ROOT, temporary / "without")))
    environment = {**os.environ, "PYTHONPATH": path, "TMPDIR": str(temporary)}
    command = [sys.executable, "-m", "tests.kit.rehearsal", str(folder)]
    # A session of their own tells which processes are Ray's.
    driver = subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True)
    try:
        return driver.wait(300)
    finally:
        end(driver.pid)
        driver.wait()


def end(session: int) -> None:
    """Kill what is left of a session: Ray's agents survive a driver that is killed by a minute."""
    while left := processes_of(session):
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.05)


def processes_of(session: int) -> list[int]:
    """Those that still run, as Linux tells them."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            _, _, facts = (folder / "stat").read_text().rpartition(")")
            state, _, _, its_session = facts.split()[:4]
            if int(its_session) == session and state != "Z":
                found.append(int(folder.name))
    return found


def begun(folder: Path, number: int) -> int:
    """How often a task was begun."""
    return len((folder / f"begun-{number}").read_text().splitlines())


@pytest.mark.long
@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is not installed: knobel[cluster]"
)
def test_what_is_finished_is_not_done_again(tmp_path: Path, temporary: Path) -> None:
    assert run(tmp_path, temporary) == -signal.SIGKILL
    finished = stored(tmp_path)
    before = {number: begun(tmp_path, number) for number in finished}
    assert KILLS_ITS_WORKER in finished
    assert begun(tmp_path, KILLS_ITS_WORKER) == 2
    assert len(finished) < TASKS

    assert run(tmp_path, temporary) == 0

    assert sorted(stored(tmp_path)) == list(range(TASKS))
    assert {number: begun(tmp_path, number) for number in finished} == before


def test_without_ray_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(cluster.NoRay, match=r"knobel\[cluster\]"):
        next(cluster.findings(len, [], cluster.HERE, 1, lambda: None))
