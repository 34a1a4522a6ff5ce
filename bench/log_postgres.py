"""Compares appends to PostgreSQL: grouped lines against one statement per line.

    python -m bench.log_postgres
    python -m bench.log_postgres --matches 500 --secs 3 --passes 3

Starts its own PostgreSQL, as durable as in production.  Every match has one line under way.  The
two methods take turns; compare only ratios within one run.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from statistics import median

import asyncpg
import uvloop
from msgspec import Struct

from knobel.service.ports import MatchSummary
from knobel.stores.postgres import PostgresStore
from tests.kit import services

LINE = b'{"version":12,"command":{"type":"drop","rod":"a1","turn":7}}'.ljust(300, b" ")
CONNECTIONS = 10
DURABLE = ("fsync=on", "synchronous_commit=on", "max_wal_size=4GB")
ONE = "INSERT INTO log SELECT id, $2, $3 FROM matches WHERE id = $1"

Append = Callable[[str, int], Awaitable[None]]


class Figures(Struct, frozen=True):
    """What one pass has measured."""

    per_second: float
    p50: float
    p99: float
    cpu: float
    """Microseconds of the client for a line."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def drive(names: list[str], secs: float, append: Append) -> Figures:
    """Append to all matches as fast as their lines are answered."""
    took: list[float] = []
    end = time.perf_counter() + secs

    async def play(name: str) -> None:
        version = 0
        while (begun := time.perf_counter()) < end:
            version += 1
            await append(name, version)
            took.append(time.perf_counter() - begun)

    cpu, began = time.process_time(), time.perf_counter()
    await asyncio.gather(*map(play, names))
    lasted, cpu = time.perf_counter() - began, time.process_time() - cpu
    took.sort()
    return Figures(
        len(took) / lasted,
        took[len(took) // 2] * 1000,
        took[int(len(took) * 0.99)] * 1000,
        cpu / len(took) * 1e6,
    )


async def in_groups(url: str, names: list[str], secs: float) -> Figures:
    store = await PostgresStore.opened(url)
    try:
        return await drive(names, secs, lambda n, v: store.append(n, v, LINE, is_last=False))
    finally:
        await store.close()


async def one_by_one(url: str, names: list[str], secs: float) -> Figures:
    async with asyncpg.create_pool(url, min_size=CONNECTIONS, max_size=CONNECTIONS) as pool:

        async def append(name: str, version: int) -> None:
            async with pool.acquire() as connection:
                await connection.execute(ONE, name, version, LINE)

        return await drive(names, secs, append)


WAYS = {"a statement a line": one_by_one, "groups": in_groups}


async def fill(url: str, names: list[str]) -> None:
    """Empty the log, with these matches open."""
    connection = await asyncpg.connect(url)
    await connection.execute("TRUNCATE log, matches, wishes; CHECKPOINT")
    await connection.close()
    store = await PostgresStore.opened(url)
    for name in names:
        await store.open(MatchSummary(name, f"code-{name}", f"watch-{name}", 1), b"header")
    await store.close()


async def measure(url: str, options: argparse.Namespace) -> None:
    names = [f"m{number:06}" for number in range(options.matches)]
    ratios = []
    for run in range(1, options.passes + 1):
        measured = {}
        for name, way in WAYS.items():
            await fill(url, names)
            found = measured[name] = await way(url, names, options.secs)
            say(
                f"{run}  {name:20} {found.per_second:8.0f} lines/s"
                f"  p50 {found.p50:6.1f} ms  p99 {found.p99:6.1f} ms  {found.cpu:5.0f} µs"
            )
        ratios.append(measured["groups"].per_second / measured["a statement a line"].per_second)
    spread = ", ".join(f"{ratio:.1f}" for ratio in ratios)
    say(f"{options.matches} matches: groups write {median(ratios):.1f} times as much ({spread})")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.log_postgres", description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--secs", type=float, default=3)
    parser.add_argument("--passes", type=int, default=3)
    options = parser.parse_args()
    with services.postgres(*DURABLE) as cluster:
        url = cluster.url(cluster.migrated())
        uvloop.run(measure(url, options))
    return 0


if __name__ == "__main__":
    sys.exit(main())
