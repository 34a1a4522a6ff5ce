"""Kills the server under load, starts it again on the same data, and counts the moves that are gone.

    python -m bench.crash
    python -m bench.crash --rounds 5 --matches 100 --rate 10 --secs 3

A move counts as promised once its mover was told that it is written down, or its opponent has seen
it.  After every restart the server is asked for all games of all rounds so far: each promised move
must be there, in its place, with nothing else between.
"""

import argparse
import json
import random
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.servers import (
    GENERATOR_CPU,
    KNOBEL,
    LOAD,
    CannotMeasure,
    data_folder,
    environment,
    free_port,
    kill,
    pinned,
    running,
)


class Witness(Struct, frozen=True):
    """What the players of one match knew when the server died."""

    id: str
    token: str
    acked: int
    seen: int
    rods: list[str]

    @property
    def promised(self) -> int:
        return max(self.acked, self.seen)


class Found(Struct, frozen=True):
    """How a match compares with what was known of it."""

    promised: int
    stored: int
    lost: int


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def play_and_kill(data: Path, matches: int, rate: float, secs: float) -> list[Witness]:
    """Play for some seconds, kill the server, and give what the players know."""
    port = free_port()
    words = ["--port", str(port), "--matches", str(matches), "--rate", str(rate)]
    with running(KNOBEL, port, data) as server:
        players = subprocess.Popen(
            pinned(GENERATOR_CPU, ["node", str(LOAD / "crash.mjs"), *words]),
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            assert players.stderr is not None
            said = players.stderr.readline()
            if said.strip() != "begin":
                raise CannotMeasure(f"the players could not begin: {said}")
            time.sleep(secs)
            kill(server)
            out, complaints = players.communicate(timeout=60)
        finally:
            players.kill()
            players.wait()
    if complaints:
        raise CannotMeasure(complaints)
    return msgspec.json.decode(out, type=list[Witness])


def look_for(witnesses: Sequence[Witness], data: Path) -> list[Found]:
    """Start the server on what is left, and ask it for every match."""
    port = free_port()
    with running(KNOBEL, port, data):
        return [_compare(witness, _stored_rods(port, witness)) for witness in witnesses]


def _stored_rods(port: int, witness: Witness) -> list[str]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/matches/{witness.id}/history",
        headers={"Authorization": f"Bearer {witness.token}"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 -- our own server
        history = json.load(answer)
    events = [event for step in history["steps"] for event in step["events"]]
    return [event["rod"] for event in events if event["type"] == "dropped"]


def _compare(witness: Witness, stored: list[str]) -> Found:
    right = 0
    for mine, theirs in zip(witness.rods, stored, strict=False):
        if mine != theirs:
            break
        right += 1
    return Found(witness.promised, len(stored), max(0, witness.promised - right))


def is_sound(data: Path) -> bool:
    """Whether every match replays to what is stored."""
    command = [sys.executable, "-m", "knobel.main", "verify", "--data", str(data)]
    done = subprocess.run(
        command, env=environment(), stdout=subprocess.DEVNULL, check=False, timeout=300
    )
    return done.returncode == 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.crash", description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--rate", type=float, default=10, help="moves a second and match")
    parser.add_argument("--secs", type=float, default=3, help="how long is played, on average")
    options = parser.parse_args(arguments)
    try:
        return run_rounds(options)
    except CannotMeasure as reason:
        say(str(reason))
        return 1


def run_rounds(options: argparse.Namespace) -> int:
    witnesses: list[Witness] = []
    lost = 0
    with data_folder() as data:
        for number in range(1, options.rounds + 1):
            secs = options.secs * random.uniform(0.7, 1.3)  # any moment may be the wrong one
            witnesses += play_and_kill(data, options.matches, options.rate, secs)
            found = look_for(witnesses, data)
            lost = sum(match.lost for match in found)
            say(
                f"[{number}/{options.rounds}] {sum(match.promised for match in found):,} moves"
                f" promised in {len(found)} matches,"
                f" {sum(match.stored for match in found):,} stored, {lost} lost"
            )
            if lost:
                break
        sound = is_sound(data)
    say("the log replays as it was written" if sound else "the log does not replay")
    return 1 if lost or not sound else 0


if __name__ == "__main__":
    sys.exit(main())
