"""Plays against a server, and measures what the machine does meanwhile."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bench.servers import (
    GENERATOR_CPU,
    LOAD,
    RESULTS,
    CannotMeasure,
    Server,
    data_folder,
    environment,
    free_port,
    pinned,
    prefer,
    running,
)

TICKS = os.sysconf("SC_CLK_TCK")
FINISHING = 180.0
"""Seconds that the load generator may take to report its results."""
BUSY = 20.0
"""Percent of a core; with more foreign work than this, only CPU per command can be compared."""

Row = dict[str, Any]


def say(text: str = "", *, end: str = "\n") -> None:
    sys.stdout.write(f"{text}{end}")
    sys.stdout.flush()


# What the machine does


@dataclass(frozen=True)
class Reading:
    """CPU seconds used so far by the server, by the generator, and by all; bytes on disk and in memory."""

    server: float
    generator: float
    all: float
    stored: int
    resident: int


def read_machine(server: int, generator: int) -> Reading:
    return Reading(
        _cpu_of_session(server),
        _cpu_of_session(generator),
        _cpu_of_all(),
        _stored_by(server),
        memory_of(server),
    )


def memory_of(process: int) -> int:
    """Bytes of memory that a process has."""
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _stored_by(process: int) -> int:
    """Bytes that a process has sent to the disk."""
    facts = Path(f"/proc/{process}/io").read_text(encoding="ascii").split()
    return int(facts[facts.index("write_bytes:") + 1])


def _cpu_of_session(leader: int) -> float:
    """Seconds used by a process and by whatever it has started."""
    used = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        session, user, system = int(fields[3]), int(fields[11]), int(fields[12])
        used += user + system if session == leader else 0
    return used / TICKS


def _cpu_of_all() -> float:
    line = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0]
    user, nice, system, _idle, _wait, irq, soft, steal = map(int, line.split()[1:9])
    return (user + nice + system + irq + soft + steal) / TICKS


# Playing


@dataclass(frozen=True)
class Finding:
    """What the generator told, and the CPU seconds of the measured time."""

    told: Row
    used: float
    """By the server."""
    foreign: float
    """By everything else but the generator."""
    stored: int
    """Bytes that the server has sent to the disk."""
    resident: int
    """Bytes of its memory at the end."""

    @property
    def secs(self) -> float:
        return float(self.told["secs"])

    @property
    def server_pct(self) -> float:
        return round(100 * self.used / self.secs, 1)

    @property
    def foreign_pct(self) -> float:
        return round(100 * self.foreign / self.secs, 1)

    def us_per(self, count: float) -> float:
        """Microseconds of the server's CPU time for each of *count* things."""
        return round(1e6 * self.used / max(1, count), 1)


def observe(
    server: Server, program: str, options: dict[str, Any], *, is_urgent: bool = False
) -> Finding:
    """Start the server, let a program of load/ play against it, and give all figures."""
    port = free_port()
    words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    command = ["node", str(LOAD / program), "--port", str(port), *words]
    with data_folder() as data, running(server, port, data) as process:
        generator = subprocess.Popen(
            pinned(GENERATOR_CPU, command),
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            if is_urgent:
                prefer(process.pid)
                prefer(generator.pid)
            return _watch(server, process.pid, generator)
        finally:
            generator.kill()
            generator.wait()


def _watch(server: Server, pid: int, generator: subprocess.Popen[str]) -> Finding:
    readings: dict[str, Reading] = {}
    said = ""
    assert generator.stderr is not None
    for line in generator.stderr:  # ends with the generator, which is bounded in time
        word = line.strip()
        if word in {"begin", "end"}:
            readings[word] = read_machine(pid, generator.pid)
        else:
            said += line
    out, _ = generator.communicate(timeout=FINISHING)
    if len(readings) != 2 or not out:
        raise CannotMeasure(f"the generator failed with {server.name}: {said[-500:]}")
    begin, end = readings["begin"], readings["end"]
    used = end.server - begin.server
    foreign = (end.all - begin.all) - used - (end.generator - begin.generator)
    stored = end.stored - begin.stored
    return Finding(json.loads(out), used, foreign, stored, end.resident)


# Keeping


@contextmanager
def written(name: str) -> Iterator[Callable[[Row], None]]:
    """Writes every row it is given as a line of a new file of results."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / time.strftime(f"{name}-%Y%m%d-%H%M%S.jsonl")
    with path.open("w", encoding="utf-8") as file:

        def write(row: Row) -> None:
            file.write(f"{json.dumps(row)}\n")
            file.flush()

        yield write
    say(f"\nwritten to {path.relative_to(RESULTS.parent.parent)}")


# Comparing


def grouped(rows: Sequence[Row], *names: str) -> dict[tuple[Any, ...], list[Row]]:
    groups: dict[tuple[Any, ...], list[Row]] = {}
    for row in rows:
        groups.setdefault(tuple(row[name] for name in names), []).append(row)
    return groups


def spread(values: Sequence[float], digits: int) -> str:
    """The middle one and the extremes."""
    middle, least, most = (
        f"{value:.{digits}f}" for value in (median(values), min(values), max(values))
    )
    return f"{middle} ({least} to {most})"


def was_busy(rows: Sequence[Row]) -> bool:
    """Whether other things had more of the machine than they may."""
    return any(row["foreign_cpu_pct"] > BUSY for row in rows)
