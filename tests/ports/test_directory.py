"""The port `Directory`: one suite, on every adapter."""

import pytest

from knobel.service.ports import Conflict, MatchSummary, NotFound, Store
from tests.kit.stores import summary


async def test_a_match_is_stored_under_its_names(store: Store) -> None:
    await store.open(summary(), b"header")

    assert await store.header("m") == b"header"
    assert await store.find(code="code-m") == "m"
    assert await store.find(watch="watch-m") == "m"


@pytest.mark.parametrize(
    "taken",
    [
        MatchSummary("m", "c", "w", 1),
        MatchSummary("n", "code-m", "w", 1),
        MatchSummary("n", "c", "watch-m", 1),
    ],
)
async def test_every_name_is_taken_only_once(store: Store, taken: MatchSummary) -> None:
    await store.open(summary(), b"header")

    with pytest.raises(Conflict):
        await store.open(taken, b"other")
    assert await store.header("m") == b"header"
    assert [stored.id for stored in await store.page("", 100)] == ["m"]


async def test_what_is_not_there_is_not_found(store: Store) -> None:
    await store.open(summary(), b"header")

    for missing in (
        store.header("n"),
        store.find(code="watch-m"),
        store.find(watch="code-m"),
        store.find(code="m"),
        store.append("n", 1, b"line", is_last=False),
    ):
        with pytest.raises(NotFound):
            await missing
    assert await store.read("n") == []


async def test_matches_come_by_pages_in_the_order_of_their_ids(store: Store) -> None:
    for name, opened in (("c", 30), ("a", 20), ("b", 10)):
        await store.open(summary(name, opened), b"")

    assert await store.count() == 3
    assert await store.page("", 2) == [summary("a", 20), summary("b", 10)]
    assert await store.page("b", 2) == [summary("c", 30)]
    assert await store.page("c", 2) == []


async def test_the_last_line_ends_the_match(store: Store) -> None:
    await store.open(summary(), b"header")
    await store.append("m", 1, b"line", is_last=False)
    assert not (await store.page("", 100))[0].is_over
    await store.append("m", 2, b"line", is_last=True)
    assert (await store.page("", 100))[0].is_over
    await store.append("m", 3, b"afterwards", is_last=False)

    assert (await store.page("", 100))[0].is_over


async def test_a_deleted_match_leaves_nothing(store: Store) -> None:
    for name in ("m", "n"):
        await store.open(summary(name), b"header")
        await store.append(name, 1, b"line", is_last=False)
    await store.delete("m")

    with pytest.raises(NotFound):
        await store.header("m")
    with pytest.raises(NotFound):
        await store.append("m", 2, b"late", is_last=False)
    assert await store.read("m") == []
    assert [stored.id for stored in await store.page("", 100)] == ["n"]
    assert await store.read("n") == [b"line"]
    await store.open(summary(), b"again")
    assert await store.header("m") == b"again"


async def test_to_delete_what_is_not_there_does_nothing(store: Store) -> None:
    await store.delete("m")


@pytest.mark.parametrize("name", ["", "'; DROP TABLE log; --", "ü\x00ß", "\ud800"])
async def test_odd_names_are_just_not_found(store: Store, name: str) -> None:
    await store.open(summary(), b"header")

    with pytest.raises(NotFound):
        await store.find(code=name)
    assert await store.find(code="code-m") == "m"


async def test_matches_that_are_over_and_old_are_pruned_by_slices(store: Store) -> None:
    for name, opened in (("a", 1), ("b", 2), ("c", 3), ("d", 4), ("e", 5)):
        await store.open(summary(name, opened), b"")
        await store.append(name, 1, b"line", is_last=name != "b")

    assert [await store.prune(5, 2) for _ in range(3)] == [2, 1, 0]
    assert [stored.id for stored in await store.page("", 10)] == ["b", "e"]
    assert await store.read("a") == []
    assert await store.read("e") == [b"line"]
