"""Several nodes on one log: who is where, who looks after what, and what an outage costs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest

from knobel.core.game import Illegal, Millis
from knobel.games.vier3d import Drop
from knobel.match import commands as do
from knobel.match import outcome
from knobel.match.value import RESUME_AFTER
from knobel.service import names, table_admin
from knobel.service.node import DEAF_NEWS_EVERY, SWEEP_EVERY
from knobel.service.ports import Beat, NotFound, StorageFailed, Unsure
from knobel.service.pulse import Pulse
from knobel.stores.memory import MemoryStore
from knobel.stores.roster import MemoryRoster
from tests.kit.harness import MINE, Harness, MutedBus, Screen, bot, opened
from tests.kit.world import TurnedWorld

CLOCK = {"clock": {"type": "per-move", "seconds": 10}}


class DoubtfulStore(MemoryStore):
    """A store whose answers get lost whenever the test says so: what is asked is done all the same."""

    def __init__(self) -> None:
        super().__init__()
        self.is_mute = False

    async def append(self, match: str, version: int, line: bytes, /, **marks: Any) -> None:
        await super().append(match, version, line, **marks)
        if self.is_mute:
            raise Unsure("no answer")


@pytest.fixture
def store() -> DoubtfulStore:
    return DoubtfulStore()


@pytest.fixture
async def nodes(store: DoubtfulStore) -> AsyncIterator[tuple[Harness, Harness]]:
    bus = MutedBus()
    async with opened(store, bus=bus) as one, opened(store, bus=bus, world=one.world) as other:
        yield one, other


async def apart(here: Harness, there: Harness, **order: Any) -> tuple[str, list[str], Screen]:
    """Anna follows here, Bo there; the match, their secrets and Anna's screen."""
    anna, bo = await here.pair(**order)
    a = await here.follow(anna.id, anna.token)
    await there.follow(anna.id, bo.token)
    return anna.id, [anna.token, bo.token], a


async def against_a_bot(here: Harness, there: Harness) -> tuple[str, Screen]:
    """Anna follows here, the other node keeps the match; the match and her screen."""
    anna = await there.open((MINE, bot()), config=CLOCK)
    return anna.id, await here.follow(anna.id, anna.token)


async def steps(harness: Harness, seconds: int) -> None:
    """Time passes, second by second."""
    for _ in range(seconds):
        await harness.turn(1_000)


# Beats


async def test_a_node_beats_again_after_a_fault_that_nobody_foresaw(
    nodes: tuple[Harness, Harness],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Without beats nobody could play there until it is started anew."""
    here, _ = nodes
    node = here.service._node

    async def fail(**_: object) -> Beat:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(node._roster, "beat", fail)
        await steps(here, 4)
        was_well = node.is_well
    await steps(here, 2)

    assert [was_well, node.is_well] == [False, True]
    assert node._pulse.is_awake
    assert "beat-failed" in {record.message for record in caplog.records}


@pytest.mark.parametrize(("lost", "is_done"), [("beat", True), ("arrive", False)])
async def test_a_node_reports_its_people_again_though_an_answer_was_lost(
    nodes: tuple[Harness, Harness],
    store: DoubtfulStore,
    monkeypatch: pytest.MonkeyPatch,
    lost: str,
    is_done: bool,
) -> None:
    """Seed 92001558 of the simulation: from its next beat on the roster knows the node."""
    here, there = nodes
    match, (_, bo), _ = await apart(here, there)
    node = there.service._node
    ask = getattr(node._roster, lost)

    async def ask_in_vain(*args: object, **how: object) -> None:
        if is_done:
            await ask(*args, **how)
        raise Unsure("no answer")

    store._rows.forget()
    with monkeypatch.context() as patch:
        patch.setattr(node._roster, lost, ask_in_vain)
        await node._beat()
    await node._beat()

    assert names.digest(bo) in await node._roster.present(match)
    assert node._pulse.is_awake


# Presence


async def test_nobody_is_away_who_is_connected_to_another_node(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    _, _, a = await apart(here, there)
    await steps(here, 10)

    assert [chair["away"] for chair in a.match["chairs"]] == [None, None]


async def test_the_operator_sees_who_is_connected_to_another_node(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    await apart(here, there)

    async def connected() -> list[bool]:
        (table,), _ = await here.service.table_admin.tables()
        return [player.is_connected for player in table.players]

    assert await connected() == [True, True]
    there.kill()
    await steps(here, 3)
    assert await connected() == [True, False]


async def test_the_operator_sees_the_tables_of_all_nodes_and_those_that_nobody_looks_at(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    anna, cleo = await here.open(), await there.open(name="Cleo", game="xobrainer")
    await here.follow(anna.id, anna.token)
    await there.follow(cleo.id, cleo.token)
    await there.follow(cleo.id, cleo.watch)
    await there.turn(1)
    idle = await there.open((MINE, bot()), name="Emil", token=None)
    over, _ = await there.pair()
    await there.do(over.id, 0, do.Resign())
    for _ in range(4):
        await there.turn(60_000)
    kept = [live.id for node in nodes for live in node.service._matches.at_hand()]
    assert kept == [anna.id, cleo.id]

    for node, spectators in ((here, 0), (there, 1)):
        tables, has_more = await node.service.table_admin.tables()
        assert tables[0].id == idle.id
        assert {table.id for table in tables} == {anna.id, cleo.id, idle.id}
        assert not has_more
        of_cleo = next(table for table in tables if table.id == cleo.id)
        assert (of_cleo.game, of_cleo.phase, of_cleo.free) == ("xobrainer", "open", 1)
        assert [(who.name, who.is_connected) for who in of_cleo.players] == [("Cleo", True)]
        assert of_cleo.spectators == spectators
        emil, _ = next(table for table in tables if table.id == idle.id).players
        assert (emil.name, emil.is_connected) == ("Emil", False)
    assert [live.id for node in nodes for live in node.service._matches.at_hand()] == kept


async def test_of_very_many_tables_the_operator_sees_the_newest_and_that_there_are_more(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    monkeypatch.setattr(table_admin, "MOST", 30)
    opened_last = []
    for _ in range(31):
        opened_last.append((await there.open()).id)
        await there.turn(1)
    await there.turn(60_000)
    tables, has_more = await here.service.table_admin.tables()
    assert [table.id for table in tables] == opened_last[:0:-1]
    assert has_more
    await here.service.close_table(opened_last[0])

    assert not (await here.service.table_admin.tables())[1]


async def test_the_operator_sees_past_a_match_that_nobody_can_read(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    anna, odd = await there.open(), await there.open()
    await there.turn(60_000)
    await there.log.append(odd.id, 2, b'{"from": "the future"}', is_last=False)
    tables, _ = await here.service.table_admin.tables()

    assert [table.id for table in tables] == [anna.id]


async def test_whoever_is_connected_yet_away_is_brought_back(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    match, _, a = await apart(here, there)
    await here.do(match, None, do.Away(1))
    assert a.match["chairs"][1]["away"] is not None
    await steps(here, 2)

    assert a.match["chairs"][1]["away"] is None


async def test_nobody_is_away_who_has_gone_to_a_node_that_still_owes_time(
    store: DoubtfulStore, nodes: tuple[Harness, Harness]
) -> None:
    """Seed 97000628 of the simulation: the node that they had left reported them once more."""
    here, there = nodes
    match, (_, bo), a = await apart(here, there)
    gone = await here.follow(match, bo)
    roster = there.service._node._roster
    assert isinstance(roster, MemoryRoster)
    store._rows.beats[roster._node] -= 3_000  # and stays until time is given back
    await (await here.live_match(match)).enlist()
    await here.leave(match, gone)
    await steps(here, 10)

    assert "went-away" not in a.events


async def test_a_node_reports_its_people_again_once_it_owes_nothing(
    store: DoubtfulStore, nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 140016634 of the simulation: they had come to a node that was killed, which told late."""
    here, there = nodes
    match, (_, bo), a = await apart(here, there)
    node, key = there.service._node, names.digest(bo)
    dead = store.roster(here.world)
    with monkeypatch.context() as owing:
        owing.setattr(node, "_silent_since", lambda: there.world.now() - 3_000)
        await node._beat()
        assert isinstance(node._roster, MemoryRoster)
        store._rows.beats[node._roster._node] -= 3_000
        await dead.arrive(match, key, 1)  # and the one where they are counts as silent
        await dead.leave(match, key, 1)
    assert key not in await dead.present(match)
    await steps(here, 10)

    assert key in await dead.present(match)
    assert "went-away" not in a.events


async def test_nobody_is_missed_who_waited_in_vain_and_went_to_another_node(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 130012525 of the simulation: a node that had just woken still took them for waiting."""
    here, there = nodes
    match, (_, bo), a = await apart(here, there, config=CLOCK)
    await here.drop(match, "a1")
    live, asked = await here.live_match(match), here.world.now()
    await here.turn(3_000)
    async with live._lock:
        coming = asyncio.create_task(live.follow(Screen(), lambda: names.digest(bo), None, asked))
        await asyncio.sleep(0)
        await live._give_back(None, live._wall())
    await coming
    stops = [event for told in a.heard for event in told.get("events", ()) if "seats" in event]

    assert [event["seats"] for event in stops] == [[]]
    assert a.match["epoch"] == asked + 3_000


async def test_whoever_goes_from_both_nodes_is_away(nodes: tuple[Harness, Harness]) -> None:
    here, there = nodes
    match, (_, bo), a = await apart(here, there)
    b = await here.follow(match, bo)
    await here.leave(match, b)
    await steps(here, 6)
    assert a.match["chairs"][1]["away"] is None
    live = await there.live_match(match)
    for viewer in live.viewers:
        live.unfollow(viewer)
    await steps(here, 6)

    assert a.match["chairs"][1]["away"] is not None


# Outages


async def test_no_flag_falls_while_the_node_of_a_player_is_silent(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    match, (_, bo), a = await apart(here, there, config=CLOCK)
    await here.drop(match, "a1")
    await here.turn(9_000)
    there.kill()
    await here.turn(1_600)
    assert (a.phase, a.match["why_stopped"]) == ("paused", "outage")
    assert a.match["stopped"] == 9_000
    assert a.match["chairs"][0]["away"] is None
    await here.follow(match, bo)

    assert a.phase == "running"
    await here.turn(999)
    assert a.match["outcome"] is None


async def test_no_flag_of_a_bot_falls_while_the_node_that_plays_for_it_is_silent(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 9012215 of the simulation."""
    here, there = nodes
    match, a = await against_a_bot(here, there)
    there.kill()
    await here.drop(match, "a1")
    for _ in range(8):  # its last beats: a bot that takes its time
        await there.service._node._roster.beat()
        await here.turn(1_000)
    assert (a.view["to_move"], a.match["outcome"]) == (1, None)
    await steps(here, 2)

    assert a.match["outcome"] is None
    assert not (await here.live_match(match)).is_kept  # that node is not dead yet


async def test_a_node_that_was_silent_owes_the_time_of_the_bots_it_plays_for(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    match, _ = await against_a_bot(here, there)
    live, node = await there.live_match(match), there.service._node
    assert live.is_kept
    assert not live.has_viewers
    here.world.stall(5_000)
    node._pulse.notice()

    assert node._silent_since() is not None


@pytest.mark.parametrize("is_anybody_coming", [False, True])
async def test_no_flag_falls_in_a_match_that_the_roster_has_lost(
    nodes: tuple[Harness, Harness],
    store: DoubtfulStore,
    monkeypatch: pytest.MonkeyPatch,
    is_anybody_coming: bool,
) -> None:
    """Seed 5007840 of the simulation: the store failed when the node asked to keep the match."""
    here, there = nodes
    anna, bo = await here.pair(config=CLOCK)
    await here.follow(anna.id, anna.token)
    await here.drop(anna.id, "a1")
    here.kill()
    *_, sweep = there.service._jobs
    sweep.cancel()  # it would take the match over, or ask to keep it again
    store._rows.forget()
    await there.turn(9_000)

    async def fail(_roster: MemoryRoster, _match: str) -> bool:
        raise StorageFailed("out of reach")

    with monkeypatch.context() as patch:
        patch.setattr(MemoryRoster, "keep", fail)
        live = await there.live_match(anna.id)
    if is_anybody_coming:
        await there.follow(anna.id, bo.token)
    await there.turn(1_600)

    assert outcome(live.definition.game, live.match) is None
    assert (live.match.stopped, live.match.why_stopped) == (live.match.moved, "outage")


@pytest.mark.parametrize("is_back", [False, True])
async def test_who_is_not_reported_after_the_roster_was_lost_may_be_at_a_silent_node(
    nodes: tuple[Harness, Harness], store: DoubtfulStore, is_back: bool
) -> None:
    """Seed 120014342 of the simulation: a flag fell for somebody whose node was paused."""
    here, there = nodes
    match, (_, bo), a = await apart(here, there, config=CLOCK)
    await here.drop(match, "a1")
    await steps(here, 2)
    there.kill()
    store._rows.forget()
    await here.service._node._beat()  # it learns of that, and reports who is connected
    await steps(here, 8)
    assert a.match["outcome"] is None
    assert (a.phase, a.match["why_stopped"]) == ("paused", "outage")
    if is_back:
        await here.follow(match, bo)
    else:
        await steps(here, RESUME_AFTER // 1_000)

    assert a.phase == "running"


@pytest.mark.parametrize("is_waited_for", [False, True])
async def test_until_the_heir_has_given_the_time_back_no_flag_falls_and_nobody_is_away(
    nodes: tuple[Harness, Harness], is_waited_for: bool
) -> None:
    """Once a node is dead its people are connected nowhere, so only the debt speaks for them."""
    here, there = nodes
    match, _, a = await apart(here, there, config=CLOCK)
    await here.drop(match, "a1")
    await here.turn(5_100)
    there.kill()
    *_, sweep = here.service._jobs
    sweep.cancel()  # what this node inherits waits for its turn
    if is_waited_for:
        (await here.live_match(match)).expect_people()
    await here.turn(4_800)
    assert await here.service._node._roster.inherit() == {match: here.world.now() - 4_800}
    await here.turn(200)

    assert "went-away" not in a.events
    assert a.match["outcome"] is None
    assert (a.phase, a.match["why_stopped"]) == ("paused", "outage")


async def test_a_node_that_was_taken_for_dead_leaves_the_debt_until_it_has_given_the_time_back(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 8011194 of the simulation: between the two another node let the flag fall."""
    here, there = nodes
    match, _, a = await apart(here, there, config=CLOCK)
    await here.drop(match, "a1")
    live, roster = await here.live_match(match), here.service._node._roster
    assert live.is_kept
    await here.quiet()
    here.world.stall(5_000)
    here.service._node._pulse.notice()
    there_roster = there.service._node._roster
    await there_roster.beat()
    await there_roster.inherit()
    await live.enlist()
    assert "" in await roster.present(match)
    await steps(here, 2)

    assert "" not in await roster.present(match)
    assert a.match["outcome"] is None


async def test_a_keeper_leaves_the_debt_of_a_dead_node_of_which_it_did_not_hear(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 110017337 of the simulation: the keeper inherited it, but the answer was lost."""
    here, there = nodes
    anna, bo = await here.pair(config=CLOCK)
    for ticket in (anna, bo):
        await there.follow(anna.id, ticket.token)
    await there.drop(anna.id, "a1")
    live, roster = await here.live_match(anna.id), here.service._node._roster
    assert live.is_kept
    there.kill()
    *_, sweep = here.service._jobs
    sweep.cancel()  # it would take the match over
    await steps(here, 5)
    await roster.inherit()
    await live.enlist()
    await here.turn(5_000)

    assert (live.match.stopped, live.match.why_stopped) == (live.match.moved, "outage")


async def test_whoever_comes_from_a_dead_node_gets_the_time_back(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    match, (_, bo), a = await apart(here, there, config=CLOCK)
    await here.drop(match, "a1")
    await here.turn(5_000)
    there.kill()
    await here.turn(2_000)
    b = await here.follow(match, bo)

    assert b.phase == "running"
    assert b.match["epoch"] == a.match["epoch"] == here.world.now() - 5_000


async def test_whoever_leaves_a_node_that_owes_them_time_gets_it_back_at_another(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 96014300 of the simulation: they moved before the first node could write a halt."""
    here, there = nodes
    anna, bo = await here.pair(config=CLOCK)
    a = await here.follow(anna.id, anna.token)
    b = await there.follow(anna.id, bo.token)
    live, before = await there.live_match(anna.id), a.match["epoch"]
    since = there.world.now()
    await steps(here, 3)

    async def fail(*_: object) -> None:
        raise StorageFailed("out of reach")

    monkeypatch.setattr(live, "_give_back", fail)
    live.owe(since)
    live.unfollow(b)
    await there.quiet()
    await here.follow(anna.id, bo.token)

    assert a.match["epoch"] >= before + 3_000


async def test_whoever_comes_before_the_heir_has_given_the_time_back_gets_it_back(
    store: DoubtfulStore, nodes: tuple[Harness, Harness]
) -> None:
    """Seed 98003273 of the simulation: they moved first, and the whole outage was on their clock."""
    here, there = nodes
    match, (_, bo), a = await apart(here, there, config=CLOCK)
    await here.drop(match, "a1")
    before = a.match["epoch"]
    there.kill()
    *_, sweep = here.service._jobs
    sweep.cancel()  # it would take the match over
    await steps(here, 5)
    heir = store.roster(here.world)
    await heir.beat()
    assert match in await heir.inherit()
    await here.follow(match, bo)

    assert a.match["epoch"] == before + 5_000


async def test_what_nobody_comes_back_to_is_taken_over(nodes: tuple[Harness, Harness]) -> None:
    here, there = nodes
    anna, bo = await there.pair(config=CLOCK)
    for ticket in (anna, bo):
        await there.follow(anna.id, ticket.token)
    await there.turn(3_000)
    there.kill()
    await steps(here, 6)
    last = (await here.live_match(anna.id)).match

    assert (last.why_stopped, last.at(here.world.now())) == ("outage", 3_000)
    assert (await here.live_match(anna.id)).is_kept


@pytest.mark.parametrize("call", ["settled", "keep"])
async def test_bots_play_on_though_their_node_was_not_told_that_it_keeps_the_match(
    nodes: tuple[Harness, Harness],
    store: DoubtfulStore,
    monkeypatch: pytest.MonkeyPatch,
    call: str,
) -> None:
    """Seed 40005430 of the simulation: the roster had noted it, so no other node could keep it."""
    here, there = nodes
    anna = await there.open((MINE, bot()), config=CLOCK)
    await there.follow(anna.id, anna.token)
    there.kill()
    asked = getattr(MemoryRoster, call)
    unanswered: list[str] = []

    async def without_answer(roster: MemoryRoster, match: str) -> Any:
        answer = await asked(roster, match)
        if not unanswered and answer is not False:
            unanswered.append(match)
            raise Unsure("no answer")
        return answer

    monkeypatch.setattr(MemoryRoster, call, without_answer)
    await steps(here, 6)
    assert unanswered == [anna.id]
    async with opened(store, world=here.world) as elsewhere:
        screen = await elsewhere.follow(anna.id, anna.token)
        await elsewhere.drop(anna.id, "a1")
        await steps(elsewhere, 3)

        assert len(screen.view["moves"]) == 2


async def test_a_node_that_was_silent_asks_whether_it_still_keeps_its_matches(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 60015771 of the simulation: meanwhile another node had kept it, and let it go."""
    here, there = nodes
    anna, _ = await there.pair(config=CLOCK)
    await there.follow(anna.id, anna.token)
    await there.quiet()
    there.world.stall(6_000)
    roster = here.service._node._roster
    await roster.beat()
    assert not await roster.keep(anna.id)  # time is owed since the last beat of its keeper
    await roster.settled(anna.id)
    await roster.free(anna.id)
    assert await roster.keeper_beat(anna.id) is None
    await steps(there, 2)

    assert await roster.keeper_beat(anna.id) == there.world.now()
    assert (await there.live_match(anna.id)).is_kept


async def test_a_late_refusal_does_not_make_a_node_forget_that_it_keeps_a_match(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 300019905 of the simulation: the roster had agreed meanwhile, and nobody played."""
    here, _ = nodes
    anna = await here.open((MINE, bot()), config=CLOCK)
    live = await here.live_match(anna.id)
    live.doubt_keeping()
    is_late = asyncio.Event()

    async def refuse(_roster: MemoryRoster, _match: str) -> bool:
        await is_late.wait()
        return False

    with monkeypatch.context() as patch:
        patch.setattr(MemoryRoster, "keep", refuse)
        refused = asyncio.create_task(live.try_to_keep())
        await asyncio.sleep(0)
    assert await live.try_to_keep()
    is_late.set()
    assert not await refused
    await steps(here, 2)

    assert live.is_kept


async def test_the_time_of_a_node_that_stood_still_is_nobodys(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    match, _, a = await apart(here, there, config=CLOCK)
    await here.drop(match, "a1")
    await here.turn(8_000)
    await here.stall(5_000)  # both
    await steps(here, 1)

    assert a.match["outcome"] is None
    assert a.phase == "running"
    assert a.match["epoch"] >= here.world.now() - 9_000


async def test_a_silence_that_ended_long_ago_stops_no_clock(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 6000066 of the simulation: by then the players' nodes would have reported theirs."""
    here, there = nodes
    match, _, a = await apart(here, there, config=CLOCK)
    await here.drop(match, "a1")
    await here.turn(20)
    now = here.world.now()
    for node in nodes:
        node.service._node._pulse.silence = (now - 3_000, now)
    await steps(here, 10)

    assert a.match["outcome"] is not None
    assert not any(b'"stopped"' in line for line in await here.log.read(match))


def test_a_silence_by_a_clock_that_was_wrong_is_forgotten() -> None:
    """Seed 7000185 of the simulation: it seemed to end in an hour, and stopped clocks until then."""
    world = TurnedWorld()
    pulse = Pulse(world)
    pulse.start()
    world.stall(5_000)  # the roster does not answer yet
    pulse.notice()
    assert pulse.silence[1] == world.now()
    world.stall(-3_600_000)  # now it has, and the clock agrees with the others
    pulse.start()

    assert pulse.silence[1] < world.now()


async def test_a_node_that_was_silent_judges_nothing_before_it_has_beaten(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    match, _, _ = await apart(here, there)
    await here.quiet()
    here.world.stall(5_000)
    with pytest.raises(Unsure):
        await here.do(match, 0, Drop("a1", 1))
    await here.quiet()
    await here.turn(500)

    assert await here.do(match, 0, Drop("a1", 1)) == len(await here.log.read(match))


# Doubt


async def test_a_line_in_doubt_is_found_under_its_id_and_told(
    nodes: tuple[Harness, Harness], store: DoubtfulStore
) -> None:
    here, there = nodes
    match, _, a = await apart(here, there)
    store.is_mute = True
    with pytest.raises(Unsure):
        await here.do(match, 0, Drop("a1", 1), "c-1")
    assert a.view["moves"] == []
    store.is_mute = False
    version = await here.do(match, 0, Drop("a1", 1), "c-1")
    await here.quiet()

    assert version == a.v == len(await here.log.read(match))
    assert (await there.live_match(match)).match.version == version


async def test_a_line_that_could_not_be_read_when_the_bell_rang_is_read_a_second_later(
    nodes: tuple[Harness, Harness], store: DoubtfulStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 7006096 of the simulation: the next player heard of the move when their time was up."""
    here, there = nodes
    match, _, a = await apart(here, there)
    tries = 0

    async def read(*_: Any) -> Any:
        nonlocal tries
        tries += 1
        raise StorageFailed

    monkeypatch.setattr(store, "read", read)
    for turn, rod in enumerate(("a1", "b1", "c1"), start=1):
        await there.do(match, (turn - 1) % 2, Drop(rod, turn))
        await here.quiet()
    assert (tries, a.view["moves"]) == (3, [])
    await here.turn(1_000)
    assert (tries, a.view["moves"]) == (5, [])  # once more for all, and once by the sweep
    monkeypatch.undo()
    await here.turn(1_000)

    assert [move[1] for move in a.view["moves"]] == ["a1", "b1", "c1"]


async def test_a_command_is_not_judged_long_after_it_came(nodes: tuple[Harness, Harness]) -> None:
    here, there = nodes
    match, _, _ = await apart(here, there)
    live = await here.live_match(match)
    late = live.play(live.match.chairs[0].key, "a1", 1, "c-1")
    async with live._lock:
        task = asyncio.ensure_future(late)
        await asyncio.sleep(0)
        await here.turn(3_001)
    with pytest.raises(Unsure):
        await task

    assert live.match.state.plies == ()


async def test_a_command_that_waited_while_the_node_stood_still_is_not_judged(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 9005429 of the simulation: another node had refused it meanwhile."""
    here, there = nodes
    match, _, _ = await apart(here, there)
    live = await here.live_match(match)
    answers: list[Any] = []
    await here.quiet()
    async with live._lock:
        here.world.stall(5_000)
        live.play_soon(live.match.chairs[0].key, "a1", 1, "c-1", None, answers.append)
        await here.turn(500)
        assert here.service._node._pulse.is_awake
    await here.quiet()

    assert [type(answer) for answer in answers] == [Unsure]
    assert live.match.state.plies == ()


# Keepers


async def test_a_bot_acts_once_though_two_nodes_have_the_match(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    anna = await here.open((MINE, bot()))
    a = await here.follow(anna.id, anna.token)
    await there.follow(anna.id, anna.token)
    for node in nodes:
        (await node.live_match(anna.id)).is_kept = True
    await here.drop(anna.id, "a1")
    await here.quiet()

    assert len(a.view["moves"]) == 2


async def test_a_keeper_without_viewers_hands_over(nodes: tuple[Harness, Harness]) -> None:
    here, there = nodes
    anna = await here.open((MINE, bot()), config=CLOCK)
    b = await there.follow(anna.id, anna.token)
    assert not (await there.live_match(anna.id)).is_kept
    await steps(here, 8)  # until then they may come back here
    assert (await there.live_match(anna.id)).is_kept
    await there.drop(anna.id, "a1")
    await there.quiet()

    assert len(b.view["moves"]) == 2


async def test_a_keeper_that_could_not_hand_over_tries_again(
    nodes: tuple[Harness, Harness], store: DoubtfulStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    anna = await here.open((MINE, bot()), config=CLOCK)
    await there.follow(anna.id, anna.token)

    async def fail(_roster: MemoryRoster, _match: str) -> None:
        raise StorageFailed("out of reach")

    with monkeypatch.context() as patch:
        patch.setattr(MemoryRoster, "hand_over", fail)
        await steps(here, 8)
        was_kept = (await there.live_match(anna.id)).is_kept
    await steps(here, 2)

    assert not was_kept
    assert (await there.live_match(anna.id)).is_kept


async def test_a_keeper_hands_over_what_has_left_its_memory(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is so long that nothing is due soon, but it runs, so the match has a keeper."""
    here, there = nodes
    anna = await here.open((MINE, bot()), config={"clock": {"type": "total", "seconds": 7_200}})
    await here.leave(anna.id, await here.follow(anna.id, anna.token))
    await steps(here, 8)
    assert anna.id not in here.service._matches
    b = await there.follow(anna.id, anna.token)
    await there.drop(anna.id, "a1")

    async def fail(_roster: MemoryRoster, _match: str) -> bool:
        raise StorageFailed("out of reach")

    with monkeypatch.context() as patch:
        patch.setattr(MemoryRoster, "hand_over", fail)
        await steps(here, 2)
    await steps(here, 2)

    assert len(b.view["moves"]) == 2


async def test_a_keeper_asks_no_more_about_a_match_that_another_node_has_deleted(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    anna = await here.open((MINE, bot()), config={"clock": {"type": "total", "seconds": 7_200}})
    await here.leave(anna.id, await here.follow(anna.id, anna.token))
    await steps(here, 8)
    await there.service.delete(anna.id, anna.token)
    await steps(here, 6)
    asked: list[str] = []
    hand_over = MemoryRoster.hand_over

    async def noted(roster: MemoryRoster, match: str) -> bool:
        asked.append(match)
        return await hand_over(roster, match)

    monkeypatch.setattr(MemoryRoster, "hand_over", noted)
    await steps(here, 3)

    assert asked == []
    assert anna.id not in here.service._node._roster._rows.keepers  # type: ignore[attr-defined]


async def test_whoever_leaves_just_after_their_match_began_stops_no_clock(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 9002374 of the simulation: its keeper had let go of it before it began."""
    here, there = nodes
    match, a = await against_a_bot(here, there)
    live = await here.live_match(match)
    roster = there.service._node._roster
    await roster.free(match)
    assert (live.is_kept, live.match.began is None) == (False, False)
    await here.leave(match, a)
    await here.quiet()

    assert live.is_kept
    assert await roster.present(match) == {}


@pytest.mark.parametrize("is_down", [False, True])
async def test_whoever_leaves_while_their_match_is_handed_over_stops_no_clock(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch, is_down: bool
) -> None:
    """Seed 5008070 of the simulation: for a moment nobody kept it, as if its node were dead."""
    here, there = nodes
    anna = await here.open((MINE, bot()), config=CLOCK)
    b = await there.follow(anna.id, anna.token)
    live = await there.live_match(anna.id)
    handed: list[bool] = []
    hand_over = MemoryRoster.hand_over

    async def leave_then(roster: MemoryRoster, match: str) -> bool:
        """She leaves as soon as it is handed over, before the sweep of her node."""
        is_done = await hand_over(roster, match)
        if is_done and not handed:
            handed.append(live.is_kept)
            live.unfollow(b)
        return is_done

    async def fail(_roster: MemoryRoster, _match: str) -> bool:
        raise StorageFailed("out of reach")

    monkeypatch.setattr(MemoryRoster, "hand_over", leave_then)
    await here.turn(6_000)
    with monkeypatch.context() as patch:
        if is_down:
            patch.setattr(MemoryRoster, "keep", fail)
        await here.turn(1_000)
    assert handed == [False]
    await steps(here, 2)

    assert live.is_kept
    assert not (await here.live_match(anna.id)).is_kept
    assert live.match.stopped is None
    assert live.match.lost == 0


async def test_a_match_that_has_left_memory_is_freed_though_the_roster_failed_once(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    anna = await here.open((MINE, bot()))
    screen = await here.follow(anna.id, anna.token)
    await here.leave(anna.id, screen)

    async def fail(_roster: MemoryRoster, _match: str) -> None:
        raise StorageFailed("out of reach")

    with monkeypatch.context() as patch:
        patch.setattr(MemoryRoster, "free", fail)
        await steps(here, 8)
    await steps(here, 2)

    await there.follow(anna.id, anna.token)
    assert (await there.live_match(anna.id)).is_kept


async def test_whoever_has_left_is_not_present_though_the_roster_failed_once(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 110013032 of the simulation: a match was handed over to a node that nobody was on."""
    here, _ = nodes
    anna = await here.open()
    screen = await here.follow(anna.id, anna.token)

    async def fail(*_: Any) -> None:
        raise StorageFailed("out of reach")

    with monkeypatch.context() as patch:
        patch.setattr(MemoryRoster, "leave", fail)
        await here.leave(anna.id, screen)
        await steps(here, 8)
    await steps(here, 2)

    assert await here.service._node._roster.present(anna.id) == {}
    assert anna.id not in here.service._matches


async def test_a_node_beats_anew_once_it_has_given_back_the_time_of_its_silence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If it dies before that, the others owe the time since its last beat."""
    beat, owing = MemoryRoster.beat, []

    async def noted(roster: MemoryRoster, *, silent_since: Millis | None = None) -> Beat:
        owing.append(silent_since is not None)
        return await beat(roster, silent_since=silent_since)

    async with opened() as harness:
        anna, _ = await harness.pair(config=CLOCK)
        await harness.follow(anna.id, anna.token)
        monkeypatch.setattr(MemoryRoster, "beat", noted)
        await harness.turn(500)
        await harness.stall(3_000)
        await harness.turn(500)

    assert owing[:3] == [False, True, False]


async def test_a_node_that_stands_still_while_it_gives_time_back_owes_that_time_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seed 92001325 of the simulation: the second debt was taken for paid with the first one."""
    stalls = [4_000]
    async with opened() as harness:
        append = harness.log.append
        anna, _ = await harness.pair(config=CLOCK)
        a = await harness.follow(anna.id, anna.token)
        before = a.match["epoch"]

        async def stalling(match: str, version: int, line: bytes, /, **marks: Any) -> None:
            await append(match, version, line, **marks)
            if b'"halt"' in line and stalls:
                harness.world.stall(stalls.pop())
                harness.service._node._pulse.notice()

        monkeypatch.setattr(harness.log, "append", stalling)
        await harness.stall(3_000)
        await steps(harness, 2)

    assert not stalls
    assert a.match["epoch"] >= before + 7_000


async def test_two_keepers_open_one_rematch(nodes: tuple[Harness, Harness]) -> None:
    here, there = nodes
    match, (anna, _), a = await apart(here, there)
    for node in nodes:
        (await node.live_match(match)).is_kept = True
    await here.do(match, 0, do.Resign())
    await here.do(match, 0, do.Propose("rematch"))
    await here.do(match, 1, do.Propose("rematch"))
    await here.quiet()
    await there.quiet()

    assert len(await here.log.page("", 10)) == 2
    assert (await there.follow(a.match["successor"], anna)).phase == "running"


async def test_whoever_sat_down_at_another_node_is_let_in_before_the_bell_rings(
    store: DoubtfulStore,
) -> None:
    bus = MutedBus()
    async with opened(store, bus=bus) as here, opened(store, bus=bus, world=here.world) as there:
        anna = await here.open()
        await there.follow(anna.id, anna.token)
        bus.is_muted = True
        bo = await here.service.join(anna.code, "Bo")

        assert (await there.follow(anna.id, bo.token)).phase == "running"


async def test_a_match_deleted_elsewhere_is_gone_though_no_bell_rang(
    store: DoubtfulStore,
) -> None:
    bus = MutedBus()
    async with opened(store, bus=bus) as here, opened(store, bus=bus, world=here.world) as there:
        anna = await here.open()
        screen = await there.follow(anna.id, anna.token)
        bus.is_muted = True
        await here.service.delete(anna.id, anna.token)
        await steps(here, 6)

        assert screen.gone == "match-deleted"


async def test_nobody_gets_an_older_version_of_a_match_that_was_deleted_elsewhere(
    store: DoubtfulStore,
) -> None:
    bus = MutedBus()
    async with opened(store, bus=bus) as here, opened(store, bus=bus, world=here.world) as there:
        anna, bo = await here.pair()
        screen = await here.follow(anna.id, anna.token)
        watching = await there.follow(anna.id, bo.token)
        bus.is_muted = True
        await here.drop(anna.id, "a1")
        await here.service.delete(anna.id, anna.token)
        with pytest.raises(NotFound):
            await there.come_back(anna.id, anna.token, screen)

        assert watching.gone == "match-deleted"


async def test_a_match_that_is_deleted_while_it_is_loaded_is_gone_for_whoever_comes(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 110016964 of the simulation: without its lines nobody has a seat, or the right token."""
    here, there = nodes
    anna, bo = await here.pair()
    read = there.log.read

    async def delete_first(match: str, after: int = 0) -> Any:
        with suppress(NotFound):
            await here.service.delete(anna.id, anna.token)
        return await read(match, after)

    monkeypatch.setattr(there.log, "read", delete_first)

    with pytest.raises(NotFound):
        await there.follow(anna.id, bo.token)


async def test_a_node_asks_the_log_as_soon_as_notifications_get_lost_and_until_they_arrive(
    store: DoubtfulStore,
) -> None:
    bus = MutedBus()
    async with opened(store, bus=bus) as here, opened(store, bus=bus, world=here.world) as there:
        anna, bo = await here.pair()
        screen = await there.follow(anna.id, bo.token)
        hear = there.service._node._hear
        bus.is_muted = True
        await here.drop(anna.id, "a1")
        await there.quiet()
        assert screen.v == 3  # nobody has told it
        hear(True)
        await there.quiet()
        assert screen.v == 4
        await here.drop(anna.id, "a2")
        await there.turn(DEAF_NEWS_EVERY)
        assert screen.v == 5
        await here.drop(anna.id, "a3")
        hear(False)
        await there.turn(DEAF_NEWS_EVERY)

        assert screen.v == 6


async def test_what_was_written_while_notifications_got_lost_is_announced_afterwards(
    store: DoubtfulStore,
) -> None:
    """The other nodes do not know that they have missed anything."""
    bus = MutedBus()
    async with opened(store, bus=bus) as here, opened(store, bus=bus, world=here.world) as there:
        anna, bo = await here.pair()
        screen = await there.follow(anna.id, bo.token)
        await here.turn(SWEEP_EVERY)
        bus.is_muted = True
        here.service._node._hear(True)
        await here.drop(anna.id, "a1")
        await here.turn(SWEEP_EVERY)
        assert screen.v == 3
        bus.is_muted = False
        here.service._node._hear(False)
        await here.turn(SWEEP_EVERY)

        assert screen.v == 4


# Leaving


async def test_a_node_that_ends_sends_everybody_away_and_gives_the_time_back(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    match, (anna, _), a = await apart(here, there, config=CLOCK)
    await here.turn(4_000)
    await here.service.drain()
    assert a.gone == "moving"
    assert here.service.is_draining
    assert not here.service.is_ready
    with pytest.raises(Unsure):
        await here.follow(match, anna)
    await there.turn(700)
    again = await there.follow(match, anna)

    assert again.phase == "running"
    assert again.match["epoch"] == there.world.now() - 4_000
    assert [chair["away"] for chair in again.match["chairs"]] == [None, None]


async def test_a_node_that_ends_owes_also_the_time_before_that_it_could_not_give_back(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 3535 of the simulation: a disk was full, and the server was restarted for that."""
    here, there = nodes
    match, (anna, _), a = await apart(here, there, config=CLOCK)
    await here.turn(4_000)
    live = await here.live_match(match)
    with monkeypatch.context() as patch:
        patch.setattr(live, "_ring", lambda: None)  # what is due can't be written
        live.owe(here.world.now())
        await here.turn(3_000)
        await here.service.drain()
    assert a.gone == "moving"
    again = await there.follow(match, anna)

    assert again.match["epoch"] == there.world.now() - 4_000


async def test_a_node_that_ends_when_it_has_just_woken_owes_the_time_of_its_silence(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 10001524 of the simulation."""
    here, there = nodes
    match, (anna, _), a = await apart(here, there, config=CLOCK)
    await here.turn(4_000)
    live = await here.live_match(match)
    await here.quiet()
    here.world.stall(5_000)
    (viewer,) = live.viewers
    await live.let_go(viewer)
    assert a.gone == "moving"
    told = await there.service._node._roster.present(match)

    assert told[names.digest(anna)] == here.world.now() - 5_000


async def test_a_node_owes_the_time_of_its_silence_to_those_who_left_before_it_noticed(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 30001698 of the simulation: they had given up, and the node had nobody when it beat."""
    here, there = nodes
    match, (anna, _), a = await apart(here, there, config=CLOCK)
    await here.turn(4_000)
    await here.quiet()
    here.world.stall(5_000)
    await here.leave(match, a)
    await here.service._node.stop()
    told = await there.service._node._roster.present(match)

    assert told[names.digest(anna)] == here.world.now() - 5_000


async def test_a_node_that_ends_when_it_has_just_woken_owes_the_time_of_its_bots(
    nodes: tuple[Harness, Harness],
) -> None:
    """It freed the match before it noticed its silence, and then beat anew."""
    here, there = nodes
    match, _ = await against_a_bot(here, there)
    await there.quiet()
    there.world.stall(5_000)
    await there.service.drain()
    await there.service._node.stop()
    beat = await here.service._node._roster.keeper_beat(match)

    assert beat == here.world.now() - 5_000


async def test_a_node_that_wakes_during_a_sweep_hands_nothing_over_that_it_owes_time(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    match, _ = await against_a_bot(here, there)
    live = await there.live_match(match)
    await there.quiet()
    live._leaving.clear()  # the next sweep would hand it over
    there.world.stall(5_000)
    await here.service._node._roster.beat()
    await live.look_after()

    assert live.is_kept
    assert live.is_owing


async def test_a_node_still_owes_after_another_silence_though_everybody_has_gone(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 9009997 of the simulation: a server paused again while it ended, and beat once more."""
    here, there = nodes
    match, _, a = await apart(here, there, config=CLOCK)
    live, node = await here.live_match(match), here.service._node
    monkeypatch.setattr(live, "_ring", lambda: None)  # what is due can't be written
    for _ in range(2):
        await here.quiet()
        here.world.stall(5_000)
        node._pulse.notice()
        assert node._silent_since() is not None
        await here.leave(match, a)
    assert not live.has_viewers


async def test_the_bots_of_a_node_that_ends_play_on_elsewhere(
    nodes: tuple[Harness, Harness],
) -> None:
    here, there = nodes
    anna = await here.open((MINE, bot()))
    await here.follow(anna.id, anna.token)
    await here.service.drain()
    screen = await there.follow(anna.id, anna.token)
    await there.drop(anna.id, "a1")
    await there.quiet()

    assert len(screen.view["moves"]) == 2


async def test_bots_wait_for_whoever_was_sent_away_and_is_not_back(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 93002899 of the simulation: a spectator was back first, and sand ran for the others."""
    here, there = nodes
    anna = await here.open((MINE, bot()), config=CLOCK)
    await here.follow(anna.id, anna.token)
    await here.service.drain()
    await there.turn(3_000)
    screen = await there.follow(anna.id, anna.watch)
    live = await there.live_match(anna.id)
    with suppress(Illegal):
        await live.act_for(1, do.Answer("draw", True), live.match.version)
    assert (screen.phase, screen.match["why_stopped"]) == ("paused", "outage")
    again = await there.follow(anna.id, anna.token)

    assert again.phase == "running"
    assert again.match["epoch"] == there.world.now()


async def test_bots_wait_for_players_whose_node_is_silent(
    nodes: tuple[Harness, Harness],
) -> None:
    """Seed 120019565 of the simulation: a bot played on, and the time before was lost for them."""
    here, there = nodes
    anna = await here.open((MINE, bot()), config=CLOCK)
    screen = await here.follow(anna.id, anna.watch)
    await there.follow(anna.id, anna.token)
    await there.drop(anna.id, "a1")
    await here.quiet()
    live = await here.live_match(anna.id)
    there.kill()
    await here.turn(2_000)
    with suppress(Illegal):
        await live.act_for(1, do.Answer("draw", True), live.match.version)

    assert (screen.phase, screen.match["why_stopped"]) == ("paused", "outage")
    assert live.match.stopped == live.match.moved


async def test_many_are_sent_away_one_after_the_other() -> None:
    async with opened() as harness:
        anna = await harness.open()
        screens = [await harness.follow(anna.id, anna.watch) for _ in range(500)]
        draining = asyncio.ensure_future(harness.service.drain())
        await harness.turn(2_500)
        gone = sum(screen.gone is not None for screen in screens)
        await harness.turn(2_500)
        await draining

        assert 200 < gone < 300
        assert all(screen.gone == "moving" for screen in screens)


async def test_a_slow_store_keeps_nobody_at_a_node_that_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with opened() as harness:
        anna = await harness.open()
        screens = [await harness.follow(anna.id, anna.token) for _ in range(2_000)]
        live = await harness.live_match(anna.id)
        was_kept = live.is_kept

        async def let_go(*_: object) -> None:
            await harness.world.wait_until(harness.world.now() + 100)

        monkeypatch.setattr(harness.service._node._roster, "let_go", let_go)
        draining = asyncio.ensure_future(harness.service.drain())
        for _ in range(80):
            await harness.turn(100)
        assert draining.done()

        assert all(screen.gone == "moving" for screen in screens)
        assert (was_kept, live.is_kept) == (True, False)


async def test_matches_are_free_for_other_nodes_however_long_viewers_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with opened() as harness:
        anna = await harness.open()
        await harness.follow(anna.id, anna.token)
        live = await harness.live_match(anna.id)
        monkeypatch.setattr(harness.service._node._roster, "let_go", lambda *_: asyncio.Future())
        draining = asyncio.ensure_future(harness.service.drain())
        await harness.turn(2_500)
        was_kept = live.is_kept
        draining.cancel()
        await harness.quiet()

        assert (was_kept, live.is_kept) == (True, False)


async def test_who_is_being_let_in_when_a_node_ends_is_sent_away(
    nodes: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    anna = await here.open()
    read, may_read = there.log.read, asyncio.Event()

    async def read_late(*args: Any) -> Any:
        await may_read.wait()
        return await read(*args)

    monkeypatch.setattr(there.log, "read", read_late)
    following = asyncio.ensure_future(there.follow(anna.id, anna.token))
    draining = asyncio.ensure_future(there.service.drain())
    for _ in range(8):
        await there.turn(1_000)
    assert draining.done()
    may_read.set()

    assert (await following).gone == "moving"


async def test_whom_nobody_knows_is_refused_all_the_same(nodes: tuple[Harness, Harness]) -> None:
    here, there = nodes
    match, _, _ = await apart(here, there)

    with pytest.raises(Illegal, match="wrong-token"):
        await there.follow(match, "somebody else's secret")


async def test_a_slow_answer_does_not_set_the_clock_of_a_node_that_starts(
    store: DoubtfulStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 92001101 of the simulation: the clock went back to the right time by 5 ms a second."""
    harness = Harness(store)
    beat, delays = MemoryRoster.beat, [2_000, 30, 2_000]
    ahead: list[Millis] = []

    async def late(roster: MemoryRoster, *, silent_since: Millis | None = None) -> Beat:
        answer = await beat(roster, silent_since=silent_since)
        harness.world.stall(delays.pop(0))
        return answer

    monkeypatch.setattr(MemoryRoster, "beat", late)
    monkeypatch.setattr(harness.world, "agree", lambda now: ahead.append(now - harness.world.now()))
    starting = asyncio.ensure_future(harness.service.start())
    await harness.turn(500)
    await starting
    await harness.service.close()

    assert ahead[:1] == [-30]
