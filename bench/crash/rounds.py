"""Kills the server under load, restarts it on the same data, and looks for losses.

    python -m bench.crash
    python -m bench.crash --rounds 100 --matches 30 --secs 2.5 --seed 7
    python -m bench.crash --rounds 5 --games NAME,NAME

All games are played side by side.  Everything that a client was told is a promise: acknowledged
commands, versions that were seen, seats that were given.  After every restart the database is
compared with the promises.  The clients then repeat their unanswered commands, and some of the
answered ones.
"""

import argparse
import asyncio
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import httpx
from msgspec import Struct

from bench.crash.check import Database, Kill, faults_of, is_fair, shifts_of
from bench.crash.players import Server
from bench.crash.promises import Fault, Promises
from bench.crash.tables import Table, tables_for
from bench.servers import (
    LOADED,
    RESULTS,
    CannotMeasure,
    data_folder,
    environment,
    free_port,
    kill,
    running,
)
from knobel.catalog import GAMES

USUAL, SHORT = (0.7, 1.3), (0, 0.4)
"""How long a round is, in parts of --secs; in one of five people are still coming back."""
RUSH = 0.03
"""Seconds within which the server dies after everybody has acted at once."""
LAST = 1.0
"""Seconds at the end in which all clients come back."""
LONG = 0.1
"""Share of the outages that last longer than a clock may be shifted; after these the server dies at
once again, while it is still stopping the clocks."""
OUTAGE = 3.0
"""Seconds of such an outage."""
COLUMNS = ("acknowledged", "unanswered", "sent again", "lost", "doubled", "refused, yet done")
MOST_TOLD = 20
"""How many faults are printed."""


class Found(Struct, frozen=True):
    """What a check has found."""

    faults: list[Fault]
    shifts: list[int | None]
    """By how much outages shifted clocks, in milliseconds."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


# Playing


async def play_and_kill(
    tables: Sequence[Table], process: subprocess.Popen[bytes], port: int, secs: float, rush: float
) -> Kill:
    """Let everybody play for some seconds, then kill the server in a rush of commands."""
    loop = asyncio.get_running_loop()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        server = Server(port, http)
        games = [asyncio.create_task(table.play(server)) for table in tables]
        await http.get("/health")
        server.rush = loop.time() + secs
        await asyncio.sleep(secs + rush)
        before = _now()
        kill(process)
        killed = Kill(before, _now())
        await asyncio.wait_for(asyncio.gather(*games), 30)
    return killed


def _now() -> int:
    return int(time.time() * 1000)


# Checking


def check(promises: Promises, data: Path, kills: Sequence[Kill], wanted: Sequence[str]) -> Found:
    """Compare what was promised about these matches with the database."""
    stored = dict(Database(data).matches(wanted)) if wanted else {}
    faults, shifts = list(promises.faults), []
    for match in wanted:
        faults += faults_of(promises.matches[match], stored.get(match))
    for match, found in stored.items():
        for shift in shifts_of(found, kills):
            shifts.append(shift)
            if not is_fair(shift):
                faults.append(Fault("lost", "clock", match, f"shifted by {shift} ms"))
    return Found(faults, shifts)


def is_replayed(data: Path) -> bool:
    """Whether `knobel verify` finds every match as the rules would play it."""
    command = [sys.executable, "-m", "knobel.main", "verify", "--data", str(data)]
    done = subprocess.run(command, env=environment(), stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0


# Telling


def table_of(promises: Promises, faults: Sequence[Fault]) -> str:
    """For each kind of command how often it was acknowledged, sent again, lost and doubled."""
    acked: Counter[str] = Counter()
    again: Counter[str] = Counter()
    for known in promises.matches.values():
        acked.update(known.tickets.values())
        acked.update(sent.kind for sent in known.sent.values() if sent.acked)
        again.update(sent.kind for sent in known.sent.values() if sent.times > 1)
    wrong = Counter((fault.kind, fault.wrong) for fault in faults)
    kinds = sorted({*acked, *again, *promises.unanswered, *(kind for kind, _ in wrong)})
    rows = {
        kind: [acked[kind], promises.unanswered[kind], again[kind]]
        + [wrong[kind, fault] for fault in ("lost", "doubled", "refused")]
        for kind in kinds
    }
    rows["all"] = [sum(column) for column in zip(*rows.values(), strict=True)]
    return "\n".join(
        [
            f"| command | {' | '.join(COLUMNS)} |",
            f"|---|{'--:|' * len(COLUMNS)}",
            *(f"| {kind} | {' | '.join(f'{n:,}' for n in row)} |" for kind, row in rows.items()),
        ]
    )


def line_of(found: Found, promises: Promises, took: float) -> str:
    counts = Counter(fault.wrong for fault in found.faults)
    commands = [sent for known in promises.matches.values() for sent in known.sent.values()]
    return (
        f"{sum(bool(sent.acked) for sent in commands):>8,} acknowledged"
        f" in {len(promises.matches):,} matches, {sum(promises.unanswered.values()):,} unanswered,"
        f" {counts['lost']} lost, {counts['doubled']} doubled, {counts['refused']} refused yet done"
        f"   {clocks_of(found)}   {took:.1f} s"
    )


def clocks_of(found: Found) -> str:
    known = [shift for shift in found.shifts if shift is not None]
    never = len(found.shifts) - len(known)
    span = f"{min(known)} to {max(known)} ms" if known else "none"
    return f"{len(found.shifts)} clocks: {span}" + (f", {never} never stopped" if never else "")


# The command line


def options_from(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.crash",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--matches", type=int, default=30, help="how many are played at a time")
    parser.add_argument("--secs", type=float, default=2.5, help="how long a round is, on average")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", default=",".join(GAMES), help=f"of {', '.join(GAMES)}")
    options = parser.parse_args(arguments)
    options.games = [game for game in GAMES if game in options.games.split(",")]
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    options = options_from(arguments)
    try:
        return run(options)
    except CannotMeasure as reason:
        say(str(reason))
        return 1


def run(options: argparse.Namespace) -> int:
    """All rounds, then a check of everything; the exit status."""
    promises = Promises()
    tables = tables_for(options.games, options.matches, options.seed, promises)
    rng = Random(options.seed)
    kills: list[Kill] = []
    is_long = False
    with data_folder() as data:
        for number in range(1, options.rounds + 1):
            begun = time.monotonic()
            with running(LOADED, port := free_port(), data) as process:
                found = check(promises, data, kills, sorted(promises.fresh))
                promises.fresh.clear()
                secs = options.secs * rng.uniform(*(SHORT if rng.random() < 0.2 else USUAL))
                secs = 0 if is_long else secs
                playing = play_and_kill(tables, process, port, secs, rng.uniform(0, RUSH))
                kills.append(asyncio.run(playing))
            took = time.monotonic() - begun
            say(f"[{number:>3}/{options.rounds}] {line_of(found, promises, took)}")
            if found.faults:
                break
            is_long = rng.random() < LONG
            time.sleep(OUTAGE if is_long else 0)
        else:  # all come back once more, and send what was not answered
            with running(LOADED, port := free_port(), data) as process:
                kills.append(asyncio.run(play_and_kill(tables, process, port, LAST, 0)))
        status = report(promises, data, kills)
        if status:
            kept = shutil.copytree(data, RESULTS / f"crash-{options.seed}", dirs_exist_ok=True)
            say(f"the database is kept in {kept}")
        return status


def report(promises: Promises, data: Path, kills: Sequence[Kill]) -> int:
    everything = check(promises, data, kills, list(promises.matches))
    is_sound = is_replayed(data)
    strangers = Database(data).names() - promises.matches.keys()
    say(f"\n{table_of(promises, everything.faults)}\n\n{clocks_of(everything)}")
    seen = sum(len(known.seen) for known in promises.matches.values())
    say(f"{seen:,} versions seen in {len(promises.matches):,} matches")
    say(f"{len(strangers)} more matches, of which nobody was told")
    for fault in everything.faults[:MOST_TOLD]:
        say(f"{fault.wrong}: {fault.kind} in {fault.match}: {fault.about}")
    say("the log replays as it was written" if is_sound else "the log does not replay")
    return 1 if everything.faults or not is_sound else 0
