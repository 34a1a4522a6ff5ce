"""Pairs are computed outside of the event loop, and what they follow from may change meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from knobel.core.game import Illegal
from knobel.service.ports import NotFound
from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.orders import EnterEvent
from knobel.service.tournaments.pairing_room import TRIES
from knobel.tournament import commands as do
from knobel.tournament.values import EntrantId, Result, Setup
from tests.kit.harness import Harness, opened

SETUP = Setup(
    "Friday",
    "vier3d",
    {"variant": "first-line", "yellow": "none"},
    heats=3,
    games=2,
    scoring="games",
    boxes=9,
)
WON, LOST = Result((4, 0)), Result((0, 4))


class Friday:
    """Four people whose first heat is over."""

    def __init__(self, harness: Harness) -> None:
        self.harness, self.desk = harness, harness.service.tournaments

    async def begun(self) -> "Friday":
        ticket = await self.desk.open(SETUP)
        self.event, self.host = ticket.id, ticket.token
        for number in range(1, 5):
            await self.desk.enter(self.event, EnterEvent(f"P{number}"), None)
            await self.say(do.CheckIn(number))
        await self.desk.pair(self.event, self.host, 1)
        for bout in (await self.live()).now.open_bouts():
            await self.say(do.Report(bout.id, WON))
        return self

    async def live(self) -> LiveTournament:
        return await self.desk._registry.get(self.event)

    async def say(self, command: do.PersonCommand) -> None:
        await self.harness.turn(1_000)
        name = f"c-{self.harness.world.now()}"
        await self.desk.do(self.event, self.host, command, name)

    async def pairs(self) -> set[frozenset[EntrantId]]:
        heat = (await self.live()).now.heat
        assert heat is not None
        return {frozenset(n for side in bout.sides for n in side) for bout in heat.bouts}

    def while_computing(self, happens: Callable[[int], Awaitable[None]]) -> list[int]:
        """Have something happen whenever pairs were computed; the list counts how often."""
        room: Any = self.desk._room
        compute = room._compute
        tries: list[int] = []

        async def computed(*args: Any) -> do.Pair:
            command: do.Pair = await compute(*args)
            tries.append(len(tries) + 1)
            await happens(tries[-1])
            return command

        room._compute = computed
        return tries


@pytest.fixture
async def friday() -> AsyncIterator[Friday]:
    async with opened() as harness:
        yield await Friday(harness).begun()


@pytest.mark.rule("EV-13")
async def test_ev_13_pairs_follow_from_a_result_that_is_corrected_meanwhile(
    friday: Friday,
) -> None:
    one, other = (await friday.live()).now.heats[0].bouts
    [winner], [loser] = one.sides
    [second], [third] = other.sides

    async def corrects(count: int) -> None:
        if count == 1:
            await friday.say(do.Correct(other.id, LOST, "mistyped"))

    tries = friday.while_computing(corrects)
    await friday.desk.pair(friday.event, friday.host, 2)

    assert await friday.pairs() == {frozenset((winner, third)), frozenset((loser, second))}
    assert tries == [1, 2]


@pytest.mark.rule("EV-12")
async def test_ev_12_two_who_may_meet_again_do_so_at_once(friday: Friday) -> None:
    one, other = (await friday.live()).now.heats[0].bouts
    winners, losers = ({bout.sides[at][0] for bout in (one, other)} for at in (0, 1))
    first, second = sorted(winners)
    await friday.say(do.Forbid(first, second))

    async def allows(count: int) -> None:
        if count == 1:
            await friday.say(do.Forbid(first, second, yes=False))

    friday.while_computing(allows)
    await friday.desk.pair(friday.event, friday.host, 2)

    assert await friday.pairs() == {frozenset(winners), frozenset(losers)}


async def test_boards_are_those_that_the_host_has_by_then(friday: Friday) -> None:
    async def brings_boxes(count: int) -> None:
        await friday.say(do.Change(replace(SETUP, boxes=1)))

    await friday.say(do.Change(replace(SETUP, boxes=0)))
    tries = friday.while_computing(brings_boxes)
    await friday.desk.pair(friday.event, friday.host, 2)
    heat = (await friday.live()).now.heat

    assert heat is not None
    assert sorted(bout.board for bout in heat.bouts) == ["real", "screen"]
    assert tries == [1, 2]  # the same once more changes nothing


async def test_entering_without_being_here_keeps_nobody_waiting(friday: Friday) -> None:
    async def enters(count: int) -> None:
        await friday.desk.enter(friday.event, EnterEvent(f"New {count}"), None)

    ticket = await friday.desk.open(SETUP)
    friday.event, friday.host = ticket.id, ticket.token
    for number in (1, 2):
        await friday.desk.enter(friday.event, EnterEvent(f"P{number}"), None)
        await friday.say(do.CheckIn(number))
    tries = friday.while_computing(enters)
    await friday.desk.pair(friday.event, friday.host, 1)

    assert tries == [1]


async def test_if_it_never_stops_changing_the_host_is_asked_to_try_again(friday: Friday) -> None:
    async def changes(count: int) -> None:
        await friday.say(do.Change(replace(SETUP, minutes=count)))

    tries = friday.while_computing(changes)
    with pytest.raises(Illegal, match="event-pairing-stale"):
        await friday.desk.pair(friday.event, friday.host, 2)

    assert len(tries) == TRIES


@pytest.mark.rule("EV-19")
async def test_ev_19_no_move_is_made_while_a_pairing_is_taken_back(
    friday: Friday, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = friday.harness
    await friday.say(do.Change(replace(SETUP, boxes=0)))
    await friday.desk.pair(friday.event, friday.host, 2)
    await harness.quiet()
    heat = (await friday.live()).now.heat
    assert heat is not None
    match = heat.bouts[0].games[0].match
    append, moves = harness.log.append, list[asyncio.Task[int]]()

    async def moving(name: str, *args: Any, **kwargs: Any) -> None:
        """The log is slow, and somebody moves before it has the line of the event."""
        if name == friday.event:
            moves.append(asyncio.create_task(harness.drop(match, "a1")))
            for _ in range(20):
                await asyncio.sleep(0)
        await append(name, *args, **kwargs)

    monkeypatch.setattr(harness.log, "append", moving)
    await friday.say(do.Unpair(2))

    assert len((await friday.live()).now.heats) == 1
    [move] = moves
    with pytest.raises((Illegal, NotFound)):
        await move
