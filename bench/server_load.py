"""Measures the server under load, beside the least that Python can do and beside boardgame.io.

    python -m bench.server_load
    python -m bench.server_load --matches 500 --secs 5 --modes sat,paced --passes 3
    python -m bench.server_load --only knobel --modes sat --passes 1
    python -m bench.server_load --only knobel --driver NAME

Every pass measures every server once, so that whatever else the machine does meets all of them
alike.  bench/README.md says what the figures mean.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

from bench.readings import Row, grouped, observe, say, spread, was_busy, written
from bench.servers import LOADED, SERVERS, CannotMeasure, Server, install_peers, of_checkout

MODES = ("sat", "paced")
PLIES = 64
MOST_EXPECTED = 10_000
"""Moves a second: how many games are opened beforehand in the mode *sat*."""


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

    def options(self) -> dict[str, Any]:
        """What the generator is told."""
        return {
            "driver": self.server.driver,
            "matches": self.matches,
            "mode": self.mode,
            "rate": self.rate,
            "secs": self.secs,
            "warmup": self.warmup,
            "stock": self.games_each(),
        }


def measure(run: Run, *, is_urgent: bool = False) -> Row:
    """Start the server, play against it, and give all figures."""
    found = observe(run.server, "generate.mjs", run.options(), is_urgent=is_urgent)
    return {
        "server": run.server.name,
        "mode": run.mode,
        "matches": run.matches,
        **{name: round(value, 2) for name, value in found.told.items()},
        "server_cpu_pct": found.server_pct,
        "us_per_move": found.us_per(found.told["moves"]),
        "kb_per_move": round(found.stored / 1000 / max(1, found.told["moves"]), 2),
        "memory_mb": round(found.resident / 1e6, 1),
        "foreign_cpu_pct": found.foreign_pct,
    }


# Telling


def line_of(row: Row) -> str:
    faults = {name: row[name] for name in ("refused", "lost", "stuck") if row[name]}
    return (
        f"{row['moves_per_s']:>9,.0f} moves/s   p50 {row['p50_ms']:>7.2f} ms"
        f"   p99 {row['p99_ms']:>7.2f} ms   {row['us_per_move']:>6.0f} µs CPU/move"
        f"   {row['kb_per_move']:>5.1f} kB/move   {row['memory_mb']:>4.0f} MB"
        f"   foreign {row['foreign_cpu_pct']:>4.0f} %" + (f"   {faults}" if faults else "")
    )


def table_of(rows: Sequence[Row]) -> str:
    """The best pass of each server: other work on the machine can only slow a pass down."""
    lines = [
        "| mode | matches | server | moves/s | p50 ms | p99 ms | µs CPU/move | foreign CPU % |",
        "|---|--:|---|--:|--:|--:|--:|--:|",
    ]
    for (mode, matches), found in grouped(rows, "mode", "matches").items():
        for (name,), passes in grouped(found, "server").items():
            best = _best(passes)
            lines.append(
                f"| {mode} | {matches} | {name} | {best['moves_per_s']:,.0f} "
                f"| {best['p50_ms']:.2f} | {best['p99_ms']:.2f} "
                f"| {_least_cpu(passes):.0f} | {best['foreign_cpu_pct']:.0f} |"
            )
    return "\n".join(lines)


def ratios_of(rows: Sequence[Row]) -> str:
    """Ours against each of the others, pass by pass; the middle one and the extremes."""
    lines = []
    for (mode, matches), found in grouped(rows, "mode", "matches").items():
        by_server = {name: passes for (name,), passes in grouped(found, "server").items()}
        ours = by_server.pop("knobel", [])
        for name, theirs in by_server.items():
            for figure, label in (("moves_per_s", "moves/s"), ("us_per_move", "CPU per move")):
                ratios = [
                    mine[figure] / other[figure] for mine, other in zip(ours, theirs, strict=False)
                ]
                if ratios and not (mode == "paced" and figure == "moves_per_s"):
                    lines.append(
                        f"{mode}, {matches} matches: knobel / {name}, {label}: {spread(ratios, 2)}"
                    )
    return "\n".join(lines)


def _best(passes: Sequence[Row]) -> Row:
    if passes[0]["mode"] == "sat":
        return max(passes, key=lambda row: row["moves_per_s"])
    return min(passes, key=lambda row: row["p99_ms"])


def _least_cpu(passes: Sequence[Row]) -> float:
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
    parser.add_argument("--urgent", action="store_true", help="go before other work (as root)")
    parser.add_argument("--driver", help="how our server is played: a file of load/drivers")
    parser.add_argument("--before", type=Path, help="a checkout of another commit to compare with")
    parser.add_argument("--only", default=",".join(names), help=f"of {', '.join(names)}")
    options = parser.parse_args(arguments)
    options.matches = [int(count) for count in options.matches.split(",")]
    options.modes = [mode for mode in MODES if mode in options.modes.split(",")]
    options.servers = [server for server in SERVERS if server.name in options.only.split(",")]
    if options.before:
        options.servers.append(of_checkout(options.before))
    if options.driver:
        options.servers = [
            replace(server, driver=options.driver) if server.driver == LOADED.driver else server
            for server in options.servers
        ]
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
    try:
        options = options_from(arguments)
        if any(server.is_peer for server in options.servers):
            install_peers()
        rows = measure_all(plan(options), is_urgent=options.urgent)
    except CannotMeasure as reason:
        say(str(reason))
        return 1
    say(f"\n{table_of(rows)}\n\n{ratios_of(rows)}")
    if was_busy(rows):
        say("\nThe machine was busy with other things: trust µs CPU/move more than the rest.")
    return 1 if any(row["refused"] or row["lost"] for row in rows) else 0


def measure_all(runs: Sequence[Run], *, is_urgent: bool) -> list[Row]:
    rows = []
    with written("server") as write:
        for number, run in enumerate(runs, start=1):
            head = f"[{number}/{len(runs)}] {run.mode:5} {run.matches:4} {run.server.name:12}"
            say(head, end="")
            row = measure(run, is_urgent=is_urgent)
            rows.append(row)
            write(row)
            say(line_of(row))
    return rows


if __name__ == "__main__":
    sys.exit(main())
