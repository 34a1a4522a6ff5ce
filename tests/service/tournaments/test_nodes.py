"""Tournaments on several nodes, after crashes, and with commands that are repeated."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from knobel.buses.memory import MemoryBus
from knobel.service import names
from knobel.service.ports import Unsure
from knobel.service.tournaments.keeping import replayed, stored
from knobel.service.tournaments.orders import EnterEvent, EventTicket
from knobel.stores.memory import MemoryStore
from knobel.tournament import commands as do
from knobel.tournament import judge
from knobel.tournament.values import Result, Setup
from tests.kit.harness import Harness
from tests.kit.world import TurnedWorld

SETUP = Setup(
    "Friday",
    "vier3d",
    {"variant": "first-line", "yellow": "none"},
    heats=3,
    games=2,
    scoring="games",
)


class Nodes:
    """Two nodes with one log and one bus."""

    def __init__(self) -> None:
        self.log, self.bus, self.world = MemoryStore(), MemoryBus(), TurnedWorld()
        self.here, self.there = self.node(), self.node()

    def node(self) -> Harness:
        return Harness(self.log, bus=self.bus, world=self.world)

    async def evening(self, people: int = 4) -> EventTicket:
        desk = self.here.service.tournaments
        ticket = await desk.open(SETUP)
        for number in range(people):
            entry = await desk.enter(ticket.id, EnterEvent(f"P{number}"), None)
            command = do.CheckIn(entry.entrant)
            await desk.do(ticket.id, ticket.token, command, f"in-{number}")
        return ticket

    async def now(self, event: str, node: Harness | None = None) -> Any:
        desk = (node or self.here).service.tournaments
        return (await desk._registry.get(event)).now

    async def lines(self, event: str) -> list[bytes]:
        return list(await self.log.read(event))


@pytest.fixture
async def nodes() -> AsyncIterator[Nodes]:
    made = Nodes()
    for node in (made.here, made.there):
        await node.service.start()
        await node.quiet()
    yield made
    for node in (made.here, made.there):
        await node.service.close()


async def test_a_heat_that_both_nodes_pair_is_one_heat(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    await nodes.now(ticket.id, nodes.there)
    both = (node.service.tournaments for node in (nodes.here, nodes.there))
    versions = await asyncio.gather(*(desk.pair(ticket.id, ticket.token, 1) for desk in both))
    await nodes.here.quiet()

    one, other = [await nodes.now(ticket.id, node) for node in (nodes.here, nodes.there)]
    assert one == other
    assert len(one.heats) == 1
    assert max(versions) <= one.version


async def test_both_nodes_open_each_game_once_and_seat_the_same(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    await nodes.now(ticket.id, nodes.there)
    await nodes.here.service.tournaments.pair(ticket.id, ticket.token, 1)
    await nodes.here.quiet()
    t = await nodes.now(ticket.id)
    kinds = [summary.kind for summary in await nodes.log.page("", 99)]

    assert kinds.count("match") == 2
    assert all(len(bout.games) == 1 for bout in t.heats[0].bouts)
    for bout in t.heats[0].bouts:
        live = await nodes.there.live_match(bout.games[0].match)
        assert live.match.began is not None
        assert len({chair.key for chair in live.match.chairs}) == 2


async def win(node: Harness, match: str, seat: int) -> None:
    """The player on this seat gets four in a row."""
    own, others = iter(("a1", "a2", "a3", "a4")), iter(("d1", "d2", "c1", "b4"))
    live = await node.live_match(match)
    while live.match.ended is None and live.definition.game.outcome(live.match.state) is None:
        turn = live.match.state.to_move
        await node.drop(match, next(own if turn == seat else others))


async def test_a_game_that_ends_at_one_node_counts_at_both(nodes: Nodes) -> None:
    ticket = await nodes.evening(2)
    await nodes.now(ticket.id, nodes.there)
    await nodes.here.service.tournaments.pair(ticket.id, ticket.token, 1)
    await nodes.here.quiet()
    (bout,) = (await nodes.now(ticket.id)).heats[0].bouts
    await win(nodes.there, bout.games[0].match, 0)
    await nodes.here.quiet()

    for node in (nodes.here, nodes.there):
        (bout,) = (await nodes.now(ticket.id, node)).heats[0].bouts
        assert bout.games[0].result is not None
        assert bout.games[0].result.scores == (2, 0)
        assert len(bout.games) == 2


async def test_a_result_that_is_written_twice_counts_once(nodes: Nodes) -> None:
    ticket = await nodes.evening(2)
    desk = nodes.here.service.tournaments
    await desk.pair(ticket.id, ticket.token, 1)
    await nodes.here.quiet()
    (bout,) = (await nodes.now(ticket.id)).heats[0].bouts
    await win(nodes.here, bout.games[0].match, 0)
    await nodes.here.quiet()
    before = len(await nodes.lines(ticket.id))
    live = await desk._registry.get(ticket.id)
    await live.note(do.Finished(bout.id, bout.games[0].match, Result((0, 2))))
    desk.note(await nodes.here.live_match(bout.games[0].match))
    await nodes.here.quiet()

    assert len(await nodes.lines(ticket.id)) == before


async def test_a_game_that_ended_while_nobody_wrote_it_down_is_found_at_the_next_load(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticket = await nodes.evening(2)
    await nodes.here.service.tournaments.pair(ticket.id, ticket.token, 1)
    await nodes.here.quiet()
    (bout,) = (await nodes.now(ticket.id)).heats[0].bouts
    await nodes.here.quiet()
    for node in (nodes.here, nodes.there):
        monkeypatch.setattr(node.service.tournaments, "note", lambda _match: None)
    await win(nodes.here, bout.games[0].match, 1)
    await nodes.here.quiet()
    assert not any(b'"finished"' in line for line in await nodes.lines(ticket.id))

    third = nodes.node()
    await third.service.start()
    (bout,) = (await nodes.now(ticket.id, third)).heats[0].bouts
    await third.quiet()
    (bout,) = (await nodes.now(ticket.id, third)).heats[0].bouts
    await third.service.close()

    assert bout.games[0].result is not None
    assert bout.games[0].result.scores == (0, 2)


async def test_a_node_that_lost_the_race_judges_again(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    here, there = (node.service.tournaments for node in (nodes.here, nodes.there))
    await nodes.now(ticket.id, nodes.there)
    versions = await asyncio.gather(
        here.do(ticket.id, ticket.token, do.Rename(1, "Ada"), "a"),
        there.do(ticket.id, ticket.token, do.Rename(2, "Ada"), "b"),
        return_exceptions=True,
    )
    await nodes.here.quiet()

    assert sum(isinstance(version, int) for version in versions) == 1
    called = [entrant.name for entrant in (await nodes.now(ticket.id)).entrants]
    assert called.count("Ada") == 1


async def test_a_line_whose_answer_was_lost_is_found_and_told(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    desk = nodes.here.service.tournaments
    live = await desk._registry.get(ticket.id)
    append = nodes.log.append

    async def lost(*args: Any, **marks: Any) -> None:
        nodes.log.append = append  # type: ignore[method-assign]
        await append(*args, **marks)
        raise Unsure("the answer was lost")

    nodes.log.append = lost  # type: ignore[method-assign]
    with pytest.raises(Unsure):
        await live.do(ticket.token, do.Rename(1, "Ada"), "a")
    before = len(await nodes.lines(ticket.id))
    version = await live.do(ticket.token, do.Rename(1, "Ada"), "a")

    assert version == before == len(await nodes.lines(ticket.id))
    assert live.now.entrants[0].name == "Ada"


async def test_a_command_that_was_sent_to_both_nodes_counts_once(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    here, there = (node.service.tournaments for node in (nodes.here, nodes.there))
    one = await here.do(ticket.id, ticket.token, do.Rename(1, "Ada"), "same")
    other = await there.do(ticket.id, ticket.token, do.Rename(1, "Ada"), "same")

    assert one == other


async def test_a_deleted_tournament_leaves_nothing_behind(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    desk = nodes.here.service.tournaments
    await desk.pair(ticket.id, ticket.token, 1)
    await nodes.here.quiet()
    await desk.delete(ticket.id, ticket.token)

    assert await nodes.log.page("", 99) == []


async def test_a_tournament_goes_with_its_matches_when_its_time_is_up(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    desk = nodes.here.service.tournaments
    await desk.do(ticket.id, ticket.token, do.Change(replace(SETUP, keep_days=30)), "keep")
    await desk.pair(ticket.id, ticket.token, 1)
    await nodes.here.quiet()
    days = []
    for _ in range(31):
        await nodes.here.turn(24 * 3_600_000)
        days.append(len(await nodes.log.page("", 99)))

    assert days[28] == 3
    assert days[-1] == 0


async def test_the_log_verifies_and_replays_to_the_same(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    desk = nodes.here.service.tournaments
    await desk.pair(ticket.id, ticket.token, 1)
    await nodes.here.quiet()
    t = await nodes.now(ticket.id)
    header, entries = await stored(nodes.log, ticket.id)
    assert judge.verify(header, entries) is None
    assert replayed(header, entries) == t
    assert header.host == names.digest(ticket.token)
