"""Long measurements: shared among processes, stored match by match, resumable.

A batch is a list of tasks `(kind, number)`.  The result of a task is a `Finding`, a line of a file
in bench/results/.  A batch that was stopped continues with the tasks that are not in the file.
"""

import argparse
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Hashable, Iterable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from bench import cluster

RESULTS = Path(__file__).parent / "results"

T = TypeVar("T")
Kind = TypeVar("Kind", bound=Hashable)
Found = TypeVar("Found", bound="Finding")


class Finding(Protocol):
    """What a task found: which kind it was of, and the CPU time that it took."""

    @property
    def kind(self) -> Hashable: ...

    @property
    def cpu(self) -> float: ...

    @property
    def told(self) -> str:
        """In a few words, for the progress bar."""


def say(text: str = "") -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def add_flags(parser: argparse.ArgumentParser) -> None:
    """How a batch is run, and where its results go."""
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    parser.add_argument("--nice", type=int, default=10)
    parser.add_argument(
        "--cluster",
        nargs="?",
        const=cluster.HERE,
        metavar="ADDRESS",
        help="let Ray share the work: on this machine, or in the cluster at this address",
    )
    parser.add_argument("--resume", action="store_true", help="go on with the newest results")
    parser.add_argument("--file", type=Path, help="results to go on with, or to look at")


def fresh(name: str) -> Path:
    """A file for new results."""
    return RESULTS / f"{name}-{datetime.now(UTC):%Y%m%d-%H%M%S}.jsonl"


def newest(name: str) -> Path:
    """The results that were begun last, or a name for new ones."""
    files = sorted(RESULTS.glob(f"{name}-*.jsonl"))
    return files[-1] if files else fresh(name)


def read(file: Path, kind: type[T]) -> list[T]:
    """The findings so far, without an incomplete last line."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    return [msgspec.json.decode(line, type=kind) for line in lines if line.endswith(b"\n")]


def mend(file: Path) -> None:
    """Remove an incomplete last line, which a machine that stopped may leave."""
    if file.exists() and not (body := file.read_bytes()).endswith(b"\n"):
        file.write_bytes(body[: body.rfind(b"\n") + 1])


def in_turn(piles: Iterable[Sequence[T]]) -> list[T]:
    """The tasks in an order that covers every kind early."""
    return [task for row in zip_longest(*piles) for task in row if task is not None]


def run(
    play: Callable[[tuple[Kind, int]], Found],
    tasks: Sequence[tuple[Kind, int]],
    file: Path,
    jobs: int,
    niceness: int,
    warm: Callable[[], object] | None = None,
    address: str | None = None,
) -> None:
    """Run all tasks and store each finding as soon as it is available.

    With an address, a cluster does them (bench/cluster.py).
    """
    file.parent.mkdir(exist_ok=True)
    mend(file)
    bar = Bar([kind for kind, _ in tasks])
    bar.show()
    if address is None:
        found_by = _pooled(play, tasks, jobs, niceness, warm)
    else:
        found_by = cluster.findings(play, tasks, address, jobs, partial(_prepare, niceness, warm))
    with file.open("ab") as out, closing(found_by):
        for found in found_by:
            out.write(msgspec.json.encode(found) + b"\n")
            out.flush()
            bar.advance(found)
    bar.close()


def run_as(
    options: argparse.Namespace,
    play: Callable[[tuple[Kind, int]], Found],
    tasks: Sequence[tuple[Kind, int]],
    file: Path,
    warm: Callable[[], object] | None = None,
) -> None:
    """The same as the flags say; a person may stop it."""
    say(f"results go to {os.path.relpath(file)}")
    try:
        run(play, tasks, file, options.jobs, options.nice, warm, address=options.cluster)
    except KeyboardInterrupt:
        say(f"\nstopped; --resume --file {os.path.relpath(file)} goes on")


def _pooled(
    play: Callable[[tuple[Kind, int]], Found],
    tasks: Sequence[tuple[Kind, int]],
    jobs: int,
    niceness: int,
    warm: Callable[[], object] | None,
) -> Generator[Found, None, None]:
    os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"
    spawned = multiprocessing.get_context("spawn")  # so that they read the setting above
    with spawned.Pool(jobs, _prepare, (niceness, warm)) as pool:
        yield from pool.imap_unordered(play, tasks)


def _prepare(niceness: int, warm: Callable[[], object] | None) -> None:
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process tells the others
    os.nice(niceness)
    if warm is not None:
        warm()


class Bar:
    """The progress, the latest finding, and the estimated time left."""

    def __init__(self, kinds: Sequence[Hashable]) -> None:
        self._left = Counter(kinds)
        self._all, self._done = len(kinds), 0
        self._cpu: defaultdict[Hashable, list[float]] = defaultdict(list)
        self._begun = self._shown = time.monotonic()

    def advance(self, found: Finding) -> None:
        self._done += 1
        self._left[found.kind] -= 1
        self._cpu[found.kind].append(found.cpu)
        if self._done == self._all or time.monotonic() > self._shown + 0.5:
            self.show(found.told)

    def show(self, last: str = "") -> None:
        self._shown = time.monotonic()
        filled = 24 * self._done // max(1, self._all)
        left = "?" if not self._done else _clock(self._seconds_left())
        text = f"[{'#' * filled}{'.' * (24 - filled)}] {self._done}/{self._all}  left {left}"
        sys.stderr.write(f"\r\033[K{text}  {last}"[:110])
        sys.stderr.flush()

    def _seconds_left(self) -> float:
        """Estimated from the time that tasks of each kind have taken so far."""
        times = [cpu for one in self._cpu.values() for cpu in one]
        usual = sum(times) / len(times)
        work = sum(
            count * (sum(self._cpu[kind]) / len(self._cpu[kind]) if self._cpu.get(kind) else usual)
            for kind, count in self._left.items()
        )
        return work * (time.monotonic() - self._begun) / max(sum(times), 1e-9)

    def close(self) -> None:
        sys.stderr.write("\n")


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 3600}:{int(seconds) // 60 % 60:02}:{int(seconds) % 60:02}"
