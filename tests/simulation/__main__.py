"""Play schedules: `python -m tests.simulation --schedules 1000`, or one again: `--seed 17`."""

import argparse
import gc
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.simulation.games import all_games
from tests.simulation.planted import PLANTS
from tests.simulation.playing import Report, play, shrink
from tests.simulation.schedule import read
from tests.simulation.simulation import Simulation

SHOWN = 20
"""Number of failing schedules that are shrunk."""
CHUNK = 20
"""Number of schedules that a process plays at a time."""


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    schedule = None if options.schedule is None else read(options.schedule)
    kind = Simulation if options.plant is None else PLANTS[options.plant].kind
    play_one = partial(play, game=options.game, nodes=options.nodes, schedule=schedule, kind=kind)
    if options.seed is not None:
        report = play_one(options.seed, is_logged=options.log)
        print(report.log, end="\n" if options.log else "")
        if report.broken and options.shrink:
            report = shrink(report, kind)
        print(report if report.broken else f"{report}\nnothing is broken")
        return bool(report.broken)
    seeds = range(options.first, options.first + options.schedules)
    return _play_all(seeds, play_one, options)


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    add = parser.add_argument
    add("--schedules", type=int, default=500, help="number of schedules to play")
    add("--first", type=int, default=0, help="the first seed")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    add("--seed", type=int, help="play this schedule alone")
    add("--game", choices=all_games(), help="only this game")
    add("--nodes", type=int, help="as many nodes")
    add("--schedule", help="these events instead of those of the seed")
    add("--plant", choices=PLANTS, help="with this planted fault")
    add("--log", action="store_true", help="with --seed: print everything that happens")
    add("--no-shrink", dest="shrink", action="store_false", help="keep all events of a schedule")
    add("--stop-after", type=int, default=10, help="end after as many finds")
    return parser.parse_args(arguments)


def _play_all(seeds: range, play_one: "partial[Report]", options: argparse.Namespace) -> int:
    """Play all schedules, report broken promises, and print the speed."""
    began, played = time.monotonic(), 0
    found: list[Report] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with suppress(KeyboardInterrupt), Progress(*columns, TimeRemainingColumn()) as progress:
        task = progress.add_task("schedules", total=len(seeds))
        for report in _reports(seeds, play_one, options.jobs):
            played += 1
            progress.advance(task)
            if report.broken:
                found.append(report)
                progress.console.print(str(report), markup=False, highlight=False, soft_wrap=True)
                progress.update(task, description=f"schedules, {len(found)} broken")
                if len(found) >= options.stop_after:
                    break
    took = time.monotonic() - began
    for report in found[: SHOWN if options.shrink else 0]:
        print(shrink(report, play_one.keywords["kind"]))
    kinds = Counter(each.promise for report in found for each in report.broken)
    for promise, times in kinds.most_common():
        print(f"{times:6} x {promise}")
    print(f"{played} schedules in {took:.1f} s, {len(found)} of them broken")
    return bool(found)


def _reports(seeds: range, play_one: "partial[Report]", jobs: int) -> Iterator[Report]:
    gc.freeze()
    if jobs == 1:
        yield from _played(play_one, seeds)
        return
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    ignore = signal.SIGINT, signal.SIG_IGN  # only the first process hears Ctrl-C, and reports
    with context.Pool(jobs, signal.signal, ignore) as pool:
        chunks = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)]
        for reports in pool.imap(partial(_chunk, play_one), chunks):
            yield from reports


def _chunk(play_one: "partial[Report]", seeds: range) -> list[Report]:
    return list(_played(play_one, seeds))


def _played(play_one: "partial[Report]", seeds: range) -> Iterator[Report]:
    for seed in seeds:
        yield play_one(seed)


if __name__ == "__main__":
    sys.exit(main())
