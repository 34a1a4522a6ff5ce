"""An event whose log is full, or that a player wants to fill."""

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

    async def entered(self) -> "Full":
        ticket = await self.desk.open(SETUP)
        self.event, self.host = ticket.id, ticket.token
        for number in range(1, 9):
            entry = await self.desk.enter(self.event, EnterEvent(f"P{number}"), None)
            self.tokens[number] = entry.token
            await self.say(do.CheckIn(number))
        return self

    async def paired(self) -> "Full":
        await self.entered()
        await self.desk.helper(self.event, self.host)
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


MORE = 60
"""Lines enough to enter, to pair, and for some mischief."""


@pytest.fixture
async def roomy() -> AsyncIterator[Full]:
    async with opened(limits=replace(DEFAULTS, lines_per_event=MORE)) as harness:
        yield await Full(harness).entered()


async def test_players_leave_lines_for_the_host_and_for_results(roomy: Full) -> None:
    while (await roomy.live()).version < MORE * 3 // 4:
        is_here = (await roomy.live()).now.entrant(1).state == "here"
        await roomy.say(do.Rest(1) if is_here else do.CheckIn(1), 1)

    for command in (do.Rest(2), do.Withdraw(2), do.Rename(2, "Bo")):
        await roomy.refuses(command, 2)
    with pytest.raises(Illegal, match="event-too-long"):
        await roomy.desk.enter(roomy.event, EnterEvent("Late"), None)
    await roomy.say(do.CheckIn(1))
    await roomy.desk.pair(roomy.event, roomy.host, 1)
    bout = (await roomy.live()).now.open_bouts()[0]
    await roomy.say(do.Report(bout.id, WIN), bout.sides[0][0])


@pytest.mark.parametrize("name", ["player", "helper"])
async def test_a_device_asks_for_one_thing_a_second(roomy: Full, name: str) -> None:
    token = roomy.tokens[1]
    if name == "helper":
        helper = await roomy.desk.helper(roomy.event, roomy.host)
        await roomy.desk.help(roomy.event, helper.token, token)
    rests: list[do.PersonCommand] = [do.Rest(1), do.CheckIn(1), do.Rest(1), do.CheckIn(1)]
    for number, command in enumerate(rests[:3]):
        await roomy.desk.do(roomy.event, token, command, f"{number}")
    with pytest.raises(Illegal, match="too-fast") as refused:
        await roomy.desk.do(roomy.event, token, rests[3], "3")

    assert refused.value.facts == {"retry_after": 1}
    await roomy.desk.do(roomy.event, token, rests[2], "2")  # the same again is no other thing
    await roomy.desk.do(roomy.event, roomy.tokens[2], do.Rest(2), "other")
    for number, command in enumerate(rests[1:] + rests):
        await roomy.desk.do(roomy.event, roomy.host, command, f"host-{number}")
    await roomy.say(do.Rest(1), 1)


async def test_who_presses_much_can_report_all_the_same(roomy: Full) -> None:
    await roomy.desk.pair(roomy.event, roomy.host, 1)
    bout = (await roomy.live()).now.open_bouts()[0]
    [number] = bout.sides[0]
    for name in ("one", "two", "three"):
        await roomy.desk.do(roomy.event, roomy.tokens[number], do.AtTable(bout.id), name)

    await roomy.desk.do(roomy.event, roomy.tokens[number], do.Report(bout.id, WIN), "result")
