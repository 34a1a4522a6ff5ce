"""The port `Log`: one suite, on every adapter."""

import asyncio

import pytest

from knobel.service.ports import Conflict, NotFound, Store
from tests.kit.stores import summary


async def test_lines_are_read_in_order_after_a_version(store: Store) -> None:
    await store.open(summary(), b"header")
    for version in range(1, 13):
        await store.append("m", version, b"%d" % version, is_last=False)

    assert await store.read("m") == [b"%d" % version for version in range(1, 13)]
    assert await store.read("m", 10) == [b"11", b"12"]
    assert await store.read("m", 12) == []


async def test_a_version_is_written_only_once(store: Store) -> None:
    await store.open(summary(), b"header")
    await store.append("m", 1, b"first", is_last=False)

    with pytest.raises(Conflict):
        await store.append("m", 1, b"second", is_last=True)
    assert await store.read("m") == [b"first"]
    assert [stored.is_over for stored in await store.page("", 100)] == [False]


async def test_of_many_who_write_the_same_version_one_succeeds(store: Store) -> None:
    await store.open(summary(), b"header")
    answers = await asyncio.gather(
        *(store.append("m", 1, b"%d" % who, is_last=False) for who in range(20)),
        return_exceptions=True,
    )

    assert sum(answer is None for answer in answers) == 1
    assert sum(isinstance(answer, Conflict) for answer in answers) == 19
    assert await store.read("m") == [b"%d" % answers.index(None)]


async def test_a_line_without_a_task_is_answered_when_it_can_be_read(store: Store) -> None:
    await store.open(summary(), b"header")
    answers: asyncio.Queue[Exception | None] = asyncio.Queue()
    store.append_soon("m", 1, b"first", answers.put_nowait, is_last=False)
    assert answers.empty()  # never before the call returns
    assert await answers.get() is None
    assert await store.read("m") == [b"first"]
    store.append_soon("m", 1, b"second", answers.put_nowait, is_last=False)
    store.append_soon("n", 1, b"third", answers.put_nowait, is_last=False)
    faults = [await answers.get(), await answers.get()]

    assert [type(fault) for fault in faults] == [Conflict, NotFound]
    assert await store.read("m") == [b"first"]


async def test_matches_do_not_mix(store: Store) -> None:
    for name in ("m", "n"):
        await store.open(summary(name), name.encode())
    await asyncio.gather(
        *(store.append(name, 1, name.encode(), is_last=False) for name in ("m", "n"))
    )

    assert await store.read("m") == [b"m"]
    assert await store.read("n") == [b"n"]


async def test_bytes_come_back_as_they_were(store: Store) -> None:
    line = bytes(range(256)) * 40
    await store.open(summary(), line)
    await store.append("m", 1, line, is_last=False)

    assert await store.header("m") == line
    assert await store.read("m") == [line]


async def test_a_match_that_is_not_there_has_no_lines(store: Store) -> None:
    with pytest.raises(NotFound):
        await store.append("m", 1, b"line", is_last=False)
    assert await store.read("m") == []


async def test_the_same_line_again_is_a_success(store: Store) -> None:
    """Its answer may have been lost."""
    await store.open(summary(), b"header")
    for version, line in ((1, b"first"), (2, b"second")):
        for _ in range(2):
            await store.append("m", version, line, is_last=False)
    await store.append("m", 1, b"first", is_last=False)
    with pytest.raises(Conflict):
        await store.append("m", 1, b"second", is_last=False)

    assert await store.read("m") == [b"first", b"second"]


@pytest.mark.parametrize("is_last", [False, True])
async def test_a_gap_is_refused(store: Store, is_last: bool) -> None:
    await store.open(summary(), b"header")
    for version in (2, 3):
        with pytest.raises(Conflict):
            await store.append("m", version, b"too early", is_last=is_last)
    await store.append("m", 1, b"first", is_last=False)
    with pytest.raises(Conflict):
        await store.append("m", 3, b"too early", is_last=is_last)

    assert await store.read("m") == [b"first"]


async def test_lines_of_one_match_may_be_stored_together(store: Store) -> None:
    await store.open(summary(), b"header")
    lines = [b"%d" % version for version in range(1, 6)]
    await asyncio.gather(
        *(store.append("m", v, line, is_last=False) for v, line in enumerate(lines, 1))
    )

    assert await store.read("m") == lines


async def test_news_are_the_lines_after_what_was_seen(store: Store) -> None:
    for name in ("m", "n", "o"):
        await store.open(summary(name), b"header")
        for version in (1, 2, 3):
            await store.append(name, version, b"%d" % version, is_last=False)

    assert await store.news({"m": 1, "n": 3, "gone": 4}) == {"m": [b"2", b"3"], "gone": []}
    assert await store.news({}) == {}
