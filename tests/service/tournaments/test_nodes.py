"""Tournaments on several nodes, after crashes, and with commands that are repeated."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from knobel.buses.memory import MemoryBus
from knobel.core.game import Illegal
from knobel.match import commands as seat_do
from knobel.service import names
from knobel.service.ports import DEAD_AFTER, MatchSummary, Unsure
from knobel.service.tournaments.desk import Tournaments
from knobel.service.tournaments.keeping import delete_outlived, replayed, stored
from knobel.service.tournaments.orders import EnterEvent, EventTicket, ImportEvent
from knobel.stores.memory import MemoryStore
from knobel.tournament import commands as do
from knobel.tournament import judge
from knobel.tournament.events import Decided
from knobel.tournament.values import (
    DAY,
    RULES,
    UNOPPOSED_AFTER,
    Bout,
    Header,
    Result,
    Setup,
    Tournament,
)
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


WON, LOST = Result((2, 0)), Result((0, 2))


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


class Page:
    """A page that follows a tournament."""

    def __init__(self) -> None:
        self.key: str | None = None
        self.address = ""
        self.you: dict[str, Any] = {}
        self.gone = ""

    def tell(self, message: bytes, /) -> None:
        self.you = msgspec.json.decode(message).get("you", self.you)

    def dismiss(self, code: str, /) -> None:
        self.gone = code


async def look(node: Harness, event: str, token: str) -> Page:
    """Open the page of a tournament at this node."""
    page = Page()
    await node.service.follow_event(event, token, page)
    await node.quiet()
    return page


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


async def test_a_school_class_that_is_stored_without_its_days_stays_for_a_year(
    nodes: Nodes,
) -> None:
    now = nodes.here.world.now()
    header = Header("class", "CLASSX", "host", now, replace(SETUP, school=True), RULES)
    summary = MatchSummary(header.id, header.code, "watch", now, kind="tournament")
    await nodes.log.open(summary, msgspec.json.encode(header).replace(b',"keep_days":null', b""))

    assert await delete_outlived(nodes.log, now + 364 * DAY) == 0
    assert await delete_outlived(nodes.log, now + 365 * DAY) == 1


async def test_a_copy_that_is_pruned_leaves_the_matches_of_the_original(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    desk, now = nodes.here.service.tournaments, nodes.here.world.now()
    await desk.pair(ticket.id, ticket.token, 1)
    await nodes.here.quiet()
    matches = [summary.id for summary in await nodes.log.page("", 99)]
    record = await desk.export(ticket.id, "record", ticket.token)
    copy = await desk.read_file(ImportEvent("record", record))
    await desk.do(copy.id, copy.token, do.Change(replace(SETUP, keep_days=1)), "keep")

    assert await delete_outlived(nodes.log, now + 2 * DAY) == 1
    assert [summary.id for summary in await nodes.log.page("", 99)] == matches
    assert await delete_outlived(nodes.log, now + 400 * DAY) == 1
    assert await nodes.log.page("", 99) == []


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


# An evening on two nodes


class Tables:
    """An event at two real boards and one screen: the host is at one node, the players anywhere."""

    def __init__(self, nodes: Nodes) -> None:
        self.nodes = nodes
        self.here, self.there = (n.service.tournaments for n in (nodes.here, nodes.there))
        self.tokens: dict[int, str] = {}

    async def paired(self) -> "Tables":
        ticket = await self.here.open(replace(SETUP, boxes=2, games=1))
        self.event, self.host = ticket.id, ticket.token
        for number in range(1, 7):
            desk = self.there if number % 2 else self.here
            entry = await desk.enter(self.event, EnterEvent(f"P{number}"), None)
            self.tokens[entry.entrant] = entry.token
            await self.here.do(self.event, self.host, do.CheckIn(number), f"in-{number}")
        self.pages = [
            await look(self.nodes.here, self.event, self.host),
            *[await look(self.nodes.there, self.event, token) for token in self.tokens.values()],
        ]
        await self.here.pair(self.event, self.host, 1)
        await self.nodes.here.quiet()
        return self

    async def bouts(self, node: Harness) -> tuple[Bout, ...]:
        heat = (await self.nodes.now(self.event, node)).heat
        assert heat is not None
        return tuple(heat.bouts)

    async def say(
        self, desk: Tournaments, command: do.PersonCommand, entrant: int = 0, name: str = ""
    ) -> int:
        token = self.tokens.get(entrant, self.host)
        return await desk.do(self.event, token, command, name or f"{command}-{entrant}")

    async def are_as_one(self) -> Tournament:
        """The tournament, of which both nodes know the same, and which is as the log says."""
        await self.nodes.here.quiet()
        header, entries = await stored(self.nodes.log, self.event)
        assert judge.verify(header, entries) is None
        now = replayed(header, entries)
        for node in (self.nodes.here, self.nodes.there):
            assert await self.nodes.now(self.event, node) == now
        return now

    async def decisions(self, bout: int) -> int:
        """How often the log gives the bout a result."""
        _, entries = await stored(self.nodes.log, self.event)
        events = [event for entry in entries for event in entry.events]
        return sum(isinstance(event, Decided) and event.bout == bout for event in events)


@pytest.fixture
async def tables(nodes: Nodes) -> Tables:
    return await Tables(nodes).paired()


async def test_both_sides_report_at_once_each_at_another_node(tables: Tables) -> None:
    one, other, _ = await tables.bouts(tables.nodes.here)
    for bout, said in ((one, (WON, WON)), (other, (WON, LOST))):
        [[first], [second]] = bout.sides
        await asyncio.gather(
            tables.say(tables.here, do.Report(bout.id, said[0]), first),
            tables.say(tables.there, do.Report(bout.id, said[1]), second),
        )
    now = await tables.are_as_one()
    agreed, disputed = now.bout(one.id), now.bout(other.id)
    assert agreed is not None
    assert disputed is not None

    assert (agreed.result, agreed.decided, disputed.result) == (WON, "sides", None)
    assert {claim.result for claim in disputed.claims} == {WON, LOST}
    assert (await tables.decisions(one.id), await tables.decisions(other.id)) == (1, 0)

    decide = do.Report(other.id, LOST)
    both = [tables.say(desk, decide, name="host") for desk in (tables.here, tables.there)]
    versions = await asyncio.gather(*both)
    assert versions[0] == versions[1]
    assert await tables.decisions(other.id) == 1
    assert (await tables.are_as_one()).bout(other.id).result == LOST  # type: ignore[union-attr]


async def test_a_heat_whose_results_come_from_both_nodes_is_followed_by_one(
    tables: Tables,
) -> None:
    one, other, screen = await tables.bouts(tables.nodes.here)
    await asyncio.gather(
        tables.say(tables.here, do.Report(one.id, WON)),
        tables.say(tables.there, do.Report(other.id, LOST)),
        tables.nodes.there.do(screen.games[0].match, 0, seat_do.Resign()),
    )
    await tables.nodes.here.quiet()
    await asyncio.gather(
        *(desk.pair(tables.event, tables.host, 2) for desk in (tables.here, tables.there))
    )

    now = await tables.are_as_one()
    assert [len(heat.bouts) for heat in now.heats] == [3, 3]
    assert [await tables.decisions(bout.id) for bout in now.heats[0].bouts] == [1, 1, 1]


@pytest.mark.parametrize("dies", ["here", "there"])
async def test_when_a_node_dies_in_a_heat_the_event_goes_on_at_the_other(
    tables: Tables, dies: str
) -> None:
    nodes = tables.nodes
    dead, other = (nodes.here, nodes.there) if dies == "here" else (nodes.there, nodes.here)
    one, two, screen = await tables.bouts(nodes.here)
    desk = dead.service.tournaments
    await tables.say(desk, do.Report(one.id, WON), one.sides[0][0])
    await tables.say(desk, do.Report(two.id, WON), two.sides[0][0])
    match = screen.games[0].match
    for move in ("a1", "d1", "a2", "d2"):
        await dead.drop(match, move)
    await nodes.here.quiet()
    dead.kill()
    desk = other.service.tournaments
    await tables.say(desk, do.Confirm(one.id), one.sides[1][0])
    for _ in range(UNOPPOSED_AFTER // 1_000):  # nobody opposes the other report
        await other.turn(1_000)
    await win(other, match, 0)
    await other.quiet()

    now = await nodes.now(tables.event, other)
    assert {bout.decided for bout in now.heats[0].bouts} == {"sides", "time", "match"}
    for heat in (2, 3):
        await desk.pair(tables.event, tables.host, heat)
        for bout in await tables.bouts(other):
            await tables.say(desk, do.ClaimAbsence(bout.id, bout.sides[heat - 2]))
            await other.turn(1_000)  # results are limited
    await tables.say(desk, do.Close())
    header, entries = await stored(nodes.log, tables.event)
    assert judge.verify(header, entries) is None
    assert replayed(header, entries).is_over


# Who is away


async def test_a_host_learns_who_left_a_screen_that_another_node_keeps(nodes: Nodes) -> None:
    ticket = await nodes.evening(2)
    desk = nodes.there.service.tournaments
    await desk.pair(ticket.id, ticket.token, 1)
    await nodes.there.quiet()
    (bout,) = (await nodes.now(ticket.id, nodes.there)).heats[0].bouts
    match, screens = bout.games[0].match, []
    for (number,) in bout.sides:
        secret = desk._bouts.seat_secret(ticket.id, bout.id, number)
        screens.append(await nodes.there.follow(match, secret))
    host = await look(nodes.here, ticket.id, ticket.token)
    for _ in range(12):
        await nodes.here.turn(1_000)
    assert host.you["away"] == []
    assert match not in nodes.here.service._matches

    await nodes.there.leave(match, screens[1])
    for _ in range(12):
        await nodes.here.turn(1_000)
    away = (await nodes.there.live_match(match)).match.chairs[1].away
    assert away is not None
    assert host.you["away"] == [[bout.sides[1][0], away]]
    assert match not in nodes.here.service._matches

    await nodes.there.follow(match, secret)
    for _ in range(6):
        await nodes.here.turn(1_000)
    assert host.you["away"] == []


# Arenas


class Arena:
    """An arena on two nodes: the first two of four people are connected here, the others there."""

    def __init__(self, nodes: Nodes) -> None:
        self.nodes = nodes
        self.waves: Counter[Harness] = Counter()
        """How many waves each node has paired."""
        self.tokens: dict[int, str] = {}
        self.pages: dict[int, Page] = {}

    async def open(self) -> "Arena":
        desk = self.nodes.here.service.tournaments
        setup = replace(SETUP, format="arena", games=1, scoring="win", boxes=0)
        ticket = await desk.open(setup)
        self.event = ticket.id
        for number in range(1, 5):
            entry = await desk.enter(ticket.id, EnterEvent(f"P{number}"), None)
            self.tokens[entry.entrant] = entry.token
            await desk.do(ticket.id, ticket.token, do.CheckIn(entry.entrant), f"in-{number}")
        for node in (self.nodes.here, self.nodes.there):
            self._count(node)
        for number in self.tokens:
            await self.come(number, self.nodes.here if number < 3 else self.nodes.there)
        await desk.pair(ticket.id, ticket.token, 1)
        await self.nodes.here.quiet()
        return self

    def _count(self, node: Harness) -> None:
        arenas = node.service.tournaments._arenas
        wave = arenas._wave

        async def counted(*given: Any) -> int:
            self.waves[node] += 1
            return await wave(*given)

        arenas._wave = counted

    async def come(self, number: int, node: Harness) -> None:
        self.pages[number] = await look(node, self.event, self.tokens[number])

    async def go(self, number: int, node: Harness) -> None:
        live = await node.service.tournaments._registry.get(self.event)
        live.unfollow(self.pages[number])
        await node.quiet()

    async def finish_all(self, node: Harness) -> None:
        """Somebody resigns at each board, which this node keeps from then on."""
        for bout in (await self.now(node)).open_bouts():
            await node.do(bout.games[-1].match, 0, seat_do.Resign())
        await node.quiet()

    async def now(self, node: Harness) -> Tournament:
        return (await node.service.tournaments._registry.get(self.event)).now

    async def seconds(self, count: int, node: Harness) -> None:
        for _ in range(count):
            await node.turn(1_000)


@pytest.fixture
async def arena(nodes: Nodes) -> Arena:
    return await Arena(nodes).open()


@pytest.mark.rule("EV-60")
async def test_ev_60_one_of_two_nodes_pairs_everybody_once(arena: Arena) -> None:
    here, there = arena.nodes.here, arena.nodes.there
    for heat in (2, 3):
        await arena.finish_all(there)
        await arena.seconds(4, here)

        one, other = await arena.now(here), await arena.now(there)
        assert one == other
        assert len(one.heats) == heat
        assert all(bout.result is not None for each in one.heats[:-1] for bout in each.bouts)
        seated = [n for bout in one.open_bouts() for side in bout.sides for n in side]
        assert sorted(seated) == [1, 2, 3, 4]
    assert len(arena.waves) == 1


async def test_when_the_node_that_pairs_dies_the_other_goes_on(arena: Arena) -> None:
    await arena.finish_all(arena.nodes.there)
    await arena.seconds(4, arena.nodes.here)
    [(keeper, _)] = arena.waves.items()
    other = arena.nodes.there if keeper is arena.nodes.here else arena.nodes.here
    before = await arena.now(other)
    keeper.kill()
    for number, page in arena.pages.items():
        live = await other.service.tournaments._registry.get(arena.event)
        if page not in live.viewers:
            await arena.come(number, other)
    await arena.finish_all(other)
    await arena.seconds(DEAD_AFTER // 1_000 + 4, other)

    after = await arena.now(other)
    assert len(after.heats) == len(before.heats) + 1
    assert all(bout.result is not None for bout in after.heats[-2].bouts)
    seated = [n for bout in after.open_bouts() for side in bout.sides for n in side]
    assert sorted(seated) == [1, 2, 3, 4]
    header, entries = await stored(arena.nodes.log, arena.event)
    assert judge.verify(header, entries) is None


async def test_when_everybody_moves_to_another_node_that_one_pairs(arena: Arena) -> None:
    here, there = arena.nodes.here, arena.nodes.there
    await arena.finish_all(there)
    await arena.seconds(4, here)
    [(keeper, _)] = arena.waves.items()
    other = there if keeper is here else here
    live = await keeper.service.tournaments._registry.get(arena.event)
    for number, page in tuple(arena.pages.items()):
        if page in live.viewers:
            await arena.go(number, keeper)
            await arena.come(number, other)
    await arena.seconds(12, here)
    await arena.finish_all(there)
    await arena.seconds(7, here)

    assert len((await arena.now(there)).heats) == 3
    assert arena.waves[other] > 0


async def test_everybody_is_paired_though_the_roster_has_lost_who_is_where(arena: Arena) -> None:
    arena.nodes.log._rows.forget()
    for node in (arena.nodes.here, arena.nodes.there):
        await node.service._node._beat()
    await arena.finish_all(arena.nodes.there)
    await arena.seconds(7, arena.nodes.here)

    now = await arena.now(arena.nodes.here)
    assert [len(heat.bouts) for heat in now.heats] == [2, 2]


# Deleting


async def test_a_command_to_a_tournament_that_is_deleted_meanwhile_is_refused(
    nodes: Nodes,
) -> None:
    ticket = await nodes.evening()
    here, there = (node.service.tournaments for node in (nodes.here, nodes.there))
    pages = [await look(node, ticket.id, ticket.token) for node in (nodes.here, nodes.there)]
    live = await there._registry.get(ticket.id)
    await nodes.there.quiet()
    await there.do_live(live, ticket.token, do.Rename(1, "Ada"), "ahead")
    await nodes.log.delete(ticket.id)  # as a node does that has not read this line yet
    here._registry.drop(await here._registry.get(ticket.id))
    with pytest.raises(Illegal, match="no-such-event"):
        await there.do_live(live, ticket.token, do.Rename(1, "Ida"), "late")
    await nodes.here.quiet()

    assert await nodes.lines(ticket.id) == []
    assert [page.gone for page in pages] == ["event-deleted"] * 2
    with pytest.raises(Illegal, match="no-such-event"):
        await there.do(ticket.id, ticket.token, do.Rename(1, "Ada"), "late")


async def test_commands_that_wait_while_a_tournament_is_deleted_are_refused(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    desk = nodes.here.service.tournaments

    async def rename(name: str) -> str:
        try:
            await desk.do(ticket.id, ticket.token, do.Rename(1, name), name)
        except Illegal as refused:
            return refused.code
        return "done"

    deleted = desk.delete(ticket.id, ticket.token)
    first, _, *others = await asyncio.gather(rename("Ada"), deleted, rename("Ida"), rename("Eda"))
    await nodes.here.quiet()

    assert (first, others) == ("done", ["no-such-event"] * 2)
    assert await nodes.log.page("", 99) == []
    assert desk.at_hand() == ()


async def test_a_game_that_is_opened_for_a_deleted_tournament_is_deleted(nodes: Nodes) -> None:
    ticket = await nodes.evening()
    desk = nodes.here.service.tournaments
    await desk.do(ticket.id, ticket.token, do.Change(replace(SETUP, announce=1)), "announce")
    await desk.pair(ticket.id, ticket.token, 1)
    await nodes.log.delete(ticket.id)  # by a node whose notification has not come yet
    await nodes.here.turn(1_000)

    assert await nodes.log.page("", 99) == []
    assert desk.at_hand() == ()


async def test_a_node_that_ends_sends_the_viewers_of_tournaments_away_one_after_the_other(
    nodes: Nodes,
) -> None:
    ticket = await nodes.evening(2)
    pages = [await look(nodes.here, ticket.id, "") for _ in range(100)]
    draining = asyncio.ensure_future(nodes.here.service.drain())
    await nodes.here.turn(1_000)
    gone = sum(page.gone == "moving" for page in pages)
    await nodes.here.turn(5_000)
    await draining

    assert 40 < gone < 60
    assert {page.gone for page in pages} == {"moving"}
    with pytest.raises(Unsure):
        await look(nodes.here, ticket.id, ticket.token)
    assert (await look(nodes.there, ticket.id, ticket.token)).you["role"] == "host"


async def test_who_is_being_let_in_to_a_tournament_when_a_node_ends_is_sent_away(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticket = await nodes.evening(2)
    read, may_read = nodes.log.read, asyncio.Event()

    async def read_late(*args: Any) -> Any:
        await may_read.wait()
        return await read(*args)

    monkeypatch.setattr(nodes.log, "read", read_late)
    looking = asyncio.ensure_future(look(nodes.there, ticket.id, ""))
    draining = asyncio.ensure_future(nodes.there.service.drain())
    for _ in range(8):
        await nodes.there.turn(1_000)
    assert draining.done()
    may_read.set()

    assert (await looking).gone == "moving"
