"""Clocks as values; match time 0 is a time like any other."""

import msgspec
import pytest

from knobel.core.clock import Bar, Countdown, Fuse, Hourglass


def test_a_fuse_burns_down_and_no_further() -> None:
    fuse = Fuse(burns_out=10_000)

    assert [fuse.left(at) for at in (0, 9_999, 10_000, 12_000)] == [10_000, 1, 0, 0]


# Countdown


def test_a_countdown_that_nobody_runs_is_never_due() -> None:
    clock = Countdown((60_000, 30_000))

    assert clock.due() is None
    assert [clock.left(seat, 99_000) for seat in (0, 1)] == [60_000, 30_000]


def test_a_countdown_runs_for_one_seat_from_match_time_0_on() -> None:
    clock = Countdown((60_000, 30_000)).started(0, 0)

    assert clock.due() == 60_000
    assert [clock.left(seat, 20_000) for seat in (0, 1)] == [40_000, 30_000]


def test_a_countdown_has_nothing_left_at_its_deadline() -> None:
    clock = Countdown((60_000, 30_000)).started(1, 5_000)

    assert clock.due() == 35_000
    assert [clock.left(1, at) for at in (34_999, 35_000, 36_000)] == [1, 0, 0]


def test_whoever_moved_gets_the_increment() -> None:
    clock = Countdown((60_000, 30_000), increment=2_000).started(0, 1_000)

    assert clock.stopped(11_000, moved=True).lefts == (52_000, 30_000)
    assert clock.stopped(11_000, moved=False).lefts == (50_000, 30_000)
    assert clock.stopped(11_000, moved=True).due() is None


def test_stopping_what_stands_changes_nothing() -> None:
    clock = Countdown((60_000, 30_000), increment=2_000)

    assert clock == clock.stopped(11_000, moved=True)


def test_seat_0_can_run() -> None:
    """A seat is not missing because it is 0."""
    clock = Countdown((10_000, 10_000)).started(0, 0).stopped(4_000, moved=True)

    assert clock.lefts == (6_000, 10_000)


def test_the_third_of_three_seats_runs_alone() -> None:
    clock = Countdown((9_000, 9_000, 9_000)).started(2, 500).stopped(1_500, moved=False)

    assert clock == Countdown((9_000, 9_000, 8_000), 0, None, 1_500)


# Hourglass


def test_sand_runs_through_once() -> None:
    glass = Hourglass(total=180_000, ends=180_000)

    assert [glass.left(at) for at in (0, 60_000, 180_000, 200_000)] == [180_000, 120_000, 0, 0]


@pytest.mark.parametrize(("at", "left"), [(0, 0), (10_000, 10_000), (170_000, 170_000)])
def test_turned_late_it_has_more_sand(at: int, left: int) -> None:
    glass = Hourglass(total=180_000, ends=180_000).flipped(at)

    assert glass.left(at) == left


def test_turned_twice_at_once_it_is_as_before() -> None:
    glass = Hourglass(total=180_000, ends=180_000)

    assert glass.flipped(50_000).flipped(50_000) == glass


def test_turned_when_empty_it_is_full() -> None:
    glass = Hourglass(total=180_000, ends=180_000)

    assert glass.flipped(200_000).left(200_000) == 180_000
    assert glass.refilled(50_000).left(50_000) == 180_000


# Bar


def test_a_bar_that_nobody_pushes_stands() -> None:
    bar = Bar(reach=20_000)

    assert bar.where(5_000) == 0
    assert bar.due() is None


def test_the_first_turn_moves_the_bar() -> None:
    bar = Bar(reach=20_000).turned(0, 0)

    assert bar.where(8_000) == -8_000
    assert bar.due() == 20_000


def test_the_bar_creeps_to_and_fro() -> None:
    bar = Bar(reach=20_000).turned(0, 0).turned(1, 8_000)
    assert (bar.place, bar.side, bar.since) == (-8_000, 1, 8_000)
    assert bar.where(18_000) == 2_000
    assert bar.due() == 8_000 + 28_000
    bar = bar.turned(0, 18_000)

    assert bar.due() == 18_000 + 22_000


@pytest.mark.parametrize(("side", "end"), [(0, -20_000), (1, 20_000)])
def test_the_bar_is_at_the_end_when_it_is_due_and_goes_no_further(side: int, end: int) -> None:
    bar = Bar(reach=20_000).turned(side, 1_000)
    due = bar.due()
    assert due is not None

    assert abs(bar.where(due - 1)) == 19_999
    assert bar.where(due) == end
    assert bar.where(due + 5_000) == end


@pytest.mark.parametrize(
    "clock", [Fuse(0), Countdown((0, 1), 0, 0, 0), Hourglass(1, 0), Bar(1, -1, 0, 0)]
)
def test_clocks_can_be_written_down_and_told_apart(
    clock: Fuse | Countdown | Hourglass | Bar,
) -> None:
    text = msgspec.json.encode(clock)

    assert clock == msgspec.json.decode(text, type=Fuse | Countdown | Hourglass | Bar)
