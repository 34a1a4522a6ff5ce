"""The sole server on SQLite, on a disk that is full; for PostgreSQL see `bench.faults.scenes`."""

from collections.abc import Iterator

import pytest

from bench.crash.check import Database, faults_of
from bench.faults.ground import Node, until
from bench.faults.people import Crowd
from tests.kit import services
from tests.kit.services import SmallDisk


@pytest.fixture
def disk() -> Iterator[SmallDisk]:
    try:
        with (
            services.folder("node") as folder,
            services.small_disk(folder / "data", 32) as made,
        ):
            yield made
    except services.Missing as reason:
        pytest.skip(str(reason))


@pytest.fixture
def node(disk: SmallDisk) -> Iterator[Node]:
    made = Node(disk.folder.parent)
    made.start()
    yield made
    made.stop()


async def test_it_says_why_it_stores_nothing_until_there_is_room(
    node: Node, disk: SmallDisk
) -> None:
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
    stored = dict(Database(disk.folder).matches(crowd.promises.matches))
    faults = [
        f
        for known in crowd.promises.matches.values()
        for f in faults_of(known, stored[known.match])
    ]
    kinds = {line.command.type for match in stored.values() for line in match.lines}

    assert read == ["welcome", "history"]
    assert faults == crowd.promises.faults == []
    assert "tick" not in kinds  # nobody lost on time
