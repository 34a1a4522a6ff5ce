"""Measures how long the server takes to start with many open matches, and what that writes.

    python -m bench.start
    python -m bench.start --matches 1000,10000 --passes 3

A tenth of the matches have running clocks.  A start is over when /health answers.
"""

import argparse
import asyncio
import sqlite3
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path

from bench.readings import memory_of, say
from bench.servers import KNOBEL, data_folder, free_port, running
from knobel.stores.sqlite import SqliteStore
from tests.kit.harness import Harness

RODS = "a1 b2 c3 d4 a2 b3"
CLOCK = {"clock": {"type": "per-move", "seconds": 60}}
TIMED = 10
"""One match in this many has clocks."""
WITHIN = 120.0
"""Seconds in which a server has to start."""


async def write_matches(path: Path, count: int) -> None:
    """Play two matches, and copy them under other names until there are enough."""
    harness = Harness(SqliteStore.opened(path))
    await harness.service.start()
    for config in (CLOCK, {}):
        anna, _ = await harness.pair(config=config)
        await harness.drop(anna.id, RODS)
    await harness.service.close()
    await harness.log.close()
    with closing(sqlite3.connect(path)) as database:
        names = [name for (name,) in database.execute("SELECT id FROM matches ORDER BY opened, id")]
        for number in range(count - len(names)):
            _copy(database, names[number % TIMED != 0], f"{number:012d}")
        database.commit()


def _copy(database: sqlite3.Connection, match: str, name: str) -> None:
    ask = "SELECT header, is_live FROM matches WHERE id = ?"
    header, is_live = database.execute(ask, (match,)).fetchone()
    renamed = header.replace(match.encode(), name.encode())
    row = (name, name, name, renamed, is_live)
    columns = "id, code, watch, opened, is_over, header, is_live"
    database.execute(f"INSERT INTO matches ({columns}) VALUES (?, ?, ?, 0, 0, ?, ?)", row)  # noqa: S608 -- constants
    lines = "INSERT INTO log SELECT ?, version, line FROM log WHERE match = ? ORDER BY version"
    database.execute(lines, (name, match))


def start(path: Path) -> tuple[float, int, float]:
    """Seconds until /health answers, lines written meanwhile, and megabytes of memory."""
    lines, port = _lines(path), free_port()
    begun = time.monotonic()
    with running(KNOBEL, port, path.parent) as process:
        while not _is_well(port) and time.monotonic() - begun < WITHIN:
            pass
        took = time.monotonic() - begun
        return took, _lines(path) - lines, memory_of(process.pid) / 1e6


def _is_well(port: int) -> bool:
    with closing(HTTPConnection("127.0.0.1", port, timeout=WITHIN)) as call:
        try:
            call.request("GET", "/health")
            return call.getresponse().status == HTTPStatus.OK
        except OSError:
            return False


def _lines(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        (count,) = database.execute("SELECT count(*) FROM log").fetchone()
        return int(count)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--matches", default="2,10000", help="how many are open; several: 2,10000")
    parser.add_argument("--passes", type=int, default=3)
    options = parser.parse_args(arguments)
    say("| open matches | seconds until /health | lines written | MB |\n|--:|--:|--:|--:|")
    for count in map(int, options.matches.split(",")):
        with data_folder() as data:
            path = data / "knobel.db"
            asyncio.run(write_matches(path, count))
            for _ in range(options.passes):
                took, lines, memory = start(path)
                say(f"| {count:,} | {took:.2f} | {lines} | {memory:.0f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
