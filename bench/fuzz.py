"""Sends as much bad input to the server as this machine can.

    python -m bench.fuzz --frames 10000000            frames, on all cores
    python -m bench.fuzz --seed 7 --round 4711        one round again, to look at a fault
    python -m bench.fuzz --guided record --secs 60    one reader, guided by coverage (needs atheris)

Frames are mutations of valid messages (mutations.py).  They go to the real application in this
process, some of them as raw bytes (fuzz_lines.py); at events so do calls.  fuzz_frames.py and
fuzz_event_rounds.py check what must hold.  The first fault ends the run and prints the seed and the round that reproduce it.
"""

import argparse
import multiprocessing
import os
import secrets
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from queue import Empty
from typing import Any

import uvloop
from msgspec import Struct

from bench.batches import say
from bench.fuzz_frames import FRAMES_A_ROUND, Memory, Tally, held
from bench.fuzz_play import play
from bench.fuzz_values import TARGETS

SAMPLES = 100
"""How often each process looks at its memory."""
GROWTH = 1.02
"""Memory is flat if the last quarter holds at most this multiple of the second quarter's."""


class Report(Struct):
    """The progress of one process."""

    frames: int = 0
    raw: int = 0
    told: Counter[str] = Counter()
    memory: list[Memory] = []
    fault: str = ""
    is_over: bool = False


def work(seed: int, job: int, jobs: int, frames: int, out: Any) -> None:
    """Play the rounds job, job + jobs, job + 2 * jobs ... and report their progress."""
    tally, memory, fault = Tally(), [held()], ""

    def tell() -> None:
        if tally.frames * SAMPLES >= len(memory) * frames:
            memory.append(held())
            out.put((job, Report(tally.frames, tally.raw, tally.told, memory)))

    try:
        uvloop.run(play(seed, count(job, jobs), frames, tally, tell))
    except Exception as error:  # noqa: BLE001 -- whatever it is, it is the fault that was looked for
        fault = f"{error}"
    out.put((job, Report(tally.frames, tally.raw, tally.told, memory, fault, is_over=True)))


def run(seed: int, frames: int, jobs: int) -> int:
    """All processes; 1 if there was a fault."""
    say(f"seed {seed}, {frames:,} frames in {jobs} processes")
    spawned = multiprocessing.get_context("spawn")
    queue: Any = spawned.Queue()
    shares = [frames * (job + 1) // jobs - frames * job // jobs for job in range(jobs)]
    processes = [
        spawned.Process(target=work, args=(seed, job, jobs, share, queue), daemon=True)
        for job, share in enumerate(shares)
    ]
    for process in processes:
        process.start()
    reports = [Report() for _ in range(jobs)]
    begun = time.monotonic()
    while not all(report.is_over for report in reports) and not any(r.fault for r in reports):
        with suppress(Empty):
            job, report = queue.get(timeout=10)
            reports[job] = report
            _show(reports, frames, time.monotonic() - begun)
            continue
        for job, process in enumerate(processes):
            if not process.is_alive() and not reports[job].is_over:
                reports[job].fault = f"process {job} died with {process.exitcode}"
    sys.stderr.write("\n")
    return _conclude(reports, time.monotonic() - begun)


def _show(reports: Sequence[Report], frames: int, seconds: float) -> None:
    done = sum(report.frames for report in reports)
    memory = sum(report.memory[-1].rss for report in reports if report.memory) // 1024
    filled = 24 * done // frames
    bar = f"[{'#' * filled}{'.' * (24 - filled)}] {done:,}/{frames:,}"
    sys.stderr.write(f"\r\033[K{bar}  {done / seconds:,.0f}/s  {memory} MB")
    sys.stderr.flush()


def _conclude(reports: Sequence[Report], seconds: float) -> int:
    done, raw = sum(r.frames for r in reports), sum(r.raw for r in reports)
    say(f"{done:,} frames, {raw:,} of them as bytes, in {seconds:.0f} s: {done / seconds:,.0f}/s")
    told = sum((report.told for report in reports), Counter[str]())
    say("told: " + ", ".join(f"{name} {times:,}" for name, times in told.most_common()))
    steady = [_tell_memory(job, report.memory) for job, report in enumerate(reports)]
    faults = [report.fault for report in reports if report.fault]
    for fault in faults:
        say(f"FAULT {fault}")
    if not faults:
        say("no fault" if all(steady) else "FAULT memory grows")
    return 1 if faults or not all(steady) else 0


def _tell_memory(job: int, memory: Sequence[Memory]) -> bool:
    """Whether it is flat; the first quarter is for warming up."""
    marks = [memory[len(memory) * quarter // 4] for quarter in range(4)] + [memory[-1]]
    rss = " ".join(f"{mark.rss // 1024}" for mark in marks)
    blocks = " ".join(f"{mark.blocks:,}" for mark in marks)
    say(f"process {job}: MB {rss}; blocks {blocks} (at 0, 1/4, 1/2, 3/4 and all of it)")
    if len(memory) < 8:
        return True
    second, last = (_middle(memory, quarter) for quarter in (1, 3))
    return last <= GROWTH * second


def _middle(memory: Sequence[Memory], quarter: int) -> float:
    size = len(memory) // 4
    return statistics.median(m.blocks for m in memory[size * quarter : size * (quarter + 1)])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_AsWritten)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    parser.add_argument("--round", type=int, help="this one alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--guided", choices=sorted(TARGETS), help="one reader instead of frames")
    parser.add_argument("--secs", type=int, default=60, help="for --guided")
    options = parser.parse_args()
    if options.guided:
        flags = (f"-max_total_time={options.secs}", f"-seed={options.seed}")
        command = (sys.executable, "-m", "bench.fuzz_guided", options.guided, *flags)
        os.execv(sys.executable, command)  # noqa: S606 -- this process goes on as that one
    if options.round is not None:
        uvloop.run(play(options.seed, [options.round], FRAMES_A_ROUND, Tally(), lambda: None))
        return 0
    return run(options.seed, options.frames, options.jobs)


class _AsWritten(argparse.RawDescriptionHelpFormatter):
    """Keeps the examples as they are."""


if __name__ == "__main__":
    sys.exit(main())
