"""The port `Log`: one suite, on every adapter."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from knobel.catalog.courses import Attempt
from knobel.service.ports import Conflict, Log, MatchSummary, NotFound
from knobel.stores.memory import MemoryLog
from knobel.stores.sqlite import SqliteLog


@pytest.fixture(params=["memory", "sqlite"])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Log]:
    made: Log
    match request.param:
        case "memory":
            made = MemoryLog()
        case _:
            made = SqliteLog.opened(tmp_path / "knobel.db")
    yield made
    await made.close()


def card(name: str = "m", opened: int = 1) -> MatchSummary:
    return MatchSummary(name, f"code-{name}", f"watch-{name}", opened)


async def test_a_match_is_stored_under_its_names(log: Log) -> None:
    await log.open(card(), b"header")

    assert await log.header("m") == b"header"
    assert await log.find(code="code-m") == "m"
    assert await log.find(watch="watch-m") == "m"


@pytest.mark.parametrize(
    "taken",
    [
        MatchSummary("m", "c", "w", 1),
        MatchSummary("n", "code-m", "w", 1),
        MatchSummary("n", "c", "watch-m", 1),
    ],
)
async def test_every_name_is_taken_only_once(log: Log, taken: MatchSummary) -> None:
    await log.open(card(), b"header")

    with pytest.raises(Conflict):
        await log.open(taken, b"other")
    assert await log.header("m") == b"header"
    assert [stored.id for stored in await log.summaries()] == ["m"]


async def test_what_is_not_there_is_not_found(log: Log) -> None:
    await log.open(card(), b"header")

    for missing in (
        log.header("n"),
        log.find(code="watch-m"),
        log.find(watch="code-m"),
        log.find(code="m"),
        log.append("n", 1, b"line", is_last=False),
    ):
        with pytest.raises(NotFound):
            await missing
    assert await log.read("n") == []


async def test_lines_are_read_in_order_after_a_version(log: Log) -> None:
    await log.open(card(), b"header")
    for version in range(1, 13):
        await log.append("m", version, b"%d" % version, is_last=False)

    assert await log.read("m") == [b"%d" % version for version in range(1, 13)]
    assert await log.read("m", 10) == [b"11", b"12"]
    assert await log.read("m", 12) == []


async def test_a_version_is_written_only_once(log: Log) -> None:
    await log.open(card(), b"header")
    await log.append("m", 1, b"first", is_last=False)

    with pytest.raises(Conflict):
        await log.append("m", 1, b"second", is_last=True)
    assert await log.read("m") == [b"first"]
    assert [stored.is_over for stored in await log.summaries()] == [False]


async def test_of_many_who_write_the_same_version_one_succeeds(log: Log) -> None:
    await log.open(card(), b"header")
    answers = await asyncio.gather(
        *(log.append("m", 1, b"%d" % who, is_last=False) for who in range(20)),
        return_exceptions=True,
    )

    assert sum(answer is None for answer in answers) == 1
    assert sum(isinstance(answer, Conflict) for answer in answers) == 19
    assert await log.read("m") == [b"%d" % answers.index(None)]


async def test_matches_do_not_mix(log: Log) -> None:
    for name in ("m", "n"):
        await log.open(card(name), name.encode())
    await asyncio.gather(
        *(log.append(name, 1, name.encode(), is_last=False) for name in ("m", "n"))
    )

    assert await log.read("m") == [b"m"]
    assert await log.read("n") == [b"n"]


async def test_cards_come_oldest_first(log: Log) -> None:
    for name, opened in (("c", 30), ("a", 20), ("b", 10)):
        await log.open(card(name, opened), b"")

    assert await log.summaries() == [card("b", 10), card("a", 20), card("c", 30)]


async def test_the_last_line_ends_the_match(log: Log) -> None:
    await log.open(card(), b"header")
    await log.append("m", 1, b"line", is_last=False)
    assert not (await log.summaries())[0].is_over
    await log.append("m", 2, b"line", is_last=True)
    assert (await log.summaries())[0].is_over
    await log.append("m", 3, b"afterwards", is_last=False)

    assert (await log.summaries())[0].is_over


async def test_a_deleted_match_leaves_nothing(log: Log) -> None:
    for name in ("m", "n"):
        await log.open(card(name), b"header")
        await log.append(name, 1, b"line", is_last=False)
    await log.delete("m")

    with pytest.raises(NotFound):
        await log.header("m")
    with pytest.raises(NotFound):
        await log.append("m", 2, b"late", is_last=False)
    assert await log.read("m") == []
    assert [stored.id for stored in await log.summaries()] == ["n"]
    assert await log.read("n") == [b"line"]
    await log.open(card(), b"again")
    assert await log.header("m") == b"again"


async def test_to_delete_what_is_not_there_does_nothing(log: Log) -> None:
    await log.delete("m")


async def test_the_last_beat_is_remembered(log: Log) -> None:
    assert await log.last_beat() is None
    await log.beat(5)
    await log.beat(7)

    assert await log.last_beat() == 7


async def test_bytes_come_back_as_they_were(log: Log) -> None:
    line = bytes(range(256)) * 40
    await log.open(card(), line)
    await log.append("m", 1, line, is_last=False)

    assert await log.header("m") == line
    assert await log.read("m") == [line]


@pytest.mark.parametrize("name", ["", "'; DROP TABLE log; --", "ü\x00ß", "\ud800"])
async def test_odd_names_are_just_not_found(log: Log, name: str) -> None:
    await log.open(card(), b"header")

    with pytest.raises(NotFound):
        await log.find(code=name)
    assert await log.find(code="code-m") == "m"


async def test_what_a_group_has_played_is_kept_once_and_in_order(log: Log) -> None:
    lost, won = Attempt("one", False, 180_000), Attempt("one", True, 93_500)
    for group, match, attempt in (("a", "n", lost), ("b", "k", won), ("a", "m", won)):
        await log.note_attempt(group, match, attempt)
    await log.note_attempt("a", "n", won)  # as it was first told
    await log.delete("m")

    assert list(await log.attempts("a")) == [lost, won]
    assert list(await log.attempts("b")) == [won]
    assert list(await log.attempts("c")) == []
