"""Measures how long a bystander's move takes while one visitor attacks the server.

    python -m bench.bystander                     # every attack of bench/attacks.py; four minutes
    python -m bench.bystander --secs 20 --only history,"bots alone"

A few pairs of people play a game with turns, four moves a second each, and every move is timed
from the mover's write to the opponent's receipt.  First nobody disturbs them; then each attack in
turn runs for some seconds.  The promise is that at p99 a move takes at most 100 ms longer.  An
attack that seems to break it is tried three times, and the first try that keeps it counts, because
a machine may stall for other reasons.
"""

import argparse
import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from msgspec import Struct
from msgspec.structs import replace

from bench.attacks import ATTACKS
from bench.servers import (
    GENERATOR_CPU,
    KNOBEL,
    CannotMeasure,
    data_folder,
    environment,
    free_port,
    pinned,
    running,
)
from bench.visits import Pair, Visit

PAIRS = 20
EVERY = 0.25
"""Seconds between two moves of a pair."""
LEAD = 0.5
"""Seconds between the beginning of an attack and the first move that counts."""
TRIES = 3
ALONE = "nobody disturbs"
ALLOWED = 100.0
"""Milliseconds that p99 may rise."""


class Row(Struct, frozen=True):
    """How long the bystanders' moves took during one attack."""

    name: str
    sent: int
    waits: list[float]
    """Milliseconds, sorted."""
    tries: int = 1

    def at(self, share: float) -> float:
        return self.waits[min(len(self.waits) - 1, int(len(self.waits) * share))]


async def watch(pairs: Sequence[Pair], secs: float) -> list[float]:
    """Let the pairs play for this long; returns the sorted durations of moves in milliseconds.

    Each pair moves at least once, even if this process stood still for that long.
    """
    loop = asyncio.get_running_loop()
    until = loop.time() + secs

    async def play(pair: Pair, offset: float) -> list[float]:
        await asyncio.sleep(offset)
        waits: list[float] = []
        while not waits or loop.time() < until:
            due = loop.time() + EVERY
            waits.append(1000 * await pair.move())
            await asyncio.sleep(max(0.0, due - loop.time()))
        return waits

    played = [play(pair, EVERY * number / len(pairs)) for number, pair in enumerate(pairs)]
    return sorted(wait for waits in await asyncio.gather(*played) for wait in waits)


async def during(name: str, port: int, pairs: Sequence[Pair], secs: float) -> Row:
    """Measure the bystanders during this attack, which starts a moment before them."""
    command = [sys.executable, "-m", "bench.attacks", str(port), name, str(secs + LEAD)]
    attacker = await asyncio.create_subprocess_exec(
        *pinned(GENERATOR_CPU, command), env=environment(), stdout=subprocess.PIPE
    )
    try:
        assert attacker.stdout is not None
        await attacker.stdout.readline()  # it has prepared what it needs
        await asyncio.sleep(LEAD)
        waits = await watch(pairs, secs)
        out, _ = await attacker.communicate()
    finally:
        if attacker.returncode is None:
            attacker.kill()
            await attacker.wait()
    if attacker.returncode:
        raise CannotMeasure(f"the attacker itself failed: {name}")
    return Row(name, int(out), waits)


@asynccontextmanager
async def sitting(port: int) -> AsyncIterator[Sequence[Pair]]:
    """Pairs of people who have begun to play."""
    visits = [Visit(port, f"127.0.1.{number}") for number in range(1, PAIRS + 1)]
    pairs = [Pair(visit) for visit in visits]
    try:
        for pair in pairs:
            await pair.sit()
        await watch(pairs, 2)  # the first moves load what is loaded once
        yield pairs
    finally:
        for pair in pairs:
            await pair.leave()
        for visit in visits:
            await visit.close()


async def measured(
    port: int, names: Sequence[str], secs: float, allowed: float = ALLOWED
) -> AsyncIterator[Row]:
    """Measure the bystanders while nobody disturbs them, and then during each attack.

    An attack that seems to delay them is tried again, because the machine itself may have stalled.
    """
    async with sitting(port) as pairs:
        alone = Row(ALONE, 0, await watch(pairs, secs))
        yield alone
        for name in names:
            row = await during(name, port, pairs, secs)
            while row.at(0.99) > alone.at(0.99) + allowed and row.tries < TRIES:
                row = replace(await during(name, port, pairs, secs), tries=row.tries + 1)
            yield row


async def measure(port: int, names: Sequence[str], secs: float) -> int:
    say(HEAD)
    rows: list[Row] = []
    async for row in measured(port, names, secs):
        rows.append(row)
        show(row, rows[0])
    broken = [row.name for row in rows if row.at(0.99) > rows[0].at(0.99) + ALLOWED]
    say(f"\nheld up: {', '.join(broken)}" if broken else "\nnobody was held up")
    return 1 if broken else 0


HEAD = "| attack | sent | moves | p50 ms | p99 ms | worst ms | p99 more than alone | try |\n|---|--:|--:|--:|--:|--:|--:|--:|"


def show(row: Row, alone: Row) -> None:
    more = row.at(0.99) - alone.at(0.99)
    say(
        f"| {row.name} | {row.sent:,} | {len(row.waits)} | {row.at(0.5):.1f} | {row.at(0.99):.1f}"
        f" | {row.waits[-1]:.1f} | {more:+.1f} | {row.tries} |"
    )


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bystander", description=__doc__)
    parser.add_argument("--secs", type=float, default=8, help="how long each attack lasts")
    parser.add_argument("--only", help="attacks, separated by commas")
    options = parser.parse_args(arguments)
    names = options.only.split(",") if options.only else list(ATTACKS)
    unknown = [name for name in names if name not in ATTACKS]
    if unknown:
        parser.error(f"no such attack: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    port = free_port()
    try:
        with data_folder() as data, running(KNOBEL, port, data):
            return asyncio.run(measure(port, names, options.secs))
    except CannotMeasure as reason:
        say(str(reason))
        return 1


if __name__ == "__main__":
    sys.exit(main())
