"""The port `Wishes`: one suite, on every adapter."""

import asyncio
from collections.abc import Sequence

import pytest

from knobel.service.ports import NotFound, Store
from tests.kit.stores import summary


@pytest.fixture
async def opened(store: Store) -> Store:
    for name in ("m", "n"):
        await store.open(summary(name), b"header")
    return store


async def wish(
    store: Store,
    match: str,
    key: str,
    browser: str,
    *,
    turn: int = 0,
    most_own: int = 9,
    most: int = 9,
    said: str = "",
) -> None:
    body = (said or f"{match} {key} {browser}").encode()
    await store.wish(match, key, browser, body, turn=turn, most_own=most_own, most=most)


async def kept(store: Store, match: str = "m", key: str = "bo", turn: int = 99) -> Sequence[bytes]:
    return sorted(await store.claim_wishes(match, key, turn))


async def test_a_wish_is_claimed_once_a_turn(opened: Store) -> None:
    await wish(opened, "m", "bo", "phone", turn=2)

    found = [await kept(opened, turn=turn) for turn in (1, 2, 3, 3, 2, 4)]
    assert found == [[], [], [b"m bo phone"], [], [], [b"m bo phone"]]


async def test_of_several_nodes_one_claims_it(opened: Store) -> None:
    await wish(opened, "m", "bo", "phone")
    claims = await asyncio.gather(*(opened.claim_wishes("m", "bo", 1) for _ in range(8)))

    assert sorted(map(len, claims)) == [0] * 7 + [1]


async def test_a_wish_is_only_for_its_person_and_match(opened: Store) -> None:
    await wish(opened, "m", "bo", "phone")
    await wish(opened, "m", "bo", "laptop")
    await wish(opened, "m", "anna", "phone")
    await wish(opened, "n", "bo", "phone")

    assert await kept(opened) == [b"m bo laptop", b"m bo phone"]
    assert await kept(opened, key="cy") == []
    assert await kept(opened, key="anna") == [b"m anna phone"]


async def test_a_later_wish_of_a_browser_replaces_the_earlier_one(opened: Store) -> None:
    await wish(opened, "m", "bo", "phone", said="old")
    await wish(opened, "m", "bo", "phone", said="new", turn=7)

    assert await kept(opened, turn=7) == []
    assert await kept(opened, turn=8) == [b"new"]


async def test_beyond_the_limits_the_earliest_are_forgotten(opened: Store) -> None:
    for browser in ("1", "2", "3"):
        await wish(opened, "m", "bo", browser)
    await wish(opened, "m", "bo", "1")  # now the latest
    await wish(opened, "m", "bo", "4", most_own=3)
    assert await kept(opened) == [b"m bo 1", b"m bo 3", b"m bo 4"]

    await wish(opened, "n", "bo", "5", most=2)
    assert await kept(opened, turn=100) == [b"m bo 4"]
    assert await kept(opened, "n") == [b"n bo 5"]


@pytest.mark.parametrize(
    ("whose", "left"),
    [(("m",), 0), (("m", "bo"), 1), (("m", "bo", "phone"), 2), (("x",), 3), (("m", "x"), 3)],
)
async def test_wishes_are_dropped(opened: Store, whose: tuple[str, ...], left: int) -> None:
    for key, browser in (("bo", "phone"), ("bo", "laptop"), ("anna", "phone")):
        await wish(opened, "m", key, browser)
    await wish(opened, "n", "bo", "phone")
    await opened.drop_wishes(*whose)

    assert len(await kept(opened)) + len(await kept(opened, key="anna")) == left
    assert await kept(opened, "n") == [b"n bo phone"]


async def test_wishes_are_deleted_and_pruned_with_their_match(opened: Store) -> None:
    for match in ("m", "n"):
        await wish(opened, match, "bo", "phone")
    await opened.delete("m")
    await opened.append("n", 1, b"line", is_last=True)
    await opened.prune(99, 9)
    for match in ("m", "n"):
        await opened.open(summary(match), b"again")

    assert [await kept(opened, match) for match in ("m", "n")] == [[], []]


@pytest.mark.parametrize("match", ["x", "ü\x00ß", "\ud800"])
async def test_a_match_that_is_not_there_has_no_wishes(opened: Store, match: str) -> None:
    with pytest.raises(NotFound):
        await wish(opened, match, "bo", "phone", said="wish")
