"""Credit that fills steadily, and how many addresses are remembered."""

import pytest

from knobel.server.limits import Bucket, Buckets
from knobel.service.limits import Limits


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(per_second=2, burst=3)

    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(499)
    assert bucket.take(500)
    assert not bucket.take(500)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(per_second=2, burst=3)
    bucket.take(0)

    assert [bucket.take(3_600_000) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_tells_when_to_come_back() -> None:
    bucket = Bucket(per_second=0.5, burst=1)
    assert bucket.wait(0) == 0
    bucket.take(0)

    assert [bucket.wait(now) for now in (0, 1, 1000, 1001, 1999, 2000)] == [2, 2, 1, 1, 1, 0]


def test_addresses_have_a_bucket_each_and_it_fills_again() -> None:
    buckets = Buckets(per_second=1, burst=3, limits=Limits(addresses=10))
    for _ in range(3):
        buckets.take("a", 0)
    assert (buckets.wait("a", 0), buckets.wait("b", 0)) == (1, 0)

    assert buckets.wait("a", 1000) == 0


@pytest.mark.parametrize(
    ("one", "other", "is_one"),
    [
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("198.51.100.1", "198.51.100.2", False),
        ("198.51.100.1", "::ffff:198.51.100.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("unknown", "unknown", True),
    ],
)
def test_whoever_has_a_network_of_ipv6_has_one_bucket(one: str, other: str, is_one: bool) -> None:
    buckets = Buckets(per_second=1, burst=1, limits=Limits(addresses=10))
    buckets.take(one, 0)

    assert (buckets.wait(other, 0) == 1) is is_one


def test_of_many_addresses_the_harmless_are_forgotten_and_the_others_not() -> None:
    buckets = Buckets(per_second=1, burst=10, limits=Limits(addresses=100))
    for number in range(99):
        buckets.take(str(number), 0)
    now = 200_000
    for _ in range(10):
        buckets.take("bad", now)
    buckets.take("new", now)

    assert buckets.wait("bad", now) == 1
    assert len(buckets._buckets) == 2


def test_never_are_more_addresses_remembered_than_that() -> None:
    buckets = Buckets(per_second=1, burst=10, limits=Limits(addresses=100))
    for number in range(1000):
        buckets.take(str(number), 0)
        assert len(buckets._buckets) <= 100
