"""The faults, one function each; all of them raise `AssertionError` if a promise is broken."""

import asyncio
import os
import signal
import sys
import time
from asyncio import subprocess
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from math import inf
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct

from bench.faults.ground import APART, DATABASE, Ground, until
from bench.faults.people import CLOCK, Crowd
from bench.faults.visitors import READY, Came, Place
from bench.games import Json
from bench.readings import memory_of
from tests.kit.services import Missing, Process, SmallDisk, folder

PLACES = ((0, 0), (1, 1), (0, 1))
"""At which nodes the two seats of a table are."""


class Load(Struct, frozen=True):
    """How much is played meanwhile."""

    tables: int = 6
    pace: float = 0.1
    outage: float = 5.5
    """Seconds for which something is away: more than the 4 s of `CLOCK`, the 4 s after which a node
    counts as dead, and the 5 s after which the fate of a line is in doubt."""
    quiet: float = 5
    """Seconds for which people are alone, for comparison with the time when visitors come."""
    is_measured: bool = True
    """Whether latency counts; not while other tests run."""


STILL = 1.5
"""Seconds after which it is the machine's fault if somebody does not act in time."""
TRIES = 3
MOST_MEMORY = 30_000_000
"""Bytes by which a node may grow while it is visited."""
MANY = 1000
"""How many come back at once."""
FEW = 5
"""How often `make crash` plays a scene."""
RUNS = {"node_killed": 20}
"""How often it plays those scenes that it plays more often."""
DEAREST = 2.5
"""Seconds that a move may cost: 2 s for the fault, the rest for thinking and for the machine."""
WITHOUT_BUS = 10.0
"""Seconds for which Redis is away."""
SOON = 10.0
"""Seconds for which people play by way of Redis; without it a few moves would take longer."""
DEAF = "knobel_bus_deaf"
IN_DOUBT, INHERITED = "knobel_in_doubt_total", "knobel_matches_inherited_total"
"""What nodes count."""
SKEW = 60.0
"""Seconds by which the clock of a node may differ from what it was set to: none is read at once."""
PATIENT = {"type": "per-move", "seconds": 60}
"""Time goes on while nothing can be stored."""


class Disturbed(AssertionError):
    """Somebody was late, but the machine had kept the people themselves from acting in time."""


@asynccontextmanager
async def playing(
    ground: Ground, load: Load, clock: Json = CLOCK, *, dearest: float = DEAREST
) -> AsyncIterator[Crowd]:
    """People play before and after; in the end every promise is compared with the log."""
    crowd = Crowd(ground.ports, pace=load.pace, clock=clock)
    crowd.sit_down(load.tables, *PLACES)
    late: AssertionError | None = None
    try:
        await crowd.played(2)
        began = time.time()  # until now somebody may have been slow to sit down
        yield crowd
        await crowd.played(2, 10)
    except AssertionError as fault:
        late = fault
    finally:
        await crowd.stop()
    faults = await ground.faults(crowd.promises)
    assert not faults, f"{faults}\n{crowd.account([fault.match for fault in faults])}"
    if late is None:
        flags = await ground.flags(crowd.promises, began)
        if flags:
            late = AssertionError(f"lost on time: {flags}\n{crowd.account(list(flags))}")
        elif (cost := await ground.dearest(crowd.promises, began)) > dearest + (
            0 if load.is_measured else crowd.stood_still
        ):
            late = AssertionError(f"a move has cost {cost:.1f} s")
    if late is not None:
        raise Disturbed(str(late)) if crowd.stood_still > STILL else late


def at(load: Load, *nodes: int) -> list[int]:
    """The tables all of whose people are at these nodes."""
    return [t for t in range(load.tables) if set(PLACES[t % len(PLACES)]) <= set(nodes)]


def _seats_at(load: Load, node: int) -> list[tuple[int, int]]:
    """Everybody at this node, by table and seat."""
    tables = range(load.tables)
    return [(t, s) for t in tables for s in (0, 1) if PLACES[t % len(PLACES)][s] == node]


async def node_killed(ground: Ground, load: Load) -> str:
    """Others play on without a pause, people of the dead node play again within 2 s."""
    async with playing(ground, load) as crowd:
        began = crowd.now
        ground.nodes[0].kill()
        await asyncio.sleep(3)
        gap = crowd.longest_gap(at(load, 1), began, began + 2)
        took = crowd.back_after(began, _seats_at(load, 0))
        felt = f"others waited {gap:.1f} s, those of the node play after {took:.1f} s"
        everybody = [match for match, _ in crowd.seats.values()]
        assert gap <= 1.5, f"{felt}\n{crowd.account(everybody)}"
        assert took <= 2, f"{felt}\n{crowd.account(everybody)}"
        await _start(ground.nodes[0])
    return felt


async def all_nodes_killed(ground: Ground, load: Load) -> None:
    async with playing(ground, load):
        for node in ground.nodes:
            node.kill()
        await _start(*ground.nodes)
        # Their clocks stood; everybody comes back by themselves.


async def log_killed(ground: Ground, load: Load) -> None:
    """Play goes on by itself at most 2 s after PostgreSQL is back."""
    async with playing(ground, load) as crowd:
        ground.cluster.kill()
        await asyncio.sleep(1)
        await _start(ground.cluster)
        await _goes_on(crowd, load)


async def log_backend_killed(ground: Ground, load: Load) -> None:
    """PostgreSQL ends all connections if one of its processes dies."""
    async with playing(ground, load) as crowd:
        sql = "SELECT pid FROM pg_stat_activity WHERE application_name = 'knobel' LIMIT 1"
        pid = int(await asyncio.to_thread(ground.cluster.execute, sql))
        ours = await asyncpg.connect(ground.url)
        os.kill(pid, signal.SIGKILL)
        await until(lambda: _is_closed(ours), 10, "PostgreSQL does not notice")
        await until(lambda: _lets_in(ground.url), 30, "PostgreSQL is not back")
        await _goes_on(crowd, load, 2 if load.is_measured else 4)


async def _is_closed(link: asyncpg.Connection) -> bool:
    return bool(link.is_closed())


async def _lets_in(url: str) -> bool:
    try:
        link = await asyncpg.connect(url, timeout=1)
    except (asyncpg.PostgresError, OSError, TimeoutError):
        return False
    await link.close()
    return True


async def log_paused(ground: Ground, load: Load) -> None:
    before = sum(await ground.figures(IN_DOUBT))
    async with playing(ground, load) as crowd:
        ground.cluster.pause()
        await asyncio.sleep(load.outage)
        ground.cluster.resume()
        await _goes_on(crowd, load)
        assert crowd.put_off["try-again"], "nobody was told to try again"
    assert sum(await ground.figures(IN_DOUBT)) > before, "no line was in doubt"


async def log_swallowed(ground: Ground, load: Load) -> None:
    before = sum(await ground.figures(IN_DOUBT))
    async with playing(ground, load) as crowd:
        ground.log_wire.swallow()
        await asyncio.sleep(load.outage)
        ground.log_wire.heal()
        await _goes_on(crowd, load)
        assert crowd.put_off["try-again"], "nobody was told to try again"
    assert sum(await ground.figures(IN_DOUBT)) > before, "no line was in doubt"


async def log_disk_full(ground: Ground, load: Load) -> None:
    """Whoever acts is told why not; people can still look, and play goes on when there is room."""
    disk = small_disk_of(ground)
    async with playing(ground, load, PATIENT, dearest=inf) as crowd:
        # Else PostgreSQL might need another file for its own log, which is the next scene.
        await asyncio.to_thread(ground.cluster.execute, "SELECT pg_switch_wal()")
        await crowd.played(1)
        disk.fill()
        await _wait_for_refusals(crowd, "storage-failed")
        told = await crowd.read(0)
        assert told == ["welcome", "history"] * len(ground.nodes), told
        await asyncio.sleep(load.outage)
        disk.make_room()
        await _goes_on(crowd, load)
        assert set(crowd.put_off) == {"storage-failed"}, crowd.put_off


async def log_disk_full_for_wal(ground: Ground, load: Load) -> None:
    """PostgreSQL gives up if it can't write its own log, and may have to be started again.

    If it finds a file for its log, it comes back by itself, and says that there is no room.
    """
    disk = small_disk_of(ground)
    async with playing(ground, load, PATIENT, dearest=inf) as crowd:
        link = await asyncpg.connect(ground.url)
        disk.fill()
        sql = "SELECT pg_switch_wal() FROM pg_logical_emit_message(true, '', 'something')"
        with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            while True:  # it may have files left that it can use again
                await link.execute(sql)
        link.terminate()
        await _wait_for_refusals(crowd, "try-again", "storage-failed")
        disk.make_room()
        await ground.mend()
        await _goes_on(crowd, load)


def small_disk_of(ground: Ground) -> SmallDisk:
    if ground.cluster.disk is None:
        raise Missing("PostgreSQL is not on a small disk: only root may mount one")
    return ground.cluster.disk


async def _wait_for_refusals(crowd: Crowd, *codes: str) -> None:
    async def is_told() -> bool:
        return any(crowd.put_off[code] for code in codes)

    await until(is_told, 30, f"nobody is told {' or '.join(codes)}")


async def bus_killed(ground: Ground, load: Load) -> None:
    """Play goes on; whoever sits at another node hears at most 1 s later."""
    async with playing(ground, load) as crowd:
        await _hears_by_bus(ground, crowd, load)
        began = crowd.now
        ground.redis.kill()
        await asyncio.sleep(WITHOUT_BUS)
        await _is_deaf_in_time(ground, crowd, load, began)
        await _start(ground.redis)
        await _hears_by_bus(ground, crowd, load)
        await _nobody_goes_away(ground, crowd)


async def bus_swallowed(ground: Ground, load: Load) -> None:
    """The line is dead without a word; whoever sits at another node hears at most 1 s later."""
    async with playing(ground, load) as crowd:
        await _hears_by_bus(ground, crowd, load)
        began = crowd.now
        ground.bus_wire.swallow()
        await asyncio.sleep(WITHOUT_BUS)
        await _is_deaf_in_time(ground, crowd, load, began)
        ground.bus_wire.heal()
        await _hears_by_bus(ground, crowd, load)
        await _nobody_goes_away(ground, crowd)


async def _is_deaf_in_time(ground: Ground, crowd: Crowd, load: Load, since: float) -> None:
    """The nodes have noticed that Redis is away, so that nobody heard of a move too late."""
    late = crowd.latest(since, crowd.now)
    assert late <= (1 if load.is_measured else 1.5), f"somebody heard of a move {late:.1f} s late"
    assert all(await ground.figures(DEAF)), "a node takes Redis for well that is not there"


async def _hears_by_bus(ground: Ground, crowd: Crowd, load: Load) -> None:
    """Moves of other nodes arrive by way of Redis, and both people of a match know the same.

    A node that hears Redis asks the log only every 5 s, so a few moves in turn show that it is
    Redis that brings them.
    """

    async def is_heard() -> bool:
        return not any(await ground.figures(DEAF))

    await until(is_heard, 5, "nodes are deaf")
    apart = [t for t in range(load.tables) if len(set(PLACES[t % len(PLACES)])) > 1]
    await crowd.played(4, SOON, apart)
    assert await is_heard(), "a node was deaf again"
    known = crowd.known()

    async def is_known_to_both() -> bool:
        return not crowd.behind(known)

    within = 1 if load.is_measured else 1.5
    await until(is_known_to_both, within, "two people know different versions of a match")


async def node_paused(ground: Ground, load: Load) -> None:
    """No double effect, no flag falls for it, and its people are back without a new page."""
    before = sum(await ground.figures(INHERITED))
    async with playing(ground, load) as crowd:
        ground.nodes[0].pause()
        await asyncio.sleep(load.outage)
        ground.nodes[0].resume()
        await crowd.played(1, 10)
        kinds = await ground.kinds(crowd.promises)
        assert not kinds["tick"], kinds
    assert sum(await ground.figures(INHERITED)) > before, "nobody took over from the paused node"


async def node_paused_in_commit(ground: Ground, load: Load) -> None:
    """PostgreSQL stores a line while the node that has sent it is paused."""
    async with playing(ground, load) as crowd:
        await _pause_in_commit(ground, crowd)
        await asyncio.sleep(load.outage)
        ground.nodes[0].resume()


async def node_paused_in_lost_commit(ground: Ground, load: Load) -> None:
    """The same, and the node never gets the answer."""
    async with playing(ground, load) as crowd:
        await _pause_in_commit(ground, crowd)
        ground.log_wire.cut()
        await asyncio.sleep(load.outage)
        ground.nodes[0].resume()


async def _pause_in_commit(ground: Ground, crowd: Crowd) -> None:
    match, _ = crowd.seats[0, 0]  # all of its people are at the first node
    async with ground.held(match):
        ground.nodes[0].pause()
        told = max(crowd.promises.of(match).seen)

    async def has_more() -> bool:
        return len((await ground.stored([match]))[match].lines) > told

    await until(has_more, 5, "the line that was held is not stored")


async def deaf_visitors(ground: Ground, load: Load) -> str:
    """Whoever does not read what they ask for is cut off."""
    async with playing(ground, load, dearest=inf) as crowd:
        came, felt = await _visited(ground, crowd, load, "deaf", 4)
        assert came.cut == came.let_in == 4, came
    return felt


async def half_open_visitors(ground: Ground, load: Load) -> str:
    """What nobody reads costs nothing."""
    async with playing(ground, load, dearest=inf) as crowd:
        came, felt = await _visited(ground, crowd, load, "half_open", 20 * load.tables)
        assert came.let_in == 20 * load.tables, came
    return felt


async def many_return(ground: Ground, load: Load) -> str:
    """Everybody comes back at once, as after an outage."""
    async with playing(ground, load, dearest=inf) as crowd:
        came, felt = await _visited(ground, crowd, load, "returning", MANY)
        assert came.let_in == MANY, came
    return felt


async def _visited(
    ground: Ground, crowd: Crowd, load: Load, kind: str, number: int
) -> tuple[Came, str]:
    """So many visitors come to all nodes; how it went, and what others felt of it.

    Machines stand still now and then, also alone, so the best of some tries counts.
    """
    for attempt in range(1, TRIES + 1):
        memory = [memory_of(node.pid) for node in ground.nodes]
        visitors = await _visitors(kind)  # their start is no fault of theirs
        began = crowd.now
        await asyncio.sleep(load.quiet)
        disturbed = crowd.now
        came = await _come(visitors, crowd, number)
        quiet = _p99(crowd.waits(began, disturbed))
        loud = _p99(crowd.waits(disturbed, crowd.now))
        grown = [
            memory_of(node.pid) - before for node, before in zip(ground.nodes, memory, strict=True)
        ]
        felt = (
            f"p99 {quiet:.0f} -> {loud:.0f} ms in {crowd.now - disturbed:.1f} s,"
            f" memory {max(grown) / 1e6:+.1f} MB, {came.turned_away} had to come again, try {attempt}"
        )
        if not load.is_measured:
            assert max(grown) <= MOST_MEMORY, felt
            return came, felt
        if loud <= 2 * quiet and max(grown) <= MOST_MEMORY:
            return came, felt
    raise AssertionError(felt)


async def _visitors(kind: str) -> subprocess.Process:
    """A process of visitors that is ready to come."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.faults.visitors", kind), stdin=PIPE, stdout=PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == READY
    return process


async def _come(visitors: subprocess.Process, crowd: Crowd, number: int) -> Came:
    seats = list(crowd.seats.values())
    places = [
        Place(crowd.ports[n % len(crowd.ports)], *seats[n % len(seats)]) for n in range(number)
    ]
    told, _ = await visitors.communicate(msgspec.json.encode(places))
    return msgspec.json.decode(told, type=Came)


def _p99(waits: Sequence[float]) -> float:
    return waits[int(0.99 * len(waits))]


async def backup_restored(ground: Ground, load: Load) -> None:
    """The log is shorter than what people have seen: they get all anew, never a gap or a mix."""
    crowd = Crowd(ground.ports, pace=load.pace)
    crowd.sit_down(load.tables, *PLACES)
    try:
        await crowd.played(4)
        with folder("backup") as made:
            await asyncio.to_thread(ground.cluster.dump, DATABASE, made / "dump")
            await crowd.played(4)
            for node in ground.nodes:
                node.kill()
            await asyncio.to_thread(ground.set_back, made / "dump")
        crowd.set_back()
        await _start(*ground.nodes)
        await crowd.played(2)
    finally:
        await crowd.stop()
    gaps = [fault for fault in crowd.promises.faults if fault.kind == "version"]
    assert not gaps, gaps
    assert crowd.welcomed_back, "nobody had seen more than the log has"


async def contended(ground: Ground, load: Load) -> None:
    """Two nodes at one match, 50 commands a second: no gaps, and every command answered once."""
    crowd = Crowd(ground.ports, pace=load.pace, clock=None)
    answers = await crowd.contend(rate=25, secs=load.outage)
    assert len(answers) == 2 * int(25 * load.outage)
    assert all(len(told) == 1 for told in answers.values()), answers
    assert {told[0]["type"] for told in answers.values()} == {"ack"}, answers
    versions = [told[0]["v"] for told in answers.values()]
    assert len(set(versions)) == len(versions)
    faults = await ground.faults(crowd.promises)
    assert not faults, faults


async def clocks_differ(ground: Ground, load: Load) -> None:
    """The clocks of the two nodes are hours apart, and nobody notices."""
    for node in ground.nodes:
        shift = await asyncio.to_thread(node.shift)
        assert abs(shift - node.ahead) < SKEW, f"a clock is {shift:.0f} s ahead, not {node.ahead}"
    assert {node.ahead for node in ground.nodes} == set(APART)
    async with playing(ground, load) as crowd:
        await crowd.played(10)
        stored = await ground.stored(list(crowd.promises.matches))
        lines = [line for each in stored.values() for line in each.lines]
        now = time.time() * 1000
        assert all(abs(now - line.wall) < 120_000 for line in lines), "a node has its own time"
        assert not [line for line in lines if line.command.type == "tick"]
        await _nobody_goes_away(ground, crowd)


async def _start(*services: Process) -> None:
    for service in services:
        service.launch()
    for service in services:
        await asyncio.to_thread(service.wait)


async def _goes_on(crowd: Crowd, load: Load, within: float = 2) -> None:
    """Play goes on within these seconds; whoever asked meanwhile was answered within 6 s.

    Without measuring, 8 s are enough: then other programs run at the same time.
    """
    healed = crowd.now
    await asyncio.sleep(within + 0.5)
    assert (took := crowd.first_after(healed, range(load.tables))) <= within, took
    silence = crowd.longest_silence()
    assert silence <= (6 if load.is_measured else 8), f"somebody had no answer for {silence:.1f} s"


async def _nobody_goes_away(ground: Ground, crowd: Crowd) -> None:
    """Nobody counts as away; who has played a match to its end leaves it for the next one."""
    played = {match for match, _ in crowd.seats.values()}
    for match, each in (await ground.stored(list(crowd.promises.matches))).items():
        types = [line.command.type for line in each.lines]
        while match not in played and types and types[-1] == "away":
            types.pop()
        assert "away" not in types, f"{match}: {types}"


SCENES: dict[str, Callable[[Ground, Load], Coroutine[Any, Any, str | None]]] = {
    scene.__name__: scene
    for scene in (
        node_killed,
        all_nodes_killed,
        log_killed,
        log_backend_killed,
        log_paused,
        log_swallowed,
        log_disk_full,
        log_disk_full_for_wal,
        bus_killed,
        bus_swallowed,
        node_paused,
        node_paused_in_commit,
        node_paused_in_lost_commit,
        deaf_visitors,
        half_open_visitors,
        many_return,
        backup_restored,
        contended,
        clocks_differ,
    )
}
