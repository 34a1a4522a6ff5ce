"""Whose work the workers do next."""

import asyncio
from typing import Any

import pytest

from knobel.match import commands as do
from knobel.service.thinking import Dropped, Rank, ThinkQueue, rank_of
from tests.kit.harness import MINE, bot, opened
from tests.kit.world import HeldWorkers, TurnedWorld

PEOPLE, BOTS, UNSEEN = Rank


class Line:
    """Jobs in front of held workers; every job's work is to tell its name."""

    def __init__(self, slots: int = 1) -> None:
        self.world = TurnedWorld()
        self.workers = HeldWorkers(slots)
        self.queue = ThinkQueue(self.workers, self.world)
        self.jobs: dict[str, asyncio.Task[Any]] = {}

    async def ask(self, name: str, rank: Rank, payer: str, match: str, **more: Any) -> None:
        """The first who asks gets the worker, the others wait."""
        self.jobs[name] = asyncio.create_task(self.queue.run(rank, payer, match, str, name, **more))
        await _calm()

    @property
    def under_way(self) -> list[str]:
        return [args[0] for _, args, _ in self.workers.under_way]

    async def finish(self) -> str:
        """Let the first worker finish; what it did."""
        name = self.under_way[0]
        self.workers.finish()
        await _calm()
        return name

    async def order(self) -> list[str]:
        """In which order everything is done that waits behind the job under way."""
        done = []
        while self.workers.under_way:
            done.append(await self.finish())
        return done[1:]


async def _calm() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_people_go_before_bots_and_bots_before_what_nobody_sees() -> None:
    line = Line()
    await line.ask("first", PEOPLE, "a", "m1")
    for rank in (UNSEEN, BOTS, PEOPLE):
        await line.ask(rank.name, rank, "a", f"of {rank.name}")

    assert await line.order() == ["PEOPLE", "BOTS", "UNSEEN"]


async def test_one_visitor_with_fifty_tables_makes_another_wait_for_one_job() -> None:
    line = Line()
    for table in range(50):
        await line.ask(f"a{table}", PEOPLE, "10.0.0.1", f"a{table}")
    await line.ask("b", PEOPLE, "10.0.0.2", "b")

    assert (await line.order()).index("b") == 0


async def test_visitors_take_turns_and_so_do_the_matches_of_each() -> None:
    line = Line()
    await line.ask("first", PEOPLE, "other", "m")
    for name in ("a1", "a1 again", "a2", "a3"):
        await line.ask(name, PEOPLE, "a", name[:2])
    for name in ("b1", "b1 again"):
        await line.ask(name, PEOPLE, "b", name[:2])

    assert await line.order() == ["a1", "b1", "a2", "b1 again", "a3", "a1 again"]


async def test_whoever_asks_for_one_thing_after_the_other_takes_turns_with_whoever_asks_for_all() -> (
    None
):
    line = Line()
    for number in range(3):
        await line.ask(f"a{number}", PEOPLE, "a", f"a{number}")
    done = []
    for number in range(3):
        await line.ask(f"b{number}", PEOPLE, "b", "b")
        done += [await line.finish(), await line.finish()]

    assert done == ["a0", "b0", "a1", "b1", "a2", "b2"]


async def test_the_nearest_deadline_goes_first_and_a_far_one_does_not() -> None:
    line = Line()
    now = line.world.now()
    await line.ask("first", PEOPLE, "a", "m")
    for name, due in (("far", now + 9_000), ("near", now + 4_000), ("nearer", now + 2_000)):
        await line.ask(name, PEOPLE, name, name, due=due)

    assert await line.order() == ["nearer", "near", "far"]


async def test_a_deadline_that_has_come_near_while_it_waited_goes_first() -> None:
    line = Line()
    await line.ask("first", PEOPLE, "a", "m")
    await line.ask("no clock", PEOPLE, "b", "b")
    await line.ask("clock", PEOPLE, "c", "c", due=line.world.now() + 9_000)
    line.world.turn(5_000)

    assert await line.order() == ["clock", "no clock"]


async def test_whoever_is_always_in_a_hurry_makes_another_wait_for_one_job() -> None:
    line = Line()
    soon = line.world.now() + 1_000
    for table in range(50):
        await line.ask(f"a{table}", PEOPLE, "a", f"a{table}", due=soon)
    await line.ask("b0", PEOPLE, "b", "b")
    await line.ask("b1", PEOPLE, "b", "b")
    order = await line.order()

    assert (order.index("b0"), order.index("b1")) in {(0, 2), (1, 3)}


async def test_in_a_class_behind_one_address_one_match_in_a_hurry_holds_up_none() -> None:
    line = Line()
    soon = line.world.now() + 1_000
    await line.ask("first", PEOPLE, "school", "hurry", due=soon)
    await line.ask("calm", PEOPLE, "school", "calm")
    await line.ask("hurry", PEOPLE, "school", "hurry", due=soon)

    assert await line.order() == ["calm", "hurry"]


async def test_no_more_is_under_way_than_there_are_workers_and_one_is_kept_for_people() -> None:
    line = Line(slots=3)
    for name in ("b0", "b1", "b2"):
        await line.ask(name, BOTS, name, name)
    assert line.under_way == ["b0", "b1"]
    for name in ("p0", "p1"):
        await line.ask(name, PEOPLE, name, name)
    assert line.under_way == ["b0", "b1", "p0"]
    await line.finish()

    assert line.under_way == ["b1", "p0", "p1"]


async def test_what_is_not_wanted_any_more_is_dropped_and_not_done() -> None:
    line = Line()
    await line.ask("first", PEOPLE, "a", "m")
    wanted = [True]
    await line.ask("late", PEOPLE, "b", "late", is_wanted=lambda: wanted[0])
    wanted[0] = False

    assert await line.order() == []
    with pytest.raises(Dropped):
        line.jobs["late"].result()


async def test_what_is_not_wanted_need_not_wait_for_its_turn_to_be_dropped() -> None:
    line = Line()
    await line.ask("first", PEOPLE, "a", "m")
    wanted = [True]
    for match in ("m", "other"):
        await line.ask(match, PEOPLE, "b", match, is_wanted=lambda: wanted[0])
    wanted[0] = False
    line.queue.drop_stale("m")
    await _calm()

    assert isinstance(line.jobs["m"].exception(), Dropped)
    assert not line.jobs["other"].done()


async def test_whoever_gives_up_leaves_the_line_and_its_worker_finishes_first() -> None:
    line = Line()
    for name in ("under way", "waiting", "patient"):
        await line.ask(name, PEOPLE, name, name)
    for name in ("under way", "waiting"):
        line.jobs[name].cancel()
    await _calm()
    assert line.under_way == ["under way"]

    assert await line.order() == ["patient"]
    assert line.jobs["patient"].result() == "patient"


async def test_a_fault_goes_to_whoever_asked_and_the_line_moves_on() -> None:
    line = Line()
    asked = asyncio.create_task(line.queue.run(PEOPLE, "a", "m", int, "no number"))
    await line.ask("next", PEOPLE, "b", "n")
    *_, done = line.workers.under_way.pop(0)
    done.set_exception(MemoryError())
    await _calm()

    assert isinstance(asked.exception(), MemoryError)
    assert line.under_way == ["next"]


async def test_a_closed_queue_begins_nothing_more() -> None:
    line = Line()
    for name in ("under way", "waiting"):
        await line.ask(name, PEOPLE, name, name)
    await line.queue.close()
    await _calm()

    assert line.under_way == ["under way"]
    assert all(job.cancelled() for job in line.jobs.values())


# At the tables


async def test_whoever_opens_fifty_tables_keeps_nobodys_bot_from_answering() -> None:
    workers = HeldWorkers()
    async with opened(workers=workers) as harness:
        for _ in range(50):
            rival = await harness.open((bot(), MINE))
            await harness.follow(rival.id, rival.token, "10.0.0.1")
        anna = await harness.open((MINE, bot()))
        screen = await harness.follow(anna.id, anna.token, "10.0.0.2")
        await harness.drop(anna.id, "a1")
        await harness.quiet()
        for _ in range(3):  # one that loads what bots need, one of the rival's, Anna's
            workers.finish()
            await harness.quiet()

        assert len(screen.view["moves"]) == 2


async def test_a_person_is_answered_before_bots_among_themselves() -> None:
    workers = HeldWorkers()
    async with opened(workers=workers) as harness:
        for _ in range(10):
            ticket = await harness.open((bot(), bot()), name="")
            await harness.follow(ticket.id, ticket.watch, "10.0.0.1")
        anna = await harness.open((bot(), MINE))
        screen = await harness.follow(anna.id, anna.token, "10.0.0.1")
        await harness.quiet()
        for _ in range(2):
            workers.finish()
            await harness.quiet()

        assert len(screen.view["moves"]) == 1


async def test_whoever_comes_moves_the_thought_that_waits_up_to_the_people() -> None:
    workers = HeldWorkers()
    async with opened(workers=workers) as harness:
        for _ in range(10):
            ticket = await harness.open((bot(), bot()), name="")
            await harness.follow(ticket.id, ticket.watch)
        anna = await harness.open((bot(), MINE))
        await harness.quiet()  # the bot is asked before anybody is connected
        screen = await harness.follow(anna.id, anna.token)
        await harness.quiet()
        for _ in range(2):
            workers.finish()
            await harness.quiet()

        assert len(screen.view["moves"]) == 1


async def test_a_match_that_its_last_person_has_resigned_is_one_among_bots() -> None:
    async with opened(pace=600) as harness:
        config = {"variant": "most-lines", "yellow": "three-players"}
        anna = await harness.open((MINE, bot(), bot()), config=config)
        await harness.follow(anna.id, anna.token)
        table = await harness.live_match(anna.id)
        assert rank_of(table) is PEOPLE
        await harness.do(anna.id, 0, do.Resign())

        assert rank_of(table) is BOTS


async def test_people_at_the_table_pay_for_it_and_not_whoever_looks_on() -> None:
    async with opened() as harness:
        anna = await harness.open()
        table = await harness.live_match(anna.id)
        assert table.payer == anna.id
        await harness.follow(anna.id, anna.watch, "10.0.0.1")
        assert table.payer == "10.0.0.1"
        await harness.follow(anna.id, anna.token, "10.0.0.2")

        assert table.payer == "10.0.0.2"
