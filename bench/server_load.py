"""Measures the server under load, beside the least that Python can do and beside boardgame.io.

    python -m bench.server_load
    python -m bench.server_load --matches 500 --secs 5 --modes sat,paced --passes 3
    python -m bench.server_load --only knobel --modes sat --passes 1

Every pass measures every server once, so that whatever else the machine does meets all of them
alike.  bench/README.md says what the figures mean.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from bench.servers import (
    GENERATOR_CPU,
    LOAD,
    RESULTS,
    SERVERS,
    CannotMeasure,
    Server,
    data_folder,
    environment,
    free_port,
    install_peers,
    pinned,
    running,
)

MODES = ("sat", "paced")
PLIES = 64
MOST_EXPECTED = 10_000
"""Moves a second: how many games are opened beforehand in the mode *sat*."""
TICKS = os.sysconf("SC_CLK_TCK")
SETTING_UP = 180.0
"""Seconds that seating all players may take."""
BUSY = 20.0
"""Percent of a core; with more foreign work than this, only CPU per move can be compared."""


def say(text: str = "") -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


@dataclass(frozen=True)
class Run:
    """One server under one load."""

    server: Server
    mode: str
    matches: int
    secs: float
    warmup: float
    rate: float

    def games_each(self) -> int:
        """How many games a match will need at most."""
        pace = MOST_EXPECTED / self.matches if self.mode == "sat" else self.rate
        return 2 + int((self.secs + self.warmup) * pace / PLIES)

    def generator(self, port: int) -> list[str]:
        options = {
            "driver": self.server.driver,
            "port": port,
            "matches": self.matches,
            "mode": self.mode,
            "rate": self.rate,
            "secs": self.secs,
            "warmup": self.warmup,
            "stock": self.games_each(),
        }
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        return pinned(GENERATOR_CPU, ["node", str(LOAD / "generate.mjs"), *words])


# What the machine does meanwhile


@dataclass(frozen=True)
class Reading:
    """CPU seconds used so far: by the server, by the generator, and by all."""

    server: float
    generator: float
    all: float


def read_cpu(server: int, generator: int) -> Reading:
    return Reading(_cpu_of_session(server), _cpu_of_session(generator), _cpu_of_all())


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


# Measuring


def measure(run: Run) -> dict[str, Any]:
    """Start the server, play against it, and give all figures."""
    port = free_port()
    with data_folder() as data, running(run.server, port, data) as server:
        generator = subprocess.Popen(
            run.generator(port),
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            return _watch(run, server, generator)
        finally:
            generator.kill()
            generator.wait()


def _watch(
    run: Run, server: subprocess.Popen[bytes], generator: subprocess.Popen[str]
) -> dict[str, Any]:
    readings: dict[str, Reading] = {}
    said = ""
    assert generator.stderr is not None
    for line in generator.stderr:  # ends with the generator, which is bounded in time
        word = line.strip()
        if word in {"begin", "end"}:
            readings[word] = read_cpu(server.pid, generator.pid)
        else:
            said += line
    out, _ = generator.communicate(timeout=SETTING_UP)
    if len(readings) != 2 or not out:
        raise CannotMeasure(f"the generator failed with {run.server.name}: {said[-500:]}")
    return _figures(run, json.loads(out), readings["begin"], readings["end"])


def _figures(run: Run, told: dict[str, Any], begin: Reading, end: Reading) -> dict[str, Any]:
    used = end.server - begin.server
    foreign = (end.all - begin.all) - used - (end.generator - begin.generator)
    return {
        "server": run.server.name,
        "mode": run.mode,
        "matches": run.matches,
        **{name: round(value, 2) for name, value in told.items()},
        "server_cpu_pct": round(100 * used / told["secs"], 1),
        "us_per_move": round(1e6 * used / max(1, told["moves"]), 1),
        "foreign_cpu_pct": round(100 * foreign / told["secs"], 1),
    }


# Telling


def line_of(row: dict[str, Any]) -> str:
    faults = {name: row[name] for name in ("refused", "lost", "stuck") if row[name]}
    return (
        f"{row['moves_per_s']:>9,.0f} moves/s   p50 {row['p50_ms']:>7.2f} ms"
        f"   p99 {row['p99_ms']:>7.2f} ms   {row['us_per_move']:>6.0f} µs CPU/move"
        f"   foreign {row['foreign_cpu_pct']:>4.0f} %" + (f"   {faults}" if faults else "")
    )


def table_of(rows: Sequence[dict[str, Any]]) -> str:
    """The best pass of each server: other work on the machine can only slow a pass down."""
    lines = [
        "| mode | matches | server | moves/s | p50 ms | p99 ms | µs CPU/move | foreign CPU % |",
        "|---|--:|---|--:|--:|--:|--:|--:|",
    ]
    for (mode, matches), found in _grouped(rows, "mode", "matches").items():
        for (name,), passes in _grouped(found, "server").items():
            best = _best(passes)
            lines.append(
                f"| {mode} | {matches} | {name} | {best['moves_per_s']:,.0f} "
                f"| {best['p50_ms']:.2f} | {best['p99_ms']:.2f} "
                f"| {_least_cpu(passes):.0f} | {best['foreign_cpu_pct']:.0f} |"
            )
    return "\n".join(lines)


def ratios_of(rows: Sequence[dict[str, Any]]) -> str:
    """Ours against each of the others, pass by pass; the middle one and the extremes."""
    lines = []
    for (mode, matches), found in _grouped(rows, "mode", "matches").items():
        by_server = {name: passes for (name,), passes in _grouped(found, "server").items()}
        ours = by_server.pop("knobel", [])
        for name, theirs in by_server.items():
            for figure, label in (("moves_per_s", "moves/s"), ("us_per_move", "CPU per move")):
                ratios = [
                    mine[figure] / other[figure] for mine, other in zip(ours, theirs, strict=False)
                ]
                if ratios and not (mode == "paced" and figure == "moves_per_s"):
                    lines.append(
                        f"{mode}, {matches} matches: knobel / {name}, {label}:"
                        f" {statistics.median(ratios):.2f}"
                        f" ({min(ratios):.2f} to {max(ratios):.2f})"
                    )
    return "\n".join(lines)


def _grouped(
    rows: Sequence[dict[str, Any]], *names: str
) -> dict[tuple[Any, ...], list[dict[str, Any]]]:
    groups: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for row in rows:
        groups.setdefault(tuple(row[name] for name in names), []).append(row)
    return groups


def _best(passes: Sequence[dict[str, Any]]) -> dict[str, Any]:
    if passes[0]["mode"] == "sat":
        return max(passes, key=lambda row: row["moves_per_s"])
    return min(passes, key=lambda row: row["p99_ms"])


def _least_cpu(passes: Sequence[dict[str, Any]]) -> float:
    least: float = min(row["us_per_move"] for row in passes)
    return least


# The command line


def options_from(arguments: Sequence[str] | None) -> argparse.Namespace:
    names = [server.name for server in SERVERS]
    parser = argparse.ArgumentParser(prog="python -m bench.server_load", description=__doc__)
    parser.add_argument("--matches", default="500", help="how many at once; several: 200,500")
    parser.add_argument("--secs", type=float, default=5, help="measured time of a run")
    parser.add_argument("--warmup", type=float, default=2, help="time before that")
    parser.add_argument("--modes", default=",".join(MODES), help="of sat and paced")
    parser.add_argument("--rate", type=float, default=2, help="moves a second and match, if paced")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--only", default=",".join(names), help=f"of {', '.join(names)}")
    options = parser.parse_args(arguments)
    options.matches = [int(count) for count in options.matches.split(",")]
    options.modes = [mode for mode in MODES if mode in options.modes.split(",")]
    options.servers = [server for server in SERVERS if server.name in options.only.split(",")]
    return options


def plan(options: argparse.Namespace) -> list[Run]:
    """All runs in order: within a pass, all servers meet the same load one after the other."""
    loads = product(range(options.passes), options.modes, options.matches)
    return [
        Run(server, mode, matches, options.secs, options.warmup, options.rate)
        for _, mode, matches in loads
        for server in options.servers
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    options = options_from(arguments)
    try:
        if any(server.is_peer for server in options.servers):
            install_peers()
        rows = measure_all(plan(options))
    except CannotMeasure as reason:
        say(str(reason))
        return 1
    say(f"\n{table_of(rows)}\n\n{ratios_of(rows)}")
    if any(row["foreign_cpu_pct"] > BUSY for row in rows):
        say("\nThe machine was busy with other things: trust µs CPU/move more than the rest.")
    return 1 if any(row["refused"] or row["lost"] for row in rows) else 0


def measure_all(runs: Sequence[Run]) -> list[dict[str, Any]]:
    rows = []
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / time.strftime("server-%Y%m%d-%H%M%S.jsonl")
    with path.open("w", encoding="utf-8") as file:
        for number, run in enumerate(runs, start=1):
            head = f"[{number}/{len(runs)}] {run.mode:5} {run.matches:4} {run.server.name:12}"
            sys.stdout.write(head)
            sys.stdout.flush()
            row = measure(run)
            rows.append(row)
            file.write(f"{json.dumps(row)}\n")
            file.flush()
            say(line_of(row))
    say(f"\nwritten to {path.relative_to(RESULTS.parent.parent)}")
    return rows


if __name__ == "__main__":
    sys.exit(main())
