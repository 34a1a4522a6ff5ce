"""The lock of a match: one holder at a time, in the order of coming."""

import asyncio

import pytest

from knobel.service.exclusive import Exclusive


async def turns(lock: Exclusive, held: list[str], name: str) -> None:
    async with lock:
        held.append(name)


@pytest.fixture
def lock() -> Exclusive:
    return Exclusive()


def keep() -> bool:
    return True


def noted(held: list[str], name: str, *, keeps: bool = False) -> bool:
    held.append(name)
    return keeps


async def test_it_has_one_holder(lock: Exclusive) -> None:
    held: list[str] = []
    lock.call(keep)
    lock.call(lambda: noted(held, "second", keeps=True))
    assert held == []
    lock.release()
    assert held == ["second"]
    lock.release()

    assert not lock.is_taken


async def test_a_call_that_does_not_keep_it_hands_it_on(lock: Exclusive) -> None:
    held: list[str] = []
    lock.call(lambda: noted(held, "a"))
    assert not lock.is_taken
    lock.call(keep)
    lock.call(lambda: noted(held, "b"))
    task = asyncio.create_task(turns(lock, held, "c"))
    await asyncio.sleep(0)
    lock.call(lambda: noted(held, "d"))
    lock.release()
    await task

    assert held == ["a", "b", "c", "d"]
    assert not lock.is_taken


async def test_those_who_wait_get_it_in_the_order_in_which_they_came(lock: Exclusive) -> None:
    held: list[str] = []
    lock.call(keep)
    tasks = [asyncio.create_task(turns(lock, held, name)) for name in "abc"]
    await asyncio.sleep(0)
    assert held == []
    lock.release()
    assert lock.is_taken  # it was handed over: nobody comes in between
    await asyncio.gather(*tasks)

    assert held == ["a", "b", "c"]
    assert not lock.is_taken


async def test_one_who_gives_up_waiting_is_passed_over(lock: Exclusive) -> None:
    held: list[str] = []
    lock.call(keep)
    first, second = (asyncio.create_task(turns(lock, held, name)) for name in "ab")
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait([first])
    lock.release()
    await second

    assert held == ["b"]
    assert not lock.is_taken


async def test_one_who_gives_up_when_it_is_handed_over_hands_it_on(lock: Exclusive) -> None:
    held: list[str] = []
    lock.call(keep)
    first, second = (asyncio.create_task(turns(lock, held, name)) for name in "ab")
    await asyncio.sleep(0)
    lock.release()
    first.cancel()
    await asyncio.wait([first, second])

    assert held == ["b"]
    assert not lock.is_taken


async def test_a_fault_of_the_holder_releases_it(lock: Exclusive) -> None:
    async def fail() -> None:
        async with lock:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()

    assert not lock.is_taken


async def test_a_turn_that_fails_holds_nobody_up(
    lock: Exclusive, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever releases the lock runs the turns of others, and must not get their faults."""

    def fail() -> bool:
        raise ZeroDivisionError

    held: list[str] = []
    lock.call(fail)
    assert not lock.is_taken
    lock.call(keep)
    lock.call(fail)
    lock.call(lambda: noted(held, "next"))
    lock.release()

    assert held == ["next"]
    assert not lock.is_taken
    assert [record.message for record in caplog.records] == ["turn-failed"] * 2


async def test_it_may_have_a_few_holders() -> None:
    few = Exclusive(2)
    held: list[str] = []
    for name in "ab":
        few.call(lambda name=name: noted(held, name, keeps=True))  # type: ignore[misc] # lambda
    tasks = [asyncio.create_task(turns(few, held, name)) for name in "cd"]
    await asyncio.sleep(0)
    assert held == ["a", "b"]
    few.release()
    await asyncio.gather(*tasks)

    assert held == ["a", "b", "c", "d"]
    few.take()
    assert few.is_taken
