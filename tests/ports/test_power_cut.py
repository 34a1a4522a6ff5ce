"""Nothing that was promised is gone after a power cut; bench/power_cut.py tells how it is tried."""

import random

import pytest

from bench import power_cut
from bench.power_cut import CannotMeasure, Disk, Entry, Report, Sync, Truncate, Write


@pytest.fixture
def _strace() -> None:
    try:
        power_cut.check_strace()
    except CannotMeasure as reason:
        pytest.skip(str(reason))


def cut(fault: str, cuts: int) -> Report:
    words = ["--matches", "3", "--steps", "20", "--cuts", str(cuts), "--fault", fault]
    return power_cut.run(power_cut.parser().parse_args(words))


@pytest.mark.usefixtures("_strace")
def test_nothing_that_was_promised_is_gone_after_a_power_cut() -> None:
    report = cut("none", 300)

    assert (report.lost, report.faults) == (0, [])
    assert report.cuts == 300
    assert report.disks > 100
    assert {"open", "line", "seen", "deleted", "attempt", "beat"} <= set(report.promised)
    assert report.promised["line"] > 150


@pytest.mark.usefixtures("_strace")
@pytest.mark.parametrize("fault", ["no-sync", "early"])
def test_a_fault_that_was_planted_is_found(fault: str) -> None:
    assert cut(fault, 100).lost > 0


def disk(*events: power_cut.Event) -> Disk:
    made = Disk()
    for event in events:
        made.take(event)
    return made


A_FILE = (Entry("create", "a"), Sync(""))


def test_only_what_was_synced_surely_survives() -> None:
    written = (*A_FILE, Write("a", 0, b"kept"), Sync("a"), Write("a", 4, b"lost"))

    assert disk(*written).after_cut(None) == {"a": b"kept"}
    assert disk(*written, Sync("a")).after_cut(None) == {"a": b"keptlost"}
    assert disk(*written, Truncate("a", 0), Sync("a")).after_cut(None) == {"a": b""}


def test_a_file_whose_entry_was_not_synced_may_be_gone() -> None:
    made = (Entry("create", "a"), Write("a", None, b"new"), Sync("a"))

    assert disk(*made).after_cut(None) == {}
    assert disk(*made, Sync("")).after_cut(None) == {"a": b"new"}
    moved = (*made, Sync(""), Entry("rename", "a", "b"))
    assert disk(*moved).after_cut(None) == {"a": b"new"}
    assert disk(*moved, Sync("")).after_cut(None) == {"b": b"new"}
    assert disk(*made, Sync(""), Entry("unlink", "a"), Sync("")).after_cut(None) == {}


def test_what_was_not_synced_survives_by_lot_and_sector_by_sector() -> None:
    pages = disk(*A_FILE, Write("a", 0, b"1" * 1024), Sync("a"), Write("a", 0, b"2" * 1024))
    found = {pages.after_cut(random.Random(number))["a"] for number in range(100)}

    one, two = b"1" * 512, b"2" * 512
    assert found == {one + one, one + two, two + one, two + two}
