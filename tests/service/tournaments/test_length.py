"""An event whose log is full."""

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from knobel.core.game import Illegal
from knobel.match.commands import Resign
from knobel.service.limits import DEFAULTS
from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.orders import EnterEvent
from knobel.tournament import commands as do
from knobel.tournament.values import UNOPPOSED_AFTER, Result, Setup
from tests.kit.harness import Harness, opened

SETUP = Setup(
    "Friday",
    "vier3d",
    {"variant": "first-line", "yellow": "none"},
    heats=3,
    games=2,
    scoring="games",
    boxes=3,
)
FULL = 20
"""The log is full when the first heat is paired."""
WIN, LOSS = Result((4, 0)), Result((0, 4))


class Full:
    """An event with three real boards and a bout at a screen, whose log is full."""

    def __init__(self, harness: Harness) -> None:
        self.harness, self.desk = harness, harness.service.tournaments
        self.tokens: dict[int, str] = {}

    async def paired(self) -> "Full":
        ticket = await self.desk.open(SETUP)
        self.event, self.host = ticket.id, ticket.token
        await self.desk.helper(self.event, self.host)
        for number in range(1, 9):
            entry = await self.desk.enter(self.event, EnterEvent(f"P{number}"), None)
            self.tokens[number] = entry.token
            await self.say(do.CheckIn(number))
        await self.desk.pair(self.event, self.host, 1)
        await self.harness.quiet()
        while (await self.live()).version < FULL:
            await self.say(do.OpenEntry(yes=not (await self.live()).now.is_entry_open))
        return self

    async def live(self) -> LiveTournament:
        return await self.desk._registry.get(self.event)

    async def say(self, command: do.PersonCommand, by: int = 0) -> int:
        await self.harness.turn(1_000)  # results are limited
        name = f"c-{self.harness.world.now()}"
        return await self.desk.do(self.event, self.tokens.get(by, self.host), command, name)

    async def refuses(self, command: do.PersonCommand, by: int = 0) -> None:
        with pytest.raises(Illegal, match="event-too-long"):
            await self.say(command, by)


@pytest.fixture
async def full() -> AsyncIterator[Full]:
    async with opened(limits=replace(DEFAULTS, lines_per_event=FULL)) as harness:
        yield await Full(harness).paired()


async def test_an_event_that_is_too_long_can_only_end(full: Full) -> None:
    heat = (await full.live()).now.heat
    assert heat is not None
    at_tables = [bout for bout in heat.bouts if bout.board == "real"]
    by = [side[0] for bout in at_tables for side in bout.sides]
    for command in (do.OpenEntry(yes=True), do.Rest(1), do.Change(SETUP)):
        await full.refuses(command)
    with pytest.raises(Illegal, match="event-too-long"):
        await full.desk.enter(full.event, EnterEvent("Late"), None)

    await full.say(do.Report(at_tables[0].id, WIN), by[0])
    await full.say(do.Confirm(at_tables[0].id), by[1])
    await full.say(do.Correct(at_tables[0].id, LOSS))
    await full.say(do.Report(at_tables[1].id, WIN), by[2])
    await full.harness.turn(UNOPPOSED_AFTER)
    await full.say(do.ClaimAbsence(at_tables[2].id, (by[4],)))
    for _ in range(SETUP.games):
        [bout] = (await full.live()).now.open_bouts()
        await full.harness.do(bout.games[-1].match, 0, Resign())
        await full.harness.quiet()

    t = (await full.live()).now
    assert t.open_bouts() == ()
    assert {bout.decided for bout in t.heats[0].bouts} == {"host", "time", "match"}
    with pytest.raises(Illegal, match="event-too-long"):
        await full.desk.pair(full.event, full.host, 2)
    await full.say(do.DropHelpers())
    assert (await full.live()).now.helpers == ()
    await full.say(do.Close())
    assert (await full.live()).now.is_over


async def test_even_results_come_to_an_end_those_of_the_host_last(full: Full) -> None:
    heat = (await full.live()).now.heat
    assert heat is not None
    bout = heat.bouts[0]
    speaker = bout.sides[0][0]
    while (await full.live()).version < 2 * FULL:
        said = [claim.result for claim in (await full.live()).now.open_bouts()[0].claims]
        await full.say(do.Report(bout.id, LOSS if said == [WIN] else WIN), speaker)

    await full.refuses(do.Report(bout.id, Result((2, 2))), speaker)
    for each in heat.bouts:
        await full.say(do.ClaimAbsence(each.id, each.sides[0]))
    await full.say(do.Close())
