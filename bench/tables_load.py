"""Measures the server with tables of eight who all act at once, beside the least that Python can do.

    python -m bench.tables_load
    python -m bench.tables_load --rates 1,2,3,4 --tables 100 --secs 20 --passes 3 --urgent
    python -m bench.tables_load --only knobel --rates 1 --passes 1

Every pass measures both servers at every rate, ours first: the floor sends messages of the lengths
that ours had.  bench/README.md says what the figures mean.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from bench.games import LIVE
from bench.readings import Row, grouped, observe, say, spread, was_busy, written
from bench.servers import LOADED, CannotMeasure, Server, fan_out

LIMIT = 100.0
"""Milliseconds; the 99th percentile is to stay below."""
NAMES = ("knobel", "floor")
FAULTS = ("refused", "lost", "stuck")
"""What must not happen; what the rules refuse is counted apart."""
USUAL: Row = {"bytes_per_update": 230, "bytes_per_command": 75}
"""When only the floor is measured."""


@dataclass(frozen=True)
class Load:
    """A number of matches, and how often every seat acts."""

    tables: int
    rate: float
    secs: float
    warmup: float
    is_urgent: bool


def measure(load: Load, name: str, lengths: Row) -> Row:
    """Start the server, play against it, and give all figures."""
    ours = name == LOADED.name
    server = LOADED if ours else fan_out(lengths["bytes_per_update"])
    found = observe(
        server, "tables.mjs", options_of(load, server, lengths), is_urgent=load.is_urgent
    )
    told = {n: round(v, 2) if isinstance(v, float) else v for n, v in found.told.items()}
    return {
        "server": name,
        "tables": load.tables,
        "rate": load.rate,
        **told,
        "server_cpu_pct": found.server_pct,
        "us_per_command": found.us_per(told["answered"]),
        "foreign_cpu_pct": found.foreign_pct,
    }


def options_of(load: Load, server: Server, lengths: Row) -> dict[str, Any]:
    return {
        "driver": LIVE if server is LOADED else server.driver,
        "tables": load.tables,
        "rate": load.rate,
        "secs": load.secs,
        "warmup": load.warmup,
        "asked": round(lengths["bytes_per_command"]),
    }


# Telling


def line_of(row: Row) -> str:
    faults = {name: row[name] for name in FAULTS if row[name]}
    return (
        f"{row['commands_per_s']:>7,.0f} commands/s   p50 {row['p50_ms']:>7.2f} ms"
        f"   p99 {row['p99_ms']:>7.2f} ms   {row['us_per_command']:>5.0f} µs CPU each"
        f"   foreign {row['foreign_cpu_pct']:>4.0f} %" + (f"   {faults}" if faults else "")
    )


def table_of(rows: Sequence[Row]) -> str:
    """The middle pass of each server, and for what players feel the extremes too."""
    heads = ("a second and seat", "server", "commands/s", "p50 ms", "p99 ms", "µs CPU/command")
    lines = [
        f"| {' | '.join(heads)} | server CPU % | foreign CPU % |",
        "|--:|---|--:|--:|--:|--:|--:|--:|",
    ]
    for (rate, name), passes in grouped(rows, "rate", "server").items():
        lines.append(
            f"| {rate:g} | {name} | {_middle(passes, 'commands_per_s'):,.0f}"
            f" | {_middle(passes, 'p50_ms'):.1f} | {_span(passes, 'p99_ms')}"
            f" | {_middle(passes, 'us_per_command'):.0f}"
            f" | {_middle(passes, 'server_cpu_pct'):.0f} | {_span(passes, 'foreign_cpu_pct')} |"
        )
    return "\n".join(lines)


def ratios_of(rows: Sequence[Row]) -> str:
    """Ours against the floor, pass by pass."""
    lines = []
    for (rate,), found in grouped(rows, "rate").items():
        by_server = {name: passes for (name,), passes in grouped(found, "server").items()}
        pairs = list(zip(*(by_server.get(name, []) for name in NAMES), strict=False))
        ratios = [ours["us_per_command"] / floor["us_per_command"] for ours, floor in pairs]
        if ratios:
            lines.append(f"{rate:g} a second: knobel / floor, CPU per command: {spread(ratios, 1)}")
    return "\n".join(lines)


def sizes_of(rows: Sequence[Row]) -> str:
    """What goes over the wire for a command of ours."""
    ours = [row for row in rows if row["server"] == LOADED.name]
    if not ours:
        return ""
    return (
        f"a command: {_middle(ours, 'bytes_per_command'):.0f} bytes,"
        f" {_middle(ours, 'messages_per_command'):.1f} messages back;"
        f" an update: {_middle(ours, 'bytes_per_update'):.0f} bytes on average,"
        f" {_middle(ours, 'bare_pct'):.0f} % of them bare;"
        f" refused by the rules: {sum(row['by_rules'] for row in ours)}"
        f" of {sum(row['sent'] for row in ours):,}"
    )


def highest_of(rows: Sequence[Row]) -> float | None:
    """The highest rate that kept the limit in every pass, as did all rates below it."""
    kept = None
    ours = [row for row in rows if row["server"] == LOADED.name]
    for (rate,), passes in sorted(grouped(ours, "rate").items()):
        if not all(is_kept(row) for row in passes):
            break
        kept = rate
    return kept


def is_kept(row: Row) -> bool:
    return row["p99_ms"] is not None and row["p99_ms"] < LIMIT and not has_fault(row)


def has_fault(row: Row) -> bool:
    return any(row[name] for name in FAULTS)


def _middle(rows: Sequence[Row], name: str) -> float:
    return float(median(row[name] for row in rows))


def _span(rows: Sequence[Row], name: str) -> str:
    values = [row[name] for row in rows]
    return f"{values[0]:.0f}" if len(values) == 1 else spread(values, 0)


# The command line


def options_from(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.tables_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rates", default="1,2,3", help="commands a second and seat; several")
    parser.add_argument("--secs", type=float, default=20, help="measured time of a run")
    parser.add_argument("--warmup", type=float, default=5, help="time before that")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--urgent", action="store_true", help="go before other work (as root)")
    parser.add_argument("--only", default=",".join(NAMES), help=f"of {', '.join(NAMES)}")
    options = parser.parse_args(arguments)
    options.rates = [float(rate) for rate in options.rates.split(",")]
    options.names = [name for name in NAMES if name in options.only.split(",")]
    return options


def measure_all(options: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    with written("tables") as write:
        for number in range(1, options.passes + 1):
            for rate in options.rates:
                load = Load(options.tables, rate, options.secs, options.warmup, options.urgent)
                lengths = USUAL
                for name in options.names:
                    say(f"[{number}/{options.passes}] {rate:4g} {name:6}", end="")
                    row = measure(load, name, lengths)
                    lengths = row
                    rows.append(row)
                    write(row)
                    say(line_of(row))
    return rows


def main(arguments: Sequence[str] | None = None) -> int:
    options = options_from(arguments)
    try:
        rows = measure_all(options)
    except CannotMeasure as reason:
        say(str(reason))
        return 1
    say(f"\n{table_of(rows)}\n\n{ratios_of(rows)}\n{sizes_of(rows)}")
    highest = highest_of(rows)
    if LOADED.name in options.names:
        told = "at none of these rates" if highest is None else f"up to {highest:g} a second"
        say(f"p99 below {LIMIT:.0f} ms in every pass: {told}")
    if was_busy(rows):
        say("The machine was busy with other things: trust µs CPU more than the rest.")
    return 1 if any(has_fault(row) for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
