"""Simulates tournaments and checks every promise: `python -m bench.tournaments --events 20000`.

Prints a line of progress, every broken promise with its seed, and how many tournaments of each
format were played.  `--seed 17` plays one again.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.tournament.simulation.forms import setup_of
from tests.tournament.simulation.invariants import Broken
from tests.tournament.simulation.playing import play

console = Console(soft_wrap=True, markup=False, highlight=False)

CHUNK = 10
"""Tournaments that a process plays at a time."""


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    if options.seed is not None:
        broken = play(options.seed)
        console.print(f"{setup_of(Random(options.seed))}\n{broken or 'nothing is broken'}")
        return bool(broken)
    seeds = range(options.first, options.first + options.events)
    began, cpu = time.monotonic(), _cpu()
    finds = dict(_finds(seeds, options.jobs))
    count = Counter(setup_of(Random(seed)).format for seed in seeds)
    for seed, broken in finds.items():
        for one in broken:
            console.print(f"--seed {seed}: {one.promise}: {one.detail}")
    formats = ", ".join(f"{name} {times}" for name, times in count.most_common())
    console.print(f"{len(seeds)} tournaments ({formats})")
    spent = time.monotonic() - began
    console.print(f"{len(finds)} broke a promise; {spent:.0f} s, {_cpu() - cpu:.0f} s of CPU")
    return bool(finds)


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.tournaments", description=__doc__)
    add = parser.add_argument
    add("--events", type=int, default=1000, help="number of tournaments")
    add("--first", type=int, default=0, help="the first seed")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    add("--seed", type=int, help="play this tournament alone")
    return parser.parse_args(arguments)


def _finds(seeds: range, jobs: int) -> Iterator[tuple[int, list[Broken]]]:
    """The tournaments that broke a promise; shows the progress meanwhile."""
    columns = (TextColumn("tournaments"), BarColumn(), MofNCompleteColumn())
    with (
        multiprocessing.get_context("spawn").Pool(jobs) as pool,
        Progress(*columns, TimeRemainingColumn(), console=console) as progress,
    ):
        task = progress.add_task("tournaments", total=len(seeds))
        for seed, broken in pool.imap_unordered(_play, seeds, CHUNK):
            progress.advance(task)
            if broken:
                yield seed, broken


def _play(seed: int) -> tuple[int, list[Broken]]:
    return seed, play(seed)


def _cpu() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


if __name__ == "__main__":
    sys.exit(main())
