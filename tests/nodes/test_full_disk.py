"""The sole server on SQLite, on a disk that is full; for PostgreSQL see `bench.faults.scenes`."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.crash.check import Database, faults_of
from bench.faults.ground import Node, until
from bench.faults.people import Crowd
from tests.kit import services


@pytest.fixture
def node() -> Iterator[Node]:
    with services.folder("node") as folder:
        made = Node(folder)
        try:
            with services.small_disk(folder / "data", 32) as made.disk, services.running(made):
                yield made
        except services.Missing as reason:
            pytest.skip(str(reason))


async def test_it_says_why_it_stores_nothing_until_there_is_room(
    node: Node, tmp_path: Path
) -> None:
    disk = node.disk
    assert disk is not None
    crowd = Crowd([node.port], pace=0.05)
    crowd.sit_down(3, (0, 0))
    await crowd.played(2)
    disk.fill()

    async def are_all_put_off() -> bool:
        return crowd.put_off["storage-failed"] >= 10

    await until(are_all_put_off, 20, "nobody is told that nothing can be stored")
    read = await crowd.read(0)
    disk.make_room()
    await crowd.played(2, 10)
    await crowd.stop()
    node.kill()
    shutil.copytree(disk.seen_from_outside, tmp_path / "data")  # SQLite can't look inside
    stored = dict(Database(tmp_path / "data").matches(crowd.promises.matches))
    faults = [
        f
        for known in crowd.promises.matches.values()
        for f in faults_of(known, stored[known.match])
    ]
    kinds = {line.command.type for match in stored.values() for line in match.lines}

    assert read == ["welcome", "history"]
    assert faults == crowd.promises.faults == []
    assert "tick" not in kinds  # nobody lost on time


@pytest.mark.parametrize(
    ("user", "surroundings", "fault"),
    [
        (0, {"CI": "true"}, services.CannotMount),
        (0, {}, services.Missing),
        (1000, {"CI": "true"}, services.Missing),
    ],
)
def test_root_in_ci_is_not_spared_the_tests_of_small_disks(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    user: int,
    surroundings: dict[str, str],
    fault: type[Exception],
) -> None:
    """Those who run the other tests skip what is `Missing`, and nothing else."""
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "unshare").write_text("#!/bin/sh\nexit 1\n")
    (programs / "unshare").chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.delenv("CI", raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(os, "geteuid", lambda: user)

    with pytest.raises(fault), services.small_disk(tmp_path / "disk", 1):
        pass
