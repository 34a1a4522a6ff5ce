"""A measurement on a cluster goes on after a worker or its driver was killed."""

import importlib.util
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bench import batches, cluster
from tests.kit.rehearsal import KILLS_ITS_WORKER, TASKS, Done

ROOT = Path(__file__).parents[2]


def run(folder: Path) -> int:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    driver = [sys.executable, "-m", "tests.kit.rehearsal", str(folder)]
    return subprocess.run(
        driver, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, check=False, timeout=300
    ).returncode


def begun(folder: Path, number: int) -> int:
    """How often a task was begun."""
    return len((folder / f"begun-{number}").read_text().splitlines())


@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is not installed: knobel[cluster]"
)
def test_what_is_finished_is_not_done_again(tmp_path: Path) -> None:
    assert run(tmp_path) == -signal.SIGKILL
    finished = {found.number for found in batches.read(tmp_path / "results.jsonl", Done)}
    before = {number: begun(tmp_path, number) for number in finished}
    assert KILLS_ITS_WORKER in finished
    assert begun(tmp_path, KILLS_ITS_WORKER) == 2
    assert len(finished) < TASKS

    assert run(tmp_path) == 0
    results = [found.number for found in batches.read(tmp_path / "results.jsonl", Done)]

    assert sorted(results) == list(range(TASKS))
    assert {number: begun(tmp_path, number) for number in finished} == before


def test_without_ray_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(cluster.NoRay, match=r"knobel\[cluster\]"):
        next(cluster.findings(len, [], cluster.HERE, 1, lambda: None))
