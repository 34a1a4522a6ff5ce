"""Measures nodes on one PostgreSQL: one against two, and one with many open matches.

    python -m bench.nodes                                  # one node against two
    python -m bench.nodes --open 100,1000,5000,10000 --plot FILE.svg
    python -m bench.nodes --eights 100                     # tables of eight, seats on two nodes

*CPU* is that of the nodes and of PostgreSQL for a move; where nodes, PostgreSQL and players share
the cores, only that can be compared.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import asyncpg
from msgspec import Struct

from bench.faults.ground import DATABASE, Ground, Node, ground
from bench.faults.people import Crowd
from bench.games import LIVE, TURN_BASED
from bench.readings import memory_of, say
from bench.servers import LOAD, CannotMeasure, environment
from knobel.stores.postgres import PostgresStore
from tests.kit.harness import Harness
from tests.kit.services import Process, children_of

DURABLE = ("fsync=on", "synchronous_commit=on")
CLOCK = {"type": "total", "seconds": 600, "increment": 0}
RODS = "a1 b2 c3 d4 a2 b3"
TICKS = 100
"""Of the processors' time in a second, as Linux counts it."""


class Figures(Struct, frozen=True):
    """What was measured while people played."""

    moves: float
    p50: float
    """Milliseconds."""
    p99: float
    nodes: float
    """Microseconds of CPU for a move, of all nodes together."""
    log: float
    """The same, of PostgreSQL."""

    def __str__(self) -> str:
        return (
            f"{self.moves:5.0f} moves/s  p50 {self.p50:5.1f} ms  p99 {self.p99:6.1f} ms"
            f"  CPU/move: nodes {self.nodes:5.0f} µs, PostgreSQL {self.log:5.0f} µs"
        )


def cpu_of(*processes: Process) -> float:
    """Seconds of CPU that these processes and their children have taken."""
    spent = 0.0
    for process in processes:
        for pid in (process.pid, *children_of(process.pid)):
            try:
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            spent += sum(map(int, fields[11:15])) / TICKS
    return spent


def command(program: str, **words: object) -> list[str]:
    """How a program of load/ is called with these options."""
    given = [word for name, value in words.items() for word in (f"--{name}", str(value))]
    return ["node", str(LOAD / program), *given]


def ports_of(here: Ground) -> str:
    return ",".join(map(str, here.ports))


def drive(here: Ground, options: argparse.Namespace) -> Figures:
    """Play matches that take turns at the nodes, as fast as `options` says."""
    words = {"matches": options.tables, "mode": options.mode, "rate": options.rate}
    words |= {"secs": options.secs, "stock": 2 + int(options.secs)}
    generator = subprocess.Popen(
        command("generate.mjs", driver=TURN_BASED, port=ports_of(here), **words),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    readings, said = [], ""
    assert generator.stderr is not None
    for line in generator.stderr:
        if line.strip() in {"begin", "end"}:
            readings.append((cpu_of(*here.nodes), cpu_of(here.cluster)))
        else:
            said += line
    out, _ = generator.communicate()
    if len(readings) != 2:
        raise CannotMeasure(said[-500:])
    told = json.loads(out)
    spent = [(b - a) / told["moves"] * 1e6 for a, b in zip(*readings, strict=True)]
    return Figures(told["moves_per_s"], told["p50_ms"], told["p99_ms"], spent[0], spent[1])


def compare(options: argparse.Namespace) -> None:
    """One node against two, with the same load; each pass measures both."""
    for _ in range(options.passes):
        for count in (1, 2):
            with ground(ahead=(0,) * count, settings=DURABLE) as here:
                say(f"{count} node{'s' * (count > 1):1}  {drive(here, options)}")


# Many open matches


async def play(here: Ground, options: argparse.Namespace) -> Figures:
    """A few people play at an even pace."""
    crowd = Crowd(here.ports, pace=options.pace, clock=CLOCK)
    crowd.sit_down(options.tables, (0, 0))
    try:
        await crowd.played(3, 120)
        began, made = crowd.now, len(crowd.acks)
        before = cpu_of(*here.nodes), cpu_of(here.cluster)
        await asyncio.sleep(options.secs)
        after = cpu_of(*here.nodes), cpu_of(here.cluster)
        acks = crowd.acks[made:]
        took = sorted(ack.at - ack.sent for ack in acks)
        lasted = crowd.now - began
    finally:
        await crowd.stop()
    spent = [(b - a) / len(acks) * 1e6 for a, b in zip(before, after, strict=True)]
    p50, p99 = took[len(took) // 2] * 1000, took[int(len(took) * 0.99)] * 1000
    return Figures(len(acks) / lasted, p50, p99, spent[0], spent[1])


async def fill(here: Ground, count: int) -> None:
    """Play one match, and copy it under other names until this many are open."""
    store = await PostgresStore.opened(here.url)
    harness = Harness(store)
    await harness.service.start()
    anna, _ = await harness.pair()
    await harness.drop(anna.id, RODS)
    await harness.service.close()
    connection = await asyncpg.connect(here.url)
    header = await connection.fetchval("SELECT header FROM matches WHERE id = $1", anna.id)
    names = [f"{number:012d}" for number in range(count)]
    rows = [(n, n, n, 0, False, False, header.replace(anna.id.encode(), n.encode())) for n in names]
    await connection.copy_records_to_table("matches", records=rows, columns=COLUMNS)
    copy = (
        "INSERT INTO log SELECT name, version, line FROM unnest($1::text[]) AS name, log"
        " WHERE match = $2"
    )
    await connection.execute(copy, names, anna.id)
    await connection.execute("UPDATE matches SET is_live = false")
    await connection.close()


COLUMNS = ("id", "code", "watch", "opened", "is_over", "is_live", "header")


class Opened(Struct, frozen=True):
    """A node with this many open matches."""

    count: int
    start: float
    memory: float
    figures: Figures


def open_many(counts: Sequence[int], options: argparse.Namespace) -> list[Opened]:
    """For each number of open matches: the time of a start, memory, and latency of play."""
    measured = []
    for count in counts:
        with ground(ahead=(0,), settings=DURABLE) as here:
            asyncio.run(fill(here, count))
            node: Node = here.nodes[0]
            node.stop()
            began = time.monotonic()
            node.start()
            took = time.monotonic() - began
            found = asyncio.run(play(here, options))
            opened = Opened(count, took, memory_of(node.pid) / 1e6, found)
            measured.append(opened)
            say(f"{count:6} open  start {took:4.1f} s  {opened.memory:4.0f} MB  {found}")
            assert here.cluster.execute("SELECT count(*) > 0 FROM matches", DATABASE) == "t"
    return measured


# Tables of eight


def seat_eights(tables: int, options: argparse.Namespace) -> None:
    """Eight people at each table, half of them at each of two nodes, who all act at once."""
    with ground(ahead=(0, 0), settings=DURABLE) as here:
        words = {"tables": tables, "rate": options.rate, "secs": options.secs}
        called = command("tables.mjs", driver=LIVE, port=ports_of(here), **words)
        done = subprocess.run(called, env=environment(), capture_output=True, check=False)
        if done.returncode:
            raise CannotMeasure(done.stderr.decode()[-500:])
        told = json.loads(done.stdout)
        say(
            f"{tables} tables of eight, {options.rate:g} a second and seat:"
            f" {told['commands_per_s']:.0f} commands/s, until the last of eight has seen one"
            f" p50 {told['p50_ms']:.0f} ms, p99 {told['p99_ms']:.0f} ms;"
            f" refused by the rules {told['by_rules']}, else {told['refused']},"
            f" lost {told['lost']}, stuck {told['stuck']}"
        )


def plot(measured: Sequence[Opened]) -> str:
    """Start, memory and latency by the number of open matches, each relative to the first."""
    wide, high, left, top = 420, 200, 60, 40
    curves = {
        "start": ([each.start for each in measured], "#0b6e99", ""),
        "memory": ([each.memory for each in measured], "#7a5195", "7 4"),
        "p50 of a move": ([each.figures.p50 for each in measured], "#d1495b", "2 3"),
    }
    most = max(max(values) / values[0] for values, *_ in curves.values()) * 1.1
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide + 200} {high + 90}" role="img" '
            'font-family="system-ui, sans-serif" font-size="12" fill="#222">'
        ),
        "<title>A node with many open matches, relative to the fewest</title>",
        f'<rect width="{wide + 200}" height="{high + 90}" fill="#fff"/>',
        f'<path d="M{left} {top}V{top + high}H{left + wide}" fill="none" stroke="#222"/>',
    ]
    step = wide / max(1, len(measured) - 1)
    for number, each in enumerate(measured):
        x = left + number * step
        parts.append(
            f'<text x="{x:.0f}" y="{top + high + 18}" text-anchor="middle">{each.count}</text>'
        )
    for level in range(int(most) + 1):
        y = top + high - level / most * high
        parts.append(f'<text x="{left - 8}" y="{y + 4:.0f}" text-anchor="end">{level} ×</text>')
    for row, (name, (values, colour, dash)) in enumerate(curves.items()):
        points = " ".join(
            f"{left + n * step:.0f},{top + high - value / values[0] / most * high:.0f}"
            for n, value in enumerate(values)
        )
        style = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
        parts.append(f'<polyline points="{points}" {style}/>')
        y = top + 20 * row
        parts.append(f'<path d="M{left + wide + 20} {y}h30" {style}/>')
        parts.append(f'<text x="{left + wide + 56}" y="{y + 4}">{name}</text>')
    parts.append(
        f'<text x="{left + wide / 2}" y="{top + high + 38}" text-anchor="middle">open matches</text>'
    )
    return "\n".join((*parts, "</svg>")) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.nodes", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--mode", choices=("sat", "paced"), default="paced")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds before a move, if --open")
    parser.add_argument("--secs", type=float, default=10)
    parser.add_argument("--open", metavar="N,N", help="numbers of open matches, on one node")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draws what --open measures")
    parser.add_argument("--eights", type=int, metavar="N", help="tables of eight, on two nodes")
    parser.add_argument("--rate", type=float, default=1, help="moves a second and match, or seat")
    options = parser.parse_args()
    if options.eights is not None:
        seat_eights(options.eights, options)
        return 0
    if options.open is None:
        compare(options)
        return 0
    measured = open_many([int(count) for count in options.open.split(",")], options)
    if options.plot is not None:
        options.plot.write_text(plot(measured), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
