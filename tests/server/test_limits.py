"""Credit that fills steadily, and how many addresses are remembered."""

from knobel.host.limits import DEFAULTS
from knobel.server.limits import Bucket, WrongGuesses


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


def test_guesses_are_forgotten_after_a_while() -> None:
    guesses = WrongGuesses()
    for _ in range(DEFAULTS.guesses_burst):
        guesses.note("a", 0)
    assert guesses.are_too_many("a", 0)
    assert not guesses.are_too_many("b", 0)

    assert not guesses.are_too_many("a", 15_000)


def test_of_many_addresses_the_harmless_are_forgotten_and_the_others_not() -> None:
    guesses = WrongGuesses()
    for number in range(DEFAULTS.addresses - 1):
        guesses.note(str(number), 0)
    now = 200_000
    for _ in range(DEFAULTS.guesses_burst + 1):
        guesses.note("bad", now)

    assert guesses.are_too_many("bad", now)
    assert len(guesses._buckets) == 1
