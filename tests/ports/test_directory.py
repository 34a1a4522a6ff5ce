"""The port `Directory`: one suite, on every adapter."""

import pytest
from msgspec.structs import replace

from knobel.service.ports import Conflict, MatchSummary, NotFound, Store
from tests.kit.stores import summary


async def test_what_is_not_over_is_listed_the_newest_first(store: Store) -> None:
    for number, name in enumerate("abcd"):
        await store.open(summary(name, opened=number), name.encode())
        await store.append(name, 1, b"first", is_last=name == "c")
    await store.open(replace(summary("t", opened=9), kind="tournament"), b"header")

    assert list((await store.unfinished(9)).items()) == [("d", b"d"), ("b", b"b"), ("a", b"a")]
    assert [*await store.unfinished(2)] == ["d", "b"]


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


async def test_lengths_are_found_by_kind_the_latest_first_and_each_counts_once(
    store: Store,
) -> None:
    for name, opened, kind, lasted in (
        ("a", 3, "x", 30),
        ("b", 1, "x", 10),
        ("c", 2, "x", 20),
        ("d", 4, "y", 40),
    ):
        await store.open(summary(name, opened), b"")
        await store.append(name, 1, b"line", is_last=True)
        await store.note_length(name, kind, lasted)
    await store.open(summary("e", 9), b"")
    await store.note_length("a", "y", 99)  # as it was first told
    await store.note_length("none", "x", 99)

    assert list(await store.lengths("x", 9)) == [30, 20, 10]
    assert list(await store.lengths("x", 2)) == [30, 20]
    assert list(await store.lengths("z", 9)) == []
    await store.delete("a")
    assert list(await store.lengths("x", 9)) == [20, 10]


# Tournaments


@pytest.fixture
async def both(store: Store) -> Store:
    """A store with a match and a tournament."""
    await store.open(summary("m"), b"of the match")
    await store.open(replace(summary("t"), kind="tournament"), b"of the tournament")
    return store


async def test_a_tournament_is_not_found_as_a_match(both: Store) -> None:
    with pytest.raises(NotFound):
        await both.header("t")
    with pytest.raises(NotFound):
        await both.find(code="code-t")
    with pytest.raises(NotFound):
        await both.find(watch="watch-t")


async def test_a_match_is_not_found_as_a_tournament(both: Store) -> None:
    with pytest.raises(NotFound):
        await both.header("m", kind="tournament")
    with pytest.raises(NotFound):
        await both.find(code="code-m", kind="tournament")


async def test_a_tournament_is_found_by_its_kind(both: Store) -> None:
    assert await both.find(code="code-t", kind="tournament") == "t"
    assert await both.header("t", kind="tournament") == b"of the tournament"


async def test_pages_hold_both_kinds_or_one(both: Store) -> None:
    match, event = summary("m"), replace(summary("t"), kind="tournament")

    assert await both.page("", 9) == [match, event]
    assert await both.page("", 9, kind="match") == [match]
    assert await both.page("", 1, kind="tournament") == [event]
    assert await both.page("t", 9, kind="tournament") == []


async def test_a_tournament_does_not_take_the_names_of_a_match(both: Store) -> None:
    taken = MatchSummary("x", "code-m", "w", 1, kind="tournament")

    with pytest.raises(Conflict):
        await both.open(taken, b"")


async def test_a_tournament_has_a_log(both: Store) -> None:
    await both.append("t", 1, b"one", is_last=False)
    await both.append("t", 2, b"two", is_last=True)

    assert await both.read("t") == [b"one", b"two"]
    assert [each.is_over for each in await both.page("", 9)] == [False, True]


async def test_pruning_leaves_tournaments_to_themselves(both: Store) -> None:
    for name in ("m", "t"):
        await both.append(name, 1, b"end", is_last=True)

    assert await both.prune(99, 9) == 1
    assert [each.id for each in await both.page("", 9)] == ["t"]
    await both.delete("t")
    assert await both.read("t") == []
