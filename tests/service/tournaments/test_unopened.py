"""Matches that can't be opened: of events from before sizes were checked."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from knobel.service import names, wire
from knobel.service.ports import MatchSummary
from knobel.tournament import commands as do
from knobel.tournament.values import DAY, Bout, EntrantId, Result, Setup
from tests.kit.harness import Harness, opened

LEAGUE = Setup("League", "xcode", format="league", scoring="field", sides=1, heats=2, keep_days=1)


@pytest.fixture
async def harness() -> AsyncIterator[Harness]:
    async with opened() as made:
        yield made


class Early:
    """A league whose sizes nobody checked: a group of one, for which no match can be opened, and one of two."""

    def __init__(self, harness: Harness) -> None:
        self.harness, self.desk = harness, harness.service.tournaments

    async def open(self) -> None:
        header = self.desk._header("early0000000", LEAGUE, "secret")
        self.id, self.token = header.id, "secret"
        await self.desk._registry.create(header)
        for number in (1, 2):
            command = do.Enter(f"Group {number}", size=number)
            await self.desk.do(self.id, self.token, command, f"enter-{number}")
            await self.desk.do(self.id, self.token, do.CheckIn(number), f"in-{number}")

    async def pair(self) -> dict[EntrantId, Bout]:
        await self.desk.pair(self.id, self.token, 1)
        await self.harness.quiet()
        live = await self.desk._registry.get(self.id)
        return {bout.sides[0][0]: bout for bout in live.now.open_bouts()}

    async def blockers(self) -> list[tuple[str, dict[str, Any]]]:
        """What the host is told, also by a node that has just loaded the event."""
        live = await self.desk._registry.get(self.id)
        await self.harness.quiet()
        you = live._about(live.now.header.host)
        return [(reason.code, dict(reason.facts)) for reason in you.blockers]

    async def store_as_before(self, bout: int) -> str:
        """What a server from before has stored for a group of one: nobody can read it."""
        event = f"{self.id}/{bout}/1"
        match = MatchSummary(names.game_of(event), f"C{bout}", f"w{bout}", self.harness.world.now())
        await self.harness.log.open(match, wire.encode({"event": event}))
        return match.id

    async def stored(self) -> set[str]:
        return {summary.id for summary in await self.harness.log.page("", 99)}


@pytest.fixture
async def early(harness: Harness) -> Early:
    made = Early(harness)
    await made.open()
    return made


async def test_a_bout_that_cannot_be_opened_keeps_no_other_and_the_host_reads_it(
    early: Early,
) -> None:
    bouts = await early.pair()

    assert (len(bouts[1].games), len(bouts[2].games)) == (0, 1)
    unopened = ("event-bout-not-opened", {"table": bouts[1].table})
    assert await early.blockers() == [unopened, ("event-bouts-open", {"count": 2})]
    result = Result((0,), ((5, 0),))
    await early.desk.do(early.id, early.token, do.Report(bouts[1].id, result), "decide")
    assert await early.blockers() == [("event-bouts-open", {"count": 1})]


async def test_nor_does_a_match_that_is_stored_but_cannot_be_read(early: Early) -> None:
    for bout in (1, 2):
        await early.store_as_before(bout)
    bouts = await early.pair()

    assert [bout.games for bout in bouts.values()] == [(), ()]
    assert [code for code, _ in await early.blockers()] == [
        *["event-bout-not-opened"] * 2,
        "event-bouts-open",
    ]


async def test_it_is_deleted_with_its_event(early: Early) -> None:
    bouts = await early.pair()
    await early.store_as_before(bouts[1].id)
    await early.desk.delete(early.id, early.token)

    assert await early.stored() == set()


async def test_it_is_deleted_when_the_time_of_its_event_is_up(early: Early) -> None:
    bouts = await early.pair()
    await early.store_as_before(bouts[1].id)
    for _ in range(30):
        await early.harness.turn(DAY // 24)

    assert await early.stored() == set()


async def test_it_is_deleted_when_the_pairing_is_taken_back(early: Early) -> None:
    bouts = await early.pair()
    await early.store_as_before(bouts[1].id)
    await early.desk.do(early.id, early.token, do.Unpair(1), "unpair")

    assert await early.stored() == {early.id}
